import CoreGraphics
import UIKitCore
import UIKitLists

/// Lets the user move items of a collection view.
@MainActor final class CollectionMovements {
    private unowned let view: UICollectionView
    /// The item that is moved; nil for none.
    private var current: CollectionMovement?

    init(_ view: UICollectionView) { self.view = view }

    func begin(_ path: IndexPath) -> Bool {
        guard current == nil, view.hasItem(at: path), let dataSource = view.dataSource,
            let cell = view.visibleCell(at: path)
        else { return false }
        let answer = OptionalRequirement.result(of: "collectionView(_:canMoveItemAt:)") {
            dataSource.collectionView(view, canMoveItemAt: path)
        }
        guard answer ?? true else { return false }
        current = CollectionMovement(
            origin: path, target: path, position: view.convert(cell.center, from: cell.superview))
        cell.superview?.bringSubviewToFront(cell)
        UIView.animate(withDuration: CollectionMetrics.updateDuration) { cell.alpha = CollectionMetrics.movedAlpha }
        cell.setNeedsUpdateConfiguration()
        return true
    }

    func update(to position: CGPoint) {
        guard var movement = current, position.x.isFinite, position.y.isFinite else { return }
        let old = movement.target
        movement.position = position
        let proposed = view.collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: movement.target, withPosition: position)
        let chosen =
            view.delegate?.collectionView(
                view, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: proposed) ?? proposed
        if view.hasItem(at: chosen) { movement.target = chosen }
        current = movement
        guard movement.target != old else { return centerCell(of: movement) }
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.view.tile() }
    }

    private func centerCell(of movement: CollectionMovement) {
        guard let cell = view.visibleCell(at: movement.origin) else { return }
        cell.center = view.convert(movement.position, to: cell.superview)
    }

    /// Ends a movement because the items change. Lays out nothing: the layout still has the old items, and the change
    /// places all views itself.
    func endForChange() {
        guard let movement = current else { return }
        current = nil
        view.visibleCell(at: movement.origin)?.setNeedsUpdateConfiguration()
    }

    func end(isCancelled: Bool) {
        guard let movement = current else { return }
        current = nil
        let cell = view.visibleCell(at: movement.origin)
        if !isCancelled, movement.target != movement.origin, let dataSource = view.dataSource {
            dataSource.collectionView(view, moveItemAt: movement.origin, to: movement.target)
            view.performBatchUpdates { self.view.moveItem(at: movement.origin, to: movement.target) }
        } else if view.window != nil {
            UIView.animate(withDuration: CollectionMetrics.updateDuration) { self.view.tile() }
        }
        cell?.setNeedsUpdateConfiguration()
    }

    /// Whether the user moves `cell`.
    func isMoving(_ cell: UICollectionViewCell) -> Bool {
        current.map { view.visibleCell(at: $0.origin) === cell } ?? false
    }

    func isMoving(_ element: CollectionElement) -> Bool {
        element.category == .cell && current?.origin == element.indexPath
    }

    /// The attributes with which an element is shown while an item is moved.
    func shownAttributes(for attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let movement = current, attributes.representedElementCategory == .cell else { return attributes }
        if attributes.indexPath == movement.origin {
            let lifted = view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
                at: attributes.indexPath, withTargetPosition: movement.position)
            lifted.size = attributes.size
            lifted.alpha = CollectionMetrics.movedAlpha
            return lifted
        }
        let path = movement.shownPath(of: attributes.indexPath)
        guard path != attributes.indexPath, let there = view.attributes(of: .cell(path)) else { return attributes }
        let shown = attributes.duplicate
        shown.center = there.center
        shown.size = there.size
        return shown
    }
}
