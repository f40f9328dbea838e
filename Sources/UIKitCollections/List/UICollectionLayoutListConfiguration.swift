import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitLists

/// How a list is shown by a compositional layout.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The looks of lists.
    public enum Appearance: Hashable, Sendable {
        /// Rows as wide as the view.
        case plain
        /// Groups as wide as the view.
        case grouped
        /// Groups with round corners and margins.
        case insetGrouped
        /// A sidebar with groups.
        case sidebar
        /// A sidebar without groups.
        case sidebarPlain

        var environment: UIListEnvironment {
            switch self {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            case .sidebar: .sidebar
            case .sidebarPlain: .sidebarPlain
            }
        }
    }

    /// What is above a section.
    public enum HeaderMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of the data source.
        case supplementary
        /// The cell of the first item.
        case firstItemInSection
    }

    /// What is below a section.
    public enum FooterMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of the data source.
        case supplementary
    }

    /// Returns the actions that a row shows when it is swiped; nil for none.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Returns the separators of a row, given those of the list.
    public typealias ItemSeparatorHandler =
        @MainActor (_ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    /// The look.
    public let appearance: Appearance
    /// The color behind the rows; nil, the default, for that of the appearance. Clear shows the collection view's.
    public var backgroundColor: UIColor?
    /// Whether there are separators between cells. Default: not in sidebars.
    public var showsSeparators: Bool
    /// The separators. Default: those of the appearance.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the separators of single rows. Default nil.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The actions at the leading side of rows. Default nil: rows cannot be swiped to this side.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at the trailing side of rows. Default nil: rows cannot be swiped to this side.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What is above each section. Default none.
    public var headerMode = HeaderMode.none
    /// What is below each section. Default none.
    public var footerMode = FooterMode.none
    /// The space above headers of plain lists in points; nil, the default, for none.
    public var headerTopPadding: CGFloat?

    /// Creates a configuration.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        switch appearance {
        case .plain, .grouped, .insetGrouped: showsSeparators = true
        case .sidebar, .sidebarPlain: showsSeparators = false
        }
    }

    /// Whether rows may be swiped aside.
    var hasSwipeActions: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }

    /// The color behind the rows.
    var shownBackgroundColor: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain: return .systemBackground
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .sidebar: return .systemGroupedBackground
        case .sidebarPlain: return .systemBackground
        }
    }

    /// Whether cells are inset and have rounded corners.
    var isInset: Bool {
        switch appearance {
        case .insetGrouped, .sidebar: true
        case .plain, .grouped, .sidebarPlain: false
        }
    }

    /// Whether sections have space between them.
    var isGrouped: Bool {
        switch appearance {
        case .grouped, .insetGrouped: true
        case .plain, .sidebar, .sidebarPlain: false
        }
    }
}
