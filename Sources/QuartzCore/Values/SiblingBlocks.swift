/// What is marked in many sublayers, a block of neighbors at a time: walks pass over unmarked blocks, so that one
/// changed sublayer of ten thousand costs the same as one of a hundred.
///
/// Blocks may claim marks that their sublayers no longer have, but never miss one. They are counted by the index in
/// the superlayer's `sublayers`.
struct SiblingBlocks {
    /// The number of sublayers in a block.
    static let size = 64
    /// Fewer sublayers have no blocks: looking at each is as fast.
    static let minimumCount = 2 * size

    /// The marks of one block.
    struct Block {
        /// The highest `treeEpoch` in the block.
        var treeEpoch: UInt64 = 0
        /// Whether a sublayer, or a layer below it, may need layout or display, or may be animated.
        var needsLayout = false
        var needsDisplay = false
        var isAnimated = false

        fileprivate mutating func add(_ layer: CALayer) {
            treeEpoch = max(treeEpoch, layer.marks.treeEpoch)
            needsLayout = needsLayout || layer.needsLayoutInSubtree
            needsDisplay = needsDisplay || layer.needsDisplayInSubtree
            isAnimated = isAnimated || layer.marks.isAnimatedBelow
        }
    }

    /// Empty when there are few sublayers, or when their blocks are not known.
    private(set) var all: [Block] = []

    /// Forgets all blocks, because sublayers have other indexes now.
    mutating func removeAll() {
        if !all.isEmpty { all.removeAll(keepingCapacity: true) }
    }

    /// Adds the last of `layers`, which was appended.
    mutating func append(lastOf layers: [CALayer]) {
        guard !all.isEmpty, let last = layers.last else { return }
        if (layers.count - 1) / Self.size == all.count { all.append(Block()) }
        all[all.count - 1].add(last)
    }

    /// Removes the block that the last sublayer has left, now that `count` are left.
    mutating func removeLast(leaving count: Int) {
        guard !all.isEmpty else { return }
        guard count >= Self.minimumCount else { return removeAll() }
        if (count + Self.size - 1) / Self.size < all.count { all.removeLast() }
    }

    /// Finds the marks of all blocks, and tells each layer its index.
    mutating func rebuild(from layers: [CALayer]) {
        removeAll()
        guard layers.count >= Self.minimumCount else { return }
        all.reserveCapacity((layers.count + Self.size - 1) / Self.size + 1)
        layers.forEachUncounted(where: { _ in true }) { index, layer in
            layer.siblingIndex = index
            if index % Self.size == 0 { all.append(Block()) }
            all[all.count - 1].add(layer)
        }
    }

    /// Changes the block that contains the sublayer at `index`; does nothing while blocks are not known.
    mutating func update(at index: Int, _ change: (inout Block) -> Void) {
        guard index >= 0, index / Self.size < all.count else { return }
        change(&all[index / Self.size])
    }

    /// Clears a mark of all blocks whose sublayers `isMarked` rejects. Returns whether a sublayer is marked.
    mutating func settle(
        _ mark: WritableKeyPath<Block, Bool>, in layers: [CALayer], where isMarked: (CALayer) -> Bool
    ) -> Bool {
        var isAnyMarked = false
        for block in all.indices where all[block][keyPath: mark] {
            let start = block * Self.size
            let found = layers.firstIndex(from: start, to: start + Self.size, where: isMarked) != nil
            all[block][keyPath: mark] = found
            isAnyMarked = isAnyMarked || found
        }
        return isAnyMarked
    }
}

extension CALayer {
    /// Whether `layers` are the unchanged sublayers, in their order, and their blocks are known.
    final func hasBlocks(of layers: [CALayer]) -> Bool {
        guard layers.count >= SiblingBlocks.minimumCount, layers.sharesStorage(with: children) else { return false }
        if blocks.all.isEmpty { blocks.rebuild(from: children) }
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
        return blocks.settle(mark, in: children, where: isMarked)
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
