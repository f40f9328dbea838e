import UIKit

/// A change of the keyboard's frame.
struct KeyboardChange: Sendable {
    /// The final frame in points of the screen, y down. Off the screen or empty if the keyboard hides.
    let frame: CGRect
    /// The duration in seconds; 0 without animation.
    let duration: TimeInterval
    /// The animation curve, as bits of `UIView.AnimationOptions`.
    let curve: UInt

    /// Animates `changes` with the keyboard. Views keep receiving touches.
    @MainActor func animate(_ changes: @escaping () -> Void) {
        let options = UIView.AnimationOptions(rawValue: curve << 16)
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .allowUserInteraction, .beginFromCurrentState],
            animations: changes)
    }
}

extension KeyboardChange {
    /// Reads a keyboard notification. Non-finite values count as zero.
    init(_ info: [AnyHashable: Any]) {
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        let parts = [end.origin.x, end.origin.y, end.size.width, end.size.height]
        frame = parts.allSatisfy(\.isFinite) ? end : .zero
        let seconds = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        duration = seconds.isFinite ? max(0, seconds) : 0
        curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
    }
}
