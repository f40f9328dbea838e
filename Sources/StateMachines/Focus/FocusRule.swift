/// What a presentation or an overlay does to the focus of what is behind it: to the first responder and its keyboard.
///
/// This is the rule for UIKit's presentations and for Velarium's overlays. `FocusStack` says which first responder gets
/// the focus back, and when.
public enum FocusRule: Hashable, Sendable, CaseIterable {
    /// The first responder behind loses the focus, and gets it back at the end: alerts, action sheets, sheets, full
    /// screen and custom presentations, and overlays over the page.
    case takesFocus
    /// The first responder behind keeps the focus: popovers, and what the user can leave unanswered.
    case sharesFocus

    /// A key, as far as the rule tells keys apart.
    public enum Key: Hashable, Sendable, CaseIterable {
        /// Escape without modifiers.
        case escape
        /// Return without modifiers.
        case `return`
        /// Any other key.
        case other
    }

    /// Where the first responder is, seen from the frontmost presentation or overlay.
    public enum FirstResponder: Hashable, Sendable {
        /// There is none.
        case none
        /// Inside what is in front, or not covered by it.
        case inFront
        /// Behind what is in front. It refused to resign, or became first responder afterward.
        case behind(acceptsText: Bool)
    }

    /// Who receives a key.
    public enum Recipient: Hashable, Sendable {
        /// The first responder, wherever it is.
        case firstResponder
        /// The content of the frontmost presentation or overlay.
        case front
    }

    /// Who receives `key` while this is the rule of the frontmost presentation or overlay.
    ///
    /// A key never reaches what a presentation covers. Behind a popover, letters go to the first responder; Escape, and
    /// Return unless a text input has the focus, go to the popover.
    public func recipient(of key: Key, firstResponder: FirstResponder) -> Recipient {
        switch (firstResponder, self, key) {
        case (.none, _, _): .front
        case (.inFront, _, _): .firstResponder
        case (.behind, .takesFocus, _): .front
        case (.behind, .sharesFocus, .escape): .front
        case (.behind(let acceptsText), .sharesFocus, .return): acceptsText ? .firstResponder : .front
        case (.behind, .sharesFocus, .other): .firstResponder
        }
    }
}
