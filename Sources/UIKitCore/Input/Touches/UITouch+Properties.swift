import CoreGraphics

/// Properties of a touch other than its location. No host measures force or the orientation of a pencil. Every touch
/// is an upright finger on a screen without force, as on most phones.
extension UITouch {
    /// The radius of a fingertip in points. Chosen, as its tolerance: `Docs/Numbers.md`.
    static let fingerRadius: CGFloat = 20
    static let radiusTolerance: CGFloat = 5

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
}
