/// An effect that colors a view's content from the blurred content behind it. Only the alpha channel of the content
/// counts.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    private(set) var blur = UIBlurEffect()
    private(set) var style = UIVibrancyEffectStyle.label

    /// Creates the vibrancy of labels over a blur of style `regular`.
    public override init() {
        super.init()
    }

    /// Creates the vibrancy of labels over `blurEffect`.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates the vibrancy of `style` over `blurEffect`.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init()
        blur = blurEffect
        self.style = style
    }
}

/// The kind of vibrant content.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// The most prominent text.
    case label = 0
    /// Secondary text.
    case secondaryLabel = 1
    /// Tertiary text.
    case tertiaryLabel = 2
    /// The least prominent text.
    case quaternaryLabel = 3
    /// Filled areas.
    case fill = 4
    /// Less prominent filled areas.
    case secondaryFill = 5
    /// The least prominent filled areas.
    case tertiaryFill = 6
    /// Separator lines.
    case separator = 7
}
