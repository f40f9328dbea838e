import Foundation
import UIKitDevice

/// Predicates of text, which Foundation on Linux lacks. In UI tests, those of XCUIAutomation are preferred: they read the
/// properties of elements.
extension NSPredicate {
    /// Creates a predicate from a text such as `"SELF MATCHES %@"` or `"age > %d AND name BEGINSWITH[c] %@"`.
    ///
    /// Comparisons with `=`, `!=`, `<`, `<=`, `>`, `>=`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and
    /// `MATCHES`, the options `[c]` and `[d]`, `ANY`, `ALL` and `NONE`, `AND`, `OR`, `NOT` and parentheses are understood.
    /// Key paths are read from objects with properties for Objective-C, and from dictionaries. A text that cannot be read
    /// is a mistake of the app, for which iOS raises; in a release build the predicate is false for every object.
    ///
    /// - Parameters:
    ///   - format: The text. `%@` stands for a value, `%K` for a key path, `%d`, `%f` and the like for numbers.
    ///   - arguments: The values, one for each placeholder.
    @_disfavoredOverload
    public convenience init(format: String, _ arguments: Any?...) {
        self.init(format: format, values: arguments)
    }

    /// The same with the values in an array.
    @_disfavoredOverload
    public convenience init(format: String, argumentArray: [Any]?) {
        self.init(format: format, values: argumentArray ?? [])
    }

    private convenience init(format: String, values: [Any?]) {
        do throws(PredicateProblem) {
            let condition = try PredicateParser.condition(of: format, values: values)
            self.init { object, _ in condition.holds(for: object) }
        } catch {
            KeyValueCoding.misuseOnAnyThread(
                "Unable to parse the format string \"\(format)\": \(error.description).")
            self.init(value: false)
        }
    }
}
