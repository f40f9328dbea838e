/// The families in the order in which glyphs are looked for.
package enum FontFamilies {
    static let system = "Inter"
    /// Inter's cut for titles, as San Francisco has one.
    static let display = "Inter Display"
    static let emoji = "Noto Color Emoji"
    static let monospacedPrefix = "Noto Sans Mono CJK"

    /// Which national forms Han characters take. iOS asks the user's languages; we ask the text, so that the same
    /// text looks the same everywhere.
    package enum HanForms: String, Hashable, Sendable {
        case japanese = "JP"
        case korean = "KR"
        case simplifiedChinese = "SC"

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
        let latin = font.size >= SanFrancisco.displaySize ? display : system
        let fallback = "Noto Sans CJK \(han.rawValue),\(emoji)"
        switch font.family {
        case .monospaced: return "\(monospacedPrefix) \(han.rawValue),\(system),\(emoji)"
        case .named(let name) where known.contains(name): return "\(name),\(latin),\(fallback)"
        case .system, .named: return "\(latin),\(fallback)"
        }
    }
}
