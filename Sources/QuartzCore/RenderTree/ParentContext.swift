import CoreGraphics

/// What a node inherits from its parent.
struct ParentContext: Equatable {
    /// From the parent's space to the canvas, or to the plane that is painted instead.
    var toCanvas: CGAffineTransform
    /// The superlayer's `sublayerTransform` with depth, applied before that; nil without depth.
    var depth: CATransform3D?
    /// Whether the parent's back faces the viewer.
    var isBackFacing = false
    var clip: PixelRect
    /// The parent's time.
    var time: Seconds
    /// The color and opacity of the replicated instance around it.
    var shade = InstanceShade()
    /// Whether the node is the root, whose bounds are at the canvas's origin whatever its position.
    var isRoot = false
    /// Whether the node is the root of a shadow rendering: opaque, and without a shadow of its own.
    var isShadowCaster = false
    /// Whether the node is the root of a plane, which fades as a whole.
    var isPlaneRoot = false
}

extension ParentContext {
    /// The context for the sublayers of a replicator's instance. This is the one for its first instance, without its
    /// color.
    ///
    /// - Parameter geometry: The replicator's.
    func ofInstance(_ index: Int, of replicator: ReplicatorValues, in geometry: LayerValues.Geometry) -> ParentContext {
        var context = self
        let shade = replicator.shade(ofInstance: index)
        context.shade = InstanceShade(tint: .product(self.shade.tint, shade.tint), alpha: shade.alpha)
        guard index > 0 else { return context }
        context.time -= replicator.delay * Double(index)
        guard replicator.transform != CATransform3DIdentity else { return context }
        let placed = geometry.aboutAnchor(replicator.transform.power(index))
        if depth == nil, placed.isPlanar {
            context.toCanvas = placed.affine.concatenating(toCanvas)
        } else {
            context.depth = depth.map { CATransform3DConcat(placed, $0) } ?? placed
        }
        return context
    }
}
