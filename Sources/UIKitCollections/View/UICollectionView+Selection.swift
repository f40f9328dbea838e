import CoreGraphics
import UIKitCore

extension UICollectionView {
    private var selectsItems: Bool { isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: Selection by touch

    /// Highlights the item under `touch`. False when there is none or the delegate refuses.
    func highlightItem(under touch: UITouch) -> Bool {
        guard selectsItems, !touch.isSecondaryClick, let cell = enclosingCell(around: touch.view),
            let path = indexPath(for: cell), delegate?.collectionView(self, shouldHighlightItemAt: path) != false
        else { return false }
        state.highlighted = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    private func enclosingCell(around view: UIView?) -> UICollectionViewCell? {
        var link = view
        while let view = link, view !== self {
            if let cell = view as? UICollectionViewCell { return cell }
            link = view.superview
        }
        return nil
    }

    func unhighlightItem() {
        guard let path = state.highlighted else { return }
        state.highlighted = nil
        state.cell(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Selects the highlighted item, or deselects it where several can be selected. Called when the touch on it ends.
    func selectHighlightedItem() {
        guard let path = state.highlighted else { return }
        state.highlighted = nil
        let cell = state.cell(at: path)
        // Unhighlighted only after the item is selected, so that it does not flicker.
        defer { cell?.isHighlighted = false }
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        guard contains(path) else { return }
        if let header = cell as? UICollectionViewListCell, header.isOutlineHeader {
            return header.performOutlineAction()
        }
        if selectsSeveral, state.selection.contains(path) { return deselectByUser(path) }
        if state.selection.contains(path) { return performPrimaryAction(at: path) }
        if selectByUser(path) { performPrimaryAction(at: path) }
    }

    /// Selects an item if the delegate allows it, and tells it. False if it does not.
    @discardableResult func selectByUser(_ path: IndexPath) -> Bool {
        guard delegate?.collectionView(self, shouldSelectItemAt: path) != false, contains(path) else { return false }
        if !selectsSeveral {
            for old in state.selection where old != path { deselectByUser(old) }
        }
        state.selection.append(path)
        state.cell(at: path)?.isSelected = true
        delegate?.collectionView(self, didSelectItemAt: path)
        return true
    }

    private func performPrimaryAction(at path: IndexPath) {
        guard !selectsSeveral, let delegate, contains(path),
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    func deselectByUser(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
        deselect(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    // MARK: Selection in code

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for old in state.selection { deselect(old) }
            return
        }
        guard selectsItems, contains(path) else { return }
        if !selectsSeveral {
            for old in state.selection where old != path { deselect(old) }
        }
        if !state.selection.contains(path) { state.selection.append(path) }
        state.cell(at: path)?.isSelected = true
        if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath) {
        state.selection.removeAll { $0 == path }
        state.cell(at: path)?.isSelected = false
    }

    func setEditing(_ editing: Bool) {
        guard editing != state.isEditing else { return }
        for path in state.selection { deselect(path) }
        state.isEditing = editing
        for (_, cell) in state.cells {
            cell.setNeedsUpdateConfiguration()
            (cell as? UICollectionViewListCell)?.editingDidChange()
        }
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard contains(path) else {
            return misuse(
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
                    + "\(loadedCounts.indices.contains(path.section) ? loadedCounts[path.section] : 0) items in section "
                    + "\(path.section).",
                raises: true)
        }
        // Sizes that were only estimated are known when the item is shown.
        for _ in 0..<(animated ? 1 : CollectionMetrics.maximumMeasuringPasses) {
            guard let found = attributes(of: .cell(path)) else { return }
            if found.orthogonal != nil { scrollSection(to: found, at: position, animated: animated) }
            let target = offset(
                showing: found.visibleFrame, at: found.orthogonal == nil ? position : mainPosition(of: position))
            let isThere = target == contentOffset
            setContentOffset(target, animated: animated)
            guard !animated, !isThere else { return }
            tile()
        }
    }

    /// Scrolls a section that scrolls by itself to one of its items.
    private func scrollSection(
        to item: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool
    ) {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let scrolling = layout.orthogonalScrolling(of: item.indexPath.section),
            let frame = layout.layoutAttributesForItem(at: item.indexPath)?.frame
        else { return }
        let low = scrolling.isHorizontal ? frame.minX : frame.minY
        let high = scrolling.isHorizontal ? frame.maxX : frame.maxY
        let room = scrolling.isHorizontal ? scrolling.frame.width : scrolling.frame.height
        let near: ScrollPosition = scrolling.isHorizontal ? .left : .top
        let middle: ScrollPosition = scrolling.isHorizontal ? .centeredHorizontally : .centeredVertically
        let far: ScrollPosition = scrolling.isHorizontal ? .right : .bottom
        let target: CGFloat
        if position.contains(near) {
            target = low
        } else if position.contains(middle) {
            target = (low + high - room) / 2
        } else if position.contains(far) {
            target = high - room
        } else {
            return
        }
        state.scrollers.setOffset(scrolling.clamped(target), of: item.indexPath.section, animated: animated)
    }

    /// The part of a position on the layout's axis.
    private func mainPosition(of position: ScrollPosition) -> ScrollPosition {
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        return layout?.configuration.scrollDirection == .horizontal
            ? position.intersection([.left, .centeredHorizontally, .right])
            : position.intersection([.top, .centeredVertically, .bottom])
    }

    /// The content offset that shows `frame` at a position; on an axis without one, the nearest that shows it.
    private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        var target = contentOffset
        if position.contains(.top) {
            target.y = frame.minY - inset.top
        } else if position.contains(.bottom) {
            target.y = frame.maxY - bounds.height + inset.bottom
        } else if position.contains(.centeredVertically) {
            target.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
        }
        if position.contains(.left) {
            target.x = frame.minX - inset.left
        } else if position.contains(.right) {
            target.x = frame.maxX - bounds.width + inset.right
        } else if position.contains(.centeredHorizontally) {
            target.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
        }
        return pixelAligned(clamped(target))
    }
}
