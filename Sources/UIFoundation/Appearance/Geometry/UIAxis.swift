/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: UInt

    /// The axes whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The x axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The y axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
