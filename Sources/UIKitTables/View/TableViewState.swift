import CoreGraphics
import UIKitCore
import UIKitLists

/// The layout of a table view, and the views that are visible.
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

    /// Nil until the data source has been queried.
    var layout: TableLayout?
    /// By section. A section without one is asked for it when the layout is loaded.
    var headerFooterContents: [Int: HeaderFooterContent] = [:]
    /// What the heights in `layout` were measured for.
    var measuringConditions = MeasuringConditions()
    var isTiling = false

    /// The visible cells.
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
}
