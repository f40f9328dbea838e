import CoreGraphics

/// A node whose children an update is following.
struct OpenRenderNode {
    let node: RenderNode
    let layer: CALayer
    let old: NodeBefore
    let update: NodeUpdate

    /// The nodes in it and their layers, from back to front.
    let children: [RenderNode]
    let layers: [CALayer]
    /// What the node does to those in it.
    let inside: Surroundings
    /// Whether all in it have to be placed anew.
    let isForced: Bool
    /// Whether all in it are followed, not only those that have changed.
    let followsAll: Bool
    /// Whether all pixels of what lies in it are in the damage already.
    let isCovered: Bool
    /// What can be seen of what lies in it, in points; nil where that is not known.
    let room: CGRect?
    /// The index of the next child to look at.
    private var next = 0

    init(
        node: RenderNode, layer: CALayer, old: NodeBefore, update: NodeUpdate, children: [RenderNode],
        layers: [CALayer], inside: Surroundings, isForced: Bool, followsAll: Bool, isCovered: Bool, room: CGRect?
    ) {
        (self.node, self.layer, self.old, self.update) = (node, layer, old, update)
        (self.children, self.layers, self.inside) = (children, layers, inside)
        (self.isForced, self.followsAll, self.isCovered, self.room) = (isForced, followsAll, isCovered, room)
    }

    /// The index of the next child to follow, which is passed over from then on; nil when there is none left.
    ///
    /// - Parameter seen: The last epoch whose changes the nodes have.
    mutating func takeNext(since seen: UInt64) -> Int? {
        let all = followsAll
        let found = layers.firstIndex(from: next) { all || $0.marks.tree > seen }
        next = found.map { $0 + 1 } ?? layers.count
        return found
    }
}

/// What has to be known of a node from before its update.
struct NodeBefore {
    let extent, ownExtent: PixelRect
    let effects: RenderNode.Effects
    /// Whether it was new, or not followed for a while; then nothing of it is up to date.
    var wasStale: Bool

    init(_ node: RenderNode) {
        (extent, ownExtent, effects, wasStale) = (node.extent, node.ownExtent, node.effects, node.isStale)
    }
}

/// What the beginning of a node's update has found out for its end.
struct NodeUpdate {
    /// The time in what the layer lies in, and the layer's own.
    let time, localTime: Seconds
    let isForced: Bool
    /// Whether a node around has all its pixels in the damage.
    let isCovered: Bool
    /// Whether the layer itself has changed.
    let isChanged: Bool
    let isMaskChanged: Bool
    /// Whether all in the node appears otherwise than before.
    let isDeep: Bool
}
