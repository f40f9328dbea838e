/// The tap with which a text field takes the focus, places its caret and selects words.
///
/// The field acts on its touches itself. This recognizer belongs to the innermost view, so it is recognized before the
/// taps that views around the field wait for, and makes them fail.
@MainActor final class FieldTapRecognizer: UITapGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    /// Not while the field is disabled.
    override var mayBeginByItself: Bool { (view as? UITextField)?.isEnabled == true }

    /// Several taps are the field's as well. What an app has added to the field itself goes on.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.view !== view
    }
}
