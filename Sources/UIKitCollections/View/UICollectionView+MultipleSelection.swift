import CoreGraphics
import UIKitControls
import UIKitCore

extension UICollectionView: MultipleSelectionHost {
    package func selectableItem(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    package func selectableItems(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
        let counts = loadedCounts
        return (first.section...last.section).flatMap { section -> [IndexPath] in
            let low = section == first.section ? first.item : 0
            let high = section == last.section ? last.item : (counts[safe: section] ?? 0) - 1
            return low <= high ? (low...high).map { IndexPath(item: $0, section: section) } : []
        }
    }

    package func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
        guard let delegate else { return false }
        return OptionalRequirement.result(of: "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
        } ?? false
    }

    package func multipleSelectionDidBegin(at path: IndexPath) {
        unhighlightItem()
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    package func multipleSelectionDidEnd() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    package func isItemSelected(_ path: IndexPath) -> Bool { state.selection.contains(path) }

    package func setSelectedByUser(_ isSelected: Bool, _ path: IndexPath) {
        guard selectsSeveral else { return }
        if isSelected { selectByUser(path) } else { deselectByUser(path) }
    }
}
