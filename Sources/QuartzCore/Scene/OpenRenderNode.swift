import CoreGraphics

/// A node whose children are being updated: one entry of the update's stack.
struct OpenRenderNode {
    let node: RenderNode
    let layer: CALayer
    let old: NodeBefore
    let update: NodeUpdate

    /// The child nodes and their layers, from back to front.
    let children: [RenderNode]
    let layers: [CALayer]
    /// The context that the node gives to its children.
    let inside: Surroundings
    /// Whether all children have to be positioned again.
    let isForced: Bool
    /// Whether all children are visited, not only changed ones.
    let followsAll: Bool
    /// Whether the damage already contains all pixels of the children.
    let isCovered: Bool
    /// The visible area for the children, in points; nil when it is not known.
    let room: CGRect?
    /// The index of the next child to check.
    private var next = 0

    init(
        node: RenderNode, layer: CALayer, old: NodeBefore, update: NodeUpdate, children: [RenderNode],
        layers: [CALayer], inside: Surroundings, isForced: Bool, followsAll: Bool, isCovered: Bool, room: CGRect?
    ) {
        (self.node, self.layer, self.old, self.update) = (node, layer, old, update)
        (self.children, self.layers, self.inside) = (children, layers, inside)
        (self.isForced, self.followsAll, self.isCovered, self.room) = (isForced, followsAll, isCovered, room)
    }

    /// Returns the index of the next child to visit and advances past it; nil when none is left.
    ///
    /// - Parameter seen: The last epoch whose changes the nodes already have.
    mutating func takeNext(since seen: UInt64) -> Int? {
        let all = followsAll
        let found = layers.firstIndex(from: next) { all || $0.marks.tree > seen }
        next = found.map { $0 + 1 } ?? layers.count
        return found
    }
}

/// The state of a node before its update.
struct NodeBefore {
    let extent, ownExtent: PixelRect
    let effects: RenderNode.Effects
    /// Whether the node was new or not updated for a while; then nothing in it is up to date.
    var wasStale: Bool

    init(_ node: RenderNode) {
        (extent, ownExtent, effects, wasStale) = (node.extent, node.ownExtent, node.effects, node.isStale)
    }
}

/// What the first half of a node's update computes for the second half.
struct NodeUpdate {
    /// The parent's time and the layer's own.
    let time, localTime: Seconds
    let isForced: Bool
    /// Whether the damage already contains all pixels of an ancestor.
    let isCovered: Bool
    /// Whether the layer itself has changed.
    let isChanged: Bool
    let isMaskChanged: Bool
    /// Whether everything in the node looks different than before.
    let isDeep: Bool
}
