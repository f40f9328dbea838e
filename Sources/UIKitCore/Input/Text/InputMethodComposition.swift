import CoreGraphics

/// The text that the desktop's input method composes in the first responder.
///
/// The input method believes that its composition lasts until it completes it. A tap elsewhere, another first responder
/// or the app can end it earlier; the text then stays, and the host is told.
@MainActor final class InputMethodComposition: SystemService {
    private unowned let system: UIKitSystem
    /// Where the input method composes; nil while it does not.
    private weak var owner: (any KeyEditing)?
    private var isOpen = false

    init(system: UIKitSystem) {
        self.system = system
    }

    /// Shows `text` in the first responder; empty text removes it. A text for a composition that has ended is dropped.
    func update(_ text: String, selected: Range<Int>) {
        guard !discardIfEnded(), let input else { return }
        input.compose(text, selected: selected)
        isOpen = !text.isEmpty
        owner = isOpen ? input : nil
    }

    /// Replaces the composed text with `text`, or types it. The text of a composition that has ended is dropped.
    func complete(_ text: String) {
        guard !discardIfEnded() else { return }
        isOpen = false
        owner = nil
        (system.application?.keyWindow?.focus.typingResponder as? any UIKeyInput)?.insertText(text)
    }

    /// Tells the host, once per frame, whether the composition has ended, whether one may begin, and where its text or
    /// the caret is.
    func updateHost() {
        discardIfEnded()
        let isAllowed = input?.isSecureTextEntry != true
        if system.host.allowsComposition != isAllowed { system.host.allowsComposition = isAllowed }
        guard system.host.acceptsTextInput, let area = input?.compositionArea, area != system.host.textInputArea else {
            return
        }
        system.host.textInputArea = area
    }

    /// The first responder, if an input method can compose in it.
    private var input: (any KeyEditing)? { system.application?.keyWindow?.focus.typingResponder as? any KeyEditing }

    /// Returns true, and tells the host, when something else than the input method has ended the composition.
    @discardableResult private func discardIfEnded() -> Bool {
        guard isOpen else { return false }
        if let owner, owner === input, owner.isComposing { return false }
        isOpen = false
        owner = nil
        system.host.discardComposition()
        return true
    }
}

extension UIKitSystem {
    /// What the desktop's input method composes.
    var composition: InputMethodComposition { service(InputMethodComposition.self) }
}
