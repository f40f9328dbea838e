import CoreGraphics

/// What a screen tells of a finger beside its place. No host has one that measures force or the lie of a pencil, so every
/// touch is one of a finger that stands upright on a screen that feels no force, as on most phones.
extension UITouch {
    /// The radius of a fingertip and how far it may be wrong, in points. Chosen: `Docs/Numbers.md`.
    private static let fingerRadius: CGFloat = 20
    private static let radiusTolerance: CGFloat = 5

    /// What of a touch can be an estimate that is made better later.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let force = Properties(rawValue: 1 << 0)
        public static let azimuth = Properties(rawValue: 1 << 1)
        public static let altitude = Properties(rawValue: 1 << 2)
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// 1 is that of an average touch; always 0, as on screens that feel none.
    public var force: CGFloat { 0 }
    /// Always 0, as on screens that feel none.
    public var maximumPossibleForce: CGFloat { 0 }
    /// Points.
    public var majorRadius: CGFloat { Self.fingerRadius }
    /// How far `majorRadius` may be wrong, in points.
    public var majorRadiusTolerance: CGFloat { Self.radiusTolerance }
    /// The angle between pencil and screen in radians; a right angle for fingers.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// Where the pencil leans to, in radians from the x axis of `view`; 0, as fingers do not lean.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The same as a vector of length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// None: every value is final at once.
    public var estimatedProperties: Properties { [] }
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    public var estimationUpdateIndex: NSNumber? { nil }

    /// The same as `location(in:)`: no host rounds places.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The same as `previousLocation(in:)`.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
