import CoreGraphics
import UIKitCore
import UIKitLists

extension UICollectionView {
    /// Gives `layout` to this collection view. A layout of another one is a misuse.
    func attach(_ layout: UICollectionViewLayout) {
        if let other = layout.owner, other !== self, other.collectionViewLayout === layout {
            misuse("A UICollectionViewLayout can only be used by one UICollectionView at a time.", raises: true)
        }
        layout.owner = self
    }

    /// The number of items of each section, queried from the data source if needed.
    var loadedCounts: [Int] {
        if let counts = state.counts { return counts }
        guard let dataSource else { return [] }
        let counts = ListCounts.load(sections: dataSource.numberOfSections(in: self), nouns: .collection) {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
        state.counts = counts
        return counts
    }

    /// Discards the counts. The data source is queried again at the next layout.
    func invalidateData() {
        state.counts = nil
        invalidateEverything()
    }

    private func invalidateEverything() {
        index.setNeedsTitles()
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// Called by the layout.
    func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        state.layoutPass.isPrepared = false
        if !context.movesPinnedViewsOnly {
            (collectionViewLayout as? UICollectionViewTransitionLayout)?.needsPreparation = true
        }
        state.layoutPass.offsetAdjustment.x += context.contentOffsetAdjustment.x
        state.layoutPass.offsetAdjustment.y += context.contentOffsetAdjustment.y
        state.layoutPass.sizeAdjustment.width += context.contentSizeAdjustment.width
        state.layoutPass.sizeAdjustment.height += context.contentSizeAdjustment.height
        if context.invalidateEverything { state.layoutPass.measured = [] }
        setNeedsLayout()
    }

    func reloadAll() {
        guard !state.layoutPass.isRunning else {
            state.counts = nil
            return setNeedsLayout()
        }
        movements.endForChange()
        let all = state.views
        state.views = [:]
        for (element, view) in all.sorted(by: { $0.key.indexPath < $1.key.indexPath }) { recycle(view, of: element) }
        selection.items = SelectedItems()
        state.scrollers.removeAll()
        state.counts = nil
        invalidateEverything()
        _ = loadedCounts
    }

    /// Prepares the layout if it was invalidated, and applies the size of its content.
    func prepareLayoutIfNeeded() {
        guard !state.layoutPass.isPrepared else { return }
        state.layoutPass.isPrepared = true
        _ = loadedCounts
        collectionViewLayout.prepare()
        let size = collectionViewLayout.collectionViewContentSize
        contentSize = CGSize(width: max(0, size.width), height: max(0, size.height))
        followTransition()
        index.loadTitlesIfNeeded()
        let adjustment = state.layoutPass.offsetAdjustment
        state.layoutPass.offsetAdjustment = .zero
        state.layoutPass.sizeAdjustment = .zero
        if adjustment != .zero {
            contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        }
    }

    // MARK: Attributes

    /// Whether positions of the layout are mirrored.
    private var isFlipped: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    private func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped else { return attributes }
        let copy = attributes.duplicate
        guard let place = attributes.orthogonal else {
            copy.center.x = flippedWidth - attributes.center.x
            return copy
        }
        let origin = shownFrame(CGRect(origin: place.origin, size: place.visibleSize)).minX
        copy.orthogonal?.origin.x = origin
        copy.center.x = origin + place.contentSize.width - (attributes.center.x - place.origin.x)
        copy.orthogonal?.offset.x = place.contentSize.width - place.visibleSize.width - place.offset.x
        return copy
    }

    private var flippedWidth: CGFloat { max(contentSize.width, bounds.width) }

    /// Where a frame of the layout is shown: mirrored where the layout is.
    func shownFrame(_ frame: CGRect) -> CGRect {
        guard isFlipped else { return frame }
        return CGRect(x: flippedWidth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The rectangle that the layout is asked for, to show `rect`.
    func layoutRect(_ rect: CGRect) -> CGRect { shownFrame(rect) }

    /// The attributes of one element; nil out of range.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        guard element.category != .cell || hasItem(at: element.indexPath) else { return nil }
        return collectionViewLayout.attributes(of: element).map(flipped)
    }

    /// The elements in a rectangle of the content. A cell of an item that does not exist is a misuse and is left out.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayoutIfNeeded()
        let all = collectionViewLayout.layoutAttributesForElements(in: layoutRect(rect)) ?? []
        return all.map(flipped).filter { attributes in
            guard !attributes.isHidden, attributes.visibleFrame.intersects(rect) else { return false }
            let isCell = attributes.representedElementCategory == .cell
            guard isCell, !hasItem(at: attributes.indexPath) else { return true }
            misuse(
                "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                    + "\(attributes.indexPath)",
                raises: true)
            return false
        }
    }

    /// The item at a point of the content; the frontmost one where several overlap.
    func layoutPath(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return attributes(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
            .filter { $0.representedElementCategory == .cell && $0.visibleFrame.contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }
}
