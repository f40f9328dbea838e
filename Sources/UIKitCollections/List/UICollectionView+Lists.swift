import CoreGraphics
import UIKitCore
import UIKitLists

extension UICollectionView {
    /// What the cell of an element knows about its list; nil outside of lists.
    func listContext(for attributes: UICollectionViewLayoutAttributes) -> ListContext? {
        let path = attributes.indexPath
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.list(of: path.section)
        else { return nil }
        let isLast = path.item == loadedCounts[path.section] - 1
        let margin = LayoutMetrics.rowMargin(inWidth: bounds.width)
        let safe = list.isInset ? .zero : safeAreaInsets
        let separators = separators(of: list, at: path, isLast: isLast)
        return ListContext(
            appearance: list.appearance, isInset: list.isInset,
            isRow: attributes.representedElementCategory == .cell, isFirst: path.item == 0, isLast: isLast,
            topSeparator: separators.top, bottomSeparator: separators.bottom,
            margins: UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right))
    }

    private func separators(
        of list: UICollectionLayoutListConfiguration, at path: IndexPath, isLast: Bool
    ) -> (top: ShownSeparator?, bottom: ShownSeparator?) {
        guard list.showsSeparators else { return (nil, nil) }
        let shared = list.separatorConfiguration
        let own = list.itemSeparatorHandler?(path, shared) ?? shared
        let isMarked = selection.selectsSeveral && selection.items.contains(path)
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
