/// How a material transforms the content behind it, in light and dark appearance.
struct Material: Equatable {
    /// Blur, saturation and tint in one appearance.
    struct Look: Equatable {
        /// The blur's standard deviation in points.
        var blurRadius: CGFloat
        /// The factor of the colors' saturation; 1 leaves them unchanged.
        var saturation: CGFloat
        var tint: SRGBColour

        /// The opaque tint without blur, for the setting that reduces transparency.
        var solid: Look {
            var look = self
            look.tint.alpha = 1
            return look
        }
    }

    let light: Look
    let dark: Look

    /// The same style in light and dark.
    init(always look: Look) {
        (light, dark) = (look, look)
    }

    init(light: Look, dark: Look) {
        (self.light, self.dark) = (light, dark)
    }

    /// - Parameter isSolid: Whether the content behind must not show through.
    func look(for traits: UITraitCollection, isSolid: Bool) -> Look {
        let look = traits.userInterfaceStyle == .dark ? dark : light
        return isSolid ? look.solid : look
    }
}

/// The tuned values of materials. Sources: `Docs/Numbers.md`.
enum MaterialNumbers {
    /// Standard deviations of blurs in points.
    static let systemBlur: CGFloat = 25
    static let classicBlur: CGFloat = 25
    static let saturation: CGFloat = 1.8
    /// The blur behind vibrant content, which is blurred already.
    static let vibrancyBlur: CGFloat = 8
    /// The largest alpha of a vibrant tint, 0 to 1.
    static let vibrantAlpha: CGFloat = 0.85

    /// Whites of the tints, 0 to 1.
    static let systemLight: CGFloat = 245 / 255
    static let systemDark: CGFloat = 37 / 255
    static let chromeLight: CGFloat = 249 / 255
    static let chromeDark: CGFloat = 29 / 255
    /// For dark popovers, which are lighter than the sheets below them.
    static let popoverDark: CGFloat = 48 / 255
    static let extraLight: CGFloat = 0.97
    static let light: CGFloat = 1
    static let dark: CGFloat = 0.11

    /// Alphas of the tints, from ultra thin to thick.
    static let thicknessLight: [CGFloat] = [0.5, 0.65, 0.8, 0.93]
    static let thicknessDark: [CGFloat] = [0.55, 0.7, 0.82, 0.9]
    static let chromeAlphaLight: CGFloat = 0.88
    static let chromeAlphaDark: CGFloat = 0.86
    static let popoverAlphaDark: CGFloat = 0.88
    static let extraLightAlpha: CGFloat = 0.82
    static let lightAlpha: CGFloat = 0.3
    static let darkAlpha: CGFloat = 0.73
}

extension Material {
    init(_ style: UIBlurEffect.Style) {
        let (extraLight, lightLook, darkLook) = (Material.extraLight, Material.classicLight, Material.classicDark)
        switch style {
        case .extraLight: self.init(always: extraLight)
        case .light: self.init(always: lightLook)
        case .dark: self.init(always: darkLook)
        case .regular: self.init(light: lightLook, dark: darkLook)
        case .prominent: self.init(light: extraLight, dark: darkLook)
        case .systemUltraThinMaterial: self.init(light: .light(0), dark: .dark(0))
        case .systemThinMaterial: self.init(light: .light(1), dark: .dark(1))
        case .systemMaterial: self.init(light: .light(2), dark: .dark(2))
        case .systemThickMaterial: self.init(light: .light(3), dark: .dark(3))
        case .systemChromeMaterial: self.init(light: Material.chromeLight, dark: Material.chromeDark)
        case .systemUltraThinMaterialLight: self.init(always: .light(0))
        case .systemThinMaterialLight: self.init(always: .light(1))
        case .systemMaterialLight: self.init(always: .light(2))
        case .systemThickMaterialLight: self.init(always: .light(3))
        case .systemChromeMaterialLight: self.init(always: Material.chromeLight)
        case .systemUltraThinMaterialDark: self.init(always: .dark(0))
        case .systemThinMaterialDark: self.init(always: .dark(1))
        case .systemMaterialDark: self.init(always: .dark(2))
        case .systemThickMaterialDark: self.init(always: .dark(3))
        case .systemChromeMaterialDark: self.init(always: Material.chromeDark)
        }
    }

    /// The material that colors vibrant content over a blur of `style`: the label's or fill's color over the backdrop.
    init(_ vibrancy: UIVibrancyEffectStyle, over style: UIBlurEffect.Style) {
        let colour: UIColor =
            switch vibrancy {
            case .label: .label
            case .secondaryLabel: .secondaryLabel
            case .tertiaryLabel: .tertiaryLabel
            case .quaternaryLabel: .quaternaryLabel
            case .fill: .systemFill
            case .secondaryFill: .secondarySystemFill
            case .tertiaryFill: .tertiarySystemFill
            case .separator: .separator
            }
        func look(_ light: UIUserInterfaceStyle) -> Look {
            let resolved = colour.resolvedColor(with: UITraitCollection(userInterfaceStyle: light))
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // // Part of the backdrop shows through even where a label would be opaque.
            let tint = SRGBColour(red: red, green: green, blue: blue, alpha: min(alpha, MaterialNumbers.vibrantAlpha))
            return Look(blurRadius: MaterialNumbers.vibrancyBlur, saturation: MaterialNumbers.saturation, tint: tint)
        }
        switch style.light {
        case .unspecified: self.init(light: look(.light), dark: look(.dark))
        case let light: self.init(always: look(light))
        }
    }

    /// The material of popovers since iOS 13.
    static let popover = Material(
        light: .light(2), dark: .system(MaterialNumbers.popoverDark, MaterialNumbers.popoverAlphaDark))

    private static let extraLight = Look.classic(MaterialNumbers.extraLight, MaterialNumbers.extraLightAlpha)
    private static let classicLight = Look.classic(MaterialNumbers.light, MaterialNumbers.lightAlpha)
    private static let classicDark = Look.classic(MaterialNumbers.dark, MaterialNumbers.darkAlpha)
    private static let chromeLight = Look.system(MaterialNumbers.chromeLight, MaterialNumbers.chromeAlphaLight)
    private static let chromeDark = Look.system(MaterialNumbers.chromeDark, MaterialNumbers.chromeAlphaDark)
}

extension Material.Look {
    fileprivate static func light(_ thickness: Int) -> Self {
        system(MaterialNumbers.systemLight, MaterialNumbers.thicknessLight[thickness])
    }

    fileprivate static func dark(_ thickness: Int) -> Self {
        system(MaterialNumbers.systemDark, MaterialNumbers.thicknessDark[thickness])
    }

    fileprivate static func system(_ white: CGFloat, _ alpha: CGFloat) -> Self {
        Self(
            blurRadius: MaterialNumbers.systemBlur, saturation: MaterialNumbers.saturation,
            tint: SRGBColour(white: white, alpha: alpha))
    }

    fileprivate static func classic(_ white: CGFloat, _ alpha: CGFloat) -> Self {
        Self(
            blurRadius: MaterialNumbers.classicBlur, saturation: MaterialNumbers.saturation,
            tint: SRGBColour(white: white, alpha: alpha))
    }
}

extension UIBlurEffect.Style {
    /// The fixed appearance of the style; `unspecified` when it follows the traits.
    fileprivate var light: UIUserInterfaceStyle {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            .unspecified
        }
    }
}
