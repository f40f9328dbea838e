import CoreGraphics
import UIKitCore

/// The state of a table view: its layout, the visible cells, and the views to reuse.
@MainActor final class TableViewState {
    /// The titles and views of a section's header and footer, from data source and delegate.
    struct HeaderFooterContent {
        var headerTitle: String?
        var footerTitle: String?
        var headerView: UIView?
        var footerView: UIView?
    }

    /// Nil until the data source has been queried.
    var layout: TableLayout?
    var headerFooterContents: [HeaderFooterContent] = []
    /// The width that rows were measured in. Points.
    var contentWidth: CGFloat = 0
    var isTiling = false

    /// The visible cells.
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// The number of cells created from registered classes. For tests.
    var createdCellCount = 0

    var selection: [IndexPath] = []
    var highlighted: IndexPath?

    var registeredCells: [String: UITableViewCell.Type] = [:]
    var registeredHeaderFooters: [String: UITableViewHeaderFooterView.Type] = [:]
    /// The row whose visible cell the data source configures again; nil for none.
    var reconfigured: (path: IndexPath, cell: UITableViewCell)?
    var reusableCells: [String: [UITableViewCell]] = [:]
    var reusableHeaderFooters: [String: [UITableViewHeaderFooterView]] = [:]
    var reusableTitleViews: [UITableViewHeaderFooterView] = []

    var updates = TableUpdates()
    var editing = TableEditing()
    /// Moves swiped rows.
    var swipe: (any RowMover)?
    /// The context menus of rows.
    let contextMenu = TableContextMenu()
}

/// What moves a row of a table aside. The table tells it about touches and layout.
@MainActor protocol RowMover: AnyObject {
    /// Whether a row is aside, or on its way.
    var isActive: Bool { get }
    /// The row that is aside; nil for none.
    var swipedCell: UITableViewCell? { get }
    /// Moves the row of `cell` aside, so that its actions are shown.
    func showActions(of cell: UITableViewCell)
    /// Whether `cell` is aside.
    func isSwiped(_ cell: UITableViewCell) -> Bool
    /// The horizontal distance of `cell` from its place. Points.
    func displacement(of cell: UITableViewCell) -> CGFloat
    /// Whether `view` is one of the row's actions.
    func contains(_ view: UIView) -> Bool
    /// Closes the row for a touch at `point`, in the table's coordinates, unless the touch is on the row: that one may
    /// drag it. Returns whether a row was aside.
    func touchBegan(at point: CGPoint) -> Bool
    /// Closes the row after a tap on it.
    func rowTapped()
    /// Closes the row when the table has scrolled.
    func tableDidScroll()
    /// Keeps row and buttons where they are after the table has laid out its cells.
    func tableDidLayOut()
    /// Puts the row back at once, because its cell is needed for another row or is gone.
    func cellWillDisappear(_ cell: UITableViewCell)
}
