import CoreGraphics
import UIKitCore

/// The editing state of a table.
struct TableEditing {
    var isEditing = false
    /// The row that the user moves; nil for none.
    var reorder: RowReorder?
}

extension UITableView {
    func setEditingMode(_ editing: Bool, animated: Bool) {
        guard editing != state.editing.isEditing else { return }
        reorderDidEnd(isCancelled: true)
        state.swipe?.rowTapped()
        if !keepsSelection(whenEditing: editing) { selectRow(nil, animated: false, scrollPosition: .none) }
        state.editing.isEditing = editing
        let update = { [self] in
            for (path, cell) in state.cells.sorted(by: { $0.key < $1.key }) {
                updateEditing(of: cell, at: path, animated: animated)
                if animated { cell.layoutIfNeeded() }
            }
        }
        guard animated, window != nil else { return update() }
        UIView.animate(
            withDuration: TableEditingMetrics.animationDuration, delay: 0, options: .allowUserInteraction,
            animations: update)
    }

    /// Rows stay selected only where they can be selected afterwards in the same way.
    private func keepsSelection(whenEditing editing: Bool) -> Bool {
        editing && allowsSelectionDuringEditing && !allowsMultipleSelectionDuringEditing
    }

    /// Whether the user can select rows now.
    var selectsRows: Bool {
        guard isEditing else { return allowsSelection }
        return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    }

    /// Whether the user can select several rows now.
    var selectsMultipleRows: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: Rows

    /// Whether the data source lets the row be edited. Default true.
    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? true }

    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Whether a swipe may delete the row although the app gives no actions for it. Swift cannot tell whether the data
    /// source implements `tableView(_:commit:forRowAt:)`; it counts as if it did when the app says that the row is
    /// editable, or what deletes it.
    func deletesBySwipe(_ path: IndexPath) -> Bool {
        let edits = OptionalRequirement.result(of: "tableView(_:canEditRowAt:)") {
            dataSource?.tableView(self, canEditRowAt: path)
        }
        let style = OptionalRequirement.result(of: "tableView(_:editingStyleForRowAt:)") {
            delegate?.tableView(self, editingStyleForRowAt: path)
        }
        let title = OptionalRequirement.result(of: "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        }
        guard canEdit(path), editingStyle(of: path) == .delete else { return false }
        return (edits ?? nil) == true || (style ?? nil) == .delete || (title ?? nil) != nil
    }

    /// Whether the row gets a control that moves it.
    private func canMove(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
        let answer = OptionalRequirement.result(of: "tableView(_:canMoveRowAt:)") {
            dataSource?.tableView(self, canMoveRowAt: path)
        }
        return (answer ?? nil) ?? cell.showsReorderControl
    }

    /// Gives a cell the controls of its row.
    func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
        guard isEditing else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        let isEditable = canEdit(path)
        var fresh = CellEditingState(isEditing: isEditable, canMove: canMove(path, cell))
        fresh.style = isEditable ? editingStyle(of: path) : .none
        fresh.showsSelection = isEditable && allowsMultipleSelectionDuringEditing
        fresh.indents =
            isEditable && cell.shouldIndentWhileEditing
            && (delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
        // A row that is not editable may still be moved.
        fresh.isEditing = isEditable || fresh.canMove
        cell.pendingEditing = fresh
        if cell.isEditing != fresh.isEditing {
            cell.setEditing(fresh.isEditing, animated: animated)
        } else if cell.editing.state != fresh {
            cell.applyEditing(fresh)
        }
    }

    /// The user has tapped the control at the leading edge of `cell`.
    func editingControlTapped(in cell: UITableViewCell) {
        guard isEditing, let path = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .none: return
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .delete: state.swipe?.showActions(of: cell)
        }
    }

    /// The actions of a row without those of the app: one that deletes it.
    func makeDeleteActions(for path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        let delete = UIContextualAction(
            style: .destructive, title: title ?? SystemText.delete.localized
        ) { [weak self] _, button, done in
            guard let self else { return done(false) }
            // Other rows may have come or gone since the swipe.
            let place = (state.swipe?.swipedRow as? UITableViewCell).flatMap { self.indexPath(for: $0) } ?? path
            dataSource?.tableView(self, commit: .delete, forRowAt: place)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
