/// A node whose children a painter is gathering, from the front to the back.
struct OpenPaintNode {
    /// What of the node is gathered.
    enum Extent {
        /// All of it.
        case whole
        /// All of it, as a part of something.
        case parts
        /// What lies in it, and its contents.
        case inside
    }

    let node: RenderNode
    let alpha: Float
    let extent: Extent
    let children: [RenderNode]
    /// Whether what lies in the node is gathered elsewhere.
    private(set) var skipsInside = false
    /// The pixels that could be seen when the node was opened.
    private let seen: PixelRect
    /// The child behind which gathering begins, until its turn has come.
    private var front: RenderNode?
    /// How many children are left.
    private var left: Int

    /// - Parameter front: A child; only what lies behind it is gathered. Nil for all.
    init(node: RenderNode, alpha: Float, extent: Extent, seen: PixelRect, behind front: RenderNode?) {
        (self.node, self.alpha, self.extent, self.seen, self.front) = (node, alpha, extent, seen, front)
        children = node.children
        left = children.count
    }

    mutating func skipInside() {
        skipsInside = true
        left = 0
    }

    /// The index of the next child to gather, which is passed over from then on; nil when there is none left.
    ///
    /// - Parameter hidden: Whether nothing behind can be seen any more.
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
