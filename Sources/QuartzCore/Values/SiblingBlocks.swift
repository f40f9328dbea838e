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

        fileprivate mutating func add(_ marks: LayerMarks) {
            treeEpoch = max(treeEpoch, marks.treeEpoch)
            needsLayout = needsLayout || marks.needsLayout || marks.needsLayoutBelow
            needsDisplay = needsDisplay || marks.needsDisplay || marks.needsDisplayBelow
            isAnimated = isAnimated || marks.isAnimatedBelow
        }
    }

    /// Empty when there are few sublayers, or when their blocks are not known.
    private(set) var all: [Block] = []

    /// Forgets all blocks, because sublayers have other indexes now.
    mutating func removeAll() {
        if !all.isEmpty { all.removeAll(keepingCapacity: true) }
    }

    /// Adds the marks of a sublayer that was appended; there are `count` now.
    mutating func append(_ marks: LayerMarks, count: Int) {
        guard !all.isEmpty else { return }
        if (count - 1) / Self.size == all.count { all.append(Block()) }
        all[all.count - 1].add(marks)
    }

    /// Removes the block that the last sublayer has left, now that `count` are left.
    mutating func removeLast(leaving count: Int) {
        guard !all.isEmpty else { return }
        guard count >= Self.minimumCount else { return removeAll() }
        if (count + Self.size - 1) / Self.size < all.count { all.removeLast() }
    }

    /// Finds the marks of all blocks of `count` sublayers.
    mutating func rebuild(count: Int, marks: (_ index: Int) -> LayerMarks) {
        removeAll()
        guard count >= Self.minimumCount else { return }
        all.reserveCapacity((count + Self.size - 1) / Self.size + 1)
        for index in 0..<count {
            if index % Self.size == 0 { all.append(Block()) }
            all[all.count - 1].add(marks(index))
        }
    }

    /// Changes the block that contains the sublayer at `index`; does nothing while blocks are not known.
    mutating func update(at index: Int, _ change: (inout Block) -> Void) {
        guard index >= 0, index / Self.size < all.count else { return }
        change(&all[index / Self.size])
    }

    /// Clears a mark of all blocks in which no sublayer has it. Returns whether a sublayer has.
    ///
    /// - Parameter isMarked: Whether one in a range of indexes has.
    mutating func settle(_ mark: WritableKeyPath<Block, Bool>, isMarked: (_ start: Int, _ end: Int) -> Bool) -> Bool {
        var isAnyMarked = false
        for block in all.indices where all[block][keyPath: mark] {
            let start = block * Self.size
            let found = isMarked(start, start + Self.size)
            all[block][keyPath: mark] = found
            isAnyMarked = isAnyMarked || found
        }
        return isAnyMarked
    }
}
