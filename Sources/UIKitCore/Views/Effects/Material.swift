/// How a material transforms the content behind it, in light and dark appearance.
package struct Material: Equatable, Sendable {
    /// Blur, saturation and tint in one appearance.
    struct Parameters: Equatable, Sendable {
        /// The blur's standard deviation in points.
        var blurRadius: CGFloat
        /// The factor of the colors' saturation; 1 leaves them unchanged.
        var saturation: CGFloat
        var tint: SRGBColor

        /// The opaque tint without blur, for the setting that reduces transparency.
        var opaque: Parameters {
            var parameters = self
            parameters.tint.alpha = 1
            return parameters
        }
    }

    let light: Parameters
    let dark: Parameters

    /// The same style in light and dark.
    init(always parameters: Parameters) {
        light = parameters
        dark = parameters
    }

    init(light: Parameters, dark: Parameters) {
        self.light = light
        self.dark = dark
    }

    /// - Parameter isOpaque: Whether the content behind must not show through.
    func parameters(for traits: UITraitCollection, isOpaque: Bool) -> Parameters {
        let parameters = traits.userInterfaceStyle == .dark ? dark : light
        return isOpaque ? parameters.opaque : parameters
    }
}

/// The tuned values of materials. Sources: `Docs/Numbers.md`.
enum MaterialDefaults {
    /// Standard deviations of blurs in points.
    static let systemBlur: CGFloat = 25
    static let legacyBlur: CGFloat = 25
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
    /// Tints of the keyboard: the measured colors (209, 212, 217) on white and (44, 44, 44), with inferred alphas.
    static let keyboardLight = SRGBColor(red: 205 / 255, green: 208.3 / 255, blue: 213.7 / 255, alpha: 0.92)
    static let keyboardDark = SRGBColor(white: 42 / 255, alpha: 0.95)
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

    /// White and alpha of alerts and action sheets since iOS 13, light and dark, and the blur behind them.
    static let alertBlur: CGFloat = 20
    static let alertLight: (white: CGFloat, alpha: CGFloat) = (242 / 255, 0.8)
    static let alertDark: (white: CGFloat, alpha: CGFloat) = (30 / 255, 0.75)
    static let actionSheetLight: (white: CGFloat, alpha: CGFloat) = (252 / 255, 0.784)
    static let actionSheetDark: (white: CGFloat, alpha: CGFloat) = (41 / 255, 0.745)
}

extension Material {
    package init(_ style: UIBlurEffect.Style) {
        let extraLight = Material.extraLight
        let lightLook = Material.legacyLight
        let darkLook = Material.legacyDark
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
        let color: UIColor =
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
        func look(_ light: UIUserInterfaceStyle) -> Parameters {
            let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: light))
            var red = CGFloat(0)
            var green = CGFloat(0)
            var blue = CGFloat(0)
            var alpha = CGFloat(0)
            resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // Part of the backdrop shows through even where a label would be opaque.
            let tint = SRGBColor(red: red, green: green, blue: blue, alpha: min(alpha, MaterialDefaults.vibrantAlpha))
            return Parameters(
                blurRadius: MaterialDefaults.vibrancyBlur, saturation: MaterialDefaults.saturation, tint: tint)
        }
        switch style.fixedAppearance {
        case .unspecified: self.init(light: look(.light), dark: look(.dark))
        case let light: self.init(always: look(light))
        }
    }

    /// The material of popovers since iOS 13.
    package static let popover = Material(
        light: .light(2), dark: .system(MaterialDefaults.popoverDark, MaterialDefaults.popoverAlphaDark))

    /// The material of alerts.
    package static let alert = Material(
        light: .alert(MaterialDefaults.alertLight), dark: .alert(MaterialDefaults.alertDark))
    /// The material of the keyboard.
    package static let keyboard = Material(
        light: .keyboard(MaterialDefaults.keyboardLight), dark: .keyboard(MaterialDefaults.keyboardDark))
    /// The material of action sheets.
    package static let actionSheet = Material(
        light: .alert(MaterialDefaults.actionSheetLight), dark: .alert(MaterialDefaults.actionSheetDark))

    private static let extraLight = Parameters.legacy(MaterialDefaults.extraLight, MaterialDefaults.extraLightAlpha)
    private static let legacyLight = Parameters.legacy(MaterialDefaults.light, MaterialDefaults.lightAlpha)
    private static let legacyDark = Parameters.legacy(MaterialDefaults.dark, MaterialDefaults.darkAlpha)
    private static let chromeLight = Parameters.system(MaterialDefaults.chromeLight, MaterialDefaults.chromeAlphaLight)
    private static let chromeDark = Parameters.system(MaterialDefaults.chromeDark, MaterialDefaults.chromeAlphaDark)
}

extension Material.Parameters {
    fileprivate static func light(_ thickness: Int) -> Self {
        system(MaterialDefaults.systemLight, MaterialDefaults.thicknessLight[thickness])
    }

    fileprivate static func dark(_ thickness: Int) -> Self {
        system(MaterialDefaults.systemDark, MaterialDefaults.thicknessDark[thickness])
    }

    fileprivate static func system(_ white: CGFloat, _ alpha: CGFloat) -> Self {
        Self(
            blurRadius: MaterialDefaults.systemBlur, saturation: MaterialDefaults.saturation,
            tint: SRGBColor(white: white, alpha: alpha))
    }

    fileprivate static func alert(_ tint: (white: CGFloat, alpha: CGFloat)) -> Self {
        Self(
            blurRadius: MaterialDefaults.alertBlur, saturation: MaterialDefaults.saturation,
            tint: SRGBColor(white: tint.white, alpha: tint.alpha))
    }

    fileprivate static func keyboard(_ tint: SRGBColor) -> Self {
        Self(blurRadius: MaterialDefaults.systemBlur, saturation: MaterialDefaults.saturation, tint: tint)
    }

    fileprivate static func legacy(_ white: CGFloat, _ alpha: CGFloat) -> Self {
        Self(
            blurRadius: MaterialDefaults.legacyBlur, saturation: MaterialDefaults.saturation,
            tint: SRGBColor(white: white, alpha: alpha))
    }
}

extension UIBlurEffect.Style {
    /// The fixed appearance of the style; `unspecified` when it follows the traits.
    fileprivate var fixedAppearance: UIUserInterfaceStyle {
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
