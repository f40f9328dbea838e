/// What is marked in many sublayers, a block of neighbors at a time: walks pass over unmarked blocks, so that one
/// changed sublayer of ten thousand costs the same as one of a hundred.
///
/// Blocks may claim marks that their sublayers no longer have, but never miss one. They are counted by the index in
/// the superlayer's `sublayers`.
struct SiblingBlocks {
    /// The number of sublayers in a block, and of blocks in a group.
    static let size = 64
    /// Fewer sublayers have no blocks: looking at each is as fast.
    static let minimumCount = 2 * size

    /// The marks of one block, or of one group of blocks.
    struct Block: BlockSummary {
        /// The highest `treeEpoch` in the block.
        var treeEpoch: UInt64 = 0
        /// Whether a sublayer, or a layer below it, may need layout or display, or may be animated.
        var needsLayout = false
        var needsDisplay = false
        var isAnimated = false
        /// Whether hit tests must ask the view of a sublayer wherever it is.
        var isAlwaysAsked = false
        /// Where the sublayers show something, in the superlayer's points, as found in epoch `extentEpoch`.
        private var extent = SubtreeExtent.unlimited
        private var extentEpoch: UInt64 = 0

        /// Where the sublayers show something; nil when that has to be found again: a sublayer has changed since it was
        /// found, or may have changed afterwards in the same epoch.
        var knownExtent: SubtreeExtent? {
            guard !isAnimated else { return .unlimited }
            return extentEpoch > treeEpoch ? extent : nil
        }

        mutating func setExtent(_ extent: SubtreeExtent, in epoch: UInt64) {
            self.extent = extent
            extentEpoch = epoch
        }

        mutating func forgetExtent() {
            extentEpoch = 0
        }

        mutating func add(_ other: Block) {
            treeEpoch = max(treeEpoch, other.treeEpoch)
            needsLayout = needsLayout || other.needsLayout
            needsDisplay = needsDisplay || other.needsDisplay
            isAnimated = isAnimated || other.isAnimated
            isAlwaysAsked = isAlwaysAsked || other.isAlwaysAsked
            forgetExtent()
        }

        fileprivate mutating func add(_ marks: LayerMarks) {
            treeEpoch = max(treeEpoch, marks.treeEpoch)
            needsLayout = needsLayout || marks.needsLayout || marks.needsLayoutBelow
            needsDisplay = needsDisplay || marks.needsDisplay || marks.needsDisplayBelow
            isAnimated = isAnimated || marks.isAnimatedBelow
            isAlwaysAsked = isAlwaysAsked || marks.isAlwaysAsked
            forgetExtent()
        }
    }

    /// The number of first sublayers that were found to be those of a view's first subviews, and have not changed since.
    var comparedCount = 0
    /// Empty when there are few sublayers, or when their blocks are not known.
    private(set) var all = BlockSummaries<Block>()

    subscript(place: BlockIndex) -> Block { all[place] }

    /// Forgets all blocks, because sublayers have other indexes now.
    mutating func removeAll() {
        all.removeAll()
    }

    /// Adds the marks of a sublayer that was appended; there are `count` now.
    mutating func append(_ marks: LayerMarks, count: Int) {
        guard !all.isEmpty else { return }
        let block = (count - 1) / Self.size
        if block == all.blocks.count { all.append(Block()) }
        all.update(block) { $0.add(marks) }
    }

    /// Removes the block that the last sublayer has left, now that `count` are left.
    mutating func removeLast(leaving count: Int) {
        guard !all.isEmpty else { return }
        guard count >= Self.minimumCount else { return removeAll() }
        all.removeLast(leaving: (count + Self.size - 1) / Self.size)
    }

    /// Finds the marks of all blocks of `count` sublayers.
    mutating func rebuild(count: Int, marks: (_ index: Int) -> LayerMarks) {
        removeAll()
        guard count >= Self.minimumCount else { return }
        all.reserve(count: (count + Self.size - 1) / Self.size + 1)
        for start in stride(from: 0, to: count, by: Self.size) {
            var block = Block()
            for index in start..<min(start + Self.size, count) { block.add(marks(index)) }
            all.append(block)
        }
        for group in all.groups.indices { all.summarize(group) }
    }

    /// Changes the block that contains the sublayer at `index`; does nothing while blocks are not known.
    mutating func update(at index: Int, _ change: (inout Block) -> Void) {
        guard index >= 0, index / Self.size < all.blocks.count else { return }
        all.update(index / Self.size, change)
    }

    /// Keeps where the sublayers of a block, or of all blocks of a group, show something.
    mutating func setExtent(_ extent: SubtreeExtent, at index: BlockIndex, in epoch: UInt64) {
        all[index].setExtent(extent, in: epoch)
    }

    /// Clears a mark of all blocks in which no sublayer has it. Returns whether a sublayer has.
    ///
    /// - Parameters:
    ///   - isUnchanged: Whether the marks in a block or group are known to be as they were.
    ///   - isMarked: Whether one in a range of indexes has.
    mutating func settle(
        _ mark: WritableKeyPath<Block, Bool>, unless isUnchanged: (Block) -> Bool,
        isMarked: (_ start: Int, _ end: Int) -> Bool
    ) -> Bool {
        var isAnyMarked = false
        for group in all.groups.indices where all.groups[group][keyPath: mark] {
            guard !isUnchanged(all.groups[group]) else {
                isAnyMarked = true
                continue
            }
            var isGroupMarked = false
            for block in all.blockIndexes(in: group) where all.blocks[block][keyPath: mark] {
                let start = block * Self.size
                let found = isUnchanged(all.blocks[block]) || isMarked(start, start + Self.size)
                all[.block(block)][keyPath: mark] = found
                isGroupMarked = isGroupMarked || found
            }
            all[.group(group)][keyPath: mark] = isGroupMarked
            isAnyMarked = isAnyMarked || isGroupMarked
        }
        return isAnyMarked
    }
}
