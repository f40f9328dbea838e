extension NSLayoutConstraint {
    /// The constraints that a picture of a row or column in characters says, not active yet.
    ///
    ///     H:|-[title(>=80)]-(gap@750)-[icon(==title)]|
    ///
    /// `H:` or `V:` says which way it runs (default across), `|` is the superview, `[name]` a view with conditions for
    /// its length in brackets, `-` the standard distance (to the superview: its margin), `-20-` or `-(…)-` another one.
    /// Conditions have a relation, a number, metric or view (`*`, `/`, `+` and `-` may follow), and a priority after `@`.
    ///
    /// - Parameters:
    ///   - metrics: Numbers by the names that stand for them in the format.
    ///   - views: Views and guides by their names in the format.
    /// - Returns: None, after UIKit's words, when the format cannot be read.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let items = views.compactMapValues { $0 as? any LayoutItem }
        do {
            var parser = FormatParser(format, metrics: numbers(in: metrics ?? [:]), views: Set(items.keys))
            var builder = FormatBuilder(try parser.parse(), opts, views: items)
            return try builder.build()
        } catch {
            misuse(error.text(of: format), raises: true)
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
