import UIKitCore

/// Metrics of search controllers, scopes and tokens (Docs/Numbers.md). Points and seconds; inferred.
enum SearchMetrics {
    /// The space above and below the field of a search bar below a navigation bar's titles.
    static let paletteTop: CGFloat = 1
    static let paletteBottom: CGFloat = 15
    static let activePadding: CGFloat = 8
    static let scopeHeight: CGFloat = 32
    static let scopeRowHeight: CGFloat = 44
    /// The part of the palette's height below which the field is transparent.
    static let fadeStart: CGFloat = 0.4
    static let duration: Seconds = 0.3
    static let dimmingAlpha: CGFloat = 0.2

    static let promptFontSize: CGFloat = 13
    /// The extra height of a prompt over its line height.
    static let promptMargin: CGFloat = 10
    /// The side of the button in the field, and its distance from the field's end.
    static let buttonSide: CGFloat = 28
    static let buttonInset: CGFloat = 4

    static let tokenHeight: CGFloat = 24
    static let tokenPadding: CGFloat = 7
    static let tokenGap: CGFloat = 4
    static let tokenIconGap: CGFloat = 4
    static let tokenRadius: CGFloat = 6
    static let tokenFontSize: CGFloat = 15
    static let tokenIconSide: CGFloat = 16
    /// The part of the field that tokens may cover.
    static let tokenShare: CGFloat = 0.7
}
