/// A set of modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public let rawValue: Int

    /// The keys whose bits are set in `rawValue`.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option or alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// Set for keys of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// The modifiers that distinguish shortcuts; caps lock and the numeric pad do not.
    package static let shortcutModifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
}
