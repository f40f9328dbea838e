/// A language that the system's own words exist in; the device's language is one of them.
package enum SystemLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case chineseSimplified = "zh-Hans"
    case arabic = "ar"

    /// The language for an identifier such as "de", "de-AT", "zh_CN.UTF-8" or "zh-Hans-CN"; nil for another language.
    /// Case does not matter. Traditional Chinese is another language.
    package init?(identifier: String) {
        let name = identifier.prefix { $0 != "." && $0 != "@" }
        let parts = name.lowercased().split { $0 == "-" || $0 == "_" }
        let traditional: Set<Substring> = ["hant", "tw", "hk", "mo"]
        switch parts.first {
        case "en": self = .english
        case "de": self = .german
        case "ar": self = .arabic
        case "zh" where parts.contains("hans") || traditional.isDisjoint(with: parts): self = .chineseSimplified
        default: return nil
        }
    }

    /// The layout direction of interfaces in this language.
    package var layoutDirection: UITraitEnvironmentLayoutDirection {
        NSParagraphStyle.defaultWritingDirection(forLanguage: rawValue) == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
