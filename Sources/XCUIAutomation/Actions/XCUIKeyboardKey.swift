import Driving
import UIKitCore

/// A key without a character of its own, as a part of a typed text: `XCUIKeyboardKey.delete.rawValue`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    /// The character that stands for the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Deletes the character before the cursor.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{7F}")
    /// Deletes the character behind the cursor.
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
    /// Return.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// Return.
    public static let enter = XCUIKeyboardKey(rawValue: "\u{03}")
    /// Tab.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    /// A space.
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// Escape.
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    /// An arrow.
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    /// An arrow.
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    /// An arrow.
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    /// An arrow.
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    /// To the beginning.
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    /// To the end.
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
    /// A page up.
    public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
    /// A page down.
    public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")

    private static let names: [Character: String] = [
        "\u{7F}": "backspace", "\u{08}": "backspace", "\u{F728}": "delete", "\r": "return", "\n": "return",
        "\r\n": "return", "\u{03}": "return", "\t": "tab", "\u{1B}": "escape", "\u{F700}": "up", "\u{F701}": "down",
        "\u{F702}": "left", "\u{F703}": "right", "\u{F729}": "home", "\u{F72B}": "end", "\u{F72C}": "pageup",
        "\u{F72D}": "pagedown",
    ]

    /// A press of the key that types `character`, a frame down and a frame up.
    static func actions(for character: Character, _ modifiers: UIKeyModifierFlags = []) -> [StepAction] {
        let stroke = KeyStroke(name: names[character] ?? String(character), modifiers: modifiers)
        return [.key(stroke, isDown: true), .oneFrame, .key(stroke, isDown: false), .oneFrame]
    }
}

extension XCUIElement {
    /// The keys that are held while another one is typed.
    public struct KeyModifierFlags: OptionSet, Sendable {
        /// A bit for each key.
        public let rawValue: UInt
        /// Creates a set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        public static let command = KeyModifierFlags(rawValue: 1 << 4)

        var keys: UIKeyModifierFlags {
            var flags: UIKeyModifierFlags = []
            if contains(.shift) { flags.insert(.shift) }
            if contains(.control) { flags.insert(.control) }
            if contains(.option) { flags.insert(.alternate) }
            if contains(.command) { flags.insert(.command) }
            return flags
        }
    }
}
