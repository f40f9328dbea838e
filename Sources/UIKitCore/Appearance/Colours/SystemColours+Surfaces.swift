/// Text, lines, backgrounds and fills: Apple's published values, as sRGB bytes with alpha. The high-contrast values
/// were measured from the system by others.
extension SystemColours {
    static let label = make(
        "labelColor", light: SRGBColour(0, 0, 0), dark: SRGBColour(255, 255, 255))
    static let secondaryLabel = make(
        "secondaryLabelColor", light: SRGBColour(60, 60, 67, alpha: 0.6), dark: SRGBColour(235, 235, 245, alpha: 0.6),
        contrastLight: SRGBColour(60, 60, 67, alpha: 0.68), contrastDark: SRGBColour(235, 235, 245, alpha: 0.68))
    static let tertiaryLabel = make(
        "tertiaryLabelColor", light: SRGBColour(60, 60, 67, alpha: 0.3), dark: SRGBColour(235, 235, 245, alpha: 0.3),
        contrastLight: SRGBColour(60, 60, 67, alpha: 0.38), contrastDark: SRGBColour(235, 235, 245, alpha: 0.38))
    static let quaternaryLabel = make(
        "quaternaryLabelColor", light: SRGBColour(60, 60, 67, alpha: 0.18),
        dark: SRGBColour(235, 235, 245, alpha: 0.16), contrastLight: SRGBColour(60, 60, 67, alpha: 0.26),
        contrastDark: SRGBColour(235, 235, 245, alpha: 0.24))
    static let placeholderText = make(
        "placeholderTextColor", light: SRGBColour(60, 60, 67, alpha: 0.3), dark: SRGBColour(235, 235, 245, alpha: 0.3),
        contrastLight: SRGBColour(60, 60, 67, alpha: 0.38), contrastDark: SRGBColour(235, 235, 245, alpha: 0.38))
    static let link = make(
        "linkColor", light: SRGBColour(0, 122, 255), dark: SRGBColour(9, 132, 255))
    static let separator = make(
        "separatorColor", light: SRGBColour(60, 60, 67, alpha: 0.29), dark: SRGBColour(84, 84, 88, alpha: 0.6),
        contrastLight: SRGBColour(60, 60, 67, alpha: 0.37), contrastDark: SRGBColour(84, 84, 88, alpha: 0.68))
    static let opaqueSeparator = make(
        "opaqueSeparatorColor", light: SRGBColour(198, 198, 200), dark: SRGBColour(56, 56, 58))
    static let systemBackground = make(
        "systemBackgroundColor", light: SRGBColour(255, 255, 255), dark: SRGBColour(0, 0, 0),
        elevatedDark: SRGBColour(28, 28, 30), contrastElevatedDark: SRGBColour(36, 36, 38))
    static let secondarySystemBackground = make(
        "secondarySystemBackgroundColor", light: SRGBColour(242, 242, 247), dark: SRGBColour(28, 28, 30),
        elevatedDark: SRGBColour(44, 44, 46), contrastLight: SRGBColour(235, 235, 240),
        contrastDark: SRGBColour(36, 36, 38), contrastElevatedDark: SRGBColour(54, 54, 56))
    static let tertiarySystemBackground = make(
        "tertiarySystemBackgroundColor", light: SRGBColour(255, 255, 255), dark: SRGBColour(44, 44, 46),
        elevatedDark: SRGBColour(58, 58, 60), contrastDark: SRGBColour(54, 54, 56),
        contrastElevatedDark: SRGBColour(68, 68, 70))
    static let systemGroupedBackground = make(
        "systemGroupedBackgroundColor", light: SRGBColour(242, 242, 247), dark: SRGBColour(0, 0, 0),
        elevatedDark: SRGBColour(28, 28, 30), contrastLight: SRGBColour(235, 235, 240),
        contrastElevatedDark: SRGBColour(36, 36, 38))
    static let secondarySystemGroupedBackground = make(
        "secondarySystemGroupedBackgroundColor", light: SRGBColour(255, 255, 255), dark: SRGBColour(28, 28, 30),
        elevatedDark: SRGBColour(44, 44, 46), contrastDark: SRGBColour(36, 36, 38),
        contrastElevatedDark: SRGBColour(54, 54, 56))
    static let tertiarySystemGroupedBackground = make(
        "tertiarySystemGroupedBackgroundColor", light: SRGBColour(242, 242, 247), dark: SRGBColour(44, 44, 46),
        elevatedDark: SRGBColour(58, 58, 60), contrastLight: SRGBColour(235, 235, 240),
        contrastDark: SRGBColour(54, 54, 56), contrastElevatedDark: SRGBColour(68, 68, 70))
    static let systemFill = make(
        "systemFillColor", light: SRGBColour(120, 120, 128, alpha: 0.2), dark: SRGBColour(120, 120, 128, alpha: 0.36),
        contrastLight: SRGBColour(120, 120, 128, alpha: 0.28), contrastDark: SRGBColour(120, 120, 128, alpha: 0.44))
    static let secondarySystemFill = make(
        "secondarySystemFillColor", light: SRGBColour(120, 120, 128, alpha: 0.16),
        dark: SRGBColour(120, 120, 128, alpha: 0.32), contrastLight: SRGBColour(120, 120, 128, alpha: 0.24),
        contrastDark: SRGBColour(120, 120, 128, alpha: 0.4))
    static let tertiarySystemFill = make(
        "tertiarySystemFillColor", light: SRGBColour(118, 118, 128, alpha: 0.12),
        dark: SRGBColour(118, 118, 128, alpha: 0.24), contrastLight: SRGBColour(118, 118, 128, alpha: 0.2),
        contrastDark: SRGBColour(118, 118, 128, alpha: 0.32))
    static let quaternarySystemFill = make(
        "quaternarySystemFillColor", light: SRGBColour(116, 116, 128, alpha: 0.08),
        dark: SRGBColour(116, 116, 128, alpha: 0.18), contrastLight: SRGBColour(116, 116, 128, alpha: 0.16),
        contrastDark: SRGBColour(116, 116, 128, alpha: 0.26))
}
