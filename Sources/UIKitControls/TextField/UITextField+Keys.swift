import UIKitCore
import UIKitText

/// Touches in a text field.
extension UITextField {
    private func offset(of touch: UITouch) -> Int {
        contentViews.line.offset(closestTo: touch.location(in: contentViews.line))
    }

    /// - Parameter extends: Whether a single tap moves the end of the selection instead of placing the caret.
    func beginTouch(_ touch: UITouch, extends: Bool) {
        guard isEditing else { return }
        let place = offset(of: touch)
        dragStart = place
        selectionInteraction.hideMenu()
        switch touch.tapCount {
        case 1:
            selectionInteraction.setHandlesShown(false)
            input.updateSelection { $0.moveCaret(to: place, extending: extends) }
        case 2:
            let word = isSecureTextEntry ? 0..<editor.length : editor.buffer.word(around: place)
            input.updateSelection { $0.select(word) }
        default: selectAll(nil)
        }
    }

    func continueTouch(_ touch: UITouch) {
        // The mouse's drags are recognized by the selection's interaction.
        guard let dragStart, isEditing, touch.tapCount == 1, !touch.isFromMouse else { return }
        let place = offset(of: touch)
        guard place != editor.head else { return }
        input.updateSelection { $0.select(from: dragStart, to: place) }
    }

    func endTouch(_ touch: UITouch?) {
        let wasDragged = dragStart != nil
        dragStart = nil
        if isEditing, wasDragged, !editor.selection.isEmpty, let touch, !touch.isFromMouse {
            selectionInteraction.setHandlesShown(true)
            selectionInteraction.showMenuSoon()
        }
        guard let touch, isTouchInside, !isEditing else { return }
        guard becomeFirstResponder(), isEditing else { return }
        let place = offset(of: touch)
        input.updateSelection { $0.placeCaret(at: place) }
    }
}
