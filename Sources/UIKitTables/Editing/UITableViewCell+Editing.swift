import CoreGraphics
import UIKitCore

extension UITableViewCell {
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
