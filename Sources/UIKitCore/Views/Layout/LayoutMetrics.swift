/// Lengths of Auto Layout in points. Sources: `Docs/Numbers.md`.
package enum LayoutMetrics {
    /// Between siblings, and between a view and the edge of its superview, unless that is a root view.
    package static let spacing: CGFloat = 8
    /// The default margin of a view.
    static let margin: CGFloat = 8
    /// The narrow and the wide margin between the sides of a screen and its content.
    package static let narrowSideMargin: CGFloat = 16
    static let wideSideMargin: CGFloat = 20
    /// The smallest width with wide margins, of a window, and of a table or list.
    static let wideWindow: CGFloat = 414
    static let wideTable: CGFloat = 390

    /// The side margins of a controller's view and of bars, in a window or bar of `width` points.
    static func sideMargin(inWidth width: CGFloat) -> CGFloat {
        width < wideWindow ? narrowSideMargin : wideSideMargin
    }

    /// The side margins of rows, in a table or list of `width` points.
    package static func rowMargin(inWidth width: CGFloat) -> CGFloat {
        width < wideTable ? narrowSideMargin : wideSideMargin
    }

    /// The width at which text is easy to read; nil at sizes that use the full width.
    package static func readableWidth(at category: UIContentSizeCategory) -> CGFloat? {
        switch category {
        case .extraSmall: 560
        case .small: 600
        case .medium: 632
        case .extraLarge: 744
        case .extraExtraLarge: 816
        case .extraExtraExtraLarge: 896
        default: category.isAccessibilityCategory ? nil : 672
        }
    }
}
