extension UIStackView {
    /// How the arranged views share the room along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it; who hugs or resists least gives way.
        case fill = 0
        /// They fill it, all as long.
        case fillEqually
        /// They fill it, as long to each other as their contents are.
        case fillProportionally
        /// They keep their lengths; what is left goes in equal parts between them, at least `spacing`.
        case equalSpacing
        /// They keep their lengths and their middles are as far from each other, as long as `spacing` is kept.
        case equalCentering
    }

    /// Where the arranged views are across the axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a column, at the top of a row.
        case leading
        /// A row's views with their first lines of text on one line. In a column as `fill`.
        case firstBaseline
        case center
        /// At the trailing edge of a column, at the bottom of a row.
        case trailing
        /// A row's views with their last lines of text on one line. In a column as `fill`.
        case lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}

/// How strongly a stack's own constraints pull, where they give way to something. `Docs/Numbers.md` tells why.
enum StackPriorities {
    /// Of a hidden view to the end of the one before it.
    static let hiddenPlace = UILayoutPriority(999)
    /// Of what is in a stack that is hidden to that stack's far edges.
    static let collapsedEdge = UILayoutPriority(998)
    /// Of a hidden view to its place across the axis; weaker than what contents ask for.
    static let hiddenAlignment = UILayoutPriority(100)
    /// To lengths in proportion to the contents'.
    static let proportion = UILayoutPriority(999)
    /// Of texts that wrap in one row to one width, where nothing else tells which of them gives way.
    static let textShare = UILayoutPriority(120)
    /// To middles at equal distances; weaker than what contents ask for.
    static let centring = UILayoutPriority(150)
    /// Of the stack to no size, so that it is no larger than what is inside; weaker than a fitting question.
    static let fit = UILayoutPriority(49)
    /// Of views on a baseline to the edge.
    static let baselineEdge = UILayoutPriority(48)
}
