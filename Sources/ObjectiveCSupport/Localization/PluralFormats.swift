import Foundation
import Synchronization

/// Formats with plural rules, as `.stringsdict` files have them: "%#@files@ in %#@folders@".
package enum PluralFormats {
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
        return qualified(format, number)
    }

    /// `format` with variables that refer to the rules with this number.
    private static func qualified(_ format: String, _ number: Int) -> String {
        format.replacing(/%(\d+\$)?#@/) { "%\($0.1 ?? "")#@\(number):" }
    }

    /// `format` with its arguments. Each variable takes the next argument, or the one of its position ("%2$#@files@"), and
    /// its form is selected by that number.
    package static func string(_ format: String, _ arguments: [any CVarArg], language: String) -> String {
        var expanded = format
        var argument = 0
        while let variable = expanded.firstMatch(of: /%(?:(\d+)\$)?#@([^@]+)@/) {
            let position = variable.1.flatMap { Int($0) }.map { $0 - 1 } ?? argument
            let reference = variable.2.split(separator: ":", maxSplits: 1)
            let form = PluralFormats.form(reference, arguments, position, language)
            argument = position + 1
            // Numbers in the form are those of the variable.
            let numbered = variable.1 == nil ? form : form.replacing(/%(?![\d%#])/) { _ in "%\(position + 1)$" }
            expanded.replaceSubrange(variable.range, with: numbered)
        }
        let locale = Locale(identifier: language)
        return String(format: placed(expanded, arguments, locale), locale: locale, arguments: arguments)
    }

    /// `format` with the arguments of the specifiers that have a position. Foundation needs all positions up to the last
    /// one, and a form for zero often leaves out its number.
    private static func placed(_ format: String, _ arguments: [any CVarArg], _ locale: Locale) -> String {
        format.replacing(/%(\d+)\$([-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[a-zA-Z@])/) { specifier in
            guard let position = Int(specifier.1), arguments.indices.contains(position - 1) else { return "" }
            let text = String(format: "%\(specifier.2)", locale: locale, arguments: [arguments[position - 1]])
            return text.replacing("%", with: "%%")
        }
    }

    private static func form(
        _ reference: [Substring], _ arguments: [any CVarArg], _ position: Int, _ language: String
    ) -> String {
        guard reference.count == 2, let number = Int(reference[0]), arguments.indices.contains(position),
            let variable = variables.withLock({ $0.indices.contains(number) ? $0[number][String(reference[1])] : nil })
        else { return "" }
        let category = category(of: arguments[position], language)
        let zero = isZero(arguments[position]) ? variable.forms["zero"] : nil
        let form = zero ?? variable.forms[category.rawValue] ?? variable.forms["other"] ?? ""
        // A form may contain other variables of the same format.
        return qualified(form, number)
    }

    private static func category(of argument: any CVarArg, _ language: String) -> PluralRule.Category {
        let rule = PluralRule(language: language)
        if let integer = argument as? any BinaryInteger { return rule.category(of: Int(clamping: integer)) }
        return (argument as? any BinaryFloatingPoint).map { rule.category(of: Double($0)) } ?? .other
    }

    private static func isZero(_ argument: any CVarArg) -> Bool {
        if let integer = argument as? any BinaryInteger { return Int(clamping: integer) == 0 }
        return (argument as? any BinaryFloatingPoint).map { Double($0) == 0 } ?? false
    }
}
