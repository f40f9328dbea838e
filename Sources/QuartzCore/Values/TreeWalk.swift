/// Visits `root` and what lies in it, depth first, with a stack in memory: a tree may be deeper than the thread's stack.
///
/// - Parameters:
///   - state: What `root` is entered with. `enter` may change it; the changed value is what the children inherit.
///   - isWanted: Whether a child is visited, asked when its turn comes, with the state of the node that it lies in. No
///     reference is counted for a child that is not visited, so the function must change nothing.
///   - enter: Called before the children. Returns the children to visit, in order; nil to skip them and `leave`.
///   - leave: Called after the children, with the state that they inherited.
package func walkTree<Node: AnyObject, State>(
    _ root: Node, _ state: State, where isWanted: (_ child: Node, _ outer: State) -> Bool = { _, _ in true },
    enter: (_ node: Node, _ state: inout State) -> [Node]?,
    leave: (_ node: Node, _ state: State) -> Void = { _, _ in }
) {
    var ownState = state
    guard let children = enter(root, &ownState) else { return }
    var open = [OpenNode(node: root, state: ownState, children: children)]
    while let last = open.indices.last {
        let state = open[last].state
        guard let index = open[last].children.firstIndex(from: open[last].next, where: { isWanted($0, state) }) else {
            let done = open.removeLast()
            leave(done.node, state)
            continue
        }
        open[last].next = index + 1
        let child = open[last].children[index]
        var inner = state
        if let children = enter(child, &inner) {
            open.append(OpenNode(node: child, state: inner, children: children))
        }
    }
}

/// A node whose children are being visited.
private struct OpenNode<Node: AnyObject, State> {
    let node: Node
    let state: State
    let children: [Node]
    /// The index of the child whose turn is next.
    var next = 0
}
