import Foundation

/// A function's parameters and result, parsed from `(A,B=nil) throws->C`.
struct Signature {
    struct Parameter {
        var type: String
        var defaultValue: String?
    }

    var parameters: [Parameter]
    var effects: String
    var result: String

    /// Nil if `text` does not begin with a parameter list.
    init?(_ text: String) {
        guard text.first == "(", let end = Signature.end(ofBracketIn: text) else { return nil }
        let list = text[text.index(after: text.startIndex)..<end]
        parameters = Signature.split(list, at: ",").map { part in
            let pieces = Signature.split(part, at: "=")
            return Parameter(
                type: pieces[0].trimmingCharacters(in: .whitespaces),
                defaultValue: pieces.count > 1 ? pieces[1...].joined(separator: "=") : nil)
        }
        let rest = text[text.index(after: end)...]
        let arrow = rest.range(of: "->")
        effects = rest[..<(arrow?.lowerBound ?? rest.endIndex)].trimmingCharacters(in: .whitespaces)
        result = arrow.map { String(rest[$0.upperBound...]).trimmingCharacters(in: .whitespaces) } ?? ""
    }

    /// Adds defaults to `count` of the parameters. The tables contain only the number; the rules are those of Swift's
    /// importer.
    mutating func addDefaults(_ count: Int, labels: [String]) {
        guard count > 0 else { return }
        let all = Array(parameters.indices)
        // Imported from Objective-C: options, attributes and an optional trailing closure.
        let imported = all.filter { index in
            let isLastClosure =
                index == all.last && parameters[index].type.hasSuffix("?")
                && (parameters[index].type.contains("->") || parameters[index].type.hasSuffix("Handler?")
                    || parameters[index].type.hasSuffix("Completion?") || parameters[index].type.hasSuffix("Provider?"))
            return isLastClosure || ["options", "attributes", "withAttributes"].contains(labels[index])
        }
        // Declared in Swift: every parameter except the essential ones.
        let purposeful = all.filter { index in
            let type = parameters[index].type
            return type != "Selector" && !type.hasPrefix("@escaping") && labels[index] != "input"
        }
        let trailing = Array(all.suffix(count))
        let chosen =
            if imported.count == count {
                imported
            } else if Set(trailing).isSubset(of: purposeful) || purposeful.count != count {
                trailing
            } else {
                purposeful
            }
        for index in chosen { parameters[index].defaultValue = "_someDefault()" }
    }

    private static func end(ofBracketIn text: String) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// The parts of `text` between separators outside brackets.
    static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        var last: Character = " "
        for index in text.indices {
            let character = text[index]
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
            if character == separator && depth == 0 {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
            last = character
        }
        if start < text.endIndex || !parts.isEmpty { parts.append(text[start...]) }
        return parts
    }
}
