import CoreGraphics

/// The nodes for the sublayers of a layer, as far as they are not the same as before. The nodes of sublayers that remain
/// are used again.
struct ChildMatch {
    /// The children to replace, and what replaces them.
    let range: Range<Int>
    let replacements: [RenderNode]
    /// The children in the range, and those of them that remain, in their new order.
    private let before: [RenderNode]
    private let remaining: [RenderNode]
    /// The children without a sublayer, by its identity.
    private let unmatched: [UInt64: RenderNode]

    /// Nil when the children are those of the layers already.
    ///
    /// - Parameter same: The number of first layers that are known to be the same as before.
    init?(of children: [RenderNode], with layers: [CALayer], unchangedCount same: Int) {
        // Adding or removing one of many is common, and leaves the nodes before and behind it as they are.
        let kept = children.countOfEqualEnds(in: layers, from: same)
        range = kept.first..<children.count - kept.last
        guard !range.isEmpty || children.count != layers.count else { return nil }
        before = Array(children[range])
        var known: [UInt64: RenderNode] = [:]
        for child in before { known[child.identity] = child }
        var remaining: [RenderNode] = []
        replacements = layers[kept.first..<layers.count - kept.last].map { layer in
            guard let child = known.removeValue(forKey: layer.identity) else {
                return RenderNode(identity: layer.identity)
            }
            remaining.append(child)
            return child
        }
        self.remaining = remaining
        unmatched = known
    }

    /// Calls `body` with the children that have no sublayer any more, from back to front.
    func forEachRemoved(_ body: (RenderNode) -> Void) {
        guard !unmatched.isEmpty else { return }
        for child in before where unmatched[child.identity] != nil { body(child) }
    }

    /// Calls `body` with those that remain at another index among the remaining. Of two that swapped places, at least
    /// one does.
    func forEachReordered(_ body: (RenderNode) -> Void) {
        let old = before.lazy.filter { unmatched[$0.identity] == nil }
        for (first, second) in zip(old, remaining) where first !== second { body(second) }
    }
}

extension [RenderNode] {
    /// How many nodes at both ends are those of the layers at the same ends.
    ///
    /// - Parameter same: How many first ones are known to be.
    func countOfEqualEnds(in layers: [CALayer], from same: Int) -> (first: Int, last: Int) {
        let most = Swift.min(count, layers.count)
        var first = Swift.min(same, most)
        while first < most, self[first].identity == layers[first].identity { first += 1 }
        var last = 0
        while last < most - first, self[count - 1 - last].identity == layers[layers.count - 1 - last].identity {
            last += 1
        }
        return (first, last)
    }
}
