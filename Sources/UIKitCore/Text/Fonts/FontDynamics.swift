import TextLayout

/// How a font's size depends on the user's text size. Sizes are in points.
struct FontDynamics: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The size at the default category, for a font that scales with `style`; nil for the style's own font.
    let base: CGFloat?
    /// The largest size; 0 means no limit.
    let maximum: CGFloat

    /// The scaling of a text style's own font.
    init(style: UIFont.TextStyle) {
        self.style = style
        base = nil
        maximum = 0
    }

    /// The scaling of a font from `UIFontMetrics`.
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
    /// This font at the text size of `traits` and with its bold text setting; the same object when nothing changes.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let dynamics else { return self }
        var font = textFont
        font.size = dynamics.size(at: traits.preferredContentSizeCategory)
        font.isEmboldened = false
        if traits.legibilityWeight == .bold { font = font.emboldened }
        return font == textFont ? self : UIFont(font, following: dynamics)
    }
}
