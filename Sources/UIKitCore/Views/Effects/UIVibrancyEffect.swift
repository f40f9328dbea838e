/// Gives what is drawn in a view the colours of the blurred picture behind it, brighter or darker as the style says. Of
/// the content only its alpha counts.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    private(set) var blur = UIBlurEffect()
    private(set) var style = UIVibrancyEffectStyle.label

    /// The vibrancy of labels over the blur of style `regular`.
    public override init() {
        super.init()
    }

    /// The vibrancy of labels over the material.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init()
        (blur, self.style) = (blurEffect, style)
    }
}

/// What vibrant content is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}
