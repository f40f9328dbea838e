/// A key, with modifiers, that sends an action along the responder chain.
///
/// A responder offers its commands in `keyCommands`. The action goes to the first responder from the one with the keyboard
/// on whose `canPerformAction` agrees; its sender is the command.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// What the key types, or one of the constants below. Letters have no case.
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the command comes before what the system would do with the key: type or edit text, close a popover.
    /// Default false. Before iOS 15 commands come before text all the same.
    open var wantsPriorityOverSystemBehavior = false

    /// A command of no key that sends nothing.
    public init() {
        super.init(title: "", action: Selector(""))
    }

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

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    @available(iOS, deprecated: 13.0)
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }
}

/// Keys that type nothing.
extension UIKeyCommand {
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    package nonisolated static let inputDelete = "UIKeyInputDelete"
    public nonisolated static let f1 = "UIKeyInputF1"
    public nonisolated static let f2 = "UIKeyInputF2"
    public nonisolated static let f3 = "UIKeyInputF3"
    public nonisolated static let f4 = "UIKeyInputF4"
    public nonisolated static let f5 = "UIKeyInputF5"
    public nonisolated static let f6 = "UIKeyInputF6"
    public nonisolated static let f7 = "UIKeyInputF7"
    public nonisolated static let f8 = "UIKeyInputF8"
    public nonisolated static let f9 = "UIKeyInputF9"
    public nonisolated static let f10 = "UIKeyInputF10"
    public nonisolated static let f11 = "UIKeyInputF11"
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The constant for a key by its name in a `KeyStroke`; nil for one that types.
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
    /// The number of a function key; nil for any other.
    static func functionNumber(of name: String) -> Int? {
        guard name.first == "f", let number = Int(name.dropFirst()), (1...12).contains(number) else { return nil }
        return number
    }
}
