import Foundation

extension NSPredicate {
    /// Creates a predicate about elements from its format, such as `label BEGINSWITH[c] %@ AND isEnabled == true`.
    /// Foundation on Linux has predicates of closures only.
    ///
    /// - Parameters:
    ///   - format: Comparisons (also BEGINSWITH, ENDSWITH, CONTAINS, LIKE, MATCHES, IN, BETWEEN, with `[cd]`), AND, OR,
    ///     NOT and parentheses. Keys are the properties of `XCUIElementAttributes`, `exists`, `isHittable`,
    ///     `hasKeyboardFocus` and `count`, with or without `is`. Another format is a failure of the test, and the
    ///     predicate false.
    ///   - arguments: The values for `%@`, `%d`, `%K` …, in order.
    public convenience init(
        format: String, _ arguments: Any..., file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(format: format, argumentArray: arguments, file: file, line: line)
    }

    /// The same with a list of arguments.
    public convenience init(
        format: String, argumentArray arguments: [Any]?, file: StaticString = #filePath, line: UInt = #line
    ) {
        let expression = PredicateParser.parse(format, arguments ?? [])
        if expression == nil {
            UITestFailure.record(
                "The format \"\(format)\" of a predicate cannot be read: write comparisons such as label == %@, with "
                    + "AND, OR, NOT and parentheses, and as many arguments as places.", at: TestLocation(file, line))
        }
        nonisolated(unsafe) let read = expression
        self.init { object, _ in
            nonisolated(unsafe) let object = object
            return MainActor.assumeIsolated { read?.evaluate { PredicateKeys.value(of: $0, in: object) } ?? false }
        }
        PredicateWords.remember(format, arguments ?? [], for: self)
    }

    /// Whether a format can be read, with these arguments.
    package static func canRead(_ format: String, _ arguments: [Any]) -> Bool {
        PredicateParser.parse(format, arguments) != nil
    }
}

/// The properties that predicates name.
@MainActor private enum PredicateKeys {
    /// How much the clock advances before an element is asked: the interval in which XCTest asks an expectation's
    /// predicate.
    private static let interval = 0.1

    static func value(of key: String, in object: Any?) -> PredicateValue {
        let name = key.hasPrefix("self.") || key.hasPrefix("SELF.") ? String(key.dropFirst(5)) : key
        if name.lowercased() == "self" { return PredicateValue(object) }
        if name.hasSuffix(".length"), case .text(let text) = value(of: String(name.dropLast(7)), in: object) {
            return .number(Double(text.count))
        }
        switch object {
        case let node as ElementNode: return attribute(name, of: node) ?? .none
        case let element as XCUIElement:
            element.app.session?.advance(by: interval)
            return property(name, of: element)
        case let query as XCUIElementQuery:
            query.path.app.session?.advance(by: interval)
            return name == "count" ? .number(Double(query.count)) : .none
        case let values as [String: Any]: return PredicateValue(values[name])
        case let text as String where name == "length": return .number(Double(text.count))
        case let list as [Any] where name == "count" || name == "@count": return .number(Double(list.count))
        default: return .none
        }
    }

    private static func property(_ name: String, of element: XCUIElement) -> PredicateValue {
        switch name {
        case "exists": return PredicateValue(element.exists)
        case "isHittable", "hittable": return PredicateValue(element.isHittable)
        case "hasKeyboardFocus": return PredicateValue(element.hasKeyboardFocus)
        default:
            guard let node = try? element.path.findOne() else { return .none }
            return attribute(name, of: node) ?? .none
        }
    }

    private static func attribute(_ name: String, of node: ElementNode) -> PredicateValue? {
        switch name {
        case "identifier": .text(node.identifier)
        case "label": .text(node.label)
        case "value": .text(node.text)
        case "title": .text(node.title)
        case "placeholderValue": node.placeholderValue.map { .text($0) }
        case "elementType": .number(Double(node.elementType.rawValue))
        case "isEnabled", "enabled": PredicateValue(node.isEnabled)
        case "isSelected", "selected": PredicateValue(node.isSelected)
        case "hasFocus": PredicateValue(node.hasFocus)
        case "hasKeyboardFocus": PredicateValue(node.hasKeyboardFocus)
        case "exists": .number(1)
        default: nil
        }
    }
}
