import UIKitCore

/// Metrics of text and search fields of iOS 13 to 18 (Docs/Numbers.md). Points and seconds.
enum TextFieldMetrics {
    static let fontSize: CGFloat = 17
    /// Between the border and the text.
    static let inset: CGFloat = 7
    /// The extra height of a bordered field over the line height.
    static let borderedMargin: CGFloat = 13
    static let plainMargin: CGFloat = 1
    static let radius: CGFloat = 5
    static let borderAlpha: CGFloat = 0.2
    static let disabledWhite: CGFloat = 250 / 255

    static let clearSide: CGFloat = 19
    static let clearGlyphDiameter: CGFloat = 17
    static let clearMargin: CGFloat = 5
    static let clearAlpha: CGFloat = 0.2

    static let caretWidth: CGFloat = 2
    /// The extra height of the caret over the line height.
    static let caretExtraHeight: CGFloat = 1
    static let selectionAlpha: CGFloat = 0.2

    static let searchHeight: CGFloat = 36
    static let searchRadius: CGFloat = 10
    static let searchTextInset: CGFloat = 31.5
    static let searchIconInset: CGFloat = 8
    static let searchIconSide: CGFloat = 49.0 / 3
    /// The extra height of a search field over its line height, and the space above and below the field in a search
    /// bar.
    static let searchLineMargin: CGFloat = 15
    static let searchBarPadding: CGFloat = 10
    static let searchBarMargin: CGFloat = 8
    static let cancelGap: CGFloat = 12
    static let cancelAnimation = ControlAnimation(0.3)
}
