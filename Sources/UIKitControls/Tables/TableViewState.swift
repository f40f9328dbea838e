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

    /// Selects rows with two fingers.
    var multipleSelection: MultipleSelectionController?
    var updates = TableUpdates()
    var editing = TableEditing()
    /// Moves swiped rows.
    var swipe: RowSwipeController?
    /// The context menus of rows.
    let contextMenu = TableContextMenu()
}
