/// What is known of many child nodes, a block of neighbors at a time, back to front: walks pass over blocks that they do
/// not concern. The blocks are those of `SiblingBlocks`.
struct NodeBlocks {
    /// A summary of one block, or of one group of blocks.
    struct Block: BlockSummary {
        /// The pixels that the nodes of the block touch.
        var extent = PixelRect.zero
        /// Whether one of them is a backdrop or contains one.
        var containsBackdrop = false
        /// Whether all of them are hidden, and are updated entirely when they are visited again.
        var isHidden = true
        /// Whether nodes were added, moved or updated since the summary was made.
        var isOutdated = false

        mutating func add(_ other: Block) {
            extent = extent.union(other.extent)
            containsBackdrop = containsBackdrop || other.containsBackdrop
            isHidden = isHidden && other.isHidden
            isOutdated = isOutdated || other.isOutdated
        }

        fileprivate static let outdated = {
            var block = Block()
            block.isOutdated = true
            return block
        }()
    }

    /// Empty when there are few nodes.
    private(set) var all = BlockSummaries<Block>()

    subscript(place: BlockIndex) -> Block { all[place] }

    /// Forgets the blocks from the one with the child at `index` on; there are `count` children now.
    mutating func invalidate(from index: Int, count: Int) {
        guard count >= SiblingBlocks.minimumCount else { return all.removeAll() }
        let blocks = (count + SiblingBlocks.size - 1) / SiblingBlocks.size
        let kept = min(index / SiblingBlocks.size, all.blocks.count, blocks)
        all.removeLast(leaving: kept)
        for _ in kept..<blocks { all.append(.outdated) }
        for group in kept / SiblingBlocks.size..<all.groups.count { all[.group(group)].isOutdated = true }
    }

    /// Marks the block with the child at `index` as outdated.
    mutating func markUpdated(at index: Int) {
        guard !all.isEmpty else { return }
        all.update(index / SiblingBlocks.size) { $0.isOutdated = true }
    }

    /// Makes the summaries of outdated blocks again.
    mutating func update(from children: [RenderNode]) {
        for group in all.groups.indices where all.groups[group].isOutdated {
            for block in all.blockIndexes(in: group) where all.blocks[block].isOutdated {
                all[.block(block)] = Self.summary(of: block, children)
            }
            all.summarize(group)
        }
    }

    private static func summary(of index: Int, _ children: [RenderNode]) -> Block {
        var block = Block()
        let start = index * SiblingBlocks.size
        children.forEachUncounted(in: start..<start + SiblingBlocks.size) { child in
            block.extent = block.extent.union(child.extent)
            block.containsBackdrop = block.containsBackdrop || child.containsBackdrop
            block.isHidden = block.isHidden && child.validity != .current && child.extent.isEmpty
        }
        return block
    }

    /// The next children to check from `index` on: those up to the end of the next block that `isWanted` accepts. Nil
    /// when none is left.
    ///
    /// - Parameter isWanted: Also asked for groups of blocks.
    func candidates(from index: Int, count: Int, where isWanted: (BlockIndex, Block) -> Bool) -> Range<Int>? {
        guard index < count else { return nil }
        guard !all.isEmpty else { return index..<count }
        return BlockIndex.next(from: index, count: count) { isWanted($0, all[$0]) }
    }

    /// The last children to check before `end`: those from the start of the last block that `isWanted` accepts. Nil when
    /// none is left.
    func candidates(before end: Int, count: Int, where isWanted: (Block) -> Bool) -> Range<Int>? {
        guard end > 0 else { return nil }
        guard !all.isEmpty else { return 0..<end }
        return BlockIndex.last(before: end, count: count) { isWanted(all[$0]) }
    }
}

extension RenderNode {
    /// Whether a child is a backdrop or contains one. The blocks must be up to date.
    var childrenContainBackdrop: Bool {
        guard blocks.all.isEmpty else { return blocks.all.groups.contains { $0.containsBackdrop } }
        return children.containsUncounted { $0.containsBackdrop }
    }

    /// The children that may contain a backdrop from `index` on; for `walkTree`.
    static func backdropCandidates<State>(
        _ node: RenderNode, _ children: [RenderNode], _ index: Int, _ state: State
    ) -> Range<Int>? {
        node.blocks.candidates(from: index, count: children.count) { _, block in
            block.containsBackdrop || block.isOutdated
        }
    }
}
