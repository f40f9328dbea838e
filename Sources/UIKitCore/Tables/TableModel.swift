import CoreGraphics

/// The state of a table view: its layout, the visible cells, and the views to reuse.
@MainActor final class TableModel {
    /// The titles and views of a section's header and footer, from data source and delegate.
    struct Ends {
        var headerTitle: String?
        var footerTitle: String?
        var headerView: UIView?
        var footerView: UIView?
    }

    /// Nil until the data source has been queried.
    var layout: TableLayout?
    var ends: [Ends] = []
    /// The width that rows were measured in. Points.
    var contentWidth: CGFloat = 0
    var isTiling = false

    /// The visible cells.
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// The number of cells created from registered classes. For tests.
    var cellsMade = 0

    var selection: [IndexPath] = []
    var highlighted: IndexPath?

    var registeredCells: [String: UITableViewCell.Type] = [:]
    var registeredHeaderFooters: [String: UITableViewHeaderFooterView.Type] = [:]
    var spareCells: [String: [UITableViewCell]] = [:]
    var spareHeaderFooters: [String: [UITableViewHeaderFooterView]] = [:]
    var spareTitles: [UITableViewHeaderFooterView] = []

    var updates = TableUpdates()
}
