import QuartzCore
import UIKitCore

/// Types into a text input, and knows the text before the insertion point as far as the input tells.
@MainActor final class KeyTypist {
    /// The time within which a second space becomes a period, in seconds. Measured by others.
    static let periodDelay: Seconds = 3
    /// How much of the text it remembers of an input that does not tell.
    private static let longestMemory = 200

    private weak var responder: UIResponder?
    /// What was typed here; used for inputs that do not tell their text.
    private var typed = ""
    private var lastSpace: Seconds?

    /// The input that text goes to; nil when it is gone.
    var input: (any UIKeyInput)? { responder as? any UIKeyInput }

    /// The items that the input shows above a tablet's keyboard; nil for none.
    var assistant: UITextInputAssistantItem? { responder?.inputAssistantItem }

    /// Types into `responder` from now on.
    func attach(to responder: UIResponder?) {
        guard responder !== self.responder else { return }
        self.responder = responder
        typed = ""
        lastSpace = nil
    }

    /// Whether it types into `responder`.
    func isAttached(to responder: UIResponder) -> Bool { responder === self.responder }

    /// The text before the insertion point.
    var context: String {
        if let telling = responder as? any TextContextProviding { return telling.textBeforeInsertionPoint }
        return input?.hasText == false ? "" : typed
    }

    /// The word at the end of the context; empty after a space.
    var word: String {
        String(context.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "'" }.reversed())
    }

    func insert(_ text: String) {
        lastSpace = nil
        remember(text)
        edit { $0.insertText(text) }
    }

    /// Remembers text that was typed by other means, for inputs that do not tell their text.
    func remember(_ text: String) { typed = String((typed + text).suffix(KeyTypist.longestMemory)) }

    /// Whether the input is being changed from here.
    private(set) var isTyping = false

    private func edit(_ change: (any UIKeyInput) -> Void) {
        guard let input else { return }
        isTyping = true
        change(input)
        isTyping = false
    }

    /// Ends a composition: the marked text becomes part of the text.
    func commitMarkedText() {
        guard let editing = responder as? any KeyEditing, editing.isComposing else { return }
        editing.commitMarkedText()
    }

    /// Types a space, or the period in place of the space that was typed shortly before.
    func insertSpace(at time: Seconds) {
        let isSecond = lastSpace.map { time - $0 <= KeyTypist.periodDelay } ?? false
        if isSecond, input?.isSecureTextEntry == false, CapitalizationRule.endsSentence(afterSecondSpace: context) {
            deleteBackward()
            insert(". ")
            return
        }
        insert(" ")
        lastSpace = time
    }

    func deleteBackward() {
        lastSpace = nil
        if !typed.isEmpty { typed.removeLast() }
        edit { $0.deleteBackward() }
    }

    /// Deletes back to the beginning of the word.
    func deleteWord() {
        let text = context
        let spaces = text.reversed().prefix { $0.isWhitespace }.count
        let letters = text.dropLast(spaces).reversed().prefix { !$0.isWhitespace }.count
        for _ in 0..<max(1, spaces + letters) {
            guard input?.hasText == true else { return }
            deleteBackward()
        }
    }

    /// Moves the insertion point by characters; negative values move it back. Inputs that cannot be edited with keys stay.
    func moveInsertionPoint(by characters: Int) {
        guard let editing = responder as? any KeyEditing else { return }
        lastSpace = nil
        let stroke = KeyStroke(name: characters < 0 ? "left" : "right", modifiers: [])
        for _ in 0..<characters.magnitude where !editing.performEdit(with: stroke) { return }
    }
}
