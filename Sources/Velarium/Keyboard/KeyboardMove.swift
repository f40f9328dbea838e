import UIKit

/// One piece of news of the keyboard.
struct KeyboardMove: Sendable {
    /// Where it will be, in points of the screen, y down: below the screen or of no height when it goes.
    let frame: CGRect
    /// Seconds; 0 when nothing moves.
    let duration: TimeInterval
    /// How it moves, as bits of `UIView.AnimationOptions`.
    let curve: UInt

    /// Changes views in the keyboard's time. They go on taking touches.
    @MainActor func animate(_ changes: @escaping () -> Void) {
        let options = UIView.AnimationOptions(rawValue: curve << 16)
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .allowUserInteraction, .beginFromCurrentState],
            animations: changes)
    }
}

extension KeyboardMove {
    /// Numbers that are none count as nothing.
    init(_ info: [AnyHashable: Any]) {
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        let parts = [end.origin.x, end.origin.y, end.size.width, end.size.height]
        frame = parts.allSatisfy(\.isFinite) ? end : .zero
        let seconds = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        duration = seconds.isFinite ? max(0, seconds) : 0
        curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
    }
}
