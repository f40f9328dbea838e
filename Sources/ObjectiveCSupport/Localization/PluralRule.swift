/// The plural forms of a language, for whole numbers, after the rules of Unicode's CLDR.
package struct PluralRule {
    package enum Category: String {
        case zero, one, two, few, many, other
    }

    private let language: String

    /// The rule of a language such as "pl" or "pt-BR". An unknown language has the rule of English.
    package init(language: String) {
        self.language = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    }

    package func category(of number: Int) -> Category {
        let count = number.magnitude
        let (tens, ones) = (count % 100, count % 10)
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms": return .other
        case "fr", "pt", "hi", "fa": return count <= 1 ? .one : .other
        case "ru", "uk", "be":
            if ones == 1, tens != 11 { return .one }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
        case "hr", "sr", "bs":
            if ones == 1, tens != 11 { return .one }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .other
        case "pl":
            if count == 1 { return .one }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
        case "cs", "sk": return count == 1 ? .one : (2...4).contains(count) ? .few : .other
        case "ro": return count == 1 ? .one : count == 0 || (1...19).contains(tens) ? .few : .other
        case "lt":
            if ones == 1, !(11...19).contains(tens) { return .one }
            return ones >= 2 && !(11...19).contains(tens) ? .few : .other
        case "sl": return tens == 1 ? .one : tens == 2 ? .two : (3...4).contains(tens) ? .few : .other
        case "he": return count == 1 ? .one : count == 2 ? .two : .other
        case "ar":
            switch count {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
            }
        default: return count == 1 ? .one : .other
        }
    }
}
