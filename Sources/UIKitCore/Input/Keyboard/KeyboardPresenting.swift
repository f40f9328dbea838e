import CoreGraphics

/// What shows input views and draws the keyboard. UIKitKeyboard implements it above the core and installs it in a system.
@MainActor package protocol KeyboardPresenting: AnyObject {
    /// Shows the input views of the system's `keyboardResponder`, which has changed, or hides those that are shown.
    func responderDidChange()
    /// Reads the input views and traits of the same responder again.
    func reloadInputViews()
    /// The text or the insertion point of `responder` has changed, by whatever means. `typed` is what a hardware key has
    /// inserted, for inputs that do not tell their text; nil for another change.
    func textDidChange(of responder: UIResponder, typed: String?)
    /// Shows the keyboard in place of the responder's own input view, until the input views are read again.
    func replaceInputViewWithKeyboard()
    /// Makes the first responder resign for the user, and hides the keyboard also where a controller keeps it.
    func dismissKeyboard()
    /// Moves the views to the keyboard's new position, animated over `duration` seconds; 0 moves them at once.
    func keyboardDidMove(over duration: Double)
    /// Lays out again for another screen, orientation or language.
    func screenDidChange()
    /// The app's input view and accessory view that are shown.
    var visibleInputViews: [UIView] { get }
    /// The height of what is shown when it is docked, in points; nil for the default height.
    var dockedHeight: CGFloat? { get }
    /// Whether an input view or the drawn keyboard determines the keyboard's height, and not a step of a script.
    var ownsPosition: Bool { get }
    /// Whether the keyboard is drawn when a text input becomes first responder.
    var isSoftwareKeyboardEnabled: Bool { get set }
}

/// A controller whose scroll view stays above the keyboard by itself.
@MainActor package protocol KeyboardAvoiding: UIViewController {
    /// The scroll view whose insets are extended; nil when it is not loaded.
    var keyboardScrollView: UIScrollView? { get }
}

/// A text input whose text the keyboard may read, for automatic capitals and the period after two spaces.
@MainActor package protocol TextContextProviding: UIKeyInput {
    /// The text before the insertion point, as far as the input chooses to tell.
    var textBeforeInsertionPoint: String { get }
}
