import CoreGraphics

/// Sizes and defaults of split view controllers. Sources: `Docs/Numbers.md`.
enum SplitMetrics {
    /// The value for a width that the split view controller chooses.
    static let automaticDimension: CGFloat = -1
    /// The default width of a column. Points.
    static let columnWidth: CGFloat = 320
    /// The minimum width of the secondary column beside the others. Points.
    static let minimumSecondaryWidth: CGFloat = 320
    /// The alpha of the black dimming over the secondary column, 0 to 1.
    static let dimAlpha: CGFloat = 0.15
    /// The duration of showing or hiding a column, in seconds.
    static let animationDuration = 0.35
    /// From this speed on the direction of the finger decides. Points per second.
    static let flickSpeed: CGFloat = 300
}
