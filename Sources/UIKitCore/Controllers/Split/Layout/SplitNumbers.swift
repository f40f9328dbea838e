import CoreGraphics

/// The measures of split views; `Docs/Numbers.md` says where each comes from.
enum SplitNumbers {
    /// What stands for a width that the split view chooses.
    static let automatic: CGFloat = -1
    /// What a column takes where the app does not say. Points.
    static let columnWidth: CGFloat = 320
    /// The secondary column keeps at least so much beside the others. Points.
    static let leastSecondary: CGFloat = 320
    /// How dark the secondary column becomes under the others, as black's alpha.
    static let dim: CGFloat = 0.15
    /// Seconds of a column's coming or going.
    static let slide = 0.35
    /// A swipe ends as it goes when it is faster than this, in points a second.
    static let flick: CGFloat = 300
}
