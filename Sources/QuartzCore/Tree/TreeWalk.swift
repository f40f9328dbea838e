/// Visits `root` and its descendants, depth first, with an explicit stack: a tree may be deeper than the thread's
/// stack.
///
/// - Parameters:
///   - state: The state that `root` is entered with. `enter` may change it; children inherit the changed value.
///   - isWanted: Whether a child is visited; called right before the visit with the state of its parent. It must not
///     change anything, because a rejected child is not retained.
///   - candidates: The next children to check from an index on, nil when none is left; for nodes that know where among
///     many children the wanted ones are. Called with the state of the parent. By default all.
///   - enter: Called before the children. Returns the children to visit, in order; nil to skip them and `leave`.
///   - leave: Called after the children, with the state that they inherited.
@inlinable package func walkTree<Node: AnyObject, State>(
    _ root: Node, _ state: State, where isWanted: (_ child: Node, _ outer: State) -> Bool = { _, _ in true },
    among candidates: (_ parent: Node, _ children: [Node], _ index: Int, _ state: State) -> Range<Int>? = {
        _, children, index, _ in
        index < children.count ? index..<children.count : nil
    },
    enter: (_ node: Node, _ state: inout State) -> [Node]?,
    leave: (_ node: Node, _ state: State) -> Void = { _, _ in }
) {
    var ownState = state
    guard let children = enter(root, &ownState) else { return }
    var open = [TreeWalkEntry(node: root, state: ownState, children: children)]
    while let last = open.indices.last {
        let state = open[last].state
        var found: Int?
        while found == nil, let range = candidates(open[last].node, open[last].children, open[last].next, state) {
            found = open[last].children.firstIndex(
                from: range.lowerBound, to: range.upperBound, where: { isWanted($0, state) })
            open[last].next = range.upperBound
        }
        guard let index = found else {
            let done = open.removeLast()
            leave(done.node, state)
            continue
        }
        open[last].next = index + 1
        let child = open[last].children[index]
        var inner = state
        if let children = enter(child, &inner) {
            open.append(TreeWalkEntry(node: child, state: inner, children: children))
        }
    }
}

/// A node whose children are being visited.
@usableFromInline struct TreeWalkEntry<Node: AnyObject, State> {
    @usableFromInline let node: Node
    @usableFromInline let state: State
    @usableFromInline let children: [Node]
    /// The index of the next child to visit.
    @usableFromInline var next = 0

    @inlinable init(node: Node, state: State, children: [Node]) {
        self.node = node
        self.state = state
        self.children = children
    }
}
