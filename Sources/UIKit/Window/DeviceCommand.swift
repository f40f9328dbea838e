import UIKitCore

/// What a person can do to the device in a window with a key, as in Apple's simulator.
///
/// Control does what Command does: few keyboards of Linux have Command, and desktops take it for themselves.
package enum DeviceCommand: CaseIterable, Sendable {
    case rotateLeft, rotateRight, toggleStyle, enlargeText, reduceText, toggleKeyboard, savePicture, showHelp

    /// The command that a key means; nil for a key of the app's.
    package init?(_ stroke: KeyStroke) {
        let flags = stroke.modifiers.subtracting([.alphaShift, .numericPad])
        let command = DeviceCommand.allCases.first { command in
            command.modifiers.contains(flags) && command.keyNames.contains(stroke.name.lowercased())
        }
        guard let command else { return nil }
        self = command
    }

    /// The names of the keys that mean this, as `KeyStroke` has them, in lower case.
    private var keyNames: [String] {
        switch self {
        case .rotateLeft: ["left"]
        case .rotateRight: ["right"]
        case .toggleStyle: ["a"]
        // Where plus is typed with Shift, the key alone is called "=".
        case .enlargeText: ["+", "="]
        case .reduceText: ["-"]
        case .toggleKeyboard: ["k"]
        case .savePicture: ["s"]
        case .showHelp: ["f1"]
        }
    }

    /// The sets of modifiers that are held with the key.
    private var modifiers: [UIKeyModifierFlags] {
        switch self {
        case .rotateLeft, .rotateRight, .toggleKeyboard, .savePicture: [.control, .command]
        case .toggleStyle: [[.control, .shift], [.command, .shift]]
        case .enlargeText:
            [[.control, .alternate], [.command, .alternate], [.control, .alternate, .shift]]
        case .reduceText: [[.control, .alternate], [.command, .alternate]]
        case .showHelp: [[]]
        }
    }

    /// How the key is written for people.
    package var keys: String {
        switch self {
        case .rotateLeft: "Ctrl+Left"
        case .rotateRight: "Ctrl+Right"
        case .toggleStyle: "Ctrl+Shift+A"
        case .enlargeText: "Ctrl+Alt++"
        case .reduceText: "Ctrl+Alt+-"
        case .toggleKeyboard: "Ctrl+K"
        case .savePicture: "Ctrl+S"
        case .showHelp: "F1"
        }
    }

    /// What it does, for people.
    package var explanation: String {
        switch self {
        case .rotateLeft: "turn the device to the left"
        case .rotateRight: "turn the device to the right"
        case .toggleStyle: "dark mode on or off"
        case .enlargeText: "larger text"
        case .reduceText: "smaller text"
        case .toggleKeyboard: "room for a keyboard, or none"
        case .savePicture: "save a picture of the screen"
        case .showHelp: "show this list"
        }
    }
}
