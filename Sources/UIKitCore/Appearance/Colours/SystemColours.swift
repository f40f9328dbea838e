/// Tints and grays: Apple's published values, as sRGB bytes. One object for each, made on first use. `classic` is the
/// value before iOS 13 where it differed.
enum SystemColours {
    static let systemRed = make(
        "systemRedColor", light: SRGBColour(255, 59, 48), dark: SRGBColour(255, 69, 58),
        contrastLight: SRGBColour(215, 0, 21), contrastDark: SRGBColour(255, 105, 97))
    static let systemOrange = make(
        "systemOrangeColor", light: SRGBColour(255, 149, 0), dark: SRGBColour(255, 159, 10),
        contrastLight: SRGBColour(201, 52, 0), contrastDark: SRGBColour(255, 179, 64))
    static let systemYellow = make(
        "systemYellowColor", light: SRGBColour(255, 204, 0), dark: SRGBColour(255, 214, 10),
        contrastLight: SRGBColour(178, 80, 0), contrastDark: SRGBColour(255, 212, 38))
    static let systemGreen = make(
        "systemGreenColor", light: SRGBColour(52, 199, 89), dark: SRGBColour(48, 209, 88),
        contrastLight: SRGBColour(36, 138, 61), contrastDark: SRGBColour(48, 219, 91), classic: SRGBColour(76, 217, 100)
    )
    static let systemMint = make(
        "systemMintColor", light: SRGBColour(0, 199, 190), dark: SRGBColour(99, 230, 226),
        contrastLight: SRGBColour(12, 129, 123), contrastDark: SRGBColour(102, 212, 207))
    static let systemTeal = make(
        "systemTealColor", light: SRGBColour(48, 176, 199), dark: SRGBColour(64, 200, 224),
        contrastLight: SRGBColour(0, 130, 153), contrastDark: SRGBColour(93, 230, 255),
        classic: SRGBColour(90, 200, 250))
    static let systemCyan = make(
        "systemCyanColor", light: SRGBColour(50, 173, 230), dark: SRGBColour(100, 210, 255),
        contrastLight: SRGBColour(0, 113, 164), contrastDark: SRGBColour(112, 215, 255))
    static let systemBlue = make(
        "systemBlueColor", light: SRGBColour(0, 122, 255), dark: SRGBColour(10, 132, 255),
        contrastLight: SRGBColour(0, 64, 221), contrastDark: SRGBColour(64, 156, 255))
    static let systemIndigo = make(
        "systemIndigoColor", light: SRGBColour(88, 86, 214), dark: SRGBColour(94, 92, 230),
        contrastLight: SRGBColour(54, 52, 163), contrastDark: SRGBColour(125, 122, 255))
    static let systemPurple = make(
        "systemPurpleColor", light: SRGBColour(175, 82, 222), dark: SRGBColour(191, 90, 242),
        contrastLight: SRGBColour(137, 68, 171), contrastDark: SRGBColour(218, 143, 255),
        classic: SRGBColour(88, 86, 214))
    static let systemPink = make(
        "systemPinkColor", light: SRGBColour(255, 45, 85), dark: SRGBColour(255, 55, 95),
        contrastLight: SRGBColour(211, 15, 69), contrastDark: SRGBColour(255, 100, 130))
    static let systemBrown = make(
        "systemBrownColor", light: SRGBColour(162, 132, 94), dark: SRGBColour(172, 142, 104),
        contrastLight: SRGBColour(127, 101, 69), contrastDark: SRGBColour(181, 148, 105))
    static let systemGray = make(
        "systemGrayColor", light: SRGBColour(142, 142, 147), dark: SRGBColour(142, 142, 147),
        contrastLight: SRGBColour(108, 108, 112), contrastDark: SRGBColour(174, 174, 178))
    static let systemGray2 = make(
        "systemGray2Color", light: SRGBColour(174, 174, 178), dark: SRGBColour(99, 99, 102),
        contrastLight: SRGBColour(142, 142, 147), contrastDark: SRGBColour(124, 124, 128))
    static let systemGray3 = make(
        "systemGray3Color", light: SRGBColour(199, 199, 204), dark: SRGBColour(72, 72, 74),
        contrastLight: SRGBColour(174, 174, 178), contrastDark: SRGBColour(84, 84, 86))
    static let systemGray4 = make(
        "systemGray4Color", light: SRGBColour(209, 209, 214), dark: SRGBColour(58, 58, 60),
        contrastLight: SRGBColour(188, 188, 192), contrastDark: SRGBColour(68, 68, 70))
    static let systemGray5 = make(
        "systemGray5Color", light: SRGBColour(229, 229, 234), dark: SRGBColour(44, 44, 46),
        contrastLight: SRGBColour(216, 216, 220), contrastDark: SRGBColour(54, 54, 56))
    static let systemGray6 = make(
        "systemGray6Color", light: SRGBColour(242, 242, 247), dark: SRGBColour(28, 28, 30),
        contrastLight: SRGBColour(235, 235, 240), contrastDark: SRGBColour(36, 36, 38))

    /// The color behind `UIColor.tintColor`.
    static let tint = UIColor(.tint)

    static func make(
        _ name: String, light: SRGBColour, dark: SRGBColour, elevatedDark: SRGBColour? = nil,
        contrastLight: SRGBColour? = nil, contrastDark: SRGBColour? = nil, contrastElevatedDark: SRGBColour? = nil,
        classic: SRGBColour? = nil
    ) -> UIColor {
        UIColor(
            .system(
                SystemColour(
                    name, light: light, dark: dark, elevatedDark: elevatedDark, contrastLight: contrastLight,
                    contrastDark: contrastDark, contrastElevatedDark: contrastElevatedDark, classic: classic)))
    }
}
