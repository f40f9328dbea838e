/// A key of a keyboard and the characters it types.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The characters with the modifiers applied; a control character for return, tab, escape and backspace.
    open private(set) var characters = ""
    /// The characters with no modifier but shift applied.
    open private(set) var charactersIgnoringModifiers = ""
    /// The modifiers that are held.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// The position of the key on the keyboard.
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

    /// The characters that the key with this `KeyStroke` name types.
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
