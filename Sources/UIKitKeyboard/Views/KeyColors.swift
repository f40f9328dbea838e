import UIKitCore

/// The colors of keys. Measured from pictures of iOS 13 to 18 by the authors of imitations (`Docs/Numbers.md`).
@MainActor enum KeyColors {
    static let letter = dynamic(light: UIColor(white: 1, alpha: 1), dark: UIColor(white: 107 / 255, alpha: 1))
    static let system = dynamic(
        light: UIColor(red: 171 / 255, green: 177 / 255, blue: 186 / 255, alpha: 1),
        dark: UIColor(white: 70 / 255, alpha: 1))
    static let shade = dynamic(
        light: UIColor(red: 136 / 255, green: 138 / 255, blue: 141 / 255, alpha: 1),
        dark: UIColor(white: 0, alpha: 0.6))
    static let text = dynamic(light: UIColor(white: 0, alpha: 1), dark: UIColor(white: 1, alpha: 1))
    static let disabledText = dynamic(light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.3))
    /// The cap of Shift while it is on, and its glyph.
    static let active = dynamic(light: UIColor(white: 1, alpha: 1), dark: UIColor(white: 0.84, alpha: 1))
    static let activeText = UIColor(white: 0, alpha: 1)
    /// The globe and the microphone below the keys.
    static let strip = dynamic(
        light: UIColor(red: 80 / 255, green: 85 / 255, blue: 92 / 255, alpha: 1), dark: UIColor(white: 0.9, alpha: 1))
    static let separator = dynamic(light: UIColor(white: 0, alpha: 0.18), dark: UIColor(white: 1, alpha: 0.2))
    /// The disk behind the category of emoji that is shown. Inferred.
    static let chosenCategory = dynamic(light: UIColor(white: 0, alpha: 0.12), dark: UIColor(white: 1, alpha: 0.16))
    /// The titles of categories, and the field that searches emoji. Inferred.
    static let category = dynamic(light: UIColor(white: 0, alpha: 0.45), dark: UIColor(white: 1, alpha: 0.5))
    static let searchField = dynamic(light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 1, alpha: 0.12))
    /// The key that performs an action, and the chosen variant.
    static let action = UIColor.systemBlue
    static let actionText = UIColor(white: 1, alpha: 1)

    private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

/// The sizes of the text on keys, in points. Those of letters and digits give Inter the heights that San Francisco has
/// in pictures of iOS 17; words, bubble and variants are measured by KeyboardKit.
enum KeyFonts {
    static let lowercase: CGFloat = 24.3
    /// A capital E is 15.7 high.
    static let uppercase: CGFloat = 21.6
    /// How far letters are below the middle of the cap.
    static let lowercaseDrop: CGFloat = -1
    static let uppercaseDrop: CGFloat = 0.67
    static let word: CGFloat = 16
    /// How much higher the word on the space bar is than those beside it.
    static let spaceRise: CGFloat = 1.33
    static let symbol: CGFloat = 20
    /// The digits of number pads, 18 high, and the letters below them, 7.3 high with this spacing.
    static let digit: CGFloat = 24.3
    static let caption: CGFloat = 10
    static let captionSpacing: CGFloat = 2
    /// The distances of their middles from the lower edge of a cap that is 47 high.
    static let digitHeight: CGFloat = 29.6
    static let captionHeight: CGFloat = 10.2
    static let padCap: CGFloat = 47
    /// The height of the cap below which the letters are beside the digit. Inferred.
    static let lowPadCap: CGFloat = 40
    /// How much higher a separator without a cap is than a digit.
    static let separatorRise: CGFloat = 3
    static let callout: CGFloat = 34
    static let variant: CGFloat = 24
    /// The titles of categories of emoji. Inferred.
    static let category: CGFloat = 12
    /// On tablets. Inferred.
    static let padLetter: CGFloat = 24
    static let padWord: CGFloat = 18
    /// The sign above a tablet's letter, and how far down the cap the middles of both are.
    static let flick: CGFloat = 16
    static let flickPart: CGFloat = 0.27
    static let flickLetterPart: CGFloat = 0.64
}
