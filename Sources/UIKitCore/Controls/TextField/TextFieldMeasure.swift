/// Numbers of text and search fields of iOS 13 to 18 (Docs/Numbers.md). Points and seconds.
enum TextFieldMeasure {
    static let fontSize: CGFloat = 17
    /// Between a border and the text.
    static let inset: CGFloat = 7
    /// What borders add to the height of a line.
    static let borderedMargin: CGFloat = 13
    static let plainMargin: CGFloat = 1
    static let radius: CGFloat = 5
    static let borderAlpha: CGFloat = 0.2
    static let disabledWhite: CGFloat = 250 / 255

    static let clearSide: CGFloat = 19
    static let clearGlyph: CGFloat = 17
    static let clearMargin: CGFloat = 5
    static let clearAlpha: CGFloat = 0.2

    static let caretWidth: CGFloat = 2
    /// By how much the caret is higher than a line.
    static let caretRise: CGFloat = 1
    static let selectionAlpha: CGFloat = 0.2
    /// The caret is there, fades, is away and comes back, each for this long.
    static let blinkQuarter: Seconds = 0.25
    /// How many steps a fade is made of: the caret wakes a still screen no oftener.
    static let fadeSteps = 4

    static let searchHeight: CGFloat = 36
    static let searchRadius: CGFloat = 10
    static let searchTextInset: CGFloat = 31.5
    static let searchIconInset: CGFloat = 8
    static let searchIcon: CGFloat = 16
    /// What a search field adds to the height of a line, and a search bar above and below to that of its field.
    static let searchLineMargin: CGFloat = 15
    static let searchBarPadding: CGFloat = 10
    static let searchBarMargin: CGFloat = 8
    static let cancelGap: CGFloat = 8
    static let cancelMotion = ControlMotion(0.3)
}
