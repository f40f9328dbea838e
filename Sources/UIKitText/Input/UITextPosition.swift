import UIKitCore

/// A position between the characters of a text. Abstract: each text has a subclass of its own.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// A position that no text accepts; for subclasses.
    public override init() {
        super.init()
    }
}

/// A range of a text. Abstract: each text has a subclass of its own.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// The first position.
    open var start: UITextPosition { UITextPosition() }
    /// The position after the last character.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range contains no character. Default true.
    open var isEmpty: Bool { true }

    /// A range that no text accepts; for subclasses.
    public override init() {
        super.init()
    }
}
