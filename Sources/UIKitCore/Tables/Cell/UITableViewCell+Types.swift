import CoreGraphics
import QuartzCore

extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        /// A text, and an image before it.
        case `default`
        /// A text, and a value at the other end.
        case value1
        /// A name in the tint's colour, and a value beside it.
        case value2
        /// A text, and a smaller one below.
        case subtitle
    }

    public enum AccessoryType: Int, Sendable {
        case none
        /// A chevron: a tap leads somewhere.
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }
}

/// How a cell stands in its table.
struct CellPlace: Equatable {
    var tableStyle = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    /// From the content view's sides to what the cell shows. Points.
    var margin = TableNumbers.narrowMargin
    /// From the cell's sides to its content view, where `margin` begins. Points.
    var contentInsets = UIEdgeInsets.zero
    /// From the cell's edges to the line below it; nil for none.
    var separatorInset: UIEdgeInsets?
    /// Whether the line starts where the text does.
    var separatorFollowsText = true
    var separatorColor = UIColor.separator

    /// The corners of the section's box that this cell makes.
    var corners: CACornerMask {
        guard tableStyle == .insetGrouped else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}
