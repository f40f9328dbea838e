/// The font families, in the order in which glyphs are looked up.
package enum FontFamilies {
    static let system = "Inter"
    /// Inter's optical size for titles, as San Francisco has one.
    static let display = "Inter Display"
    static let emoji = "Noto Color Emoji"
    /// The monospaced design, used in place of San Francisco Mono.
    static let monospaced = "DejaVu Sans Mono"
    /// The serif design, used in place of New York.
    static let serif = "Noto Serif"
    /// Families for scripts that neither Inter nor the CJK fonts cover. Each family costs start-up time, so only those
    /// for iOS's own languages are included.
    static let scripts = ["Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai"]

    /// The families of `scripts` whose marks exceed a Latin line's height. Lines with them are higher, as since iOS 17.
    static let tall: Set<String> = ["Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Thai"]

    /// The national forms of Han characters.
    ///
    /// iOS uses the user's languages. We use the run's language, then the text, so that the same text looks the same on
    /// every machine.
    package enum HanForms: String, Hashable, Sendable {
        case japanese = "JP"
        case korean = "KR"
        case simplifiedChinese = "SC"
        case traditionalChinese = "TC"
        case hongKong = "HK"

        /// All of them, in the order of the alphabet of their codes.
        static let all: [HanForms] = [.hongKong, .japanese, .korean, .simplifiedChinese, .traditionalChinese]

        /// The forms for a language tag such as "zh-Hant" or "ja-JP"; nil for languages without Han characters.
        package init?(language: String) {
            let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
            switch parts.first {
            case "ja": self = .japanese
            case "ko": self = .korean
            case "zh" where parts.contains("hk") || parts.contains("mo"): self = .hongKong
            case "zh" where parts.contains("hant") || parts.contains("tw"): self = .traditionalChinese
            case "yue": self = .hongKong
            case "zh": self = .simplifiedChinese
            default: return nil
            }
        }

        /// Japanese when there is any kana, otherwise Korean when there is any Hangul, otherwise simplified Chinese.
        package init(for text: some Sequence<Unicode.Scalar>) {
            var forms = HanForms.simplifiedChinese
            for scalar in text {
                switch scalar.value {
                case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
                    self = .japanese
                    return
                case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF:
                    forms = .korean
                default:
                    continue
                }
            }
            self = forms
        }
    }

    /// The families of `font` as the comma-separated list that Pango expects.
    static func list(for font: TextFont, han: HanForms, known: Set<String>) -> String {
        // Inter Display has no digits of equal width, and is missing before Inter 4.
        let isTitle = font.size >= SanFranciscoMetrics.displaySize && !font.hasTabularDigits
        let latin = isTitle && known.contains(display) ? display : system
        let fallback = fallback(han)
        switch font.family {
        case .monospaced: return "\(monospaced),\(latin),\(fallback)"
        case .serif: return "\(serif),\(latin),\(fallback)"
        case .named(let name) where known.contains(name): return "\(name),\(latin),\(fallback)"
        case .named(let name):
            guard let family = IOSFonts.family(named: name) else { return "\(latin),\(fallback)" }
            return list(for: family, in: font, latin: latin, han: han, known: known)
        case .system, .rounded: return "\(latin),\(fallback)"
        }
    }

    /// The families that a family of iOS is drawn with: a twin, then the look-alike.
    private static func list(
        for family: IOSFontFamily, in font: TextFont, latin: String, han: HanForms, known: Set<String>
    ) -> String {
        let twin = family.twin(for: font, installed: known).map { $0.family + "," } ?? ""
        switch family.lookAlike {
        case .sans: return "\(twin)\(latin),\(fallback(han))"
        case .serif: return "\(twin)\(serif),\(latin),\(fallback(han))"
        case .monospaced: return "\(twin)\(monospaced),\(latin),\(fallback(han))"
        case .emoji: return "\(emoji),\(latin),\(fallback(han))"
        case .han(let forms): return "\(latin),\(fallback(forms))"
        }
    }

    private static func fallback(_ han: HanForms) -> String {
        "Noto Sans CJK \(han.rawValue),\(scripts.joined(separator: ",")),\(emoji)"
    }
}
