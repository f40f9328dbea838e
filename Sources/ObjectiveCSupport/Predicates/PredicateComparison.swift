import Foundation

/// How a predicate compares two values.
package struct PredicateComparison {
    enum Operation: String {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", like = "LIKE", matches = "MATCHES"
        case isIn = "IN", between = "BETWEEN"
    }

    let operation: Operation
    /// The options of `[c]` and `[d]`.
    var options: NSString.CompareOptions = []

    func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch operation {
        case .equal: isEqual(left, right)
        case .unequal: !isEqual(left, right)
        case .less: order(left, right) == .orderedAscending
        case .greater: order(left, right) == .orderedDescending
        case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
        case .contains: contains(left, right)
        case .isIn: contains(right, left)
        case .between: isBetween(left, PredicateComparison.elements(of: right) ?? [])
        case .begins: range(of: right, in: left, [.anchored]) != nil
        case .ends: range(of: right, in: left, [.anchored, .backwards]) != nil
        case .like: matches(left, PredicateComparison.text(right).map(PredicateComparison.expression(ofWildcards:)))
        case .matches: matches(left, PredicateComparison.text(right))
        }
    }

    // MARK: Values

    /// The elements of an array, set or ordered set; nil for other values.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        case let set as Set<AnyHashable>: Array(set)
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        default: nil
        }
    }

    private static func text(_ value: Any?) -> String? { value as? String ?? (value as? NSString).map { "\($0)" } }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let option as any RawRepresentable: self.number(option.rawValue)
        default: nil
        }
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        if let order = order(left, right) { return order == .orderedSame }
        let (left, right) = (PredicateComparison.unwrapped(left), PredicateComparison.unwrapped(right))
        guard let left, let right else { return left == nil && right == nil }
        if let left = PredicateComparison.elements(of: left), let right = PredicateComparison.elements(of: right) {
            return left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1) }
        }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left as AnyObject === right as AnyObject
    }

    /// Nil for an optional without a value in `Any`, and for `NSNull`.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Nil for values that have no order.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = PredicateComparison.number(left), let right = PredicateComparison.number(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        if let left = PredicateComparison.text(left), let right = PredicateComparison.text(right) {
            return (left as NSString).compare(right, options: options)
        }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        return nil
    }

    private func isBetween(_ value: Any?, _ bounds: [Any]) -> Bool {
        guard bounds.count == 2, let low = order(bounds[0], value), let high = order(value, bounds[1]) else {
            return false
        }
        return low != .orderedDescending && high != .orderedDescending
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let elements = PredicateComparison.elements(of: whole) { return elements.contains { isEqual($0, part) } }
        return range(of: part, in: whole, []) != nil
    }

    // MARK: Text

    private func range(of part: Any?, in whole: Any?, _ additional: NSString.CompareOptions) -> Range<String.Index>? {
        guard let part = PredicateComparison.text(part), let whole = PredicateComparison.text(whole), !part.isEmpty
        else { return nil }
        return whole.range(of: part, options: options.union(additional))
    }

    /// Whether the regular expression matches the whole text.
    private func matches(_ value: Any?, _ expression: String?) -> Bool {
        guard let text = PredicateComparison.text(value), let expression else { return false }
        var options: NSRegularExpression.Options = .dotMatchesLineSeparators
        if self.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        guard let regular = try? NSRegularExpression(pattern: "\\A(?:\(expression))\\z", options: options) else {
            return false
        }
        return regular.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// The regular expression for `*`, any text, and `?`, any character.
    private static func expression(ofWildcards pattern: String) -> String {
        pattern.map { character in
            switch character {
            case "*": ".*"
            case "?": "."
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}
