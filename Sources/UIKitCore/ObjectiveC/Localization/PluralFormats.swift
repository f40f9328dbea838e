import Foundation
import Synchronization

/// Formats with plural rules, as `.stringsdict` files have them: "%#@files@ in %#@folders@".
enum PluralFormats {
    /// A variable of a format.
    private struct Variable: Sendable {
        /// The type of its argument, such as "d" or "lu".
        let valueType: String
        /// The texts by category: "one", "few", "other" and so on.
        let forms: [String: String]
    }

    private static let variables = Mutex<[[String: Variable]]>([])

    /// A format whose variables refer to `rules`, for `string(_:_:language:)`. Nil if `rules` is no entry of a
    /// `.stringsdict` file.
    static func register(_ rules: [String: Any]) -> String? {
        guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
        let found = rules.compactMapValues { value -> Variable? in
            guard let entry = value as? [String: String], entry["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
            else { return nil }
            return Variable(valueType: entry["NSStringFormatValueTypeKey"] ?? "d", forms: entry)
        }
        let number = variables.withLock { all in
            all.append(found)
            return all.count - 1
        }
        return format.replacingOccurrences(of: "%#@", with: "%#@\(number):")
    }

    /// `format` with its arguments. Each variable takes the next argument, and its form is selected by that number.
    static func string(_ format: String, _ arguments: [any CVarArg], language: String) -> String {
        var expanded = format
        var argument = 0
        while let start = expanded.range(of: "%#@"),
            let end = expanded.range(of: "@", range: start.upperBound..<expanded.endIndex)
        {
            let reference = expanded[start.upperBound..<end.lowerBound].split(separator: ":", maxSplits: 1)
            let form = PluralFormats.form(reference, arguments, argument, language)
            argument += 1
            expanded.replaceSubrange(start.lowerBound..<end.upperBound, with: form)
        }
        return String(format: expanded, locale: Locale(identifier: language), arguments: arguments)
    }

    private static func form(
        _ reference: [Substring], _ arguments: [any CVarArg], _ position: Int, _ language: String
    ) -> String {
        guard reference.count == 2, let number = Int(reference[0]), arguments.indices.contains(position),
            let variable = variables.withLock({ $0.indices.contains(number) ? $0[number][String(reference[1])] : nil })
        else { return "" }
        let count = PluralFormats.count(arguments[position])
        let category = count.map { PluralRule(language: language).category(of: $0).rawValue } ?? "other"
        let zero = count == 0 ? variable.forms["zero"] : nil
        let form = zero ?? variable.forms[category] ?? variable.forms["other"] ?? ""
        // A form may contain other variables of the same format.
        return form.replacingOccurrences(of: "%#@", with: "%#@\(number):")
    }

    /// The whole number in `argument`; nil for fractions and other values.
    private static func count(_ argument: any CVarArg) -> Int? {
        if let integer = argument as? any BinaryInteger { return Int(clamping: integer) }
        return (argument as? any BinaryFloatingPoint).flatMap { Int(exactly: Double($0)) }
    }
}
