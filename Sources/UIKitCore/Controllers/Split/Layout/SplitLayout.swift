import CoreGraphics

/// Where the columns of a split view stand. Pure geometry: points of the view, y down.
package struct SplitLayout: Equatable {
    /// What the layout is made from.
    package struct Request: Equatable {
        var size: CGSize
        var mode: UISplitViewController.DisplayMode
        var primaryWidth: CGFloat
        /// Nil with two columns.
        var supplementaryWidth: CGFloat?
        /// Whether the primary column is on the right.
        var isOnRight: Bool
        /// Between columns that lie side by side.
        var line: CGFloat

        package init(
            size: CGSize, mode: UISplitViewController.DisplayMode, primaryWidth: CGFloat, supplementaryWidth: CGFloat?,
            isOnRight: Bool, line: CGFloat
        ) {
            (self.size, self.mode, self.primaryWidth) = (size, mode, primaryWidth)
            (self.supplementaryWidth, self.isOnRight, self.line) = (supplementaryWidth, isOnRight, line)
        }
    }

    /// Outside the view while it is not shown.
    package private(set) var primary = CGRect.zero
    /// Nil with two columns.
    package private(set) var supplementary: CGRect?
    package private(set) var secondary = CGRect.zero

    package init(_ request: Request) {
        let (size, mode) = (request.size, request.mode.limited(to: request.supplementaryWidth == nil ? 1 : 2))
        let primaryWidth = min(request.primaryWidth, size.width)
        // With three columns, the one beside the secondary comes first.
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
        var taken = shownPrimary
        if request.supplementaryWidth != nil {
            let gap = isPrimaryShown ? request.line : 0
            supplementary = column(isFirstShown ? shownPrimary + gap : -first, first)
            taken = isFirstShown ? shownPrimary + gap + first : 0
        }
        switch mode {
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: secondary = column(0, size.width)
        case .oneBesideSecondary, .twoBesideSecondary:
            secondary = column(taken + request.line, size.width - taken - request.line)
        case .twoDisplaceSecondary:
            secondary = column(taken + request.line, size.width - first - request.line)
        }
    }
}
