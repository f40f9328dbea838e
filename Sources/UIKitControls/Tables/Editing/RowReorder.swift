import CoreGraphics
import UIKitCore

/// A row that the user moves. The data source learns of it when the row is dropped.
struct RowReorder {
    /// The row's place in the data source.
    let origin: IndexPath
    /// The row's place if it is dropped now.
    var target: IndexPath
    /// The height of the row. Points.
    let height: CGFloat
    /// From the touch to the middle of the row. Points.
    let grip: CGFloat
    /// The middle of the row in the content. Points.
    var middle: CGFloat

    /// The distance of another row from its place, to make room at the target. Points.
    func shift(of path: IndexPath) -> CGFloat {
        guard path != origin else { return 0 }
        var place = path
        if path.section == origin.section, path.row > origin.row { place.row -= 1 }
        let leavesGap = path.section == origin.section ? path.row > origin.row : path.section > origin.section
        let makesRoom = place.section == target.section ? place.row >= target.row : place.section > target.section
        return (leavesGap ? -height : 0) + (makesRoom ? height : 0)
    }
}

extension UITableView {
    /// Lifts the row of `cell` for a touch at `y` in the content.
    func reorderDidBegin(_ cell: UITableViewCell, at y: CGFloat) {
        guard isEditing, state.editing.reorder == nil, let path = indexPath(for: cell) else { return }
        let frame = cellFrame(at: path)
        state.editing.reorder = RowReorder(
            origin: path, target: path, height: frame.height, grip: frame.midY - y, middle: frame.midY)
        bringSubviewToFront(cell)
        cell.configurations.setNeedsUpdate()
        UIView.animate(withDuration: TableEditingMetrics.liftDuration) {
            cell.alpha = TableEditingMetrics.liftedAlpha
            cell.layer.shadowOpacity = TableEditingMetrics.liftShadowOpacity
        }
        cell.layer.shadowRadius = TableEditingMetrics.liftShadowRadius
    }

    /// Whether the user moves the row of `cell`.
    func isMoving(_ cell: UITableViewCell) -> Bool {
        guard let reorder = state.editing.reorder else { return false }
        return state.cells[reorder.origin] === cell
    }

    /// Moves the row with the touch, and the others out of its way.
    func reorderDidMove(to y: CGFloat) {
        guard var reorder = state.editing.reorder, y.isFinite else { return }
        let limits = loadedLayout.row(reorder.origin)
        let half = (limits.upperBound - limits.lowerBound) / 2
        reorder.middle = min(max(y + reorder.grip, half), max(half, contentSize.height - half))
        let old = reorder.target
        reorder.target = target(of: reorder)
        state.editing.reorder = reorder
        guard reorder.target != old else { return layOutCells() }
        UIView.animate(withDuration: TableEditingMetrics.liftDuration) { self.layOutCells() }
    }

    /// The place of the row at its current position, as the delegate allows it.
    private func target(of reorder: RowReorder) -> IndexPath {
        guard let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: reorder.middle)),
            proposed != reorder.target, canMove(toSectionOf: proposed)
        else { return reorder.target }
        let answer =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: reorder.origin, toProposedIndexPath: proposed) ?? proposed
        guard loadedLayout.sections.indices.contains(answer.section) else { return reorder.target }
        let count = loadedLayout.sections[answer.section].rows.count
        let last = answer.section == reorder.origin.section ? count - 1 : count
        return IndexPath(row: min(max(0, answer.row), max(0, last)), section: answer.section)
    }

    private func canMove(toSectionOf path: IndexPath) -> Bool { loadedLayout.contains(path) }

    /// Drops the row. The data source is told if the place is another one.
    func reorderDidEnd(isCancelled: Bool) {
        guard let reorder = state.editing.reorder else { return }
        let cell = state.cells[reorder.origin]
        state.editing.reorder = nil
        UIView.animate(withDuration: TableEditingMetrics.liftDuration) {
            cell?.alpha = 1
            cell?.layer.shadowOpacity = 0
        }
        cell?.configurations.setNeedsUpdate()
        guard !isCancelled, reorder.target != reorder.origin, let dataSource else {
            return UIView.animate(withDuration: TableEditingMetrics.liftDuration) { self.layOutCells() }
        }
        dataSource.tableView(self, moveRowAt: reorder.origin, to: reorder.target)
        recordUpdate { $0.movedRows.append((reorder.origin, reorder.target)) }
    }
}
