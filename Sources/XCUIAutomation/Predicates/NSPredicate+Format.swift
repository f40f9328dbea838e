import Foundation
import ObjectiveCSupport

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
        do throws(PredicateProblem) {
            let condition = try PredicateCondition(format: format, values: arguments ?? [])
            self.init { object, _ in condition.holds(for: object) }
            PredicateWords.remember(format, arguments ?? [], for: self)
        } catch {
            UITestFailure.record(
                "The format \"\(format)\" of a predicate cannot be read (\(error)): write comparisons such as "
                    + "label == %@, with AND, OR, NOT and parentheses, and as many arguments as places.",
                at: TestLocation(file, line))
            self.init(value: false)
        }
    }
}
