extension UISplitViewController {
    /// The number of columns, and whether the app or the split view controller manages them.
    public enum Style: Int, Sendable {
        /// As before iOS 14: the app sets `viewControllers`.
        case unspecified
        /// Two or three columns, each in a navigation controller.
        case doubleColumn, tripleColumn
    }

    /// A column of a split view controller.
    public enum Column: Int, Sendable {
        /// The outermost column.
        case primary
        /// The column between the others; only with three columns.
        case supplementary
        /// The main column.
        case secondary
        /// The controller displayed in compact width, instead of a stack of the others.
        case compact
    }

    /// The visible columns, and their position relative to the secondary one.
    public enum DisplayMode: Int, Sendable {
        /// Chosen by the width; never the value of `displayMode`.
        case automatic
        /// Only the secondary column.
        case secondaryOnly
        /// One more column beside the secondary one.
        case oneBesideSecondary
        /// One more column over the secondary one, which is dimmed.
        case oneOverSecondary
        /// Two more columns, beside or over the secondary one.
        case twoBesideSecondary, twoOverSecondary
        /// Two more columns that push the secondary one aside, partly off the screen.
        case twoDisplaceSecondary

        /// The old name of `oneBesideSecondary`.
        @available(iOS, deprecated: 14.0, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The old name of `secondaryOnly`.
        @available(iOS, deprecated: 14.0, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The old name of `oneOverSecondary`.
        @available(iOS, deprecated: 14.0, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How shown columns affect the secondary one.
    public enum SplitBehavior: Int, Sendable {
        /// Chosen by the size and the style.
        case automatic
        /// They reduce its width.
        case tile
        /// They cover it.
        case overlay
        /// They push it aside.
        case displace
    }

    /// The edge of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading or the trailing edge, depending on the layout direction.
        case leading, trailing
    }

    /// Whether the secondary column's navigation bar has the button that shows and hides the other columns.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Visible while `presentsWithGesture` is true.
        case automatic
        /// Never or always visible.
        case never, always
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of columns beside or over the secondary one.
    var columns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the secondary column is dimmed, and a tap on it hides the others.
    var isOverlay: Bool {
        switch self {
        case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
        }
    }

    /// This mode, limited to the existing columns.
    func limited(to columns: Int) -> Self {
        guard self.columns > columns else { return self }
        return isOverlay ? .oneOverSecondary : .oneBesideSecondary
    }
}
