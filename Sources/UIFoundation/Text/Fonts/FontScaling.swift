import TextLayout

/// How a font's size depends on the user's text size. Sizes are in points.
struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The size at the default category, for a font that scales with `style`; nil for the style's own font.
    let baseSize: CGFloat?
    /// The largest size; 0 means no limit.
    let maximumSize: CGFloat

    /// The scaling of a text style's own font.
    init(style: UIFont.TextStyle) {
        self.style = style
        baseSize = nil
        maximumSize = 0
    }

    /// The scaling of a font from `UIFontMetrics`.
    init(scaling base: CGFloat, along style: UIFont.TextStyle, maximum: CGFloat) {
        self.style = style
        self.baseSize = base
        self.maximumSize = maximum > 0 ? maximum : 0
    }

    func size(at category: UIContentSizeCategory) -> CGFloat {
        let own = DynamicType.size(of: style, at: category)
        guard let baseSize else { return own }
        let size = (baseSize * own / DynamicType.size(of: style, at: .large)).rounded()
        return maximumSize > 0 ? min(size, maximumSize) : size
    }
}

extension UIFont {
    /// This font at the text size of `traits` and with its bold text setting; the same object when nothing changes.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        var font = textFont
        font.size = scaling.size(at: traits.preferredContentSizeCategory)
        font.isEmboldened = false
        if traits.legibilityWeight == .bold { font = font.emboldened }
        return font == textFont ? self : UIFont(font, following: scaling)
    }
}
