/// Takes plain text: what a responder must conform to for keys to type into it while it is first responder.
@MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything to delete.
    var hasText: Bool { get }
    /// Puts `text`, mostly one character, in at the caret; a line end for return.
    func insertText(_ text: String)
    /// Deletes what is selected, else the character before the caret.
    func deleteBackward()
}

/// A text that hardware keys also move about in.
@MainActor protocol KeyEditing: UIKeyInput {
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
        case "escape", "left", "right", "up", "down": return false
        default: input.insertText(stroke.name)
        }
        return true
    }
}
