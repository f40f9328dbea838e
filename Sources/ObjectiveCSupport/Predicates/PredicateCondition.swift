import Foundation

/// What a predicate asks of an object.
package indirect enum PredicateCondition {
    /// Of a collection on the left side, how many elements must compare.
    package enum Quantifier: String {
        case any = "ANY", some = "SOME", all = "ALL", none = "NONE"
    }

    case always(Bool)
    case not(PredicateCondition)
    case and(PredicateCondition, PredicateCondition)
    case or(PredicateCondition, PredicateCondition)
    case comparison(PredicateComparison, left: PredicateValue, right: PredicateValue, Quantifier?)

    /// Reads the format of a predicate.
    ///
    /// - Parameters:
    ///   - format: Comparisons, as `NSPredicate(format:)` documents them.
    ///   - values: The values of the placeholders, in order.
    package init(format: String, values: [Any?]) throws(PredicateProblem) {
        self = try PredicateParser.condition(of: format, values: values)
    }

    package func holds(for object: Any?) -> Bool {
        switch self {
        case .always(let result): return result
        case .not(let condition): return !condition.holds(for: object)
        case .and(let first, let second): return first.holds(for: object) && second.holds(for: object)
        case .or(let first, let second): return first.holds(for: object) || second.holds(for: object)
        case .comparison(let comparison, let left, let right, let quantifier):
            let value = right.value(in: object)
            guard let quantifier else { return comparison.holds(left.value(in: object), value) }
            let elements = PredicateComparison.elements(of: left.value(in: object)) ?? []
            switch quantifier {
            case .any, .some: return elements.contains { comparison.holds($0, value) }
            case .all: return elements.allSatisfy { comparison.holds($0, value) }
            case .none: return !elements.contains { comparison.holds($0, value) }
            }
        }
    }
}

/// An object that answers the keys of predicates itself, instead of by properties for Objective-C.
package protocol PredicateSubject {
    /// The value for a key of a predicate; nil for keys that the object does not have.
    func predicateValue(forKey key: String) -> Any?
}

/// One side of a comparison.
package indirect enum PredicateValue {
    case constant(Any?)
    case object
    case keyPath(String)
    case list([PredicateValue])

    fileprivate func value(in object: Any?) -> Any? {
        switch self {
        case .constant(let value): value
        case .object: object
        case .list(let values): values.map { $0.value(in: object) as Any }
        case .keyPath(let path):
            path.split(separator: ".").reduce(object) { PredicateValue.value(of: String($1), in: $0) }
        }
    }

    /// The value of a key of an object, a dictionary or a collection; of a collection, that of each element.
    private static func value(of key: String, in object: Any?) -> Any? {
        if key == "self" || key == "SELF" { return object }
        if let subject = object as? any PredicateSubject { return subject.predicateValue(forKey: key) }
        if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
        if let elements = PredicateComparison.elements(of: object) {
            return key == "@count" ? elements.count : elements.map { value(of: key, in: $0) as Any }
        }
        if let text = object as? String, ["length", "count"].contains(key) { return (text as NSString).length }
        return (object as? NSObject)?.value(forKey: key)
    }
}
