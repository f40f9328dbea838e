/// Text, lines, backgrounds and fills: Apple's published values, as sRGB bytes with alpha. The high-contrast values
/// were read from the system by others; those of text agree with Apple's design resources.
extension SystemColors {
    static let label = makeColor(
        "labelColor", light: SRGBColor(0, 0, 0), dark: SRGBColor(255, 255, 255))
    static let secondaryLabel = makeColor(
        "secondaryLabelColor", light: SRGBColor(60, 60, 67, alpha: 0.6), dark: SRGBColor(235, 235, 245, alpha: 0.6),
        contrastLight: SRGBColor(60, 60, 67, alpha: 0.8), contrastDark: SRGBColor(235, 235, 245, alpha: 0.7))
    static let tertiaryLabel = makeColor(
        "tertiaryLabelColor", light: SRGBColor(60, 60, 67, alpha: 0.3), dark: SRGBColor(235, 235, 245, alpha: 0.3),
        contrastLight: SRGBColor(60, 60, 67, alpha: 0.7), contrastDark: SRGBColor(235, 235, 245, alpha: 0.55))
    static let quaternaryLabel = makeColor(
        "quaternaryLabelColor", light: SRGBColor(60, 60, 67, alpha: 0.18),
        dark: SRGBColor(235, 235, 245, alpha: 0.16), contrastLight: SRGBColor(60, 60, 67, alpha: 0.55),
        contrastDark: SRGBColor(235, 235, 245, alpha: 0.4))
    static let placeholderText = makeColor(
        "placeholderTextColor", light: SRGBColor(60, 60, 67, alpha: 0.3), dark: SRGBColor(235, 235, 245, alpha: 0.3),
        contrastLight: SRGBColor(60, 60, 67, alpha: 0.7), contrastDark: SRGBColor(235, 235, 245, alpha: 0.55))
    static let link = makeColor(
        "linkColor", light: SRGBColor(0, 122, 255), dark: SRGBColor(9, 132, 255))
    static let separator = makeColor(
        "separatorColor", light: SRGBColor(60, 60, 67, alpha: 0.29), dark: SRGBColor(84, 84, 88, alpha: 0.6),
        contrastLight: SRGBColor(60, 60, 67, alpha: 0.37), contrastDark: SRGBColor(84, 84, 88, alpha: 0.68))
    static let opaqueSeparator = makeColor(
        "opaqueSeparatorColor", light: SRGBColor(198, 198, 200), dark: SRGBColor(56, 56, 58))
    static let systemBackground = makeColor(
        "systemBackgroundColor", light: SRGBColor(255, 255, 255), dark: SRGBColor(0, 0, 0),
        elevatedDark: SRGBColor(28, 28, 30), contrastElevatedDark: SRGBColor(36, 36, 38))
    static let secondarySystemBackground = makeColor(
        "secondarySystemBackgroundColor", light: SRGBColor(242, 242, 247), dark: SRGBColor(28, 28, 30),
        elevatedDark: SRGBColor(44, 44, 46), contrastLight: SRGBColor(235, 235, 240),
        contrastDark: SRGBColor(36, 36, 38), contrastElevatedDark: SRGBColor(54, 54, 56))
    static let tertiarySystemBackground = makeColor(
        "tertiarySystemBackgroundColor", light: SRGBColor(255, 255, 255), dark: SRGBColor(44, 44, 46),
        elevatedDark: SRGBColor(58, 58, 60), contrastDark: SRGBColor(54, 54, 56),
        contrastElevatedDark: SRGBColor(68, 68, 70))
    static let systemGroupedBackground = makeColor(
        "systemGroupedBackgroundColor", light: SRGBColor(242, 242, 247), dark: SRGBColor(0, 0, 0),
        elevatedDark: SRGBColor(28, 28, 30), contrastLight: SRGBColor(235, 235, 240),
        contrastElevatedDark: SRGBColor(36, 36, 38))
    static let secondarySystemGroupedBackground = makeColor(
        "secondarySystemGroupedBackgroundColor", light: SRGBColor(255, 255, 255), dark: SRGBColor(28, 28, 30),
        elevatedDark: SRGBColor(44, 44, 46), contrastDark: SRGBColor(36, 36, 38),
        contrastElevatedDark: SRGBColor(54, 54, 56))
    static let tertiarySystemGroupedBackground = makeColor(
        "tertiarySystemGroupedBackgroundColor", light: SRGBColor(242, 242, 247), dark: SRGBColor(44, 44, 46),
        elevatedDark: SRGBColor(58, 58, 60), contrastLight: SRGBColor(235, 235, 240),
        contrastDark: SRGBColor(54, 54, 56), contrastElevatedDark: SRGBColor(68, 68, 70))
    static let systemFill = makeColor(
        "systemFillColor", light: SRGBColor(120, 120, 128, alpha: 0.2), dark: SRGBColor(120, 120, 128, alpha: 0.36),
        contrastLight: SRGBColor(120, 120, 128, alpha: 0.28), contrastDark: SRGBColor(120, 120, 128, alpha: 0.44))
    static let secondarySystemFill = makeColor(
        "secondarySystemFillColor", light: SRGBColor(120, 120, 128, alpha: 0.16),
        dark: SRGBColor(120, 120, 128, alpha: 0.32), contrastLight: SRGBColor(120, 120, 128, alpha: 0.24),
        contrastDark: SRGBColor(120, 120, 128, alpha: 0.4))
    static let tertiarySystemFill = makeColor(
        "tertiarySystemFillColor", light: SRGBColor(118, 118, 128, alpha: 0.12),
        dark: SRGBColor(118, 118, 128, alpha: 0.24), contrastLight: SRGBColor(118, 118, 128, alpha: 0.2),
        contrastDark: SRGBColor(118, 118, 128, alpha: 0.32))
    static let quaternarySystemFill = makeColor(
        "quaternarySystemFillColor", light: SRGBColor(116, 116, 128, alpha: 0.08),
        dark: SRGBColor(116, 116, 128, alpha: 0.18), contrastLight: SRGBColor(116, 116, 128, alpha: 0.16),
        contrastDark: SRGBColor(116, 116, 128, alpha: 0.26))
}
