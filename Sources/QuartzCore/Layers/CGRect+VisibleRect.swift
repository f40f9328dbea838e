import CoreGraphics

extension CGRect {
    /// A rectangle that contains every visible point.
    static let anywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    /// The rectangle converted to a sublayer's own space; null for a sublayer with a non-invertible transform.
    func visibleRect(in layer: CALayer) -> CGRect {
        guard !isNull else { return .null }
        // With perspective, any part may be visible.
        if !layer.values.geometry.isPlanar || layer.parent?.values.geometry.hasPlanarSublayers == false {
            return layer.bounds
        }
        guard let inverse = layer.toSuperlayer.inverse else { return .null }
        return applying(inverse)
    }
}

extension CALayer {
    /// Whether sublayers may be shown at other places than their own: in a replicator, or with depth.
    var showsSublayersElsewhere: Bool { values.replicator != nil || values.preservesDepth }
}
