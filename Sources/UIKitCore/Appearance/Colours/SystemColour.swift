/// The looks of one system colour.
struct SystemColour: Sendable {
    let name: String
    let light: UIColor
    let dark: UIColor
    /// The dark look on sheets, popovers and other raised surfaces.
    let elevatedDark: UIColor

    init(_ name: String, light: SRGBColour, dark: SRGBColour, elevatedDark: SRGBColour? = nil) {
        self.name = name
        self.light = UIColor(light)
        self.dark = UIColor(dark)
        self.elevatedDark = elevatedDark.map { UIColor($0) } ?? self.dark
    }

    func resolved(for traits: UITraitCollection) -> UIColor {
        switch (traits.userInterfaceStyle, traits.userInterfaceLevel) {
        case (.light, _), (.unspecified, _): light
        case (.dark, .elevated): elevatedDark
        case (.dark, .base), (.dark, .unspecified): dark
        }
    }
}

/// Apple's published values, as bytes of sRGB with alpha. One object for each, made on first use.
enum SystemColours {
    static let systemRed = make("systemRedColor", light: SRGBColour(255, 59, 48), dark: SRGBColour(255, 69, 58))
    static let systemOrange = make(
        "systemOrangeColor", light: SRGBColour(255, 149, 0), dark: SRGBColour(255, 159, 10))
    static let systemYellow = make(
        "systemYellowColor", light: SRGBColour(255, 204, 0), dark: SRGBColour(255, 214, 10))
    static let systemGreen = make("systemGreenColor", light: SRGBColour(52, 199, 89), dark: SRGBColour(48, 209, 88))
    static let systemMint = make("systemMintColor", light: SRGBColour(0, 199, 190), dark: SRGBColour(99, 230, 226))
    static let systemTeal = make("systemTealColor", light: SRGBColour(48, 176, 199), dark: SRGBColour(64, 200, 224))
    static let systemCyan = make("systemCyanColor", light: SRGBColour(50, 173, 230), dark: SRGBColour(100, 210, 255))
    static let systemBlue = make("systemBlueColor", light: SRGBColour(0, 122, 255), dark: SRGBColour(10, 132, 255))
    static let systemIndigo = make("systemIndigoColor", light: SRGBColour(88, 86, 214), dark: SRGBColour(94, 92, 230))
    static let systemPurple = make(
        "systemPurpleColor", light: SRGBColour(175, 82, 222), dark: SRGBColour(191, 90, 242))
    static let systemPink = make("systemPinkColor", light: SRGBColour(255, 45, 85), dark: SRGBColour(255, 55, 95))
    static let systemBrown = make(
        "systemBrownColor", light: SRGBColour(162, 132, 94), dark: SRGBColour(172, 142, 104))

    static let systemGray = make("systemGrayColor", light: SRGBColour(142, 142, 147), dark: SRGBColour(142, 142, 147))
    static let systemGray2 = make("systemGray2Color", light: SRGBColour(174, 174, 178), dark: SRGBColour(99, 99, 102))
    static let systemGray3 = make("systemGray3Color", light: SRGBColour(199, 199, 204), dark: SRGBColour(72, 72, 74))
    static let systemGray4 = make("systemGray4Color", light: SRGBColour(209, 209, 214), dark: SRGBColour(58, 58, 60))
    static let systemGray5 = make("systemGray5Color", light: SRGBColour(229, 229, 234), dark: SRGBColour(44, 44, 46))
    static let systemGray6 = make("systemGray6Color", light: SRGBColour(242, 242, 247), dark: SRGBColour(28, 28, 30))

    static let label = make("labelColor", light: SRGBColour(0, 0, 0), dark: SRGBColour(255, 255, 255))
    static let secondaryLabel = make(
        "secondaryLabelColor", light: SRGBColour(60, 60, 67, alpha: 0.6), dark: SRGBColour(235, 235, 245, alpha: 0.6))
    static let tertiaryLabel = make(
        "tertiaryLabelColor", light: SRGBColour(60, 60, 67, alpha: 0.3), dark: SRGBColour(235, 235, 245, alpha: 0.3))
    static let quaternaryLabel = make(
        "quaternaryLabelColor", light: SRGBColour(60, 60, 67, alpha: 0.18),
        dark: SRGBColour(235, 235, 245, alpha: 0.16))
    static let placeholderText = make(
        "placeholderTextColor", light: SRGBColour(60, 60, 67, alpha: 0.3),
        dark: SRGBColour(235, 235, 245, alpha: 0.3))
    static let link = make("linkColor", light: SRGBColour(0, 122, 255), dark: SRGBColour(9, 132, 255))
    static let separator = make(
        "separatorColor", light: SRGBColour(60, 60, 67, alpha: 0.29), dark: SRGBColour(84, 84, 88, alpha: 0.6))
    static let opaqueSeparator = make(
        "opaqueSeparatorColor", light: SRGBColour(198, 198, 200), dark: SRGBColour(56, 56, 58))

    static let systemBackground = make(
        "systemBackgroundColor", light: SRGBColour(255, 255, 255), dark: SRGBColour(0, 0, 0),
        elevatedDark: SRGBColour(28, 28, 30))
    static let secondarySystemBackground = make(
        "secondarySystemBackgroundColor", light: SRGBColour(242, 242, 247), dark: SRGBColour(28, 28, 30),
        elevatedDark: SRGBColour(44, 44, 46))
    static let tertiarySystemBackground = make(
        "tertiarySystemBackgroundColor", light: SRGBColour(255, 255, 255), dark: SRGBColour(44, 44, 46),
        elevatedDark: SRGBColour(58, 58, 60))
    static let systemGroupedBackground = make(
        "systemGroupedBackgroundColor", light: SRGBColour(242, 242, 247), dark: SRGBColour(0, 0, 0),
        elevatedDark: SRGBColour(28, 28, 30))
    static let secondarySystemGroupedBackground = make(
        "secondarySystemGroupedBackgroundColor", light: SRGBColour(255, 255, 255), dark: SRGBColour(28, 28, 30),
        elevatedDark: SRGBColour(44, 44, 46))
    static let tertiarySystemGroupedBackground = make(
        "tertiarySystemGroupedBackgroundColor", light: SRGBColour(242, 242, 247), dark: SRGBColour(44, 44, 46),
        elevatedDark: SRGBColour(58, 58, 60))

    static let systemFill = make(
        "systemFillColor", light: SRGBColour(120, 120, 128, alpha: 0.2), dark: SRGBColour(120, 120, 128, alpha: 0.36))
    static let secondarySystemFill = make(
        "secondarySystemFillColor", light: SRGBColour(120, 120, 128, alpha: 0.16),
        dark: SRGBColour(120, 120, 128, alpha: 0.32))
    static let tertiarySystemFill = make(
        "tertiarySystemFillColor", light: SRGBColour(118, 118, 128, alpha: 0.12),
        dark: SRGBColour(118, 118, 128, alpha: 0.24))
    static let quaternarySystemFill = make(
        "quaternarySystemFillColor", light: SRGBColour(116, 116, 128, alpha: 0.08),
        dark: SRGBColour(116, 116, 128, alpha: 0.18))

    /// What `.tintColor` is.
    static let tint = UIColor(.tint)

    private static func make(
        _ name: String, light: SRGBColour, dark: SRGBColour, elevatedDark: SRGBColour? = nil
    ) -> UIColor {
        UIColor(.system(SystemColour(name, light: light, dark: dark, elevatedDark: elevatedDark)))
    }
}
