import CoreGraphics
import UIKitCore

extension UITableView {
    /// Whether the cell is swiped aside and shows its actions.
    func isSwiped(_ cell: UITableViewCell) -> Bool { state.swipe?.isSwiped(cell) ?? false }

    /// The place of a row's cell. Points of the content.
    func cellFrame(at path: IndexPath) -> CGRect {
        guard let layout = state.layout, layout.contains(path) else { return .zero }
        return rowFrame(layout.row(path), inset: true)
    }

    /// Makes rows swipable.
    func attachSwipeController() {
        let controller = RowSwipeController(self)
        state.swipe = controller
        controller.attach()
    }
}

extension UITableView: RowSwipeHost {
    private func path(of row: UIView) -> IndexPath? { (row as? UITableViewCell).flatMap(indexPath) }

    package func swipeRow(at point: CGPoint) -> UIView? { indexPathForRow(at: point).flatMap(cellForRow) }

    package func swipeActions(
        trailing: Bool, of row: UIView, isConfirmation: Bool
    ) -> UISwipeActionsConfiguration? {
        path(of: row).flatMap { swipeActions(trailing: trailing, of: $0, isConfirmation: isConfirmation) }
    }

    package func swipePlace(of row: UIView) -> CGRect? { path(of: row).map(cellFrame) }

    package func swipeWillBegin(on row: UIView) {
        guard let cell = row as? UITableViewCell else { return }
        if !isEditing, let path = indexPath(for: cell) { delegate?.tableView(self, willBeginEditingRowAt: path) }
        cell.willTransition(to: cell.maskWhileSwiped)
    }

    package func swipeDidBegin(on row: UIView) {
        guard let cell = row as? UITableViewCell else { return }
        cell.configurations.setNeedsUpdate()
        cell.didTransition(to: cell.maskWhileSwiped)
    }

    package func swipeWillEnd(on row: UIView) {
        guard let cell = row as? UITableViewCell else { return }
        cell.willTransition(to: cell.isEditing ? .showingEditControl : [])
    }

    package func swipeDidEnd(on row: UIView, isRowGone: Bool) {
        guard let cell = row as? UITableViewCell else { return }
        cell.configurations.setNeedsUpdate()
        cell.didTransition(to: cell.isEditing ? .showingEditControl : [])
        if !isEditing { delegate?.tableView(self, didEndEditingRowAt: isRowGone ? nil : indexPath(for: cell)) }
    }
}

extension UITableViewCell {
    fileprivate var maskWhileSwiped: StateMask {
        isEditing ? [.showingEditControl, .showingDeleteConfirmation] : .showingDeleteConfirmation
    }
}
