import TextLayout

/// How a font's size follows the size of text that the user asks for. Sizes are points.
struct FontDynamics: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The size at the default category, for fonts that scale along with `style`; nil for the style's own font.
    let base: CGFloat?
    /// 0: none.
    let maximum: CGFloat

    /// Of the font of a text style itself.
    init(style: UIFont.TextStyle) {
        self.style = style
        base = nil
        maximum = 0
    }

    /// Of a font that `UIFontMetrics` scales.
    init(scaling base: CGFloat, along style: UIFont.TextStyle, maximum: CGFloat) {
        self.style = style
        self.base = base
        self.maximum = maximum > 0 ? maximum : 0
    }

    func size(at category: UIContentSizeCategory) -> CGFloat {
        let own = DynamicType.size(of: style, at: category)
        guard let base else { return own }
        let size = (base * own / DynamicType.size(of: style, at: .large)).rounded()
        return maximum > 0 ? min(size, maximum) : size
    }
}

extension UIFont {
    /// This font at the user's text size and with the user's choice of bold text in `traits`; the same object where
    /// nothing changes.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let dynamics else { return self }
        var font = textFont
        font.size = dynamics.size(at: traits.preferredContentSizeCategory)
        font.isEmboldened = false
        if traits.legibilityWeight == .bold { font = font.emboldened }
        return font == textFont ? self : UIFont(font, following: dynamics)
    }
}
