import CoreGraphics

/// Properties of a touch other than its location. No host measures force or the orientation of a pencil. Every touch
/// is an upright finger on a screen without force, as on most phones.
extension UITouch {
    /// The radius of a fingertip in points. Chosen, as its tolerance: `Docs/Numbers.md`.
    private static let fingerRadius: CGFloat = 20
    private static let radiusTolerance: CGFloat = 5

    /// Properties of a touch that can be estimates.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// One bit for each property.
        public let rawValue: Int

        /// The properties whose bits are set in `rawValue`.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The force of the touch.
        public static let force = Properties(rawValue: 1 << 0)
        /// The direction of a pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The angle of a pencil to the screen.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location of the touch.
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// 1 is an average touch. Always 0, as on screens that do not measure force.
    public var force: CGFloat { 0 }
    /// The largest value of `force`. Always 0.
    public var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the touch, in points.
    public var majorRadius: CGFloat { Self.fingerRadius }
    /// The tolerance of `majorRadius`, in points.
    public var majorRadiusTolerance: CGFloat { Self.radiusTolerance }
    /// The angle between pencil and screen in radians; a right angle for fingers.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// The direction of the pencil in radians from the x axis of `view`. Always 0.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of the pencil as a vector of length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The estimated properties. Always empty.
    public var estimatedProperties: Properties { [] }
    /// The estimated properties that get exact values later. Always empty.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// Identifies the touch in later updates. Always nil.
    public var estimationUpdateIndex: NSNumber? { nil }

    /// The same as `location(in:)`, because hosts do not round locations.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The same as `previousLocation(in:)`.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
