import UIKit

// Without one of these traits, UIKit on Linux has no tables.
#if Everything || FullUIKit || !os(Linux)
    extension OverlayAnchor {
        /// The row of `tableView` at `indexPath`, whatever it shows. To stay with what a row shows now, use
        /// `key(_:in:)`.
        public static func row(at indexPath: IndexPath, in tableView: UITableView) -> OverlayAnchor {
            OverlayAnchor("a table row") { [weak tableView] in
                guard let tableView, indexPath.section >= 0, indexPath.section < tableView.numberOfSections,
                    indexPath.row >= 0, indexPath.row < tableView.numberOfRows(inSection: indexPath.section)
                else { return nil }
                // A cell may be animated to its place.
                if let cell = tableView.cellForRow(at: indexPath) { return Location(cell) }
                return Location(tableView, tableView.rectForRow(at: indexPath))
            }
        }
    }
#endif
