import CoreGraphics

/// Sizes and defaults of split view controllers. Sources: `Docs/Numbers.md`.
enum SplitNumbers {
    /// The value for a width that the split view controller chooses.
    static let automatic: CGFloat = -1
    /// The default width of a column. Points.
    static let columnWidth: CGFloat = 320
    /// The minimum width of the secondary column beside the others. Points.
    static let leastSecondary: CGFloat = 320
    /// The alpha of the black dimming over the secondary column, 0 to 1.
    static let dim: CGFloat = 0.15
    /// The duration of showing or hiding a column, in seconds.
    static let slide = 0.35
    /// From this speed on the direction of the finger decides. Points per second.
    static let flick: CGFloat = 300
}
