/// Scales fonts and lengths along with a text style, by what the style's size is to its default size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Scales along with `body`.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// `font` at the size of text that `traitCollection` (nil: the current one) asks for, in whole points. The result
    /// follows later changes in labels that adjust their font.
    ///
    /// A font that follows the text size already comes back unchanged; iOS raises an exception there.
    /// - Parameter maximumPointSize: 0 sets no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard font.dynamics == nil else { return font }
        let dynamics = FontDynamics(scaling: font.pointSize, along: style, maximum: maximumPointSize)
        var scaled = font.textFont
        scaled.size = dynamics.size(at: (traitCollection ?? .current).preferredContentSizeCategory)
        return UIFont(scaled, following: dynamics)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// `value` at the size of text that `traitCollection` (nil: the current one) asks for.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * DynamicType.size(of: style, at: category) / DynamicType.size(of: style, at: .large)
    }
}

/// What can follow the user's text size while it is on screen.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font made for a text style follows the user's size. Default false.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
