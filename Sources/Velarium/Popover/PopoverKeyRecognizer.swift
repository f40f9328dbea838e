import StateMachines
import UIKit

/// Receives Escape for a popover view while a first responder behind it has the focus, as `FocusRule` says. It is
/// attached to the window, where keys of every first responder arrive.
///
/// A tap recognizer recognizes presses without a subclass of its own: Apple's recognizers let no app set their state
/// without another import.
final class PopoverKeyRecognizer: UITapGestureRecognizer {
    private weak var popover: UIView?

    init(of popover: UIView) {
        self.popover = popover
        super.init(target: nil, action: nil)
        allowedTouchTypes = []
        allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard let presses = event as? UIPressesEvent, let popover, let window = popover.window else { return false }
        let isEscape = presses.allPresses.contains { $0.phase == .began && $0.isEscape }
        guard isEscape, let holder = window.firstResponderInSubtree, !holder.isInside(popover) else { return false }
        let isInFront = window.subviews.last { !$0.isHidden && $0.alpha > 0 } === popover
        let position = FocusRule.FirstResponder.behind(acceptsText: holder is any UIKeyInput)
        return isInFront && FocusRule.sharesFocus.recipient(of: .escape, firstResponder: position) == .front
    }
}
