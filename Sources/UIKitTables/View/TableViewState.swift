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

    /// The first row in the visible part of scrolled content.
    struct TopRow {
        var path: IndexPath
        /// How much of the row is above the visible part; negative for what is between its upper edge and the row. Points.
        var distance: CGFloat
        var height: CGFloat
    }

    /// Nil until the data source has been queried.
    var layout: TableLayout?
    /// By section. A section without one is asked for it when the layout is loaded.
    var headerFooterContents: [Int: HeaderFooterContent] = [:]
    /// What the heights in `layout` were measured for.
    var measuringConditions = MeasuringConditions()
    var isTiling = false
    /// The first visible row when the rows were laid out last; nil for content at its top.
    var topRow: TopRow?
    /// Whether that row stays first, because only heights are determined again.
    var keepsTopRow = false

    /// The visible cells.
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
}
