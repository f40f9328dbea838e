import CoreGraphics

/// Resolves the behavior and the display mode of a split view controller where the app leaves them open.
package struct SplitDisplayModeResolver {
    /// The size of the view. Points.
    let size: CGSize
    let style: UISplitViewController.Style
    let preferredMode: UISplitViewController.DisplayMode
    let preferredBehavior: UISplitViewController.SplitBehavior
    /// The total width of the columns beside the secondary one. Points.
    let columnsWidth: CGFloat

    /// Creates a resolver for a size and the app's preferences.
    package init(
        size: CGSize, style: UISplitViewController.Style, preferredMode: UISplitViewController.DisplayMode,
        preferredBehavior: UISplitViewController.SplitBehavior, columnsWidth: CGFloat
    ) {
        self.size = size
        self.style = style
        self.preferredMode = preferredMode
        self.preferredBehavior = preferredBehavior
        self.columnsWidth = columnsWidth
    }

    private var isWide: Bool { size.width > size.height }

    /// The resolved split behavior. The one that the preferred mode requires has priority over the preferred behavior.
    package var behavior: UISplitViewController.SplitBehavior {
        switch preferredMode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .automatic, .secondaryOnly: break
        }
        if style != .unspecified, preferredBehavior != .automatic { return preferredBehavior }
        guard isWide else { return .overlay }
        let fits = size.width - columnsWidth >= SplitMetrics.minimumSecondaryWidth
        return style == .tripleColumn && !fits ? .displace : .tile
    }

    /// The initial display mode.
    package var mode: UISplitViewController.DisplayMode {
        let columns = style == .tripleColumn ? 2 : 1
        guard preferredMode == .automatic else { return preferredMode.limited(to: columns) }
        switch behavior {
        case .tile: return .oneBesideSecondary
        case .displace: return style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
        case .overlay, .automatic: return .secondaryOnly
        }
    }

    /// The display mode with `count` columns beside or over the secondary one.
    package func mode(showing count: Int) -> UISplitViewController.DisplayMode {
        switch (count, behavior) {
        case (...0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, .displace) where style != .tripleColumn: .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .tile): .twoBesideSecondary
        case (_, .displace): .twoDisplaceSecondary
        case (_, .overlay), (_, .automatic): .twoOverSecondary
        }
    }
}
