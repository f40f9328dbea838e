import CoreGraphics
import UIKitCore
import UIKitLists

/// The actions for which rows of a table are swiped aside, from the table's delegate.
@MainActor final class TableSwiping: RowSwipeHost {
    private unowned let table: UITableView
    /// Whether the delegate was told of the beginning of a swipe and not of its end.
    private var isReported = false

    init(_ table: UITableView) { self.table = table }

    var scrollView: UIScrollView { table }
    var isEditing: Bool { table.isEditing }
    private var delegate: (any UITableViewDelegate)? { table.delegate }

    // MARK: Actions

    /// The actions at the leading or trailing side of a row; nil when there are none.
    ///
    /// - Parameter isConfirmation: Whether the user has tapped the control that deletes the row.
    func actions(trailing: Bool, of path: IndexPath, isConfirmation: Bool = false) -> UISwipeActionsConfiguration? {
        guard table.editing.canEdit(path) else { return nil }
        let given =
            trailing
            ? delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        if let given { return given.actions.isEmpty ? nil : given }
        guard trailing else { return nil }
        if let older = olderActions(of: path) { return older.actions.isEmpty ? nil : older }
        guard isConfirmation || table.editing.deletesBySwipe(path) else { return nil }
        return deleteActions(for: path)
    }

    /// The actions of `tableView(_:editActionsForRowAt:)`; nil when there are none.
    @available(iOS, deprecated: 13.0)
    private func olderActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(table, editActionsForRowAt: path) else { return nil }
        let fresh = actions.map { action in
            action.makeContextualAction { [weak table] in
                guard let table, let cell = table.swipedCell else { return path }
                return table.indexPath(for: cell)
            }
        }
        let configuration = UISwipeActionsConfiguration(actions: fresh)
        // A full swipe performs the first action only where it deletes.
        configuration.performsFirstActionWithFullSwipe = actions.first?.style == .default
        return configuration
    }

    /// The actions of a row without those of the app: one that deletes it.
    private func deleteActions(for path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
        let delete = UIContextualAction(
            style: .destructive, title: title ?? SystemText.delete.localized
        ) { [weak table] _, button, done in
            guard let table else { return done(false) }
            // Other rows may have come or gone since the swipe.
            let current = table.swipedCell.flatMap { table.indexPath(for: $0) } ?? path
            table.dataSource?.tableView(table, commit: .delete, forRowAt: current)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// The swipe actions of the row of `cell`, for those who cannot swipe.
    func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
        guard let path = table.indexPath(for: cell) else { return [] }
        return [true, false].compactMap { actions(trailing: $0, of: path) }.accessibilityActions(on: cell)
    }

    // MARK: Swiping

    private func path(of row: UIView) -> IndexPath? { (row as? UITableViewCell).flatMap(table.indexPath) }

    func swipeRow(at point: CGPoint) -> UIView? { table.indexPathForRow(at: point).flatMap(table.cellForRow) }

    func swipeActions(trailing: Bool, of row: UIView, isConfirmation: Bool) -> UISwipeActionsConfiguration? {
        path(of: row).flatMap { actions(trailing: trailing, of: $0, isConfirmation: isConfirmation) }
    }

    func swipePlace(of row: UIView) -> CGRect? { path(of: row).map(table.cellFrame) }

    func swipeWillBegin(on row: UIView) {
        guard let cell = row as? UITableViewCell else { return }
        if !isEditing, let path = table.indexPath(for: cell) {
            isReported = true
            delegate?.tableView(table, willBeginEditingRowAt: path)
        }
        cell.willTransition(to: cell.maskWhileSwiped)
    }

    func swipeDidBegin(on row: UIView) {
        guard let cell = row as? UITableViewCell else { return }
        cell.configurations.setNeedsUpdate()
        cell.didTransition(to: cell.maskWhileSwiped)
    }

    func swipeWillEnd(on row: UIView) {
        guard let cell = row as? UITableViewCell else { return }
        cell.willTransition(to: cell.isEditing ? .showingEditControl : [])
    }

    func swipeDidEnd(on row: UIView, isRowGone: Bool) {
        guard let cell = row as? UITableViewCell else { return }
        cell.configurations.setNeedsUpdate()
        cell.didTransition(to: cell.isEditing ? .showingEditControl : [])
        if isReported {
            isReported = false
            delegate?.tableView(table, didEndEditingRowAt: isRowGone ? nil : table.indexPath(for: cell))
        }
    }
}

extension UITableView {
    /// The cell that is aside; nil for none.
    fileprivate var swipedCell: UITableViewCell? { interaction.swipe?.swipedRow as? UITableViewCell }
}

extension UITableViewCell {
    fileprivate var maskWhileSwiped: StateMask {
        isEditing ? [.showingEditControl, .showingDeleteConfirmation] : .showingDeleteConfirmation
    }
}
