import CoreGraphics
import UIKitCore
import UIKitLists

/// The editing of a table: shows and hides the controls of its rows, and lets the user move rows.
@MainActor package final class TableEditing {
    private unowned let table: UITableView
    /// Whether rows show their controls.
    private(set) var isActive = false
    /// The row that the user moves; nil for none.
    private(set) var reorder: RowReorder?

    init(_ table: UITableView) { self.table = table }

    func setActive(_ editing: Bool, animated: Bool) {
        guard editing != isActive else { return }
        reorderDidEnd(isCancelled: true)
        table.interaction.swipe?.rowTapped()
        if !keepsSelection(whenEditing: editing) { table.selection.deselectAll(animated: false) }
        isActive = editing
        let update = { [self] in
            for (path, cell) in table.state.cells.sorted(by: { $0.key < $1.key }) {
                self.update(cell, at: path, animated: animated)
                if animated { cell.layoutIfNeeded() }
            }
        }
        guard animated, table.window != nil else { return update() }
        UIView.animate(
            withDuration: TableEditingMetrics.animationDuration, delay: 0, options: .allowUserInteraction,
            animations: update)
    }

    /// Rows stay selected only where they can be selected afterwards in the same way.
    private func keepsSelection(whenEditing editing: Bool) -> Bool {
        editing && table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing
    }

    // MARK: Rows

    private var delegate: (any UITableViewDelegate)? { table.delegate }
    private var dataSource: (any UITableViewDataSource)? { table.dataSource }

    /// Whether the data source lets the row be edited. Default true.
    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(table, canEditRowAt: path) ?? true }

    private func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    }

    /// Whether a swipe may delete the row although the app gives no actions for it. Swift cannot tell whether the data
    /// source implements `tableView(_:commit:forRowAt:)`; it counts as if it did when the app says that the row is
    /// editable, or what deletes it.
    func deletesBySwipe(_ path: IndexPath) -> Bool {
        let edits = OptionalRequirement.result(of: "tableView(_:canEditRowAt:)") {
            dataSource?.tableView(table, canEditRowAt: path)
        }
        let style = OptionalRequirement.result(of: "tableView(_:editingStyleForRowAt:)") {
            delegate?.tableView(table, editingStyleForRowAt: path)
        }
        let title = OptionalRequirement.result(of: "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
            delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
        }
        guard canEdit(path), editingStyle(of: path) == .delete else { return false }
        return (edits ?? nil) == true || (style ?? nil) == .delete || (title ?? nil) != nil
    }

    /// Whether the row gets a control that moves it.
    private func canMove(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
        let answer = OptionalRequirement.result(of: "tableView(_:canMoveRowAt:)") {
            dataSource?.tableView(table, canMoveRowAt: path)
        }
        return (answer ?? nil) ?? cell.showsReorderControl
    }

    /// Gives a cell the controls of its row.
    func update(_ cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
        guard isActive else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        let isEditable = canEdit(path)
        var fresh = CellEditingState(isEditing: isEditable, canMove: canMove(path, cell))
        fresh.style = isEditable ? editingStyle(of: path) : .none
        fresh.showsSelection = isEditable && table.allowsMultipleSelectionDuringEditing
        fresh.indents =
            isEditable && cell.shouldIndentWhileEditing
            && (delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true)
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
    func controlTapped(in cell: UITableViewCell) {
        guard isActive, let path = table.indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .none: return
        case .insert: dataSource?.tableView(table, commit: .insert, forRowAt: path)
        case .delete: table.interaction.swipe?.showActions(of: cell)
        }
    }

    // MARK: Moving a row

    /// Lifts the row of `cell` for a touch at `y` in the content.
    package func reorderDidBegin(_ cell: UITableViewCell, at y: CGFloat) {
        guard isActive, reorder == nil, let path = table.indexPath(for: cell) else { return }
        let frame = table.cellFrame(at: path)
        reorder = RowReorder(
            origin: path, target: path, height: frame.height, grip: frame.midY - y, middle: frame.midY)
        table.bringSubviewToFront(cell)
        cell.configurations.setNeedsUpdate()
        UIView.animate(withDuration: TableEditingMetrics.liftDuration) {
            cell.alpha = TableEditingMetrics.liftedAlpha
            cell.layer.shadowOpacity = TableEditingMetrics.liftShadowOpacity
        }
        cell.layer.shadowRadius = TableEditingMetrics.liftShadowRadius
    }

    /// Whether the user moves the row of `cell`.
    func isMoving(_ cell: UITableViewCell) -> Bool {
        reorder.map { table.visibleCell(at: $0.origin) === cell } ?? false
    }

    /// Moves the row with the touch, and the others out of its way.
    package func reorderDidMove(to y: CGFloat) {
        guard var reorder, y.isFinite else { return }
        let limits = table.loadedLayout.row(reorder.origin)
        let half = (limits.upperBound - limits.lowerBound) / 2
        reorder.middle = min(max(y + reorder.grip, half), max(half, table.contentSize.height - half))
        let old = reorder.target
        reorder.target = target(of: reorder)
        self.reorder = reorder
        guard reorder.target != old else { return table.layOutCells() }
        UIView.animate(withDuration: TableEditingMetrics.liftDuration) { self.table.layOutCells() }
    }

    /// The place of the row at its current position, as the delegate allows it.
    private func target(of reorder: RowReorder) -> IndexPath {
        let layout = table.loadedLayout
        guard let proposed = table.indexPathForRow(at: CGPoint(x: table.bounds.midX, y: reorder.middle)),
            proposed != reorder.target, layout.contains(proposed)
        else { return reorder.target }
        let answer =
            delegate?.tableView(
                table, targetIndexPathForMoveFromRowAt: reorder.origin, toProposedIndexPath: proposed) ?? proposed
        guard layout.sections.indices.contains(answer.section) else { return reorder.target }
        let count = layout.sections[answer.section].rows.count
        let last = answer.section == reorder.origin.section ? count - 1 : count
        return IndexPath(row: min(max(0, answer.row), max(0, last)), section: answer.section)
    }

    /// Drops the row. The data source is told if the place is another one.
    func reorderDidEnd(isCancelled: Bool) {
        guard let reorder else { return }
        let cell = table.visibleCell(at: reorder.origin)
        self.reorder = nil
        UIView.animate(withDuration: TableEditingMetrics.liftDuration) {
            cell?.alpha = 1
            cell?.layer.shadowOpacity = 0
        }
        cell?.configurations.setNeedsUpdate()
        guard !isCancelled, reorder.target != reorder.origin, let dataSource else {
            return UIView.animate(withDuration: TableEditingMetrics.liftDuration) { self.table.layOutCells() }
        }
        dataSource.tableView(table, moveRowAt: reorder.origin, to: reorder.target)
        table.updates.queue.record { $0.movedItems.append((reorder.origin, reorder.target)) }
    }
}
