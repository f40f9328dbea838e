import CoreGraphics

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
