import CoreGraphics

extension RenderNode {
    /// The sublayers of the node's layer from back to front; those of a replicator once for each instance.
    ///
    /// - Parameter time: The layer's time.
    func layersInPaintingOrder(of layer: CALayer, at time: Seconds) -> [CALayer] {
        let layers = layer.sublayersInPaintingOrder
        if let replicator = shown.replicator {
            return replicator.shownCount == 1
                ? layers : (0..<replicator.shownCount).flatMap { _ in layers }
        }
        guard shown.preservesDepth, layers.count > 1, let depth = placement.contentDepth else { return layers }
        let distances = layers.map { $0.nearness(in: depth, at: time) }
        return layers.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { layers[$0] }
    }
}

extension CALayer {
    /// How near to the viewer the middle of the layer is: larger is nearer.
    ///
    /// - Parameters:
    ///   - depth: From the superlayer's 3D space to that of the plane on which it is shown.
    ///   - time: The superlayer's time.
    fileprivate func nearness(in depth: CATransform3D, at time: Seconds) -> CGFloat {
        let geometry =
            animations.isEmpty ? values.geometry : presentedValues(at: timing.localTime(at: time)).geometry
        let placed = geometry.toSuperlayer3D(in: depth)
        let (x, y) = (geometry.bounds.midX, geometry.bounds.midY)
        let z = placed.m13 * x + placed.m23 * y + placed.m43
        let w = placed.m14 * x + placed.m24 * y + placed.m44
        return w > 0 ? z / w : .greatestFiniteMagnitude
    }
}
