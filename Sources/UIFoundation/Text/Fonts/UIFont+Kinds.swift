import TextLayout

extension UIFont {
    /// The weight of a font, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// The weight, from -1 to 1.
        public var rawValue: CGFloat

        /// A weight with this value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A weight with this value.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest standard weight.
        public static let ultraLight = Weight(-0.8)
        /// The weight between ultralight and light.
        public static let thin = Weight(-0.6)
        /// The weight between thin and regular.
        public static let light = Weight(-0.4)
        /// The default weight.
        public static let regular = Weight(0)
        /// The weight between regular and semibold.
        public static let medium = Weight(0.23)
        /// The weight between medium and bold.
        public static let semibold = Weight(0.3)
        /// The weight between semibold and heavy.
        public static let bold = Weight(0.4)
        /// The weight between bold and black.
        public static let heavy = Weight(0.56)
        /// The heaviest standard weight.
        public static let black = Weight(0.62)

        /// Whether `left` is lighter.
        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }

        /// A weight that is heavier by `step`.
        public static func + (weight: Weight, step: CGFloat) -> Weight { Weight(weight.rawValue + step) }

        /// A weight that is lighter by `step`.
        public static func - (weight: Weight, step: CGFloat) -> Weight { Weight(weight.rawValue - step) }

        /// Increases the weight by `step`.
        public static func += (weight: inout Weight, step: CGFloat) { weight.rawValue += step }

        /// Decreases the weight by `step`.
        public static func -= (weight: inout Weight, step: CGFloat) { weight.rawValue -= step }
    }

    /// The system font in regular weight. Size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font in `weight`. Size in points.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: fontSize, weight: weight.rawValue))
    }

    /// The system font in semibold weight. Size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The italic system font in regular weight. Size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: fontSize, isItalic: true))
    }

    /// The system font with digits of equal width. Size in points.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: fontSize, weight: weight.rawValue, hasTabularDigits: true))
    }

    /// A font with characters of equal width. Size in points.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(.monospaced, size: fontSize, weight: weight.rawValue))
    }

    /// The default size of text in lists and fields: 14 points.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The default size of labels: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The default size of button titles: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
}
