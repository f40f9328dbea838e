import CoreGraphics
import UIKitControls
import UIKitCore

extension UICollectionView {
    /// Makes the rows of lists swipable when the first list with actions is shown.
    func attachSwipeControllerIfNeeded() {
        guard state.swipe == nil, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            layout.lists(in: bounds).contains(where: \.list.hasSwipeActions)
        else { return }
        let controller = RowSwipeController(self)
        state.swipe = controller
        controller.attach()
    }

    private func list(of row: UIView) -> (UICollectionLayoutListConfiguration, IndexPath)? {
        guard let cell = row as? UICollectionViewCell, let path = indexPath(for: cell),
            let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(of: path.section)
        else { return nil }
        return (list, path)
    }

    /// The swipe actions of the row of `cell`, for those who cannot swipe.
    func swipeAccessibilityActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
        guard !isEditing else { return [] }
        let sides = [true, false].compactMap { swipeActions(trailing: $0, of: cell, isConfirmation: false) }
        return sides.accessibilityActions(on: cell)
    }
}

extension UICollectionView: RowSwipeHost {
    package func swipeRow(at point: CGPoint) -> UIView? {
        guard let path = layoutPath(at: point), let cell = state.cell(at: path) else { return nil }
        return list(of: cell)?.0.hasSwipeActions == true ? cell : nil
    }

    package func swipeActions(
        trailing: Bool, of row: UIView, isConfirmation: Bool
    ) -> UISwipeActionsConfiguration? {
        guard let (list, path) = list(of: row), canEdit(path) else { return nil }
        let provider =
            trailing ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
        return provider?(path)
    }

    private func canEdit(_ path: IndexPath) -> Bool {
        delegate?.collectionView(self, canEditItemAt: path) ?? true
    }

    package func swipePlace(of row: UIView) -> CGRect? {
        list(of: row).flatMap { attributes(of: .cell($0.1))?.frame }
    }

    package func swipeWillBegin(on row: UIView) {}

    package func swipeDidBegin(on row: UIView) { (row as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }

    package func swipeWillEnd(on row: UIView) {}

    package func swipeDidEnd(on row: UIView, isRowGone: Bool) {
        (row as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
}
