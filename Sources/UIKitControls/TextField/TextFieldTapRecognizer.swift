@_spi(Core) import UIKitCore

/// Recognizes the tap that focuses a text field, positions its caret and selects words.
///
/// The field handles its touches itself. This recognizer belongs to the innermost view, so it is recognized before
/// the tap recognizers of enclosing views and makes them fail.
@MainActor final class TextFieldTapRecognizer: UITapGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    /// False while the field is disabled.
    override var meetsBeginConditions: Bool { (view as? UITextField)?.isEnabled == true }

    /// Also prevents multi-tap recognizers of enclosing views. Recognizers that the app added to the field continue.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.view !== view
    }
}
