import CoreGraphics
import UIKitCore

/// How a cell takes part in the editing of its table.
struct CellEditingState: Equatable {
    var isEditing = false
    var style = UITableViewCell.EditingStyle.none
    /// Whether the row is selected by a circle, in place of the control for its style.
    var showsSelection = false
    var indents = true
    var canMove = false

    /// The control at the leading edge; nil for none.
    var control: Control? {
        guard isEditing else { return nil }
        if showsSelection { return .selection }
        switch style {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    enum Control: Hashable { case delete, insert, selection }

    /// The space before the content. Points.
    var leadingInset: CGFloat { isEditing && (control != nil || indents) ? TableEditingMetrics.controlWidth : 0 }
    /// The space after the content. Points.
    var trailingInset: CGFloat { isEditing && canMove ? TableEditingMetrics.reorderWidth : 0 }
}

/// The controls of a cell whose table is edited.
@MainActor final class CellEditing {
    private(set) var state = CellEditingState()
    private unowned let cell: UITableViewCell
    private var control: UIControl?
    private var handle: ReorderControl?

    init(_ cell: UITableViewCell) {
        self.cell = cell
    }

    /// Shows and hides the controls. The caller lays out the cell.
    func update(_ fresh: CellEditingState) {
        guard fresh != state else { return }
        let old = state
        state = fresh
        if old.control != fresh.control { replaceControl(with: fresh.control) }
        if fresh.trailingInset > 0, handle == nil {
            let new = ReorderControl(cell)
            cell.addSubview(new)
            handle = new
        } else if fresh.trailingInset == 0 {
            handle?.removeFromSuperview()
            handle = nil
        }
        selectionDidChange()
    }

    private func replaceControl(with kind: CellEditingState.Control?) {
        control?.removeFromSuperview()
        control = kind.map { kind in
            let new = EditingControl(kind) { [unowned cell] in cell.table?.editing.controlTapped(in: cell) }
            cell.addSubview(new)
            return new
        }
    }

    /// Shows whether the row is chosen.
    func selectionDidChange() {
        (control as? EditingControl)?.isSelected = cell.isSelected
    }

    /// Positions the controls in the cell's bounds, beside `insets`.
    func layOut(insets: UIEdgeInsets, margin: CGFloat, isMirrored: Bool) {
        let bounds = cell.bounds
        let side = TableEditingMetrics.controlWidth
        // The symbol begins where the content does without the control.
        let start = (isMirrored ? insets.right : insets.left) + max(0, margin - 8)
        let leading = CGRect(x: start, y: 0, width: side, height: bounds.height)
        let end = bounds.width - (isMirrored ? insets.left : insets.right)
        let width = TableEditingMetrics.reorderWidth
        let trailing = CGRect(x: end - width - margin / 2, y: 0, width: width, height: bounds.height)
        control?.frame = isMirrored ? leading.mirrored(in: bounds.width) : leading
        handle?.frame = isMirrored ? trailing.mirrored(in: bounds.width) : trailing
    }
}

extension CGRect {
    /// The mirror image in a view of `width` points.
    fileprivate func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
