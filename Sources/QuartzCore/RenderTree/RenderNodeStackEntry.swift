import CoreGraphics

/// A node whose children are being updated: one entry of the update's stack.
struct RenderNodeStackEntry {
    let node: RenderNode
    let layer: CALayer
    /// The parent's time.
    let time: Seconds
    /// What is different in the node.
    let change: NodeChange
    /// The pixels and the grid of the node before the update.
    let before: FormerPixels
    /// Whether the damage already contains all pixels of an ancestor.
    let isAlreadyDamaged: Bool

    /// The child nodes and their layers, from back to front.
    let children: [RenderNode]
    let layers: [CALayer]
    /// The context that the node gives to its children; of a replicator, that of its first instance.
    let childContext: ParentContext
    /// Whether children with backdrops are visited even if they are unchanged.
    let followsBackdrops: Bool
    /// The visible area for the children, in points; nil when it is not known.
    let visibleRect: CGRect?
    /// The index of the next child to check.
    private(set) var next = 0
    /// The number of children that were checked.
    private(set) var checkedCount = 0

    /// Whether all children have to be positioned again.
    var isForced: Bool { change.repositionsChildren }

    /// Whether the damage already contains all pixels of the children.
    var isInsideDamaged: Bool { isAlreadyDamaged || change.affectsAllPixels }

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
            from: next, count: layers.count,
            where: { place, nodes in
                nodes.isOutdated || followsBackdrops && nodes.containsBackdrop || !sharesBlocks
                    || layer.blocks[place].treeEpoch > seen || isForced && !(nodes.isHidden && isOutside(place))
            })
        {
            let found = isForced ? range.lowerBound : firstIndexToVisit(in: range, changedSince: seen)
            next = found.map { $0 + 1 } ?? range.upperBound
            checkedCount += next - range.lowerBound
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
                || children.withUncounted(at: index) { $0.validity == .new || follows && $0.containsBackdrop }
        }
    }
}

/// The pixels that a node touched before its update, and its grid.
struct FormerPixels {
    let extent, ownExtent: PixelRect
    let grid: Grid

    init(_ node: RenderNode) {
        extent = node.extent
        ownExtent = node.ownExtent
        grid = node.placement.grid
    }
}

extension NodeState {
    /// How `node` reaches the canvas now.
    ///
    /// - Parameter scale: The canvas's pixels per point.
    init(_ node: RenderNode, scale: CGFloat) {
        let placement = node.placement
        isCurrent = node.validity == .current
        isOnPlane = node.plane != nil
        effects = NodeEffects(
            grid: placement.grid, projection: placement.projection, clip: placement.clip, isVisible: node.isVisible,
            opacity: node.shown.opacity, outline: node.shown.masksToBounds ? node.outline : nil,
            mask: node.mask?.identity, allowsGroupOpacity: node.options.allowsGroupOpacity,
            reducedScale: node.hasReducedImage(at: scale) ? node.options.rasterizationScale : nil,
            contentsTint: node.tintsContents ? node.shown.backdrop : nil)
        contentEffects = ContentEffects(
            toCanvas: placement.contentToCanvas, clip: placement.contentClip,
            isParentBackFacing: placement.isParentBackFacing, depth: placement.contentDepth,
            replicator: node.shown.replicatorKind, shade: node.shade)
    }
}

extension NodeTraits {
    /// What decides, with a change of `node`, what is painted again. The node's extents must be up to date.
    ///
    /// - Parameters:
    ///   - before: What the node touched before the change.
    ///   - scale: The canvas's pixels per point.
    init(_ node: RenderNode, _ before: FormerPixels, scale: CGFloat) {
        self = []
        if node.isGroup { insert(.group) }
        if node.hasReducedImage(at: scale) { insert(.reducedImage) }
        if node.hasGroupShadow { insert(.groupShadow) }
        if node.containsBackdrop { insert(.backdrop) }
        if !node.ownExtent.isEmpty || !before.ownExtent.isEmpty { insert(.ownPixels) }
    }
}
