import CoreGraphics
import UIKitCore

extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool {
        guard state.movement == nil, contains(path), let dataSource, let cell = state.cell(at: path) else {
            return false
        }
        let answer = OptionalRequirement.result(of: "collectionView(_:canMoveItemAt:)") {
            dataSource.collectionView(self, canMoveItemAt: path)
        }
        guard answer ?? true else { return false }
        state.movement = CollectionMovement(
            origin: path, target: path, position: convert(cell.center, from: cell.superview))
        cell.superview?.bringSubviewToFront(cell)
        UIView.animate(withDuration: CollectionMetrics.updateDuration) { cell.alpha = CollectionMetrics.movedAlpha }
        cell.setNeedsUpdateConfiguration()
        return true
    }

    func updateMovement(to position: CGPoint) {
        guard var movement = state.movement, position.x.isFinite, position.y.isFinite else { return }
        let old = movement.target
        movement.position = position
        let proposed = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: movement.target, withPosition: position)
        let chosen =
            delegate?.collectionView(
                self, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: proposed) ?? proposed
        if contains(chosen) { movement.target = chosen }
        state.movement = movement
        guard movement.target != old else { return place(movement) }
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.tile() }
    }

    private func place(_ movement: CollectionMovement) {
        guard let cell = state.cell(at: movement.origin) else { return }
        cell.center = convert(movement.position, to: cell.superview)
    }

    func endMovement(isCancelled: Bool) {
        guard let movement = state.movement else { return }
        state.movement = nil
        let cell = state.cell(at: movement.origin)
        if !isCancelled, movement.target != movement.origin, let dataSource {
            dataSource.collectionView(self, moveItemAt: movement.origin, to: movement.target)
            performBatchUpdates { self.moveItem(at: movement.origin, to: movement.target) }
        } else if window != nil {
            UIView.animate(withDuration: CollectionMetrics.updateDuration) { self.tile() }
        }
        cell?.setNeedsUpdateConfiguration()
    }

    /// Whether the user moves `cell`.
    func isMoving(_ cell: UICollectionViewCell) -> Bool {
        guard let movement = state.movement else { return false }
        return state.cell(at: movement.origin) === cell
    }

    func isMoving(_ element: CollectionElement) -> Bool {
        element.category == .cell && state.movement?.origin == element.indexPath
    }

    /// The attributes with which an element is shown while an item is moved.
    func movedAttributes(for attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let movement = state.movement, attributes.representedElementCategory == .cell else { return attributes }
        if attributes.indexPath == movement.origin {
            let lifted = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
                at: attributes.indexPath, withTargetPosition: movement.position)
            lifted.size = attributes.size
            lifted.alpha = CollectionMetrics.movedAlpha
            return lifted
        }
        let place = movement.shownPlace(of: attributes.indexPath)
        guard place != attributes.indexPath, let there = self.attributes(of: .cell(place)) else { return attributes }
        let shown = attributes.duplicate
        shown.center = there.center
        shown.size = there.size
        return shown
    }
}
