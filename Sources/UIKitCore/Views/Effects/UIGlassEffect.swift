import CoreGraphics
import UIFoundation

/// A material that looks like glass. The systems here are older: it is drawn as one of their thin materials, with its tint.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    /// How much of the content behind the glass is seen.
    public enum Style: Int, Sendable {
        /// As much as through the thin material.
        case regular
        /// More, as through the ultra-thin material.
        case clear
    }

    private(set) var style = Style.regular
    /// Whether the glass responds to touches, which it does not here. Default false.
    open var isInteractive = false
    /// The color of the glass; nil, the default, for none.
    open var tintColor: UIColor?

    /// Creates an effect of the style `regular`.
    public override init() {
        super.init()
    }

    /// Creates an effect of `style`.
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }

    /// An effect with the same style and tint.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }

    /// The material that is drawn.
    var material: UIBlurEffect.Style { style == .regular ? .systemThinMaterial : .systemUltraThinMaterial }
    /// The color over the material.
    var overlay: UIColor? { tintColor?.withAlphaComponent(Self.tintAlpha) }

    private static let tintAlpha: CGFloat = 0.6
}

/// Joins the glass of the views in the content view, which are drawn one by one here. It has no look of its own.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance in points from which glass is joined. Default 0.
    open var spacing: CGFloat = 0

    /// Creates an effect without a distance.
    public override init() {
        super.init()
    }
}
