import TextLayout

extension UIFont {
    /// How heavy a font is, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }

        public static func + (weight: Weight, step: CGFloat) -> Weight { Weight(weight.rawValue + step) }

        public static func - (weight: Weight, step: CGFloat) -> Weight { Weight(weight.rawValue - step) }

        public static func += (weight: inout Weight, step: CGFloat) { weight.rawValue += step }

        public static func -= (weight: inout Weight, step: CGFloat) { weight.rawValue -= step }
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: fontSize, weight: weight.rawValue))
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: fontSize, isItalic: true))
    }

    /// The system font with digits that are all equally wide.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: fontSize, weight: weight.rawValue, hasTabularDigits: true))
    }

    /// A font whose characters are all equally wide.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(.monospaced, size: fontSize, weight: weight.rawValue))
    }

    /// The size of text in lists and fields that say nothing else: 14 points.
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
}
