/// A set of scroll devices.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// One bit for each kind of device.
    public let rawValue: Int

    /// The devices whose bits are set in `rawValue`.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Wheels with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Touchpads and wheels without notches.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// All scroll devices.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
