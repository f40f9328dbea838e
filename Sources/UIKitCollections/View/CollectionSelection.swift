import UIKitCore
import UIKitLists

/// The selection of a collection view's items.
@MainActor final class CollectionSelection: ListSelection {
    unowned let list: UICollectionView
    var items = SelectedItems()

    init(_ view: UICollectionView) { list = view }

    private var delegate: (any UICollectionViewDelegate)? { list.delegate }

    var selectsItems: Bool {
        list.isEditing ? list.allowsSelectionDuringEditing || selectsSeveral : list.allowsSelection
    }

    var selectsSeveral: Bool {
        list.isEditing ? list.allowsMultipleSelectionDuringEditing : list.allowsMultipleSelection
    }

    // MARK: The delegate

    func shouldHighlight(_ path: IndexPath) -> Bool {
        delegate?.collectionView(list, shouldHighlightItemAt: path) != false
    }

    func didHighlight(_ path: IndexPath) { delegate?.collectionView(list, didHighlightItemAt: path) }

    func didUnhighlight(_ path: IndexPath) { delegate?.collectionView(list, didUnhighlightItemAt: path) }

    func itemToSelect(for path: IndexPath) -> IndexPath? {
        delegate?.collectionView(list, shouldSelectItemAt: path) == false ? nil : path
    }

    func didSelect(_ path: IndexPath) {
        list.cellForItem(at: path)?.selectionSegue?()
        delegate?.collectionView(list, didSelectItemAt: path)
    }

    func itemToDeselect(for path: IndexPath) -> IndexPath? {
        delegate?.collectionView(list, shouldDeselectItemAt: path) == false ? nil : path
    }

    func didDeselect(_ path: IndexPath) { delegate?.collectionView(list, didDeselectItemAt: path) }

    func touchEnded(on path: IndexPath) {
        let cell = list.visibleCell(at: path)
        // Unhighlighted only after the item is selected, so that it does not flicker.
        defer { cell?.isHighlighted = false }
        didUnhighlight(path)
        guard list.hasItem(at: path) else { return }
        if let header = cell as? UICollectionViewListCell, header.isOutlineHeader {
            return header.performOutlineAction()
        }
        if selectsSeveral, items.contains(path) { return deselectByUser(path) }
        if items.contains(path) || selectByUser(path) { performPrimaryAction(at: path) }
    }

    private func performPrimaryAction(at path: IndexPath) {
        guard !selectsSeveral, let delegate, list.hasItem(at: path),
            delegate.collectionView(list, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(list, performPrimaryActionForItemAt: path)
    }

    // MARK: Two fingers

    func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
        guard let delegate else { return false }
        return OptionalRequirement.result(of: "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            delegate.collectionView(list, shouldBeginMultipleSelectionInteractionAt: path)
        } ?? false
    }

    func didBeginMultipleSelection(at path: IndexPath) {
        delegate?.collectionView(list, didBeginMultipleSelectionInteractionAt: path)
    }

    func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(list) }
}
