import Foundation
import QuartzCore

/// The formats of predicates, for messages: a predicate of a closure cannot tell its own.
enum PredicateWords {
    private nonisolated(unsafe) static var key: UInt8 = 0

    /// Keeps the format with its arguments as long as the predicate.
    static func remember(_ format: String, _ arguments: [Any], for predicate: NSPredicate) {
        var words = ""
        var rest = arguments[...]
        for (index, part) in format.components(separatedBy: "%@").enumerated() {
            if index > 0 { words += rest.popFirst().map { "'\($0)'" } ?? "%@" }
            words += part
        }
        objc_setAssociatedObject(predicate, &key, words, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The format, or that the predicate is a closure.
    static func words(for predicate: NSPredicate) -> String {
        (objc_getAssociatedObject(predicate, &key) as? String) ?? "the predicate of a closure"
    }
}
