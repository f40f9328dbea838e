import CoreGraphics
import UIFoundation

/// How the outline of a dynamic item is determined for collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle
    /// The ellipse in the item's bounds.
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}

/// What a dynamic animator moves: a view, layout attributes of a collection view, or an object of the app.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    /// The center, in points. For views in the space of their superview, otherwise in that of the animator.
    var center: CGPoint { get set }
    /// The size in points. The origin is not used.
    var bounds: CGRect { get }
    /// The animator rotates it. It keeps the scale from when the animator read the item.
    var transform: CGAffineTransform { get set }
    /// How the outline is determined. Default: `rectangle`. Read when the item is added to an animator and in
    /// `updateItem(usingCurrentState:)`.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline for the type `path`: points relative to the center, y down. Its convex hull collides. Default: an
    /// empty path, for which the bounds collide.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
