/// How much a constraint matters: above 0, up to 1000, which means it must be met. Fractions count.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Must be met: 1000.
    public static let required = UILayoutPriority(1000)
    /// How much content resists being squeezed, unless said otherwise: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// A person's drag that may make a window larger: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// A window's wish to stay as large as it is: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A person's drag that leaves the window as it is: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How much content resists being stretched, unless said otherwise: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The pull of `systemLayoutSizeFitting(_:)` towards its target: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }

    public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + step)
    }

    public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - step)
    }

    public static func += (priority: inout UILayoutPriority, step: Float) { priority.rawValue += step }

    public static func -= (priority: inout UILayoutPriority, step: Float) { priority.rawValue -= step }
}
