import CoreGraphics

/// A node whose children are being updated: one entry of the update's stack.
struct RenderNodeStackEntry {
    let node: RenderNode
    let layer: CALayer
    let previous: PreviousNodeState
    let update: NodeUpdate

    /// The child nodes and their layers, from back to front.
    let children: [RenderNode]
    let layers: [CALayer]
    /// The context that the node gives to its children; of a replicator, that of its first instance.
    private let childContext: ParentContext
    /// Whether all children have to be positioned again.
    let isForced: Bool
    /// Whether children with backdrops are visited even if they are unchanged.
    let followsBackdrops: Bool
    /// Whether the damage already contains all pixels of the children.
    let isAlreadyDamaged: Bool
    /// The visible area for the children, in points; nil when it is not known.
    let visibleRect: CGRect?
    /// The index of the next child to check, and how many were checked.
    private(set) var position = (next: 0, checked: 0)

    init(
        node: RenderNode, layer: CALayer, previous: PreviousNodeState, update: NodeUpdate, children: [RenderNode],
        layers: [CALayer], childContext: ParentContext, isForced: Bool, followsBackdrops: Bool, isAlreadyDamaged: Bool,
        visibleRect: CGRect?
    ) {
        self.node = node
        self.layer = layer
        self.previous = previous
        self.update = update
        self.children = children
        self.layers = layers
        self.childContext = childContext
        self.isForced = isForced
        self.followsBackdrops = followsBackdrops
        self.isAlreadyDamaged = isAlreadyDamaged
        self.visibleRect = visibleRect
    }

    /// The context for the child at `index`.
    func context(forChildAt index: Int) -> ParentContext {
        guard let replicator = node.shown.replicator else { return childContext }
        let count = layer.children.count
        return childContext.ofInstance(count > 0 ? index / count : 0, of: replicator, in: node.shown.geometry)
    }

    /// Returns the index of the next child to visit and advances past it; nil when none is left.
    ///
    /// - Parameter seen: The last epoch whose changes the nodes already have.
    mutating func nextChild(changedSince seen: UInt64) -> Int? {
        let sharesBlocks = layer.hasBlocks(of: layers)
        while let range = node.blocks.candidates(
            from: position.next, count: layers.count,
            where: { place, nodes in
                nodes.isOutdated || followsBackdrops && nodes.containsBackdrop || !sharesBlocks
                    || layer.blocks[place].treeEpoch > seen || isForced && !(nodes.isHidden && isOutside(place))
            })
        {
            let found = isForced ? range.lowerBound : firstIndexToVisit(in: range, changedSince: seen)
            position.checked += (found.map { $0 + 1 } ?? range.upperBound) - range.lowerBound
            position.next = found.map { $0 + 1 } ?? range.upperBound
            if let found { return found }
        }
        return nil
    }
}

extension RenderNodeStackEntry {
    /// Whether no layer in a block or group shows anything within the visible area.
    private func isOutside(_ index: BlockIndex) -> Bool {
        guard let visibleRect else { return false }
        return layer.extent(at: index).isOutside(visibleRect)
    }

    private func firstIndexToVisit(in range: Range<Int>, changedSince seen: UInt64) -> Int? {
        let children = children
        let follows = followsBackdrops
        return layers.indexOfFirst(in: range) { index, layer in
            layer.marks.treeEpoch > seen
                || children.withUncounted(at: index) { $0.history.isNew || follows && $0.history.containsBackdrop }
        }
    }
}

/// The state of a node before its update.
struct PreviousNodeState {
    let extent, ownExtent: PixelRect
    let effects: RenderNode.Effects
    /// Whether the node was new or not updated for a while; then nothing in it is up to date.
    var wasStale: Bool

    init(_ node: RenderNode) {
        extent = node.extent
        ownExtent = node.ownExtent
        effects = node.effects
        wasStale = node.history.isStale
    }
}

/// What the first half of a node's update computes for the second half.
struct NodeUpdate {
    /// The parent's time and the layer's own.
    let time, localTime: Seconds
    let isForced: Bool
    /// Whether the damage already contains all pixels of an ancestor.
    let isAlreadyDamaged: Bool
    /// Whether the layer itself has changed.
    let isChanged: Bool
    let isMaskChanged: Bool
    /// Whether everything in the node looks different than before.
    let affectsSubtree: Bool
}
