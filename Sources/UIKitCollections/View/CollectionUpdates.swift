import CoreGraphics
import UIKitCore
import UIKitLists

/// Shows the updates of a collection view: moves its views, and lets those appear and disappear as the layout wants it.
@MainActor final class CollectionUpdates: ListUpdateHost {
    private unowned let view: UICollectionView
    private(set) lazy var queue = ListUpdateQueue(self)

    init(_ view: UICollectionView) { self.view = view }

    let nouns = ListNouns.collection
    var loadedCounts: [Int] { view.loadedCounts }
    var countsBeforeUpdate: [Int]? { view.state.counts }

    func loadCounts(after updates: ListUpdates) -> [Int] {
        view.state.counts = nil
        return loadedCounts
    }

    func reload() { view.reloadAll() }

    func apply(_ updates: ListUpdates?, completion: ((Bool) -> Void)?) {
        guard let updates else {
            layout.invalidateLayout()
            return completion?(true) ?? ()
        }
        apply(updates, completion)
    }

    private var state: CollectionViewState { view.state }
    private var layout: UICollectionViewLayout { view.collectionViewLayout }

    private func apply(_ updates: ListUpdates, _ completion: ((Bool) -> Void)?) {
        view.movements.endForChange()
        let animates = view.window != nil && updates.movesAreAnimated && UIView.areAnimationsEnabled
        let leaving = moveViews(updates)
        for (_, leaver) in leaving { view.interaction.swipe?.rowWillDisappear(leaver) }
        state.scrollers.sectionsDidMove(updates)
        view.selection.items.apply(updates)
        let context = layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        (layout as? any CollectionUpdating)?.itemsDidMove(updates)
        view.prepareLayoutIfNeeded()
        layout.prepare(forCollectionViewUpdates: items(of: updates))
        if let delegate = view.delegate {
            let proposed = layout.targetContentOffset(forProposedContentOffset: view.contentOffset)
            let offset = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: proposed)
            if offset != view.contentOffset { view.contentOffset = view.clamped(offset) }
        }
        guard animates else {
            for (element, leaver) in leaving { view.recycle(leaver, of: element) }
            view.tile()
            layout.finalizeCollectionViewUpdates()
            return completion?(true) ?? ()
        }
        animate(leaving, completion)
    }

    private typealias Leaver = (element: CollectionElement, view: UICollectionReusableView)

    /// Gives the views that stay their new index paths. Returns those that leave.
    private func moveViews(_ updates: ListUpdates) -> [Leaver] {
        var staying: [CollectionElement: UICollectionReusableView] = [:]
        var leaving: [Leaver] = []
        for (element, view) in state.views.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
            if let new = newPath(of: element, updates) {
                var moved = element
                moved.indexPath = new
                staying[moved] = view
            } else {
                leaving.append((element, view))
            }
        }
        state.views = staying
        state.layoutPass.measured = []
        return leaving
    }

    /// The index path of an element after the updates; nil if its view leaves.
    private func newPath(of element: CollectionElement, _ updates: ListUpdates) -> IndexPath? {
        let old = element.indexPath
        guard element.category != .cell else { return updates.keptPath(for: old) }
        guard old.count == 2, let section = updates.keptSection(for: old.section) else { return nil }
        return IndexPath(item: old.item, section: section)
    }

    private func animate(_ leaving: [Leaver], _ completion: ((Bool) -> Void)?) {
        let old = Set(state.views.keys)
        let finals = leaving.map { element, _ in finalAttributes(of: element) }
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [self] in
                for ((_, leaver), end) in zip(leaving, finals) {
                    guard let end else {
                        leaver.alpha = 0
                        continue
                    }
                    leaver.show(end)
                }
                view.tile()
                layout.finalizeCollectionViewUpdates()
            },
            completion: { [weak view] finished in
                for (element, leaver) in leaving {
                    view?.recycle(leaver, of: element)
                    leaver.alpha = 1
                }
                completion?(finished)
            })
        for (element, newcomer) in state.views where !old.contains(element) { animateArrival(of: newcomer, element) }
    }

    private func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
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
    private func animateArrival(of view: UICollectionReusableView, _ element: CollectionElement) {
        guard let end = view.layoutAttributes else { return }
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

    private func items(of updates: ListUpdates) -> [UICollectionViewUpdateItem] {
        let whole = { (section: Int) in IndexPath(item: NSNotFound, section: section) }
        return updates.deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
            + updates.deletedItems.map { UICollectionViewUpdateItem(.delete, before: $0.path, after: nil) }
            + updates.insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
            + updates.insertedItems.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0.path) }
            + updates.reloadedItems.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
            + updates.movedSections.map {
                UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to))
            }
            + updates.movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    }
}

extension ListNouns {
    static let collection = ListNouns(items: "items", view: "collection view")
}
