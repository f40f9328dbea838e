import CoreGraphics
import UIKitCore

extension UICollectionView {
    func changeLayout(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout, animated: Bool,
        completion: ((Bool) -> Void)?, exchange: () -> Void
    ) {
        let views = announceChange(from: old, to: new)
        exchange()
        old.owner = nil
        attach(new)
        state.layoutPass.measured = []
        new.invalidateLayout()
        let finish = { (finished: Bool) in
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
            for view in views { view.didTransition(from: old, to: new) }
            completion?(finished)
        }
        guard animated, window != nil else {
            setNeedsLayout()
            return finish(true)
        }
        UIView.animate(withDuration: CollectionMetrics.updateDuration) { [self] in
            prepareLayoutIfNeeded()
            contentOffset = clamped(new.targetContentOffset(forProposedContentOffset: contentOffset))
            tile()
        } completion: {
            finish($0)
        }
    }

    /// Tells views and layouts of a change. Returns the views.
    private func announceChange(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout
    ) -> [UICollectionReusableView] {
        movements.end(isCancelled: true)
        state.scrollers.removeAll()
        let views = Array(state.views.values)
        for view in views { view.willTransition(from: old, to: new) }
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        return views
    }

    // MARK: Interactive changes

    func startTransition(
        to new: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let old = collectionViewLayout
        let chosen = delegate.flatMap { delegate in
            OptionalRequirement.result(of: "collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
                delegate.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
            }
        }
        let transition = chosen ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        let views = announceChange(from: old, to: new)
        attach(new)
        new.invalidateLayout()
        new.prepare()
        let end = new.targetContentOffset(forProposedContentOffset: contentOffset)
        transition.offsets = (contentOffset, pixelAligned(clamped(end, in: new.collectionViewContentSize)))
        transition.needsPreparation = true
        attach(transition)
        replaceStoredLayout(with: transition)
        state.transition = CollectionTransition(layout: transition, completion: completion, views: views)
        state.layoutPass.measured = []
        transition.invalidateLayout()
        return transition
    }

    /// Animates to one of the ends of the transition, and uses the layout there.
    func endTransition(isFinished: Bool) {
        guard let change = state.transition else {
            return misuse("the collection is not preparing to transition to a new layout", raises: true)
        }
        state.transition = nil
        let transition = change.layout
        let (old, new) = (transition.currentLayout, transition.nextLayout)
        let animations = { [self] in
            transition.transitionProgress = isFinished ? 1 : 0
            prepareLayoutIfNeeded()
            tile()
        }
        let finish = { [weak self] (completed: Bool) in
            let kept = isFinished ? new : old
            (isFinished ? old : new).owner = nil
            transition.owner = nil
            if let self, collectionViewLayout === transition {
                replaceStoredLayout(with: kept)
                kept.invalidateLayout()
            }
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
            for view in change.views { view.didTransition(from: isFinished ? old : new, to: kept) }
            change.completion?(completed, isFinished)
        }
        guard window != nil else {
            animations()
            return finish(true)
        }
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: animations, completion: finish)
    }

    /// Scrolls to where the transition is.
    func followTransition() {
        guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout,
            let offset = transition.contentOffset, offset != contentOffset
        else { return }
        contentOffset = offset
    }

    /// An offset at which content of `size` fills the view, as far as it can. Points.
    private func clamped(_ offset: CGPoint, in size: CGSize) -> CGPoint {
        let inset = adjustedContentInset
        return CGPoint(
            x: max(-inset.left, min(offset.x, size.width + inset.right - bounds.width)),
            y: max(-inset.top, min(offset.y, size.height + inset.bottom - bounds.height)))
    }
}
