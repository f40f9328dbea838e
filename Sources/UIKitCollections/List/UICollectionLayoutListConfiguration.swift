import CoreGraphics
import UIKitControls
import UIKitCore

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

/// Numbers of lists, in points: as those of tables, and for the rest inferred.
enum ListMetrics {
    static let rowHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 10
    static let narrowMargin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    static let wideMarginMinimumWidth: CGFloat = 414
    static let firstSectionGap: CGFloat = 35
    static let sectionGap: CGFloat = 17.5
    static let headerHeight: CGFloat = 38
    static let plainHeaderHeight: CGFloat = 28
    /// Between accessories, and between them and the content.
    static let accessoryGap: CGFloat = 8
    /// How far beside an accessory a touch still counts.
    static let accessoryTouchMargin: CGFloat = 10
    static let multiselectSymbolSize: CGFloat = 20
    static let indentationWidth: CGFloat = 10
    static let contentMargin: CGFloat = 11

    static func margin(inWidth width: CGFloat) -> CGFloat {
        width >= wideMarginMinimumWidth ? wideMargin : narrowMargin
    }
}

extension NSCollectionLayoutSection {
    /// A section that is a list: one cell below the other, as high as their content.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.list = configuration
        let margin = ListMetrics.margin(inWidth: layoutEnvironment.container.contentSize.width)
        let side = configuration.isInset ? margin : 0
        let hasHeader = configuration.headerMode == .supplementary
        let gap = configuration.isGrouped ? ListMetrics.sectionGap : 0
        section.contentInsets = NSDirectionalEdgeInsets(
            top: hasHeader ? 0 : gap, leading: side, bottom: configuration.footerMode == .supplementary ? 0 : gap,
            trailing: side)
        // Rows of lists that are not inset reach the edges of the screen.
        if !configuration.isInset { section.contentInsetsReference = .none }
        if hasHeader {
            let height =
                configuration.isGrouped
                ? ListMetrics.headerHeight : ListMetrics.plainHeaderHeight + (configuration.headerTopPadding ?? 0)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.headerHeight)),
                    elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections are all lists.
    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { section, environment in
            let list = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            if section == 0, configuration.isGrouped, configuration.headerMode != .supplementary {
                list.contentInsets.top = ListMetrics.firstSectionGap
            }
            return list
        }
    }
}

/// What the cell of a list knows about its place.
struct ListContext: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var isInset = false
    var isFirst = false
    var isLast = false
    var topSeparator: ShownSeparator?
    var bottomSeparator: ShownSeparator?
    /// From the sides of the cell to its content. Points.
    var margins = UIEdgeInsets.zero
}

extension UICollectionView {
    /// What the cell at a place knows about its list; nil outside of lists.
    func listContext(at path: IndexPath) -> ListContext? {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.list(of: path.section)
        else { return nil }
        let isLast = path.item == loadedCounts[path.section] - 1
        let margin = ListMetrics.margin(inWidth: bounds.width)
        let safe = list.isInset ? .zero : safeAreaInsets
        let separators = separators(of: list, at: path, isLast: isLast)
        return ListContext(
            appearance: list.appearance, isInset: list.isInset, isFirst: path.item == 0, isLast: isLast,
            topSeparator: separators.top, bottomSeparator: separators.bottom,
            margins: UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right))
    }
    private func separators(
        of list: UICollectionLayoutListConfiguration, at path: IndexPath, isLast: Bool
    ) -> (top: ShownSeparator?, bottom: ShownSeparator?) {
        guard list.showsSeparators else { return (nil, nil) }
        let shared = list.separatorConfiguration
        let own = list.itemSeparatorHandler?(path, shared) ?? shared
        let isMarked = selectsSeveral && state.selection.contains(path)
        let color = isMarked ? own.multipleSelectionColor : own.color
        return (
            ShownSeparator(
                own.topSeparatorVisibility, own.topSeparatorInsets, color, own.visualEffect, automatic: false),
            ShownSeparator(
                own.bottomSeparatorVisibility, own.bottomSeparatorInsets, color, own.visualEffect,
                automatic: !(isLast && list.isGrouped))
        )
    }
}
