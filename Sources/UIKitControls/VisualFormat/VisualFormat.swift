import UIKitCore

/// A parsed visual format: items in a row or column, and the gaps between them.
struct VisualFormat {
    enum Item: Equatable {
        case superview
        case view(String, [Predicate])
    }

    /// The gap between two neighboring items.
    enum Gap: Equatable {
        case flush
        case standard
        case distances([Predicate])
    }

    /// A condition such as `>=20@750` or `==other.height*2+4`.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        /// The view to compare with; nil for a constant.
        var view: String?
        /// The attribute of that view; nil for the attribute that the condition restricts.
        var attribute: NSLayoutConstraint.Attribute?
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var items: [Item] = []
    var gaps: [Gap] = []
}

/// A parse error of a visual format.
struct FormatFailure: Error {
    let message: String
    /// The number of characters that were parsed.
    let position: Int

    /// UIKit's message: the format with an arrow below the error.
    func logMessage(for format: String) -> String {
        let arrow = String(repeating: " ", count: position) + "^"
        return "Unable to parse constraint format: \n\(message) \n\(format) \n\(arrow)"
    }
}
