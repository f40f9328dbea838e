/// A node whose children are being collected, front to back: one entry of the painter's stack.
struct OpenPaintNode {
    /// The part of the node that is collected.
    enum Extent {
        /// All of it.
        case whole
        /// All of it, as part of a group.
        case parts
        /// Only its sublayers and contents.
        case inside
    }

    let node: RenderNode
    let alpha: Float
    let extent: Extent
    let children: [RenderNode]
    /// Whether the children are collected elsewhere.
    private(set) var skipsInside = false
    /// The visible pixels when the entry was pushed.
    private let seen: PixelRect
    /// The child behind which collecting begins; nil once it was reached.
    private var front: RenderNode?
    /// The number of remaining children.
    private var left: Int

    /// - Parameter front: A child; only what is behind it is collected. Nil for all.
    init(node: RenderNode, alpha: Float, extent: Extent, seen: PixelRect, behind front: RenderNode?) {
        (self.node, self.alpha, self.extent, self.seen, self.front) = (node, alpha, extent, seen, front)
        children = node.children
        left = children.count
    }

    mutating func skipInside() {
        skipsInside = true
        left = 0
    }

    /// Returns the index of the next child to collect and advances past it; nil when none is left.
    ///
    /// - Parameter hidden: Whether everything behind is hidden.
    mutating func takeNext(hidden: Bool) -> Int? {
        if hidden { left = 0 }
        let seen = seen
        if let front {
            let place = children.lastIndex(before: left) { $0 === front }
            self.front = nil
            left = place ?? 0
        }
        let found = children.lastIndex(before: left) { $0.extent.intersects(seen) }
        left = found ?? 0
        return found
    }
}
