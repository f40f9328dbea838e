import UIKitCore

/// The rules of a document's `<style>`: of elements, of classes, and of elements with a class.
struct HTMLStyleRules {
    private var rules: [(selector: String, declarations: String)] = []

    /// Adds rules such as `p, .note { color: red }`. Of selectors with several parts, the last one counts.
    mutating func add(_ text: String) {
        var rest = HTMLStyleRules.withoutComments(text)[...]
        while let brace = rest.firstIndex(of: "{") {
            let selectors = rest[..<brace].split(separator: ",")
            rest = rest[rest.index(after: brace)...]
            let declarations = String(rest.prefix { $0 != "}" })
            rest = rest.dropFirst(declarations.count + 1)
            for selector in selectors {
                guard let last = selector.split(whereSeparator: \.isWhitespace).last else { continue }
                rules.append((String(last), declarations))
            }
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var result = text
        while let start = result.range(of: "/*") {
            let end = result.range(of: "*/", range: start.upperBound..<result.endIndex)?.upperBound ?? result.endIndex
            result.removeSubrange(start.lowerBound..<end)
        }
        return result
    }

    /// Changes the style of an element by the rules for it, those of classes last.
    func apply(to style: inout HTMLStyle, name: String, classes: String) {
        guard !rules.isEmpty else { return }
        for rule in rules where rule.selector.lowercased() == name || rule.selector == "*" {
            style.apply(rule.declarations)
        }
        let classes = classes.split(whereSeparator: \.isWhitespace)
        for rule in rules {
            let parts = rule.selector.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].isEmpty || parts[0].lowercased() == name, classes.contains(parts[1])
            else { continue }
            style.apply(rule.declarations)
        }
    }
}
