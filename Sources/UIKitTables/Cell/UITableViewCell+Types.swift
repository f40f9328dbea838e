import CoreGraphics
import QuartzCore
import UIKitCore

extension UITableViewCell {
    /// The arrangement of a cell's labels.
    public enum CellStyle: Int, Sendable {
        /// One label, with an optional image before it.
        case `default`
        /// A label, and a value at the trailing end.
        case value1
        /// A name in the tint color, and a value beside it.
        case value2
        /// A label, and a smaller one below.
        case subtitle
    }

    /// The standard accessories at the trailing end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none
        /// A chevron: a tap shows more.
        case disclosureIndicator
        /// An info button and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// An info button.
        case detailButton
    }

    /// How a selected cell is shown.
    public enum SelectionStyle: Int, Sendable {
        /// Unchanged with `none`; gray with all others.
        case none, blue, gray, `default`
    }

    /// Whether separators are shown.
    public enum SeparatorStyle: Int, Sendable {
        /// No separator with `none`; a single line with all others.
        case none, singleLine, singleLineEtched
    }
}

/// The values that a cell's layout takes from its table and its position there.
struct CellLayoutContext: Equatable {
    var tableStyle = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    /// From the content view's sides to the cell's content. Points.
    var margin = LayoutMetrics.narrowSideMargin
    /// From the cell's sides to its content view. Points.
    var contentInsets = UIEdgeInsets.zero
    /// The insets of the separator from the cell's edges; nil for no separator.
    var separatorInset: UIEdgeInsets?
    /// The height of a row without more content. Points.
    var rowHeight = TableMetrics.rowHeight
    /// Whether the separator between two rows begins where the text does.
    var separatorFollowsText = true
    var separatorColor = UIColor.separator
    var separatorEffect: UIVisualEffect?

    /// Whether a line above the cell begins a group.
    var beginsGroup: Bool { tableStyle == .grouped && isFirst && separatorInset != nil }
    /// Whether the separator below the cell ends a group: its insets are not the cell's.
    var endsGroup: Bool { tableStyle == .grouped && isLast && separatorInset != nil }

    /// The rounded corners of this cell, in a table with inset groups.
    var corners: CACornerMask {
        guard tableStyle == .insetGrouped else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}

extension UITableViewCell.CellStyle {
    /// The style with the name that Interface Builder writes; nil for another name.
    init?(interfaceName: String) {
        switch interfaceName {
        case "IBUITableViewCellStyleDefault": self = .default
        case "IBUITableViewCellStyleValue1": self = .value1
        case "IBUITableViewCellStyleValue2": self = .value2
        case "IBUITableViewCellStyleSubtitle": self = .subtitle
        default: return nil
        }
    }
}
