/// An effect that blurs the content behind a view, increases its saturation and adds a tint.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The translucency and brightness of a blur.
    public enum Style: Int, Sendable {
        /// Very bright, in light and dark appearance.
        case extraLight = 0
        /// Bright, in light and dark appearance.
        case light = 1
        /// Dark, in light and dark appearance.
        case dark = 2
        /// `light` or `dark`, depending on the traits.
        case regular = 4
        /// `extraLight` or `dark`, depending on the traits.
        case prominent = 5
        /// The most translucent system material. Follows the traits.
        case systemUltraThinMaterial = 6
        /// A translucent system material, thinner than the default one. Follows the traits.
        case systemThinMaterial = 7
        /// The default system material. Follows the traits.
        case systemMaterial = 8
        /// The least translucent system material. Follows the traits.
        case systemThickMaterial = 9
        /// The material of bars. Follows the traits.
        case systemChromeMaterial = 10
        /// The ultra-thin material, always light.
        case systemUltraThinMaterialLight = 11
        /// The thin material, always light.
        case systemThinMaterialLight = 12
        /// The default material, always light.
        case systemMaterialLight = 13
        /// The thick material, always light.
        case systemThickMaterialLight = 14
        /// The material of bars, always light.
        case systemChromeMaterialLight = 15
        /// The ultra-thin material, always dark.
        case systemUltraThinMaterialDark = 16
        /// The thin material, always dark.
        case systemThinMaterialDark = 17
        /// The default material, always dark.
        case systemMaterialDark = 18
        /// The thick material, always dark.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark.
        case systemChromeMaterialDark = 20
    }

    private(set) var style = Style.regular

    /// Creates an effect of style `regular`.
    public override init() {
        super.init()
    }

    /// Creates an effect of `style`.
    public convenience init(style: UIBlurEffect.Style) {
        self.init()
        self.style = style
    }
}
