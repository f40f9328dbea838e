import Foundation

/// Notifications of text input that one module posts and another declares.
package enum TextInputNotification {
    /// The keyboard on the screen has changed its language.
    package static let currentInputModeDidChange = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
