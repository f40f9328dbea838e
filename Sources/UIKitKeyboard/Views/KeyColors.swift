import UIKitCore

/// The colors of keys. Measured from pictures of iOS 13 to 18 by the authors of imitations (`Docs/Numbers.md`).
@MainActor enum KeyColors {
    static let letter = dynamic(light: UIColor(white: 1, alpha: 1), dark: UIColor(white: 107 / 255, alpha: 1))
    static let system = dynamic(
        light: UIColor(red: 171 / 255, green: 177 / 255, blue: 186 / 255, alpha: 1),
        dark: UIColor(white: 70 / 255, alpha: 1))
    static let shade = dynamic(
        light: UIColor(red: 136 / 255, green: 138 / 255, blue: 142 / 255, alpha: 1),
        dark: UIColor(white: 0, alpha: 0.6))
    static let text = dynamic(light: UIColor(white: 0, alpha: 1), dark: UIColor(white: 1, alpha: 1))
    static let disabledText = dynamic(light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.3))
    /// The cap of Shift while it is on, and its glyph.
    static let active = dynamic(light: UIColor(white: 1, alpha: 1), dark: UIColor(white: 0.84, alpha: 1))
    static let activeText = UIColor(white: 0, alpha: 1)
    static let strip = dynamic(light: UIColor(white: 0.25, alpha: 1), dark: UIColor(white: 0.9, alpha: 1))
    static let separator = dynamic(light: UIColor(white: 0, alpha: 0.18), dark: UIColor(white: 1, alpha: 0.2))
    /// The key that performs an action, and the chosen variant.
    static let action = UIColor.systemBlue
    static let actionText = UIColor(white: 1, alpha: 1)

    private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

/// The sizes of the text on keys, in points. Measured by KeyboardKit.
enum KeyFonts {
    static let lowercase: CGFloat = 26
    static let uppercase: CGFloat = 23
    static let word: CGFloat = 16
    static let symbol: CGFloat = 20
    static let digit: CGFloat = 25
    static let caption: CGFloat = 10
    static let callout: CGFloat = 34
    static let variant: CGFloat = 24
    /// On tablets. Inferred.
    static let padLetter: CGFloat = 24
    static let padWord: CGFloat = 18
}
