/// What controls keep from the gesture recognizers of the views around them, as Apple's guide lists it ("Interacting with
/// Other User Interface Controls"): what is their default action. `UISlider` and an app's own controls keep no taps.
extension UIControl {
    /// Whether `recognizer`, of a view around this control, waits for a single tap of one finger. Such a tap is the
    /// control's where that is its default action. Always false while the control is disabled.
    func ownsTap(of recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Whether `recognizer`, of a view around this control, waits for a finger that moves along the control.
    func ownsDrag(of recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view !== self else { return false }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            return !swipe.direction.isDisjoint(with: [.left, .right])
        }
        return recognizer is UIPanGestureRecognizer
    }
}
