import CoreGraphics
import UIKitControls
import UIKitCore

extension UICollectionView {
    /// Applies all changes made in `updates` together. `updates` does not escape, as in UIKit.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Begins a group of changes.
    func beginUpdates() {
        // The counts before the changes; the data source may already be different when the first one is recorded.
        if state.updates.depth == 0 { _ = loadedCounts }
        state.updates.depth += 1
    }

    /// Records a change. Outside a group it takes effect immediately.
    func recordUpdate(_ change: (inout TableUpdates) -> Void) {
        state.updates.depth += 1
        change(&state.updates)
        finishUpdates(nil)
    }

    /// Ends one level of nested updates; the outermost call applies all of them.
    func finishUpdates(_ completion: ((Bool) -> Void)?) {
        guard state.updates.depth > 0 else { return }
        state.updates.depth -= 1
        guard state.updates.depth == 0 else { return completion?(true) ?? () }
        let updates = state.updates
        state.updates = TableUpdates(nouns: .items)
        let before = state.counts
        state.counts = nil
        let after = loadedCounts
        guard let before else { return reloadUnknown(completion) }
        if let words = updates.inconsistencyMessage(before: before, after: after) {
            misuse(words, raises: true)
            reloadAll()
            return completion?(false) ?? ()
        }
        apply(updates, completion)
    }

    /// The data was never queried: there is nothing to animate.
    private func reloadUnknown(_ completion: ((Bool) -> Void)?) {
        collectionViewLayout.invalidateLayout()
        completion?(true)
    }

    private func apply(_ updates: TableUpdates, _ completion: ((Bool) -> Void)?) {
        endMovement(isCancelled: true)
        let animates = window != nil && updates.movesAreAnimated && UIView.areAnimationsEnabled
        let moved = moveViews(updates)
        for (_, view) in moved.leaving { state.swipe?.rowWillDisappear(view) }
        state.scrollers.sectionsDidMove(updates)
        state.selection = state.selection.compactMap { path in
            updates.newPath(for: path)
        }
        state.highlighted = state.highlighted.flatMap(updates.newPath)
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        (collectionViewLayout as? any CollectionUpdating)?.itemsDidMove(updates)
        prepareLayoutIfNeeded()
        collectionViewLayout.prepare(forCollectionViewUpdates: items(of: updates))
        let offset = delegate?.collectionView(
            self,
            targetContentOffsetForProposedContentOffset: collectionViewLayout.targetContentOffset(
                forProposedContentOffset: contentOffset))
        if let offset, offset != contentOffset { contentOffset = clamped(offset) }
        guard animates else {
            for (element, view) in moved.leaving { recycle(view, of: element) }
            tile()
            collectionViewLayout.finalizeCollectionViewUpdates()
            return completion?(true) ?? ()
        }
        animate(updates, leaving: moved.leaving, completion)
    }

    /// Gives the views that stay their new index paths. Returns those that leave.
    private func moveViews(_ updates: TableUpdates) -> (
        leaving: [(CollectionElement, UICollectionReusableView)], staying: Int
    ) {
        var staying: [CollectionElement: UICollectionReusableView] = [:]
        var leaving: [(CollectionElement, UICollectionReusableView)] = []
        for (element, view) in state.views.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
            var moved = element
            let isReloaded = updates.reloadedRows.contains(element.indexPath) && element.category == .cell
            let place =
                element.category == .cell
                ? updates.newPath(for: element.indexPath)
                : updates.newSection(for: element.indexPath.section).flatMap { section in
                    updates.reloadedSections.contains(element.indexPath.section) || element.indexPath.count < 2
                        ? nil : IndexPath(item: element.indexPath.item, section: section)
                }
            if let place, !isReloaded {
                moved.indexPath = place
                staying[moved] = view
            } else {
                leaving.append((element, view))
            }
        }
        state.views = staying
        state.layoutPass.measured = []
        return (leaving, staying.count)
    }

    private func animate(
        _ updates: TableUpdates, leaving: [(CollectionElement, UICollectionReusableView)],
        _ completion: ((Bool) -> Void)?
    ) {
        let old = Set(state.views.keys)
        let finals = leaving.map { element, _ in finalAttributes(of: element) }
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [self] in
                for ((_, view), end) in zip(leaving, finals) {
                    guard let end else {
                        view.alpha = 0
                        continue
                    }
                    view.show(end)
                }
                tile()
                collectionViewLayout.finalizeCollectionViewUpdates()
            },
            completion: { [weak self] finished in
                for (element, view) in leaving {
                    self?.recycle(view, of: element)
                    view.alpha = 1
                }
                completion?(finished)
            })
        for (element, view) in state.views where !old.contains(element) { animateArrival(of: view, element, updates) }
    }

    private func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout
        switch element.category {
        case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
        case .supplementaryView:
            return layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: element.kind, at: element.indexPath)
        case .decorationView:
            return layout.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: element.kind, at: element.indexPath)
        }
    }

    /// Animates a view that was not there before from the attributes that the layout chooses, or from transparent.
    private func animateArrival(
        of view: UICollectionReusableView, _ element: CollectionElement, _ updates: TableUpdates
    ) {
        guard let end = view.layoutAttributes else { return }
        let layout = collectionViewLayout
        let start: UICollectionViewLayoutAttributes?
        switch element.category {
        case .cell: start = layout.initialLayoutAttributesForAppearingItem(at: element.indexPath)
        case .supplementaryView:
            start = layout.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: element.kind, at: element.indexPath)
        case .decorationView:
            start = layout.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: element.kind, at: element.indexPath)
        }
        UIView.performWithoutAnimation {
            if let start { view.show(start) } else { view.alpha = 0 }
        }
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            view.show(end)
        }
    }

    private func items(of updates: TableUpdates) -> [UICollectionViewUpdateItem] {
        let whole = { (section: Int) in IndexPath(item: NSNotFound, section: section) }
        return updates.deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
            + updates.deletedRows.map { UICollectionViewUpdateItem(.delete, before: $0.path, after: nil) }
            + updates.insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
            + updates.insertedRows.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0.path) }
            + updates.reloadedRows.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
            + updates.movedSections.map {
                UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to))
            }
            + updates.movedRows.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    }
}
