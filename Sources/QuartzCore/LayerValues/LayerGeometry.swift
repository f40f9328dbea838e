import CoreGraphics

extension LayerValues.Geometry {
    /// Whether a layer with the other geometry has the same placement in its superlayer.
    func hasSamePlacement(as other: Self) -> Bool {
        position == other.position && transform == other.transform && anchorPoint == other.anchorPoint
            && zPosition == other.zPosition && anchorPointZ == other.anchorPointZ
    }

    /// Copies everything but the bounds and the transform of sublayers.
    mutating func copyPlacement(from other: Self) {
        position = other.position
        transform = other.transform
        anchorPoint = other.anchorPoint
        zPosition = other.zPosition
        anchorPointZ = other.anchorPointZ
    }
}

extension LayerValues.Geometry {
    /// Converts `point` from the superlayer's space, for a layer without transform.
    func locationWithoutTransform(of point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x - position.x + bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: point.y - position.y + bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// From the layer's own space to its superlayer's, without the superlayer's `sublayerTransform` and bounds.
    var toSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        let a = transform.m11
        let b = transform.m12
        let c = transform.m21
        let d = transform.m22
        return CGAffineTransform(
            a: a, b: b, c: c, d: d,
            tx: position.x + transform.m41 - anchor.x * a - anchor.y * c,
            ty: position.y + transform.m42 - anchor.x * b - anchor.y * d)
    }

    /// `sublayerTransform` about the anchor point, applied before this layer's own transform; nil for the identity.
    var sublayerTransformAboutAnchor: CGAffineTransform? {
        guard sublayerTransform != CATransform3DIdentity else { return nil }
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(sublayerTransform.affine)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    /// The bounding box of the transformed bounds in the superlayer's space.
    var frame: CGRect { bounds.applying(toSuperlayer) }
}

extension LayerValues.Geometry {
    /// Whether `transform` keeps the layer parallel to its superlayer, so that depth has no effect.
    var isPlanar: Bool {
        transform.m14 == 0 && transform.m24 == 0 && transform.m44 == 1
            && (anchorPointZ == 0 || transform.m31 == 0 && transform.m32 == 0 && transform.m34 == 0)
    }

    /// Whether `sublayerTransform` is independent of the sublayers' depth.
    var hasPlanarSublayers: Bool { sublayerTransform.isPlanar }

    private var anchor: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// From the layer's own 3D space to its superlayer's, including that one's `sublayerTransform`; see
    /// `toSuperlayer`.
    func toSuperlayer3D(in depth: CATransform3D?) -> CATransform3D {
        let turned = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
        let placed = CATransform3DConcat(turned, CATransform3DMakeTranslation(position.x, position.y, zPosition))
        return depth.map { CATransform3DConcat(placed, $0) } ?? placed
    }

    /// A transform of the sublayers' space about the anchor point.
    func aboutAnchor(_ transform: CATransform3D) -> CATransform3D {
        CATransform3DConcat(
            CATransform3DTranslate(transform, -anchor.x, -anchor.y, 0),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }

    /// `sublayerTransform` about the anchor; nil if it has no depth and `sublayerTransformAboutAnchor` suffices.
    var sublayerDepthTransform: CATransform3D? {
        guard !hasPlanarSublayers else { return nil }
        return aboutAnchor(sublayerTransform)
    }
}
