import CoreGraphics
import UIKitCore

extension UITableViewCell {
    /// What the row's control does while the table is edited, from the table's delegate.
    public var editingStyle: EditingStyle { editing.state.style }

    /// Whether the row is swiped aside and shows its actions.
    public var showingDeleteConfirmation: Bool { table?.isSwiped(self) ?? false }

    /// Shows and hides the controls for `fresh`.
    func applyEditing(_ fresh: CellEditingState) {
        editing.update(fresh)
        updateAccessory()
        configurations.setNeedsUpdate()
        setNeedsLayout()
    }

    /// The insets of the content: the safe area, and the room of the controls. Points.
    var editedContentInsets: UIEdgeInsets {
        var insets = layoutContext.contentInsets
        let state = editing.state
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        insets.left += isMirrored ? state.trailingInset : state.leadingInset
        insets.right += isMirrored ? state.leadingInset : state.trailingInset
        return insets
    }
}
