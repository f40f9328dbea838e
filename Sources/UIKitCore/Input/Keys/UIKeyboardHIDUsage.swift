/// The position of a key on the keyboard, as a usage number of the USB standard (HID usage page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// No key.
    case keyboardErrorRollOver = 1
    /// The key A.
    case keyboardA = 4
    /// The letter keys from B to J.
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
    /// The letter keys from K to S.
    case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS
    /// The letter keys from T to Z.
    case keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    /// The digit keys from 1 to 9.
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
    /// The digit key 0, and the keys around the letters.
    case keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    /// The function key F1.
    case keyboardF1 = 58
    /// The function keys from F2 to F10.
    case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10
    /// The function keys F11 and F12.
    case keyboardF11, keyboardF12
    /// The home key.
    case keyboardHome = 74
    /// The keys for pages, the end and deleting forward.
    case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
    /// The arrow keys.
    case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

extension UIKeyboardHIDUsage {
    /// The key with this `KeyStroke` name; `keyboardErrorRollOver`, the usage of no key, for an unknown name.
    init(keyNamed name: String) {
        if let named = UIKeyboardHIDUsage.named[name] {
            self = named
        } else if let letter = name.lowercased().unicodeScalars.first, name.count == 1, ("a"..."z").contains(letter) {
            self = UIKeyboardHIDUsage(rawValue: Int(letter.value - 97) + 4)!
        } else if let digit = Int(name), (1...9).contains(digit) {
            self = UIKeyboardHIDUsage(rawValue: digit + 29)!
        } else if let number = KeyStroke.functionNumber(of: name) {
            self = UIKeyboardHIDUsage(rawValue: number + 57)!
        } else {
            self = .keyboardErrorRollOver
        }
    }

    private static let named: [String: UIKeyboardHIDUsage] = [
        "return": .keyboardReturnOrEnter, "escape": .keyboardEscape, "backspace": .keyboardDeleteOrBackspace,
        "tab": .keyboardTab, " ": .keyboardSpacebar, "0": .keyboard0, "right": .keyboardRightArrow,
        "home": .keyboardHome, "end": .keyboardEnd, "pageup": .keyboardPageUp, "pagedown": .keyboardPageDown,
        "delete": .keyboardDeleteForward, "left": .keyboardLeftArrow, "down": .keyboardDownArrow,
        "up": .keyboardUpArrow,
    ]
}
