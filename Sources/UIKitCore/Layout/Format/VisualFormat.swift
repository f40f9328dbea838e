/// What a visual format says: items in a row or column, and what is between them.
struct VisualFormat {
    enum Item: Equatable {
        case superview
        case view(String, [Predicate])
    }

    /// What stands between two items; there is one less than items.
    enum Gap: Equatable {
        case flush
        case standard
        case distances([Predicate])
    }

    /// A wish such as `>=20@750` or `==other.height*2+4`.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        /// The view that the length is compared with; nil for a number alone.
        var view: String?
        /// What of the view; nil for the length that the predicate is about.
        var attribute: NSLayoutConstraint.Attribute?
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var items: [Item] = []
    var gaps: [Gap] = []
}

/// Why a visual format cannot be read.
struct FormatFailure: Error {
    let message: String
    /// How many characters of the format were understood.
    let position: Int

    /// UIKit's form: the format with an arrow below the place.
    func text(of format: String) -> String {
        let arrow = String(repeating: " ", count: position) + "^"
        return "Unable to parse constraint format: \n\(message) \n\(format) \n\(arrow)"
    }
}
