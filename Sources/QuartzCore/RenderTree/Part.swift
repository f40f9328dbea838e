/// A part of a node that is painted separately.
enum Part: UInt8 {
    case shadow, background, drawing, contents, border, particles
    /// What is behind the node.
    case backdrop
    /// Contents and sublayers, clipped to rounded corners or a rotated edge.
    case clippedContent
    /// The node and its descendants as one image.
    case group
    /// The node and its descendants on a plane of its own, in perspective.
    case projection
}

extension Part {
    /// Whether the part is painted together with the node's descendants.
    var includesDescendants: Bool {
        switch self {
        case .clippedContent, .group, .projection: true
        case .shadow, .background, .drawing, .contents, .border, .particles, .backdrop: false
        }
    }
}
