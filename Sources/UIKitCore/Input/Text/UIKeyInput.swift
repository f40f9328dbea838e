/// Takes plain text: what a responder must conform to for keys to type into it while it is first responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything to delete.
    var hasText: Bool { get }
    /// Puts `text`, mostly one character, in at the caret; a line end for return.
    func insertText(_ text: String)
    /// Deletes what is selected, else the character before the caret.
    func deleteBackward()
}

/// A text that hardware keys also move about in.
@MainActor protocol KeyEditing: UIKeyInput {
    /// Whether `stroke` means something here.
    func edits(_ stroke: KeyStroke) -> Bool
    /// Whether `stroke` means something here, and has been done.
    func edit(_ stroke: KeyStroke) -> Bool
}

extension UIResponder {
    /// Hands a key that went down, or repeats, to this responder if it takes text. False when it does not want it.
    func takeAsText(_ stroke: KeyStroke) -> Bool {
        guard let input = self as? any UIKeyInput else { return false }
        if let editing = input as? any KeyEditing, editing.edit(stroke) { return true }
        guard stroke.modifiers.isDisjoint(with: [.command, .control]) else { return false }
        switch stroke.name {
        case "return": input.insertText("\n")
        case "tab": input.insertText("\t")
        case "backspace": input.deleteBackward()
        default:
            guard stroke.typesCharacter else { return false }
            input.insertText(stroke.name)
        }
        return true
    }

    /// Whether `takeAsText` would do something.
    func takesAsText(_ stroke: KeyStroke) -> Bool {
        guard let input = self as? any UIKeyInput else { return false }
        if let editing = input as? any KeyEditing, editing.edits(stroke) { return true }
        guard stroke.modifiers.isDisjoint(with: [.command, .control]) else { return false }
        return stroke.typesCharacter || ["return", "tab", "backspace"].contains(stroke.name)
    }
}

extension KeyStroke {
    /// Whether the key puts a character into a text; those that have a name do something else.
    fileprivate var typesCharacter: Bool { name.count == 1 }
}
