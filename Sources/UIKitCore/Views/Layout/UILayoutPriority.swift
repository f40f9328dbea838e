/// The strength of a constraint: above 0 and at most 1000, which is required. Fractions are allowed.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The strength, above 0 and at most 1000.
    public var rawValue: Float

    /// Makes a priority from its strength.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority from its strength.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Must be satisfied: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default resistance of content to compression: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The strength of a drag that may resize the scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The strength with which a scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The strength of a drag that cannot resize the scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default resistance of content to stretching: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The strength with which `systemLayoutSizeFitting(_:)` approaches its target: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether `left` is weaker than `right`.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }

    /// A priority stronger by `step`.
    public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + step)
    }

    /// A priority weaker by `step`.
    public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - step)
    }

    /// Makes the priority stronger by `step`.
    public static func += (priority: inout UILayoutPriority, step: Float) { priority.rawValue += step }

    /// Makes the priority weaker by `step`.
    public static func -= (priority: inout UILayoutPriority, step: Float) { priority.rawValue -= step }
}
