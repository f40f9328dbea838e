import CoreGraphics

extension CALayer {
    /// Whether `layers` are the unchanged sublayers, in their order, and their blocks are known.
    final func hasBlocks(of layers: [CALayer]) -> Bool {
        guard layers.count >= SiblingBlocks.minimumCount, layers.sharesStorage(with: children) else { return false }
        if blocks.all.isEmpty {
            let layers = children
            blocks.rebuild(count: layers.count) { index in
                layers.withUncounted(at: index) { layer in
                    layer.siblingIndex = index
                    return layer.marks
                }
            }
        }
        return true
    }

    /// The next sublayers to check from `index` on: those up to the end of the next block that `isWanted` accepts, or
    /// all when blocks are not known. Nil when none is left.
    ///
    /// - Parameters:
    ///   - clip: Blocks that show nothing within this rectangle, in the layer's own points, are passed over; nil for
    ///     none.
    ///   - isWanted: Also asked for groups of blocks, which have the marks of all their blocks.
    final func candidates(
        in layers: [CALayer], from index: Int, within clip: CGRect? = nil, where isWanted: (SiblingBlocks.Block) -> Bool
    ) -> Range<Int>? {
        guard index < layers.count else { return nil }
        guard hasBlocks(of: layers) else { return index..<layers.count }
        return BlockIndex.next(from: index, count: layers.count) { place in
            guard isWanted(blocks[place]) else { return false }
            guard let clip else { return true }
            return !extent(at: place).isOutside(clip)
        }
    }

    /// Whether a sublayer is marked, after clearing the marks of blocks in which none is.
    ///
    /// - Parameter clip: The marks of sublayers outside this rectangle are as they were; nil when they are not.
    final func settleMarks(
        _ mark: WritableKeyPath<SiblingBlocks.Block, Bool>, within clip: CGRect? = nil,
        where isMarked: (CALayer) -> Bool
    ) -> Bool {
        guard hasBlocks(of: children) else { return children.containsUncounted(where: isMarked) }
        let layers = children
        return blocks.settle(mark) { block in
            guard let clip, let extent = block.knownExtent else { return false }
            return extent.isOutside(clip)
        } isMarked: {
            layers.firstIndex(from: $0, to: $1, where: isMarked) != nil
        }
    }

    /// Whether a sublayer or a layer below it has changed after epoch `seen`.
    final func hasChangedSublayers(since seen: UInt64) -> Bool {
        var next = 0
        while let range = candidates(in: children, from: next, where: { $0.treeEpoch > seen }) {
            if children.firstIndex(from: range.lowerBound, to: range.upperBound, where: { $0.marks.treeEpoch > seen })
                != nil
            {
                return true
            }
            next = range.upperBound
        }
        return false
    }

    /// Marks the layer's block in its superlayer, so that walks find the layer.
    final func markBlock(_ change: (inout SiblingBlocks.Block) -> Void) {
        guard siblingIndex >= 0 else { return }
        parent?.blocks.update(at: siblingIndex, change)
    }
}

// MARK: Extents

extension CALayer {
    /// With more outdated blocks in a group, the blocks are looked at directly. Chosen: most frames change few.
    private static let maximumOutdatedBlocks = 4

    /// Where the sublayers of a block or group show something, in the layer's own points.
    ///
    /// Found again for blocks in which something has changed; otherwise kept. The blocks must be known.
    final func extent(at blockIndex: BlockIndex) -> SubtreeExtent {
        if let known = blocks[blockIndex].knownExtent { return known }
        var extent = SubtreeExtent.empty
        switch blockIndex {
        case .block(let index):
            let start = index * SiblingBlocks.size
            children.forEachUncounted(in: start..<start + SiblingBlocks.size) { extent.formUnion($0.quickExtent) }
        case .group(let index):
            let indexes = blocks.all.blockIndexes(in: index)
            let outdated = indexes.reduce(0) { $0 + (blocks.all.blocks[$1].knownExtent == nil ? 1 : 0) }
            guard outdated <= Self.maximumOutdatedBlocks else { return .unlimited }
            for block in indexes { extent.formUnion(self.extent(at: .block(block))) }
        }
        blocks.setExtent(extent, at: blockIndex, in: LayerEpoch.current)
        return extent
    }

    /// The number of layers below a layer that `quickExtent` looks at. Chosen: a row with a dozen of views.
    private static let quickExtentLimit = 32

    /// Where the layer and its sublayers show something, in the superlayer's points, as far as a quick look tells;
    /// otherwise anywhere.
    ///
    /// Known for layers without transform, animation, shadow or mask and with few layers below. The superlayer must
    /// not have perspective.
    final var quickExtent: SubtreeExtent {
        var budget = Self.quickExtentLimit
        return quickExtent(&budget)
    }

    private func quickExtent(_ budget: inout Int) -> SubtreeExtent {
        guard values.shadow.opacity == 0, !marks.isAnimatedBelow, maskLayer == nil, !values.geometry.isTransformed,
            transitionSnapshot == nil, contentsValue == nil || values.masksToBounds || hasContentsInBounds,
            case .plain = values.kind
        else { return .unlimited }
        guard !values.isHidden else { return .empty }
        var extent = SubtreeExtent(values.geometry)
        guard !values.masksToBounds, !children.isEmpty else { return extent }
        guard budget >= children.count, hasIdentitySublayerTransform else { return .unlimited }
        budget -= children.count
        let bounds = values.geometry.bounds.origin
        let offset = CGVector(dx: extent.origin.x - bounds.x, dy: extent.origin.y - bounds.y)
        children.forEachUncounted(in: children.indices) { extent.formUnion($0.quickExtent(&budget).moved(by: offset)) }
        return extent
    }

    /// Whether contents, if any, are not shown outside of the bounds.
    final var hasContentsInBounds: Bool {
        options.content.contentsGravity == .resize || options.content.contentsGravity == .resizeAspect
    }

    /// Whether a quick test shows that the layer and its sublayers are outside `clip`, in the superlayer's points.
    ///
    /// With ten thousand scrolling layers, this test rejects nearly all.
    final func isTriviallyOutside(_ clip: CGRect) -> Bool { quickExtent.isOutside(clip) }

    /// Marks a layer that is displayed, but not visible, and what `quickExtent` looks at below it.
    final func markOnScreen() {
        marks.isOnScreen = true
        guard !values.masksToBounds, !values.isHidden else { return }
        children.forEachUncounted(in: children.indices) { $0.markOnScreen() }
    }
}

// MARK: Animated sublayers

extension CALayer {
    /// The next sublayers that may be animated; for `walkTree`.
    static func animatedCandidates<State>(
        _ layer: CALayer, _ children: [CALayer], _ index: Int, _ state: State
    ) -> Range<Int>? {
        layer.candidates(in: children, from: index) { $0.isAnimated }
    }

    /// Calls `body` with the sublayers that are animated, or contain an animated layer.
    final func forEachAnimatedSublayer(_ body: (CALayer) -> Void) {
        let layers = children
        var next = 0
        while let range = candidates(in: layers, from: next, where: { $0.isAnimated }) {
            next = range.upperBound
            for index in range where layers[index].marks.isAnimatedBelow { body(layers[index]) }
        }
    }
}
