extension UISplitViewController {
    /// How many columns there are, and who manages them.
    public enum Style: Int, Sendable {
        /// As before iOS 14: the app sets `viewControllers`.
        case unspecified
        case doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary
        /// Between the others; only with three columns.
        case supplementary
        case secondary
        /// What stands alone where the width is compact, in place of a stack of the others.
        case compact
    }

    /// Which columns are shown, and how they lie to the secondary one.
    public enum DisplayMode: Int, Sendable {
        /// What suits the width; never the value of `displayMode`.
        case automatic
        case secondaryOnly
        /// One more, which takes its room from the secondary.
        case oneBesideSecondary
        /// One more, over the secondary, which is dimmed.
        case oneOverSecondary
        case twoBesideSecondary, twoOverSecondary
        /// Two more, which push the secondary aside, partly off the screen.
        case twoDisplaceSecondary

        @available(iOS, deprecated: 14.0, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        @available(iOS, deprecated: 14.0, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        @available(iOS, deprecated: 14.0, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How columns that come in treat the secondary one.
    public enum SplitBehavior: Int, Sendable {
        case automatic
        /// They take their room from it.
        case tile
        /// They lie over it.
        case overlay
        /// They push it aside.
        case displace
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    /// Whether the secondary column's bar has the button that shows and hides the others.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// While `presentsWithGesture`.
        case automatic
        case never, always
    }
}

extension UISplitViewController.DisplayMode {
    /// How many columns are shown beside the secondary one, or over it.
    var columns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the secondary one is dimmed, and a tap on it takes the others away.
    var isOverlay: Bool {
        switch self {
        case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
        }
    }

    /// The same for so many columns as there are.
    func limited(to columns: Int) -> Self {
        guard self.columns > columns else { return self }
        return isOverlay ? .oneOverSecondary : .oneBesideSecondary
    }
}
