import CoreGraphics

/// Sizes and limits of sheets. Sources: `Docs/Numbers.md`.
enum SheetNumbers {
    /// From the safe area's top to the upper edge of a card. Points.
    static let cardGap: CGFloat = 10
    /// How much narrower what lies behind a card becomes. Points.
    static let recessionInset: CGFloat = 32

    static let formSize = CGSize(width: 540, height: 620)
    /// The least room around a form sheet, beyond the safe area at the top. Points.
    static let formMargin: CGFloat = 20
    /// The same above a keyboard's upper edge and below the status bar, when one is there.
    static let keyboardGap: CGFloat = 10
    /// How wide a page sheet is at the usual text size, and what it leaves free at least. Points.
    static let pageWidth: CGFloat = 704
    static let pageMargin = CGSize(width: 20, height: 44)
    /// From this width on a sheet's content lives in regular width. Points.
    static let leastRegularWidth: CGFloat = 640

    static let cornerRadius: CGFloat = 10
    /// How much black lies over what is behind a sheet, 0 to 1; before iOS 13, and since.
    static let olderDimAlpha: CGFloat = 0.4
    static let dimAlpha: CGFloat = 0.2
    /// What lightens a presenter behind a card in the dark, where black would hide it: white and alpha, 0 to 1.
    static let veil = (white: CGFloat(200) / 255, alpha: CGFloat(0.1))
    /// The shadow of a sheet that floats. Points; its opacity by style.
    static let shadowRadius: CGFloat = 24
    static let shadowOpacityLight: Float = 0.12
    static let shadowOpacityDark: Float = 0.24

    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    static let grabberColor = (red: CGFloat(0.4706), green: CGFloat(0.4706), blue: CGFloat(0.502), alpha: CGFloat(0.43))

    /// The part of its height that a sheet has to be pulled down, or the speed of the finger in points a second, for it
    /// to go.
    static let dismissingPart: CGFloat = 0.5
    static let dismissingSpeed: CGFloat = 1000
    /// What a sheet that does not go can be pulled down at most. Points.
    static let resistance: CGFloat = 100
    /// How far the finger goes on such a sheet until that counts as an attempt. Points.
    static let attemptDistance: CGFloat = 50
}
