/// Whether a node matches its layer.
enum NodeValidity {
    /// It was never updated.
    case new
    /// Its children were not updated for a while, because it was not visible.
    case outdated
    case current
}

/// What the last update that visited a node has found.
struct NodeUpdateRecord {
    /// The number of that update, and of the last one that changed the node itself.
    var number = 0
    var numberOfChange = 0
    /// What was different in the node.
    var change: NodeChange = []
    /// The pixels that the node and its sublayers touched before.
    var previousExtent = PixelRect.zero
    /// The node's index among those visited: higher is further in front.
    var visitOrder = 0
    /// Its index in the back-to-front order of the update. Nodes on the path to a backdrop have one even if they are
    /// not visited.
    var updateOrder = 0
}
