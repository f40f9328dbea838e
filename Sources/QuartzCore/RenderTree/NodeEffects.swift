import CoreGraphics

/// The values that affect how a node and its descendants look; a change repaints all of them.
struct NodeEffects: Equatable {
    var grid: Grid
    var projection: Projection?
    var clip: PixelRect
    var isVisible: Bool
    var opacity: Float
    /// What the sublayers are clipped to; nil without a clip.
    var outline: Outline?
    /// The identity of the mask's layer.
    var mask: UInt64?
    var allowsGroupOpacity: Bool
    /// The pixels per point of its cached image if that has fewer than the canvas.
    var reducedScale: CGFloat?
    /// The backdrop from which everything in it takes its colors.
    var contentsTint: BackdropValues?
}

/// The values that affect where the sublayers are and how they look; after a change all of them are positioned again.
struct ContentEffects: Equatable {
    var toCanvas: CGAffineTransform
    var clip: PixelRect
    var isParentBackFacing: Bool
    var depth: CATransform3D?
    /// The values of a replicator; plain for other layers.
    var replicator: LayerValues.Kind
    var shade: InstanceShade
}

/// How a node reaches the canvas, before or after an update.
struct NodeState {
    /// Whether the node and its children were updated by the last update that concerned them.
    let isCurrent: Bool
    /// Whether the node is painted on a plane of its own, in perspective.
    let isOnPlane: Bool
    let effects: NodeEffects
    let contentEffects: ContentEffects
}
