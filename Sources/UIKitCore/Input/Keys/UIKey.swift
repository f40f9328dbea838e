/// A key of a keyboard, with what it types.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// What the key types with its modifiers; a control character for return, tab, escape and backspace.
    open private(set) var characters = ""
    /// What the key types without modifiers but shift.
    open private(set) var charactersIgnoringModifiers = ""
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    open private(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorRollOver

    /// A key that types nothing.
    public override init() {
        super.init()
    }

    convenience init(_ stroke: KeyStroke) {
        self.init()
        let typed = UIKey.characters(ofKeyNamed: stroke.name)
        characters = typed
        charactersIgnoringModifiers = typed
        modifierFlags = stroke.modifiers
        keyCode = UIKeyboardHIDUsage(keyNamed: stroke.name)
    }

    /// What the key with the name of a `KeyStroke` types.
    static func characters(ofKeyNamed name: String) -> String {
        switch name {
        case "escape": "\u{1B}"
        case "return": "\r"
        case "tab": "\t"
        case "backspace": "\u{8}"
        default: UIKeyCommand.input(ofKeyNamed: name) ?? name
        }
    }
}
