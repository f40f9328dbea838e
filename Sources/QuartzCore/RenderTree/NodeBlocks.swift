/// What is known of many child nodes, a block of neighbors at a time, back to front: walks pass over blocks that they do
/// not concern. The blocks are those of `SiblingBlocks`.
struct NodeBlocks {
    /// A summary of one block.
    struct Block {
        /// The pixels that the nodes of the block touch.
        var extent = PixelRect.zero
        /// Whether one of them is a backdrop or contains one.
        var containsBackdrop = false
        /// Whether nodes were added, moved or updated since the summary was made.
        var isOutdated = true
    }

    /// Empty when there are few nodes.
    private(set) var all: [Block] = []

    /// Forgets the blocks from the one with the child at `index` on; there are `count` children now.
    mutating func invalidate(from index: Int, count: Int) {
        guard count >= SiblingBlocks.minimumCount else { return all.removeAll(keepingCapacity: true) }
        let blocks = (count + SiblingBlocks.size - 1) / SiblingBlocks.size
        let kept = min(index / SiblingBlocks.size, all.count, blocks)
        all.removeLast(all.count - kept)
        all.append(contentsOf: repeatElement(Block(), count: blocks - kept))
    }

    /// Marks the block with the child at `index` as outdated.
    mutating func markUpdated(at index: Int) {
        guard !all.isEmpty else { return }
        all[index / SiblingBlocks.size].isOutdated = true
    }

    /// Makes the summaries of outdated blocks again.
    mutating func update(from children: [RenderNode]) {
        for index in all.indices where all[index].isOutdated {
            var block = Block()
            block.isOutdated = false
            let start = index * SiblingBlocks.size
            children.forEachUncounted(in: start..<min(start + SiblingBlocks.size, children.count)) { child in
                block.extent = block.extent.union(child.extent)
                block.containsBackdrop = block.containsBackdrop || child.history.containsBackdrop
            }
            all[index] = block
        }
    }

    /// The next children to check from `index` on: those up to the end of the next block that `isWanted` accepts. Nil
    /// when none is left.
    func candidates(from index: Int, count: Int, where isWanted: (Int, Block) -> Bool) -> Range<Int>? {
        guard index < count else { return nil }
        guard !all.isEmpty else { return index..<count }
        var block = index / SiblingBlocks.size
        while block < all.count, !isWanted(block, all[block]) { block += 1 }
        guard block < all.count else { return nil }
        let start = block * SiblingBlocks.size
        return max(index, start)..<min(start + SiblingBlocks.size, count)
    }

    /// The last children to check before `end`: those from the start of the last block that `isWanted` accepts. Nil when
    /// none is left.
    func candidates(before end: Int, where isWanted: (Block) -> Bool) -> Range<Int>? {
        guard end > 0 else { return nil }
        guard !all.isEmpty else { return 0..<end }
        var block = (end - 1) / SiblingBlocks.size
        while block >= 0, !isWanted(all[block]) { block -= 1 }
        guard block >= 0 else { return nil }
        let start = block * SiblingBlocks.size
        return start..<min(start + SiblingBlocks.size, end)
    }
}

extension RenderNode {
    /// Whether a child is a backdrop or contains one. The blocks must be up to date.
    var childrenContainBackdrop: Bool {
        guard blocks.all.isEmpty else { return blocks.all.contains { $0.containsBackdrop } }
        return children.containsUncounted { $0.history.containsBackdrop }
    }

    /// The children that may contain a backdrop from `index` on; for `walkTree`.
    static func backdropCandidates(_ node: RenderNode, _ children: [RenderNode], _ index: Int) -> Range<Int>? {
        node.blocks.candidates(from: index, count: children.count) { _, block in
            block.containsBackdrop || block.isOutdated
        }
    }
}
