/// Lengths of Auto Layout in points. Sources: `Docs/Numbers.md`.
package enum LayoutMetrics {
    /// Between siblings, and between a view and the edge of its superview, unless that is a root view.
    package static let spacing: CGFloat = 8
    /// The default margin of a view.
    static let margin: CGFloat = 8
    /// The side margins of a controller's view, in windows narrower than `wideWindow` and in wider ones.
    static let narrowRootMargin: CGFloat = 16
    static let wideRootMargin: CGFloat = 20
    static let wideWindow: CGFloat = 414

    /// The width at which text is easy to read; nil at sizes that use the full width.
    static func readableWidth(at category: UIContentSizeCategory) -> CGFloat? {
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
