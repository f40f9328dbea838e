/// The place of a key on the keyboard, by the usage numbers of the USB standard (HID usage page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
    case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS
    case keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
    case keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardF1 = 58
    case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10
    case keyboardF11, keyboardF12
    case keyboardHome = 74
    case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
    case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
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
