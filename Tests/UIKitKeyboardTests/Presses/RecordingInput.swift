import UIKitCore

/// A text input that records what a keyboard does with it.
final class RecordingInput: UIView, UIKeyInput {
    /// What was typed: the texts, with "⌫" for each deletion.
    private(set) var typed: [String] = []

    var keyboardType = UIKeyboardType.default
    var autocapitalizationType = UITextAutocapitalizationType.none
    var autocorrectionType = UITextAutocorrectionType.default
    var isSecureTextEntry = false

    override var canBecomeFirstResponder: Bool { true }
    /// True, so that Delete always has something to delete.
    var hasText: Bool { true }
    func insertText(_ text: String) { typed.append(text) }
    func deleteBackward() { typed.append("⌫") }

    /// Returns what was typed since the last call.
    func takeTyped() -> [String] {
        defer { typed = [] }
        return typed
    }
}
