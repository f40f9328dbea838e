import CoreGraphics
import UIKitCore
import UIKitLists

/// The actions for which rows of a collection view's lists are swiped aside, from the configurations of the lists.
@MainActor final class CollectionSwiping: RowSwipeHost {
    private unowned let view: UICollectionView

    init(_ view: UICollectionView) { self.view = view }

    var scrollView: UIScrollView { view }
    var isEditing: Bool { view.isEditing }
    private var layout: UICollectionViewCompositionalLayout? {
        view.collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    /// Makes the rows of lists swipable when the first list with actions is shown.
    func attachIfNeeded() {
        guard view.interaction.swipe == nil, let layout,
            layout.lists(in: view.bounds).contains(where: \.list.hasSwipeActions)
        else { return }
        view.interaction.attachSwiping(self)
    }

    private func list(of row: UIView) -> (UICollectionLayoutListConfiguration, IndexPath)? {
        guard let cell = row as? UICollectionViewCell, let path = view.indexPath(for: cell),
            let list = layout?.list(of: path.section)
        else { return nil }
        return (list, path)
    }

    /// The swipe actions of the row of `cell`, for those who cannot swipe.
    func accessibilityActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
        guard !isEditing else { return [] }
        return [true, false].compactMap { swipeActions(trailing: $0, of: cell, isConfirmation: false) }
            .accessibilityActions(on: cell)
    }

    // MARK: Swiping

    func swipeRow(at point: CGPoint) -> UIView? {
        guard let path = view.layoutPath(at: point), let cell = view.visibleCell(at: path) else { return nil }
        return list(of: cell)?.0.hasSwipeActions == true ? cell : nil
    }

    func swipeActions(trailing: Bool, of row: UIView, isConfirmation: Bool) -> UISwipeActionsConfiguration? {
        guard let (list, path) = list(of: row), view.delegate?.collectionView(view, canEditItemAt: path) ?? true else {
            return nil
        }
        let provider =
            trailing ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
        return provider?(path)
    }

    func swipePlace(of row: UIView) -> CGRect? {
        list(of: row).flatMap { view.attributes(of: .cell($0.1))?.frame }
    }

    func swipeWillBegin(on row: UIView) {}

    func swipeDidBegin(on row: UIView) { (row as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }

    func swipeWillEnd(on row: UIView) {}

    func swipeDidEnd(on row: UIView, isRowGone: Bool) {
        (row as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
}
