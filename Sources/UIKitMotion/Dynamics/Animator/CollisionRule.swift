import Foundation
import UIKitCore

/// Something that an item collides with, because of one behavior.
@MainActor struct CollisionRule {
    enum Target {
        case item(any UIDynamicItem)
        /// The boundary's identifier, nil for the reference view's bounds, and its segments.
        case boundary((any NSCopying)?, [PlacedShape])
    }

    /// Identifies a rule while behaviors change.
    struct Key: Hashable {
        let behavior: ObjectIdentifier
        let item: ObjectIdentifier
        let other: ObjectIdentifier?
        let boundary: AnyHashable?
    }

    let behavior: UICollisionBehavior
    let item: any UIDynamicItem
    let target: Target

    var key: Key {
        switch target {
        case .item(let other):
            Key(
                behavior: ObjectIdentifier(behavior), item: ObjectIdentifier(item), other: ObjectIdentifier(other),
                boundary: nil)
        case .boundary(let identifier, _):
            Key(
                behavior: ObjectIdentifier(behavior), item: ObjectIdentifier(item), other: nil,
                boundary: identifier.map(Self.hashable))
        }
    }

    /// The identifier of a boundary as a key: by value, if its type can be compared.
    static func hashable(_ identifier: any NSCopying) -> AnyHashable {
        identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }

    /// Calls the behavior's delegate.
    ///
    /// - Parameter point: Where the contact begins, in the animator's space. Nil when it has ended.
    func notify(contactAt point: CGPoint?) {
        guard let delegate = behavior.collisionDelegate else { return }
        switch (target, point) {
        case (.item(let other), let point?):
            delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: point)
        case (.item(let other), nil): delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
        case (.boundary(let identifier, _), let point?):
            delegate.collisionBehavior(
                behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
        case (.boundary(let identifier, _), nil):
            delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
    }
}
