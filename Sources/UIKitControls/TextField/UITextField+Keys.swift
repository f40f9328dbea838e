import UIKitCore
import UIKitText

/// A touch in a field that is being edited. Offsets are UTF-16 units.
enum FieldTouch {
    /// A finger that has not moved to another character.
    case fingerTap(at: Int)
    /// A touch that selects from an offset.
    case selection(from: Int)
}

/// Touches in a text field.
extension UITextField {
    private func offset(of touch: UITouch) -> Int {
        contentViews.line.offset(closestTo: touch.location(in: contentViews.line))
    }

    /// The single tap of a finger places the caret when it ends, any other tap when it begins.
    /// - Parameter extends: Whether a single tap moves the end of the selection instead of placing the caret.
    func beginTouch(_ touch: UITouch, extends: Bool) {
        guard isEditing else { return }
        let index = offset(of: touch)
        if touch.tapCount == 1, !touch.isFromMouse, !extends { return currentTouch = .fingerTap(at: index) }
        currentTouch = .selection(from: index)
        selectionInteraction.hideMenu()
        switch touch.tapCount {
        case 1:
            selectionInteraction.setHandlesShown(false)
            input.updateSelection { $0.moveCaret(to: index, extending: extends) }
        case 2:
            let word = isSecureTextEntry ? 0..<editor.length : editor.buffer.word(around: index)
            input.updateSelection { $0.select(word) }
        default: selectAll(nil)
        }
    }

    func continueTouch(_ touch: UITouch) {
        // The mouse's drags are recognized by the selection's interaction.
        guard isEditing, touch.tapCount == 1, !touch.isFromMouse else { return }
        let index = offset(of: touch)
        switch currentTouch {
        case .fingerTap(at: let start):
            guard index != start else { return }
            selectionInteraction.hideMenu()
            selectionInteraction.setHandlesShown(false)
            currentTouch = .selection(from: start)
            input.updateSelection { $0.select(from: start, to: index) }
        case .selection(from: let start):
            if index != editor.head { input.updateSelection { $0.select(from: start, to: index) } }
        case nil: return
        }
    }

    func endTouch(_ touch: UITouch?) {
        let ended = currentTouch
        currentTouch = nil
        guard let touch else { return }
        switch ended {
        case .fingerTap where isEditing:
            if isTouchInside { placeCaret(tappedBy: touch, wasActive: true) }
        case .selection where isEditing:
            guard !editor.selection.isEmpty, !touch.isFromMouse else { return }
            selectionInteraction.setHandlesShown(true)
            selectionInteraction.showMenuSoon()
        case .fingerTap, .selection, nil:
            guard isTouchInside, !isEditing, becomeFirstResponder(), isEditing else { return }
            placeCaret(tappedBy: touch, wasActive: false)
        }
    }

    private func placeCaret(tappedBy touch: UITouch, wasActive: Bool) {
        guard touch.isFromMouse else {
            return selectionInteraction.placeCaret(tappedAt: touch.location(in: self), wasActive: wasActive)
        }
        let index = offset(of: touch)
        input.updateSelection { $0.placeCaret(at: index) }
    }
}
