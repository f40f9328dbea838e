/// Touches that controls claim from gesture recognizers of enclosing views, as Apple's guide lists them ("Interacting
/// with Other User Interface Controls"): the ones that perform the control's default action. `UISlider` and an app's
/// own controls claim no taps.
extension UIControl {
    /// Whether `recognizer`, of an enclosing view, recognizes a single tap with one finger. Controls block such a tap
    /// where it is their default action. Always false while the control is disabled.
    package func blocksTap(of recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Whether `recognizer`, of an enclosing view, recognizes drags along the control.
    package func blocksDrag(of recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view !== self else { return false }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            return !swipe.direction.isDisjoint(with: [.left, .right])
        }
        return recognizer is UIPanGestureRecognizer
    }
}
