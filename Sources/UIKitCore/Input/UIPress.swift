/// One key from the moment it goes down until it is let go.
@MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// Seconds of the system's clock at the last change.
    open internal(set) var timestamp: TimeInterval
    open internal(set) var phase: Phase
    /// The arrow that was pressed, for arrow keys; `.select` for return, `.menu` for escape and for all others.
    open private(set) var type: PressType
    open private(set) var window: UIWindow?
    /// Who was asked first.
    open internal(set) var responder: UIResponder?
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// 1 while the key is down, else 0.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The key of a keyboard.
    open private(set) var key: UIKey?

    /// The key as the host reported it.
    let stroke: KeyStroke

    init(_ stroke: KeyStroke, window: UIWindow?, timestamp: Seconds) {
        self.stroke = stroke
        self.timestamp = timestamp
        self.window = window
        phase = .began
        type = PressType(keyNamed: stroke.name)
        key = UIKey(stroke)
        super.init()
    }
}

extension UIPress.PressType {
    init(keyNamed name: String) {
        switch name {
        case "up": self = .upArrow
        case "down": self = .downArrow
        case "left": self = .leftArrow
        case "right": self = .rightArrow
        case "return": self = .select
        default: self = .menu
        }
    }
}

/// The keys of one turn of input.
@MainActor open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    open internal(set) var allPresses: Set<UIPress> = []

    /// The presses that `gesture` is tracking.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}

/// A key of a keyboard, with what it types.
@MainActor open class UIKey: NSObject {
    /// What the key types with its modifiers; a control character for return, tab, escape and backspace.
    open private(set) var characters: String
    /// What the key types without modifiers but shift.
    open private(set) var charactersIgnoringModifiers: String
    open private(set) var modifierFlags: UIKeyModifierFlags
    open private(set) var keyCode: UIKeyboardHIDUsage

    init(_ stroke: KeyStroke) {
        let typed = UIKey.controlCharacters[stroke.name] ?? stroke.name
        characters = typed
        charactersIgnoringModifiers = typed
        modifierFlags = stroke.modifiers
        keyCode = UIKeyboardHIDUsage(keyNamed: stroke.name)
        super.init()
    }

    private static let controlCharacters = [
        "escape": "\u{1B}", "return": "\r", "tab": "\t", "backspace": "\u{8}", "up": "UIKeyInputUpArrow",
        "down": "UIKeyInputDownArrow", "left": "UIKeyInputLeftArrow", "right": "UIKeyInputRightArrow",
    ]
}

/// The place of a key on the keyboard, by the usage numbers of the USB standard (HID usage page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
    case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS
    case keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
    case keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardRightArrow = 79
    case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

extension UIKeyboardHIDUsage {
    /// The key with the name of a `KeyStroke`; `keyboardErrorRollOver`, the usage of no key, for one not in the table.
    init(keyNamed name: String) {
        if let named = UIKeyboardHIDUsage.named[name] {
            self = named
        } else if let letter = name.lowercased().unicodeScalars.first, name.count == 1, ("a"..."z").contains(letter) {
            self = UIKeyboardHIDUsage(rawValue: Int(letter.value - 97) + 4)!
        } else if let digit = Int(name), (1...9).contains(digit) {
            self = UIKeyboardHIDUsage(rawValue: digit + 29)!
        } else {
            self = .keyboardErrorRollOver
        }
    }

    private static let named: [String: UIKeyboardHIDUsage] = [
        "return": .keyboardReturnOrEnter, "escape": .keyboardEscape, "backspace": .keyboardDeleteOrBackspace,
        "tab": .keyboardTab, " ": .keyboardSpacebar, "0": .keyboard0, "right": .keyboardRightArrow,
        "left": .keyboardLeftArrow, "down": .keyboardDownArrow, "up": .keyboardUpArrow,
    ]
}
