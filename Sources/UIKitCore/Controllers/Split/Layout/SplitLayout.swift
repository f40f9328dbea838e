import CoreGraphics

/// The frames of a split view controller's columns. Points of the view, y down.
package struct SplitLayout: Equatable {
    /// The input of the layout.
    package struct Input: Equatable {
        var size: CGSize
        var mode: UISplitViewController.DisplayMode
        var primaryWidth: CGFloat
        /// Nil with two columns.
        var supplementaryWidth: CGFloat?
        /// Whether the primary column is on the right.
        var isOnRight: Bool
        /// The width of the separators between columns side by side.
        var separatorWidth: CGFloat

        /// Creates an input.
        package init(
            size: CGSize, mode: UISplitViewController.DisplayMode, primaryWidth: CGFloat, supplementaryWidth: CGFloat?,
            isOnRight: Bool, separatorWidth: CGFloat
        ) {
            self.size = size
            self.mode = mode
            self.primaryWidth = primaryWidth
            self.supplementaryWidth = supplementaryWidth
            self.isOnRight = isOnRight
            self.separatorWidth = separatorWidth
        }
    }

    /// The primary column, outside the view while it is not shown.
    package private(set) var primary = CGRect.zero
    /// The supplementary column; nil with two columns.
    package private(set) var supplementary: CGRect?
    /// The secondary column.
    package private(set) var secondary = CGRect.zero

    /// Lays out the columns.
    package init(_ request: Input) {
        let size = request.size
        let mode = request.mode.limited(to: request.supplementaryWidth == nil ? 1 : 2)
        let primaryWidth = min(request.primaryWidth, size.width)
        // With three columns, the supplementary one is shown first.
        let first = request.supplementaryWidth.map { min($0, size.width) } ?? primaryWidth
        let isPrimaryShown = mode.columns == (request.supplementaryWidth == nil ? 1 : 2)
        let isFirstShown = mode.columns > 0
        func column(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(
                x: request.isOnRight ? size.width - x - width : x, y: 0, width: max(0, width), height: size.height)
        }
        let shownPrimary = isPrimaryShown ? primaryWidth : 0
        let start = isPrimaryShown ? 0 : -primaryWidth
        primary = column(start, primaryWidth)
        var occupiedLength = shownPrimary
        if request.supplementaryWidth != nil {
            let gap = isPrimaryShown ? request.separatorWidth : 0
            supplementary = column(isFirstShown ? shownPrimary + gap : -first, first)
            occupiedLength = isFirstShown ? shownPrimary + gap + first : 0
        }
        switch mode {
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: secondary = column(0, size.width)
        case .oneBesideSecondary, .twoBesideSecondary:
            secondary = column(
                occupiedLength + request.separatorWidth, size.width - occupiedLength - request.separatorWidth)
        case .twoDisplaceSecondary:
            secondary = column(occupiedLength + request.separatorWidth, size.width - first - request.separatorWidth)
        }
    }
}
