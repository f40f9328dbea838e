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

    /// What the heights of rows, headers and footers depend on besides their content. Points.
    struct MeasuringConditions: Equatable {
        var contentWidth: CGFloat = 0
        var contentInsets = UIEdgeInsets.zero
        var margin: CGFloat = 0
    }

    /// An update whose cells move to their new places in an animation.
    struct RunningUpdate {
        /// The layout before it, if every row has kept its index path; otherwise nil.
        let oldLayout: TableLayout?
    }

    /// Nil until the data source has been queried.
    var layout: TableLayout?
    /// By section. A section without one is asked for it when the layout is loaded.
    var headerFooterContents: [Int: HeaderFooterContent] = [:]
    /// What the heights in `layout` were measured for.
    var measuringConditions = MeasuringConditions()
    var isTiling = false
    /// The animated update in progress; nil outside one.
    var runningUpdate: RunningUpdate?

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
