import CoreGraphics
import UIKitCore
import UIKitLists

extension UICollectionView {
    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard hasItem(at: path) else {
            return misuse(
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
                    + "\(loadedCounts.indices.contains(path.section) ? loadedCounts[path.section] : 0) items in section "
                    + "\(path.section).",
                raises: true)
        }
        // Sizes that were only estimated are known when the item is shown.
        for _ in 0..<(animated ? 1 : ListMeasuring.maximumPasses) {
            guard let found = attributes(of: .cell(path)) else { return }
            if found.orthogonal != nil { scrollSection(to: found, at: position, animated: animated) }
            guard let target = offset(showing: path, at: position) else { return }
            let isThere = target == contentOffset
            setContentOffset(target, animated: animated)
            guard !animated else { return followTarget { [weak self] in self?.offset(showing: path, at: position) } }
            guard !isThere else { return }
            tile()
        }
    }

    /// The content offset that shows an item at a position; nil without such an item.
    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        guard hasItem(at: path), let found = attributes(of: .cell(path)) else { return nil }
        return offset(
            showing: found.visibleFrame, at: found.orthogonal == nil ? position : mainPosition(of: position))
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
