import CoreGraphics
import UIKitCore
import UIKitLists

extension UICollectionView {
    /// Makes views for the visible elements, and recycles the others. When views want another size than the layout
    /// estimated, elements move; the first visible item does not.
    func tile() {
        guard !state.layoutPass.isRunning, bounds.width > 0, bounds.height > 0 else { return }
        state.layoutPass.isRunning = true
        defer { state.layoutPass.isRunning = false }
        invalidateForBounds()
        var visible = attributes(in: bounds)
        ListMeasuring.measure {
            let anchor = firstVisibleItem(of: visible)
            guard measureViews(for: visible) else { return false }
            prepareLayoutIfNeeded()
            keep(anchor)
            visible = attributes(in: bounds)
            return true
        }
        updateScrollers()
        swiping.attachIfNeeded()
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.applyVisibleItemsHandlers(to: visible)
        showViews(for: visible.filter { !$0.isHidden })
        layOutBackground()
        index.titlesView?.place(in: self)
        prefetch()
    }

    /// Before the first layout the bounds were empty: a layout that depends on them is asked then, too.
    private func invalidateForBounds() {
        let old = state.layoutPass.bounds ?? .zero
        state.layoutPass.bounds = bounds
        let insetsChanged = state.layoutPass.insetsChanged
        state.layoutPass.insetsChanged = false
        guard old != bounds || insetsChanged else { return }
        if old.size != bounds.size { state.layoutPass.measured = [] }
        guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        prepareLayoutIfNeeded()
    }

    // MARK: Sizes

    private func firstVisibleItem(of visible: [UICollectionViewLayoutAttributes]) -> UICollectionViewLayoutAttributes? {
        visible.filter { $0.representedElementCategory == .cell && state.views[$0.element] != nil }
            .min { $0.indexPath < $1.indexPath }
    }

    /// Scrolls so that an item is shown where it was before elements above it changed their size.
    private func keep(_ item: UICollectionViewLayoutAttributes?) {
        guard let item, contentOffset.y > verticalRange.low, let now = attributes(of: item.element) else { return }
        let change = now.frame.minY - item.frame.minY
        if change != 0 { shiftOffset(by: change) }
        state.layoutPass.bounds = bounds
    }

    /// Makes the views that are missing and asks each for its size once. True when a size invalidated the layout.
    private func measureViews(for visible: [UICollectionViewLayoutAttributes]) -> Bool {
        var hasChanged = false
        for attributes in visible where !state.layoutPass.measured.contains(attributes.element) {
            guard let view = view(for: attributes) else { continue }
            state.layoutPass.measured.insert(attributes.element)
            (view as? UICollectionViewListCell)?.listContext = listContext(for: attributes)
            let given = attributes.duplicate
            let preferred = view.preferredLayoutAttributesFitting(given)
            guard preferred.size.width.isFinite, preferred.size.height.isFinite, preferred.size != attributes.size,
                collectionViewLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            else { continue }
            hasChanged = true
            collectionViewLayout.invalidateLayout(
                with: collectionViewLayout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        }
        return hasChanged
    }

    // MARK: Views

    /// The view of an element, made if needed; nil without a data source.
    private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let element = attributes.element
        if let view = state.views[element] { return view }
        guard let view = makeView(for: element) else { return nil }
        view.collectionView = self
        if view.superview == nil { view.updateTraitsIfNeeded() }
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = selection.items.contains(element.indexPath)
            (cell as? UICollectionViewListCell)?.listContext = listContext(for: attributes)
        }
        UIView.performWithoutAnimation { view.show(attributes) }
        state.views[element] = view
        return view
    }

    private func makeView(for element: CollectionElement) -> UICollectionReusableView? {
        switch element.category {
        case .cell: dataSource?.collectionView(self, cellForItemAt: element.indexPath)
        case .supplementaryView:
            dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
        case .decorationView: reuse.dequeueDecoration(of: element.kind)
        }
    }

    private func showViews(for visible: [UICollectionViewLayoutAttributes]) {
        let wanted = Set(visible.map(\.element))
        for element in state.views.keys.filter({ !wanted.contains($0) && !movements.isMoving($0) })
            .sorted(by: { $0.indexPath < $1.indexPath })
        {
            if let view = state.views.removeValue(forKey: element) { recycle(view, of: element) }
        }
        for attributes in visible.sorted(by: { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }) {
            guard let view = view(for: attributes) else { continue }
            let container = container(of: attributes)
            let isNew = view.superview !== container
            let shown = movements.shownAttributes(for: attributes)
            let isOutOfOrder = view.layoutAttributes?.zIndex != shown.zIndex
            if view.center != shown.centerInContainer || view.bounds.size != shown.size || !isNew { view.show(shown) }
            if let cell = view as? UICollectionViewListCell {
                cell.listContext = listContext(for: attributes)
            }
            if isNew { notifyWillDisplay(view, attributes) }
            if isNew || isOutOfOrder { insert(view, in: container, zIndex: shown.zIndex) }
            if isNew { UIView.performWithoutAnimation { view.layoutIfNeeded() } }
        }
    }

    private func notifyWillDisplay(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
        } else if attributes.representedElementCategory == .supplementaryView {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: attributes.representedElementKind ?? "",
                at: attributes.indexPath)
        }
    }

    /// Adds a view of the content below those that are in front of it.
    func insert(_ view: UIView, in container: UIView? = nil, zIndex: Int) {
        let container = container ?? self
        let front = container.subviews.first { other in
            guard other !== view else { return false }
            let isScroller = other is OrthogonalScrollView
            guard isScroller || other is UICollectionReusableView else { return false }
            return ((other as? UICollectionReusableView)?.layoutAttributes?.zIndex ?? 0) > zIndex
        }
        if let front { container.insertSubview(view, belowSubview: front) } else { container.addSubview(view) }
    }

    /// Removes a view and makes it available for reuse.
    func recycle(_ view: UICollectionReusableView, of element: CollectionElement) {
        state.layoutPass.measured.remove(element)
        interaction.swipe?.rowWillDisappear(view)
        let wasShown = view.superview != nil
        view.removeFromSuperview()
        view.layer.removeAllAnimations()
        if wasShown {
            if let cell = view as? UICollectionViewCell {
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
            } else if element.category == .supplementaryView {
                delegate?.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
                    at: element.indexPath)
            }
        }
        reuse.enqueue(view, of: element)
    }

    private func layOutBackground() {
        layOutListBackgrounds()
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }

    /// Fills the areas of lists with their color, behind everything else.
    private func layOutListBackgrounds() {
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        let lists = (layout?.lists(in: layoutRect(bounds)) ?? []).filter { $0.list.shownBackgroundColor != .clear }
        while state.listBackgrounds.count > lists.count { state.listBackgrounds.removeLast().removeFromSuperview() }
        while state.listBackgrounds.count < lists.count {
            let view = UIView()
            view.isUserInteractionEnabled = false
            state.listBackgrounds.append(view)
            insertSubview(view, at: 0)
        }
        for (view, list) in zip(state.listBackgrounds, lists) {
            let frame = shownFrame(list.frame)
            if view.frame != frame { view.frame = frame }
            view.backgroundColor = list.list.shownBackgroundColor
        }
    }
}
