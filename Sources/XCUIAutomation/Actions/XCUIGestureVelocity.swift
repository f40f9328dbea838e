import CoreGraphics

/// How fast a finger moves, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// In points per second.
    public var rawValue: CGFloat

    /// Creates a velocity in points per second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a velocity in points per second.
    public init(_ value: CGFloat) { rawValue = value }
    /// Creates a velocity in points per second.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    /// Creates a velocity in points per second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    // Chosen: Apple does not document the numbers. A swipe at the usual one takes as long as a quick finger.
    /// 1,200 points per second.
    public static let `default` = XCUIGestureVelocity(1_200)
    /// 400 points per second.
    public static let slow = XCUIGestureVelocity(400)
    /// 3,000 points per second.
    public static let fast = XCUIGestureVelocity(3_000)

    func checked() throws(UITestFailure) -> CGFloat {
        guard rawValue.isFinite, rawValue > 0 else {
            throw UITestFailure("A finger cannot move at \(rawValue) points per second; use a number above 0.")
        }
        return rawValue
    }
}
