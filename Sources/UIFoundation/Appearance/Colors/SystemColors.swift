/// Tints and grays: Apple's published values, as sRGB bytes. One object for each, made on first use. `classic` is the
/// value before iOS 13 where it differed.
enum SystemColors {
    static let systemRed = makeColor(
        "systemRedColor", light: SRGBColor(255, 59, 48), dark: SRGBColor(255, 69, 58),
        contrastLight: SRGBColor(215, 0, 21), contrastDark: SRGBColor(255, 105, 97))
    static let systemOrange = makeColor(
        "systemOrangeColor", light: SRGBColor(255, 149, 0), dark: SRGBColor(255, 159, 10),
        contrastLight: SRGBColor(201, 52, 0), contrastDark: SRGBColor(255, 179, 64))
    static let systemYellow = makeColor(
        "systemYellowColor", light: SRGBColor(255, 204, 0), dark: SRGBColor(255, 214, 10),
        contrastLight: SRGBColor(178, 80, 0), contrastDark: SRGBColor(255, 212, 38))
    static let systemGreen = makeColor(
        "systemGreenColor", light: SRGBColor(52, 199, 89), dark: SRGBColor(48, 209, 88),
        contrastLight: SRGBColor(36, 138, 61), contrastDark: SRGBColor(48, 219, 91), classic: SRGBColor(76, 217, 100)
    )
    static let systemMint = makeColor(
        "systemMintColor", light: SRGBColor(0, 199, 190), dark: SRGBColor(99, 230, 226),
        contrastLight: SRGBColor(12, 129, 123), contrastDark: SRGBColor(102, 212, 207))
    static let systemTeal = makeColor(
        "systemTealColor", light: SRGBColor(48, 176, 199), dark: SRGBColor(64, 200, 224),
        contrastLight: SRGBColor(0, 130, 153), contrastDark: SRGBColor(93, 230, 255),
        classic: SRGBColor(90, 200, 250))
    static let systemCyan = makeColor(
        "systemCyanColor", light: SRGBColor(50, 173, 230), dark: SRGBColor(100, 210, 255),
        contrastLight: SRGBColor(0, 113, 164), contrastDark: SRGBColor(112, 215, 255))
    static let systemBlue = makeColor(
        "systemBlueColor", light: SRGBColor(0, 122, 255), dark: SRGBColor(10, 132, 255),
        contrastLight: SRGBColor(0, 64, 221), contrastDark: SRGBColor(64, 156, 255))
    static let systemIndigo = makeColor(
        "systemIndigoColor", light: SRGBColor(88, 86, 214), dark: SRGBColor(94, 92, 230),
        contrastLight: SRGBColor(54, 52, 163), contrastDark: SRGBColor(125, 122, 255))
    static let systemPurple = makeColor(
        "systemPurpleColor", light: SRGBColor(175, 82, 222), dark: SRGBColor(191, 90, 242),
        contrastLight: SRGBColor(137, 68, 171), contrastDark: SRGBColor(218, 143, 255),
        classic: SRGBColor(88, 86, 214))
    static let systemPink = makeColor(
        "systemPinkColor", light: SRGBColor(255, 45, 85), dark: SRGBColor(255, 55, 95),
        contrastLight: SRGBColor(211, 15, 69), contrastDark: SRGBColor(255, 100, 130))
    static let systemBrown = makeColor(
        "systemBrownColor", light: SRGBColor(162, 132, 94), dark: SRGBColor(172, 142, 104),
        contrastLight: SRGBColor(127, 101, 69), contrastDark: SRGBColor(181, 148, 105))
    static let systemGray = makeColor(
        "systemGrayColor", light: SRGBColor(142, 142, 147), dark: SRGBColor(142, 142, 147),
        contrastLight: SRGBColor(108, 108, 112), contrastDark: SRGBColor(174, 174, 178))
    static let systemGray2 = makeColor(
        "systemGray2Color", light: SRGBColor(174, 174, 178), dark: SRGBColor(99, 99, 102),
        contrastLight: SRGBColor(142, 142, 147), contrastDark: SRGBColor(124, 124, 128))
    static let systemGray3 = makeColor(
        "systemGray3Color", light: SRGBColor(199, 199, 204), dark: SRGBColor(72, 72, 74),
        contrastLight: SRGBColor(174, 174, 178), contrastDark: SRGBColor(84, 84, 86))
    static let systemGray4 = makeColor(
        "systemGray4Color", light: SRGBColor(209, 209, 214), dark: SRGBColor(58, 58, 60),
        contrastLight: SRGBColor(188, 188, 192), contrastDark: SRGBColor(68, 68, 70))
    static let systemGray5 = makeColor(
        "systemGray5Color", light: SRGBColor(229, 229, 234), dark: SRGBColor(44, 44, 46),
        contrastLight: SRGBColor(216, 216, 220), contrastDark: SRGBColor(54, 54, 56))
    static let systemGray6 = makeColor(
        "systemGray6Color", light: SRGBColor(242, 242, 247), dark: SRGBColor(28, 28, 30),
        contrastLight: SRGBColor(235, 235, 240), contrastDark: SRGBColor(36, 36, 38))

    /// The color behind `UIColor.tintColor`.
    static let tint = UIColor(.tint)

    static func makeColor(
        _ name: String, light: SRGBColor, dark: SRGBColor, elevatedDark: SRGBColor? = nil,
        contrastLight: SRGBColor? = nil, contrastDark: SRGBColor? = nil, contrastElevatedDark: SRGBColor? = nil,
        classic: SRGBColor? = nil
    ) -> UIColor {
        UIColor(
            .system(
                SystemColor(
                    name, light: light, dark: dark, elevatedDark: elevatedDark, contrastLight: contrastLight,
                    contrastDark: contrastDark, contrastElevatedDark: contrastElevatedDark, classic: classic)))
    }
}
