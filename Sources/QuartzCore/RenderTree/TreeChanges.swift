import CoreGraphics

/// What an update of the render tree has changed.
struct TreeChanges {
    /// The changed pixels.
    private(set) var damage = Damage()
    /// Whether the tree may contain backdrops; only then are changes recorded in order.
    var hasBackdrops = false
    /// The changes in order, recorded for backdrops.
    private(set) var ordered: [BackdropChange] = []
    /// Whether `ordered` has all changes: not without backdrops, when there are too many.
    private(set) var isOrderComplete = true
    /// The most changes that are recorded although the tree had no backdrop: one may appear in the same update.
    private static let limitWithoutBackdrops = 256
    /// The nodes from the root to the largest one that has touched no pixels before; empty when there is none.
    private(set) var largestAppearance: [RenderNode] = []
    /// The nodes that were removed from the tree, without their descendants.
    private(set) var removed: [RenderNode] = []
    /// The number of sublayers that the update has looked at.
    var siblingsChecked = 0
    private var update = 0
    private var rearmostChange = Int.max

    /// What caches of unchanged content need to know about an update.
    struct Summary {
        /// The number of the update; changed nodes have the same number.
        let update: Int
        /// The back-to-front index of the rearmost changed pixels.
        let rearmostChange: Int
    }

    var summary: Summary { Summary(update: update, rearmostChange: rearmostChange) }

    /// Forgets the previous update and begins the next one.
    mutating func beginUpdate() {
        damage.removeAll()
        ordered.removeAll(keepingCapacity: true)
        isOrderComplete = true
        rearmostChange = .max
        if !largestAppearance.isEmpty { largestAppearance.removeAll() }
        if !removed.isEmpty { removed.removeAll() }
        siblingsChecked = 0
        update += 1
    }

    /// Marks the node as touched by this update.
    func markTouched(_ node: RenderNode) {
        node.lastUpdate.number = update
    }

    /// Records that the node itself has changed.
    mutating func record(_ node: RenderNode) {
        node.lastUpdate.numberOfChange = update
        rearmostChange = min(rearmostChange, node.lastUpdate.visitOrder)
    }

    /// Smaller layers that appear are not recorded, in pixels. Chosen: most rows and buttons are smaller.
    private static let minimumAppearance = 10_000

    /// Whether the node, which has touched no pixels before, is larger than the others of this update.
    func isLargestAppearance(_ node: RenderNode) -> Bool {
        node.extent.area > max(Self.minimumAppearance, largestAppearance.last?.extent.area ?? 0)
    }

    /// Records the nodes from the root to one that has touched no pixels before.
    mutating func recordAppearance(_ path: [RenderNode]) {
        largestAppearance = path
    }

    /// Records that the node has no layer in the tree any more.
    mutating func recordRemoval(of node: RenderNode) {
        if hasBackdrops { removed.append(node) }
    }

    /// Records that another tree replaces this one.
    mutating func recordReplacement(of root: RenderNode) {
        damage.add(root.extent)
        isOrderComplete = false
        rearmostChange = 0
    }

    /// Adds pixels that `node` has changed to the damage.
    ///
    /// - Parameter cause: What has changed them.
    mutating func addDamage(_ rect: PixelRect, by node: RenderNode, cause: BackdropChange.Cause = .change) {
        guard !rect.isEmpty else { return }
        damage.add(rect)
        guard hasBackdrops || ordered.count < TreeChanges.limitWithoutBackdrops else {
            isOrderComplete = false
            return
        }
        ordered.append(BackdropChange(updateOrder: node.lastUpdate.updateOrder, rect: rect, cause: cause))
    }

    /// The pixels that a node of the tree touched in the last frame.
    func previousExtent(of node: RenderNode) -> PixelRect {
        node.lastUpdate.number == update ? node.lastUpdate.previousExtent : node.extent
    }

    /// Records a changed order of children: content may have moved in front of or behind a backdrop, also where the
    /// blur reaches it from the side.
    mutating func recordReordering(in node: RenderNode) {
        guard hasBackdrops, node.containsBackdrop else { return }
        ordered.append(BackdropChange(updateOrder: node.lastUpdate.updateOrder, rect: PixelRect.maximumClip))
    }

    /// Adds the pixels of a changed image behind a backdrop. No layer has changed, so this frame cannot use a cached
    /// background.
    mutating func addBackdropDamage(_ rect: PixelRect, of node: RenderNode) {
        damage.add(rect)
        rearmostChange = Int.min
        ordered.append(BackdropChange(updateOrder: node.lastUpdate.updateOrder, rect: rect))
    }

    /// The damage and the number of ordered changes of the canvas while a plane is updated.
    struct CanvasState {
        fileprivate let damage: Damage
        fileprivate let orderedCount: Int
    }

    /// Begins to collect the damage of a plane.
    mutating func beginPlane() -> CanvasState {
        let canvas = CanvasState(damage: damage, orderedCount: ordered.count)
        damage = Damage()
        return canvas
    }

    /// Returns the damage of the plane and continues with that of the canvas.
    mutating func endPlane(restoring canvas: CanvasState) -> Damage {
        let inside = damage
        damage = canvas.damage
        ordered.removeLast(ordered.count - canvas.orderedCount)
        return inside
    }
}

/// Pixels that a node has changed, and its index in the update.
///
/// An update visits nodes from back to front, parents before children: a lower index is behind or outside.
struct BackdropChange {
    /// What has changed the pixels.
    enum Cause {
        case change
        /// The node has touched no pixels before.
        case appearance
        /// A child was removed from the node.
        case removal
    }

    var updateOrder: Int
    var rect: PixelRect
    var cause = Cause.change
}

extension PixelRect {
    /// A margin around any canvas for layers that are partly outside; nothing beyond it can be visible.
    static let maximumClip = PixelRect(x: -65_536, y: -65_536, width: 196_608, height: 196_608)
}
