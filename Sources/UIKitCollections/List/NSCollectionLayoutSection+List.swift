import CoreGraphics
import UIKitCore

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
        let margin = LayoutMetrics.rowMargin(inWidth: layoutEnvironment.container.contentSize.width)
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
