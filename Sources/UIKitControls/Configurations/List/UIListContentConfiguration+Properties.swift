import CoreGraphics
import UIKitCore

extension UIListContentConfiguration {
    /// How an image is shown.
    nonisolated public struct ImageProperties: Hashable {
        /// The configuration of a symbol image. Default nil: as large as the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a template image; nil is the tint color of the view.
        public var tintColor: UIColor?
        /// Changes the tint color. Default nil.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points. Default 0.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points, with the image's proportions. 0, the default, does not limit a side.
        public var maximumSize = CGSize.zero
        /// The size in which the image is centered, in points, so that texts of rows begin at the same place. 0, the
        /// default, is the image's own length; `standardDimension` is the same for symbols of all shapes.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colors when the person inverts those of the screen. Default false.
        public var accessibilityIgnoresInvertColors = false
        /// The width of a line around the image, in points. Default 0.
        public var strokeWidth: CGFloat = 0
        /// The color of the line around the image; nil is the tint color of the view.
        public var strokeColor: UIColor?
        /// Changes the color of the line. Default nil.
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        /// A value for `reservedLayoutSize` that suits symbols of every shape in the current text size.
        public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

        init() {}

        /// The color of a template image in a view with this tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The color of the line in a view with this tint color.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }

    /// How a text is shown.
    nonisolated public struct TextProperties: Hashable {
        /// How the lines of a text are aligned.
        public enum TextAlignment: Hashable, Sendable {
            /// At the edge where the text's language begins.
            case natural
            /// Centered.
            case center
            /// At both edges.
            case justified
        }

        /// How the letters of a text are changed.
        public enum TextTransform: Hashable, Sendable {
            /// Not at all.
            case none
            /// To capitals.
            case uppercase
            /// To small letters.
            case lowercase
            /// To capitals at the start of words.
            case capitalized
        }

        /// The font. Default: that of the kind.
        public var font: UIFont = .preferredFont(forTextStyle: .body)
        /// The color. Default: that of the kind and state.
        public var color: UIColor = .label
        /// Changes the color. Default nil.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How the lines are aligned. Default natural.
        public var alignment = TextAlignment.natural
        /// How a text that is too long breaks. Default `byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines; 0, the default, for no limit.
        public var numberOfLines = 0
        /// Whether a single line becomes smaller to fit. Default false.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor for `adjustsFontSizeToFitWidth`. Default 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether characters move together before a line is truncated. Default false.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the person's text size. Default true.
        public var adjustsFontForContentSizeCategory = true
        /// How the letters are changed. Default none.
        public var transform = TextTransform.none

        init() {}

        init(_ style: UIFont.TextStyle, weight: UIFont.Weight? = nil, transform: TextTransform = .none) {
            let font = UIFont.preferredFont(forTextStyle: style)
            self.font =
                weight.map {
                    UIFontMetrics(forTextStyle: style).scaledFont(
                        for: .systemFont(ofSize: UIListContentConfiguration.baseSize(of: style), weight: $0))
                } ?? font
            self.transform = transform
        }

        /// The color that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// The font size of a style at the standard text size.
    fileprivate static func baseSize(of style: UIFont.TextStyle) -> CGFloat {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
}

nonisolated extension UIListContentConfiguration.ImageProperties {
    public static func == (
        left: UIListContentConfiguration.ImageProperties, right: UIListContentConfiguration.ImageProperties
    ) -> Bool {
        left.preferredSymbolConfiguration == right.preferredSymbolConfiguration && left.tintColor == right.tintColor
            && left.tintColorTransformer?.identity == right.tintColorTransformer?.identity
            && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
            && left.reservedLayoutSize == right.reservedLayoutSize
            && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
            && left.strokeWidth == right.strokeWidth && left.strokeColor == right.strokeColor
            && left.strokeColorTransformer?.identity == right.strokeColorTransformer?.identity
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(tintColor)
        hasher.combine(cornerRadius)
    }
}

nonisolated extension UIListContentConfiguration.TextProperties {
    public static func == (
        left: UIListContentConfiguration.TextProperties, right: UIListContentConfiguration.TextProperties
    ) -> Bool {
        left.font == right.font && left.color == right.color
            && left.colorTransformer?.identity == right.colorTransformer?.identity
            && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode
            && left.numberOfLines == right.numberOfLines
            && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
            && left.minimumScaleFactor == right.minimumScaleFactor
            && left.allowsDefaultTighteningForTruncation == right.allowsDefaultTighteningForTruncation
            && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
            && left.transform == right.transform
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(color)
        hasher.combine(numberOfLines)
        hasher.combine(transform)
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    /// The text as it is shown.
    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.localizedUppercase
        case .lowercase: text.localizedLowercase
        case .capitalized: text.localizedCapitalized
        }
    }
}
