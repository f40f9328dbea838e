import UIKitCore

extension NSLayoutConstraint {
    /// The constraints that a visual format describes, not active yet.
    ///
    ///     H:|-[title(>=80)]-(gap@750)-[icon(==title)]|
    ///
    /// `H:` (default) or `V:` is the axis, `|` the superview, `[name]` a view with optional conditions on its length in
    /// parentheses. `-` is the standard distance (to the superview: its margin), `-20-` or `-(…)-` an explicit one. A
    /// condition has an optional relation, a number, metric or view (with `*`, `/`, `+` or `-`), and an optional
    /// priority after `@`.
    ///
    /// - Parameters:
    ///   - metrics: Numbers by their names in the format.
    ///   - views: Views and guides by their names in the format.
    /// - Returns: The constraints; none when the format is invalid, which is a misuse.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let items = views.compactMapValues { item -> NSObject? in
            switch item {
            case let view as UIView: view
            case let guide as UILayoutGuide: guide
            default: nil
            }
        }
        do {
            var parser = FormatParser(format, metrics: numbers(in: metrics ?? [:]), views: Set(items.keys))
            var builder = FormatBuilder(try parser.parse(), opts, views: items)
            return try builder.build()
        } catch {
            misuse(error.logMessage(for: format), raises: true)
            return []
        }
    }

    private static func numbers(in metrics: [String: Any]) -> [String: CGFloat] {
        metrics.compactMapValues { value in
            switch value {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            default: nil
            }
        }
    }
}
