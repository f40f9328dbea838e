/// The families in the order in which glyphs are looked for.
package enum FontFamilies {
    static let system = "Inter"
    /// Inter's cut for titles, as San Francisco has one.
    static let display = "Inter Display"
    static let emoji = "Noto Color Emoji"
    static let monospacedPrefix = "Noto Sans Mono CJK"
    /// What stands in for New York, the serif design.
    static let serif = "Noto Serif"
    /// For scripts that neither Inter nor the CJK fonts have. Each family costs start-up time, so only those of iOS's
    /// own languages are here.
    static let scripts = ["Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai"]

    /// Those of `scripts` whose marks reach beyond a Latin line, so that lines with them are higher, as since iOS 17.
    static let tall: Set<String> = ["Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Thai"]

    /// Which national forms Han characters take. iOS asks the user's languages; we ask the
    /// run's language and then the text, so that the same text looks the same everywhere.
    package enum HanForms: String, Hashable, Sendable {
        case japanese = "JP"
        case korean = "KR"
        case simplifiedChinese = "SC"
        case traditionalChinese = "TC"
        case hongKong = "HK"

        /// The forms of a language tag such as "zh-Hant" or "ja-JP"; nil for languages without Han characters.
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

        /// Japanese when there is any kana, else Korean when there is any hangul, else simplified Chinese.
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

    /// The families of `font`, comma-separated, as Pango wants them.
    static func list(for font: TextFont, han: HanForms, known: Set<String>) -> String {
        // Inter's cut for titles has no digits of equal width.
        let latin = font.size >= SanFrancisco.displaySize && !font.hasTabularDigits ? display : system
        let fallback = "Noto Sans CJK \(han.rawValue),\(scripts.joined(separator: ",")),\(emoji)"
        switch font.family {
        case .monospaced:
            return "\(monospacedPrefix) \(han.rawValue),\(system),\(scripts.joined(separator: ",")),\(emoji)"
        case .serif: return "\(serif),\(latin),\(fallback)"
        case .named(let name) where known.contains(name): return "\(name),\(latin),\(fallback)"
        case .system, .rounded, .named: return "\(latin),\(fallback)"
        }
    }
}
