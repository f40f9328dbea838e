/// The variants of one system color, by style, level and contrast.
struct SystemColor: Sendable {
    let name: String
    private let light: UIColor
    private let dark: UIColor
    /// The dark variant for sheets, popovers and other raised surfaces.
    private let elevatedDark: UIColor
    private let contrastLight: UIColor
    private let contrastDark: UIColor
    private let contrastElevatedDark: UIColor
    /// The variant before iOS 13, which had neither dark mode nor high contrast.
    private let classic: UIColor

    init(
        _ name: String, light: SRGBColor, dark: SRGBColor, elevatedDark: SRGBColor? = nil,
        contrastLight: SRGBColor? = nil, contrastDark: SRGBColor? = nil, contrastElevatedDark: SRGBColor? = nil,
        classic: SRGBColor? = nil
    ) {
        self.name = name
        self.light = UIColor(light)
        self.dark = UIColor(dark)
        self.elevatedDark = elevatedDark.map { UIColor($0) } ?? self.dark
        self.contrastLight = contrastLight.map { UIColor($0) } ?? self.light
        self.contrastDark = contrastDark.map { UIColor($0) } ?? self.dark
        self.contrastElevatedDark =
            (contrastElevatedDark ?? contrastDark).map { UIColor($0) } ?? self.elevatedDark
        self.classic = classic.map { UIColor($0) } ?? self.light
    }

    func resolved(for traits: UITraitCollection) -> UIColor {
        if traits.values.hasClassicColors { return classic }
        let isHigh = traits.accessibilityContrast == .high
        switch (traits.userInterfaceStyle, traits.userInterfaceLevel) {
        case (.light, _), (.unspecified, _): return isHigh ? contrastLight : light
        case (.dark, .elevated): return isHigh ? contrastElevatedDark : elevatedDark
        case (.dark, .base), (.dark, .unspecified): return isHigh ? contrastDark : dark
        }
    }
}
