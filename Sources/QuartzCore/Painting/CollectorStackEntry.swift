/// A node whose children are being collected, front to back: one entry of the stack of a `PartCollector`.
struct CollectorStackEntry {
    /// The part of the node that is collected.
    enum Scope {
        /// All of it.
        case whole
        /// All of it, as part of a group.
        case parts
        /// Only its sublayers and contents.
        case content
    }

    let node: RenderNode
    let alpha: Float
    let scope: Scope
    let children: [RenderNode]
    /// Whether the children are collected elsewhere.
    private(set) var skipsChildren = false
    /// The visible pixels when the entry was pushed.
    private let visibleExtent: PixelRect
    /// The child behind which collecting begins; nil once it was reached.
    private var front: RenderNode?
    /// How many children were checked.
    private(set) var checkedCount = 0
    /// The number of remaining children.
    private var remainingCount: Int

    /// - Parameter front: A child; only what is behind it is collected. Nil for all.
    init(node: RenderNode, alpha: Float, scope: Scope, visibleExtent: PixelRect, behind front: RenderNode?) {
        self.node = node
        self.alpha = alpha
        self.scope = scope
        self.visibleExtent = visibleExtent
        self.front = front
        children = node.children
        remainingCount = children.count
    }

    mutating func skipChildren() {
        skipsChildren = true
        remainingCount = 0
    }

    /// Returns the index of the next child to collect and advances past it; nil when none is left.
    ///
    /// - Parameter isHidden: Whether everything behind is hidden.
    mutating func nextChild(isHidden: Bool) -> Int? {
        if isHidden { remainingCount = 0 }
        let seen = visibleExtent
        if let front {
            let index = children.lastIndex(before: remainingCount) { $0 === front }
            self.front = nil
            remainingCount = index ?? 0
        }
        while let range = node.blocks.candidates(
            before: remainingCount, count: children.count, where: { $0.extent.intersects(seen) })
        {
            let found = children.lastIndex(from: range.lowerBound, before: range.upperBound) {
                $0.extent.intersects(seen)
            }
            checkedCount += range.upperBound - (found ?? range.lowerBound)
            remainingCount = found ?? range.lowerBound
            if let found { return found }
        }
        remainingCount = 0
        return nil
    }
}
