/// Scales fonts and lengths with a text style, by the ratio of the style's current size to its default size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Metrics that scale with `textStyle`.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Metrics that scale with `body`.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// `font` at the current text size; see `scaledFont(for:maximumPointSize:compatibleWith:)`.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// `font` at the current text size, up to `maximumPointSize` points; 0 sets no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// `font` at the text size of `traitCollection`; nil means the current traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// `font` at the text size of `traitCollection` (nil: the current traits), in whole points. In labels that adjust
    /// their font, the result follows later changes.
    ///
    /// A font that already scales is returned unchanged; iOS raises an exception.
    /// - Parameter maximumPointSize: 0 sets no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard font.scaling == nil else { return font }
        let dynamics = FontScaling(scaling: font.pointSize, along: style, maximum: maximumPointSize)
        var scaled = font.textFont
        scaled.size = dynamics.size(at: (traitCollection ?? .current).preferredContentSizeCategory)
        return UIFont(scaled, following: dynamics)
    }

    /// `value` at the current text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// `value` at the text size of `traitCollection` (nil: the current traits).
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * DynamicType.size(of: style, at: category) / DynamicType.size(of: style, at: .large)
    }
}

/// An object whose font can follow the user's text size while it is displayed.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font made for a text style follows the user's text size. Default false.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
