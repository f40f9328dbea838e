import Foundation

/// What a predicate's format says.
indirect enum PredicateExpression {
    case and(PredicateExpression, PredicateExpression)
    case or(PredicateExpression, PredicateExpression)
    case not(PredicateExpression)
    case constant(Bool)
    case comparison(Operand, Comparison, Operand, Options)

    enum Operand {
        /// The property of an element, or `SELF`.
        case key(String)
        case value(PredicateValue)
    }

    enum Comparison {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case beginsWith, endsWith, contains, like, matches, isIn, between
    }

    struct Options: OptionSet {
        let rawValue: Int
        static let caseInsensitive = Options(rawValue: 1)
        static let diacriticInsensitive = Options(rawValue: 2)
    }

    func evaluate(_ value: (String) -> PredicateValue) -> Bool {
        switch self {
        case .and(let left, let right): left.evaluate(value) && right.evaluate(value)
        case .or(let left, let right): left.evaluate(value) || right.evaluate(value)
        case .not(let inner): !inner.evaluate(value)
        case .constant(let isTrue): isTrue
        case .comparison(let left, let comparison, let right, let options):
            comparison.evaluate(left.value(value), right.value(value), options)
        }
    }
}

extension PredicateExpression.Operand {
    fileprivate func value(_ value: (String) -> PredicateValue) -> PredicateValue {
        switch self {
        case .key(let key): value(key)
        case .value(let constant): constant
        }
    }
}

/// A value in a comparison.
enum PredicateValue: Equatable {
    case text(String)
    case number(Double)
    case list([PredicateValue])
    case none

    init(_ value: Any?) {
        switch value {
        case let text as String: self = .text(text)
        case let isTrue as Bool: self = .number(isTrue ? 1 : 0)
        case let type as XCUIElement.ElementType: self = .number(Double(type.rawValue))
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        case let number as NSNumber: self = .number(number.doubleValue)
        case let list as [Any]: self = .list(list.map { PredicateValue($0) })
        case let set as Set<AnyHashable>: self = .list(set.map { PredicateValue($0.base) })
        default: self = .none
        }
    }

    fileprivate func folded(_ options: PredicateExpression.Options) -> PredicateValue {
        switch self {
        case .text(let text): .text(options.fold(text))
        case .list(let values): .list(values.map { $0.folded(options) })
        case .number, .none: self
        }
    }
}

extension PredicateExpression.Options {
    fileprivate func fold(_ text: String) -> String {
        var options: String.CompareOptions = []
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }
}

extension PredicateExpression.Comparison {
    fileprivate func evaluate(
        _ left: PredicateValue, _ right: PredicateValue, _ options: PredicateExpression.Options
    ) -> Bool {
        let (left, right) = (left.folded(options), right.folded(options))
        switch self {
        case .equal: return left == right
        case .notEqual: return left != right
        case .isIn:
            if case .list(let values) = right { return values.contains(left) }
            return Self.contains(right, left)
        case .contains:
            if case .list(let values) = left { return values.contains(right) }
            return Self.contains(left, right)
        case .beginsWith, .endsWith, .like, .matches:
            guard case .text(let text) = left, case .text(let pattern) = right else { return false }
            return compare(text, with: pattern)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return isOrdered(left, right)
        case .between:
            guard case .number(let number) = left, case .list(let limits) = right, limits.count == 2,
                case .number(let low) = limits[0], case .number(let high) = limits[1]
            else { return false }
            return low <= number && number <= high
        }
    }

    private static func contains(_ text: PredicateValue, _ part: PredicateValue) -> Bool {
        guard case .text(let text) = text, case .text(let part) = part else { return false }
        return part.isEmpty ? false : text.contains(part)
    }

    private func compare(_ text: String, with pattern: String) -> Bool {
        switch self {
        case .beginsWith: return text.hasPrefix(pattern)
        case .endsWith: return text.hasSuffix(pattern)
        case .like:
            let expression = NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(
                of: "\\*", with: ".*"
            )
            .replacingOccurrences(of: "\\?", with: ".")
            return Self.isWhole(text, expression)
        default: return Self.isWhole(text, pattern)
        }
    }

    private static func isWhole(_ text: String, _ pattern: String) -> Bool {
        text.range(of: "^(?s:\(pattern))$", options: .regularExpression) != nil
    }

    private func isOrdered(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        let order: ComparisonResult
        switch (left, right) {
        case (.number(let left), .number(let right)):
            order = left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        case (.text(let left), .text(let right)): order = left.compare(right)
        default: return false
        }
        switch self {
        case .less: return order == .orderedAscending
        case .lessOrEqual: return order != .orderedDescending
        case .greater: return order == .orderedDescending
        default: return order != .orderedAscending
        }
    }
}
