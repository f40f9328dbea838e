import CoreGraphics

/// What a table keeps: where everything lies, the views that stand for it now, and those to use again.
@MainActor final class TableModel {
    /// The titles and views at the ends of a section, as data source and delegate gave them.
    struct Ends {
        var headerTitle: String?
        var footerTitle: String?
        var headerView: UIView?
        var footerView: UIView?
    }

    /// Nil until the data is asked for.
    var layout: TableLayout?
    var ends: [Ends] = []
    /// The width that rows were measured in. Points.
    var contentWidth: CGFloat = 0
    var isTiling = false

    /// The cells that are shown.
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// How many cells were ever made for this table by the registered classes. For tests.
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
