/// Distances of layout, in points. `Docs/Numbers.md` says where each comes from.
enum LayoutNumbers {
    /// Between neighbours, and between a view and the edge of an ordinary superview.
    static let spacing: CGFloat = 8
    /// From the edges of a view to its margins.
    static let margin: CGFloat = 8
    /// From the sides of a controller's view to its margins, in a narrow window and in one from `wideWindow` on.
    static let narrowRootMargin: CGFloat = 16
    static let wideRootMargin: CGFloat = 20
    static let wideWindow: CGFloat = 414

    /// How wide lines of text may get and still be easy to read; nil at sizes that need all the room there is.
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
