/// Blurs what lies behind a view, strengthens its colours and lays a tint over them.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// How much shows through, and in what light.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// Light or dark, as the traits say.
        case regular = 4
        /// Brighter than `regular` in light surroundings.
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    private(set) var style = Style.regular

    /// The effect of style `regular`.
    public override init() {
        super.init()
    }

    public convenience init(style: UIBlurEffect.Style) {
        self.init()
        self.style = style
    }
}
