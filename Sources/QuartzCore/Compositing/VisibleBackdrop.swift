/// A visible backdrop with the nodes from the root to it.
struct VisibleBackdrop {
    let path: [RenderNode]
    /// The index in the path of the node in front of the captured content: the backdrop itself, or an isolating node.
    let foregroundIndex: Int

    var node: RenderNode { path[path.count - 1] }
    /// The nodes from the root to the one in front of the captured content.
    var foregroundPath: ArraySlice<RenderNode> { path[...foregroundIndex] }
    var foreground: RenderNode { path[foregroundIndex] }
}
