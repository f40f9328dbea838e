extension UIStackView {
    /// How the arranged views fill the main axis.
    public enum Distribution: Int, Sendable {
        /// Fills the axis; priorities decide which views are stretched or compressed.
        case fill = 0
        /// Fills the axis with equal lengths.
        case fillEqually
        /// Fills the axis in proportion to the intrinsic lengths.
        case fillProportionally
        /// Keeps the lengths, and distributes the remaining space equally between the views, at least `spacing`.
        case equalSpacing
        /// Keeps the lengths with equal distances between the centers, as long as `spacing` is kept.
        case equalCentering
    }

    /// How the arranged views are aligned on the cross axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a column, at the top of a row.
        case leading
        /// In a row, aligns the first baselines. In a column as `fill`.
        case firstBaseline
        /// In the center.
        case center
        /// At the trailing edge of a column, at the bottom of a row.
        case trailing
        /// In a row, aligns the last baselines. In a column as `fill`.
        case lastBaseline

        /// `leading`, for a row.
        public static var top: Alignment { .leading }
        /// `trailing`, for a row.
        public static var bottom: Alignment { .trailing }
    }
}

/// The priorities of a stack view's optional constraints. Reasons: `Docs/Numbers.md`.
enum StackPriorities {
    /// A hidden view at the end of the previous view.
    static let hiddenPosition = UILayoutPriority(999)
    /// The content of a collapsed stack view at its far edges.
    static let collapsedEdge = UILayoutPriority(998)
    /// A hidden view on the cross axis; weaker than intrinsic sizes.
    static let hiddenAlignment = UILayoutPriority(100)
    /// Lengths in proportion to the intrinsic lengths.
    static let proportion = UILayoutPriority(999)
    /// Equal widths of wrapping texts in a row, if nothing else decides.
    static let equalTextWidth = UILayoutPriority(120)
    /// Equal distances between centers; weaker than intrinsic sizes.
    static let centering = UILayoutPriority(150)
    /// A size of zero, which makes the stack view as small as its content; weaker than a fitting target.
    static let fit = UILayoutPriority(49)
    /// Baseline-aligned views at the edge.
    static let baselineEdge = UILayoutPriority(48)
}
