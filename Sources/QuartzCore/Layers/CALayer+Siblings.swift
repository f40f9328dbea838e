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
    final func candidates(
        in layers: [CALayer], from index: Int, where isWanted: (SiblingBlocks.Block) -> Bool
    ) -> Range<Int>? {
        guard index < layers.count else { return nil }
        guard hasBlocks(of: layers) else { return index..<layers.count }
        var block = index / SiblingBlocks.size
        while block < blocks.all.count, !isWanted(blocks.all[block]) { block += 1 }
        guard block < blocks.all.count else { return nil }
        let start = block * SiblingBlocks.size
        return max(index, start)..<min(start + SiblingBlocks.size, layers.count)
    }

    /// Whether a sublayer is marked, after clearing the marks of blocks in which none is.
    final func settleMarks(
        _ mark: WritableKeyPath<SiblingBlocks.Block, Bool>, where isMarked: (CALayer) -> Bool
    ) -> Bool {
        guard hasBlocks(of: children) else { return children.containsUncounted(where: isMarked) }
        let layers = children
        return blocks.settle(mark) { layers.firstIndex(from: $0, to: $1, where: isMarked) != nil }
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

extension CALayer {
    /// The next sublayers that may be animated; for `walkTree`.
    static func animatedCandidates(_ layer: CALayer, _ children: [CALayer], _ index: Int) -> Range<Int>? {
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
