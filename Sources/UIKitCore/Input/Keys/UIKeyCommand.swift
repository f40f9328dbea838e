/// A key with modifiers that sends an action along the responder chain.
///
/// A responder returns its commands from `keyCommands`. The action goes to the first responder in the chain whose
/// `canPerformAction` returns true; the sender is the command.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The character of the key, or one of the constants below. Letters have no case.
    open private(set) var input: String?
    /// The modifiers that must be held. Default: none.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the command precedes the system's use of the key, such as typing or closing a popover. Default false.
    ///
    /// Before iOS 15, commands precede text input regardless.
    open var wantsPriorityOverSystemBehavior = false

    /// A command without a key or action.
    public init() {
        super.init(title: "", action: Selector(""))
    }

    /// A command for the key `input` with `modifierFlags`.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    override func makeCopy() -> UICommand {
        let copy = UIKeyCommand(
            title: title, image: image, action: action, input: input ?? "", modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        copy.input = input
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        return copy
    }

    /// A command for the key `input` with `modifierFlags`, without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command for the key `input` with `modifierFlags` and a title for lists of commands.
    @available(iOS, deprecated: 13.0)
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }
}

/// Inputs for keys that type no character.
extension UIKeyCommand {
    /// The up arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The page up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The page down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The end key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The forward delete key.
    package nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The function key F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The function key F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The function key F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The function key F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The function key F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The function key F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The function key F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The function key F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The function key F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The function key F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The function key F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The function key F12.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The input for the key with this `KeyStroke` name; nil for a key that types a character.
    static func input(ofKeyNamed name: String) -> String? {
        switch name {
        case "up": inputUpArrow
        case "down": inputDownArrow
        case "left": inputLeftArrow
        case "right": inputRightArrow
        case "escape": inputEscape
        case "pageup": inputPageUp
        case "pagedown": inputPageDown
        case "home": inputHome
        case "end": inputEnd
        case "delete": inputDelete
        default: KeyStroke.functionNumber(of: name).map { "UIKeyInputF\($0)" }
        }
    }
}

extension KeyStroke {
    /// The number of a function key; nil for any other key.
    static func functionNumber(of name: String) -> Int? {
        guard name.first == "f", let number = Int(name.dropFirst()), (1...12).contains(number) else { return nil }
        return number
    }
}
