/// What a summary of a block, or of a group of blocks, has to offer.
protocol BlockSummary {
    /// The summary of no siblings.
    init()
    /// Adds what another summary of the same group tells.
    mutating func add(_ other: Self)
}

/// A block of neighbors among many siblings, or a group of neighboring blocks, by its index.
enum BlockIndex {
    case block(Int)
    case group(Int)
}

/// Summaries of many siblings: of blocks of 64 neighbors, and of groups of 64 blocks. A walk passes over groups and
/// blocks that do not concern it: among 100,000 siblings it reads some 25 groups and the blocks of a few.
struct BlockSummaries<Summary: BlockSummary> {
    private(set) var blocks: [Summary] = []
    private(set) var groups: [Summary] = []

    var isEmpty: Bool { blocks.isEmpty }

    subscript(place: BlockIndex) -> Summary {
        get {
            switch place {
            case .block(let index): blocks[index]
            case .group(let index): groups[index]
            }
        }
        set {
            switch place {
            case .block(let index): blocks[index] = newValue
            case .group(let index): groups[index] = newValue
            }
        }
    }

    mutating func removeAll() {
        guard !blocks.isEmpty else { return }
        blocks.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
    }

    mutating func reserve(count: Int) {
        blocks.reserveCapacity(count)
    }

    /// Appends a block. Its group does not have the summary until it is updated.
    mutating func append(_ summary: Summary) {
        if blocks.count % SiblingBlocks.size == 0 { groups.append(Summary()) }
        blocks.append(summary)
    }

    /// Removes the blocks behind the first `count`. Their groups may still tell of them.
    mutating func removeLast(leaving count: Int) {
        blocks.removeLast(blocks.count - count)
        groups.removeLast(groups.count - (count + SiblingBlocks.size - 1) / SiblingBlocks.size)
    }

    /// Changes a block and its group in the same way.
    mutating func update(_ block: Int, _ change: (inout Summary) -> Void) {
        change(&blocks[block])
        change(&groups[block / SiblingBlocks.size])
    }

    /// The indexes of the blocks of a group.
    func blockIndexes(in group: Int) -> Range<Int> {
        let start = group * SiblingBlocks.size
        return start..<min(start + SiblingBlocks.size, blocks.count)
    }

    /// Makes the summary of a group from those of its blocks.
    mutating func summarize(_ group: Int) {
        var summary = Summary()
        for block in blockIndexes(in: group) { summary.add(blocks[block]) }
        groups[group] = summary
    }
}

extension BlockIndex {
    /// The next siblings to check from `index` on: those up to the end of the next block that `isWanted` accepts. Nil
    /// when none is left.
    ///
    /// - Parameters:
    ///   - count: The number of siblings, all in blocks.
    ///   - isWanted: Whether a group or block may contain a sibling to check. The rest of a block is not asked for
    ///     again.
    @inline(__always)
    static func next(from index: Int, count: Int, where isWanted: (BlockIndex) -> Bool) -> Range<Int>? {
        guard index < count else { return nil }
        let size = SiblingBlocks.size
        var block = index / size
        guard index % size == 0 else { return index..<min((block + 1) * size, count) }
        let blockCount = (count + size - 1) / size
        while block < blockCount {
            if block % size == 0, !isWanted(.group(block / size)) {
                block += size
            } else if isWanted(.block(block)) {
                return block * size..<min((block + 1) * size, count)
            } else {
                block += 1
            }
        }
        return nil
    }

    /// The last siblings to check before `end`: those from the start of the last block that `isWanted` accepts. Nil
    /// when none is left.
    @inline(__always)
    static func last(before end: Int, count: Int, where isWanted: (BlockIndex) -> Bool) -> Range<Int>? {
        guard end > 0 else { return nil }
        let size = SiblingBlocks.size
        var block = (end - 1) / size
        guard end % size == 0 || end == count else { return block * size..<end }
        var group = -1
        while block >= 0 {
            if block / size != group {
                group = block / size
                if !isWanted(.group(group)) {
                    block = group * size - 1
                    continue
                }
            }
            if isWanted(.block(block)) { return block * size..<min((block + 1) * size, end) }
            block -= 1
        }
        return nil
    }
}
