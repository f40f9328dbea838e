import CoreGraphics

/// Accepts plain text. Keys type into a conforming responder while it is first responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }
    /// Inserts `text`, usually one character, at the insertion point. Return inserts a line break.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the insertion point.
    func deleteBackward()
}

/// Text input with support for editing keys of a hardware keyboard.
@MainActor package protocol KeyEditing: UIKeyInput {
    /// Whether `stroke` is an editing key here.
    func canEdit(with stroke: KeyStroke) -> Bool
    /// Performs the edit of `stroke`. Returns false when it is not an editing key here.
    func performEdit(with stroke: KeyStroke) -> Bool
    /// Shows `text` as being composed; `selected` counts its UTF-16 units. Empty when the composition ends.
    func compose(_ text: String, selected: Range<Int>)
    /// Whether there is marked text.
    var isComposing: Bool { get }
    /// Makes the marked text a part of the text.
    func commitMarkedText()
    /// The rectangle of the composed text or the caret, in points of the screen; nil without a window.
    var compositionArea: CGRect? { get }
}

extension UIResponder {
    /// Types or edits with a key that went down or repeats. Returns false when this responder does not use it.
    func insertAsText(_ stroke: KeyStroke) -> Bool {
        guard let input = self as? any UIKeyInput, input.insert(stroke) else { return false }
        noteTextChange(typed: stroke.typesCharacter ? stroke.name : stroke.name == "return" ? "\n" : nil)
        return true
    }

    /// Tells the drawn keyboard that the text or the insertion point of this responder has changed.
    ///
    /// - Parameter typed: What a hardware key has inserted, for inputs that do not tell their text. Default nil.
    package func noteTextChange(typed: String? = nil) {
        let window = (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
        (window?.system ?? UIKitSystem.current)?.keyboardPresenter?.textDidChange(of: self, typed: typed)
    }

    /// Whether `insertAsText(_:)` would use the key.
    func acceptsAsText(_ stroke: KeyStroke) -> Bool {
        guard let input = self as? any UIKeyInput else { return false }
        if let editing = input as? any KeyEditing, editing.canEdit(with: stroke) { return true }
        guard stroke.modifiers.isDisjoint(with: [.command, .control]) else { return false }
        return stroke.typesCharacter || ["return", "tab", "backspace"].contains(stroke.name)
    }
}

extension UIKeyInput {
    /// Types or edits with a key. Returns false when this input does not use it.
    fileprivate func insert(_ stroke: KeyStroke) -> Bool {
        if let editing = self as? any KeyEditing, editing.performEdit(with: stroke) { return true }
        guard stroke.modifiers.isDisjoint(with: [.command, .control]) else { return false }
        switch stroke.name {
        case "return": insertText("\n")
        case "tab": insertText("\t")
        case "backspace": deleteBackward()
        default:
            guard stroke.typesCharacter else { return false }
            insertText(stroke.name)
        }
        return true
    }
}

extension KeyStroke {
    /// Whether the key types a character; keys with longer names do not.
    fileprivate var typesCharacter: Bool { name.count == 1 }
}
