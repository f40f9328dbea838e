import CoreGraphics

extension LayerValues {
    /// Whether the layer has the same placement in its superlayer.
    func hasSamePlacement(as other: LayerValues) -> Bool {
        position == other.position && transform == other.transform && anchorPoint == other.anchorPoint
            && zPosition == other.zPosition && anchorPointZ == other.anchorPointZ && isHidden == other.isHidden
    }

    /// Whether the layer has the same pixels, apart from placement and opacity.
    func hasSameAppearance(as other: LayerValues) -> Bool {
        var other = other
        other.position = position
        other.transform = transform
        other.anchorPoint = anchorPoint
        other.zPosition = zPosition
        other.anchorPointZ = anchorPointZ
        other.opacity = opacity
        other.isHidden = isHidden
        return self == other
    }

    /// Whether `transform` keeps the layer parallel to its superlayer, so that depth has no effect.
    var isPlanar: Bool {
        transform.m14 == 0 && transform.m24 == 0 && transform.m44 == 1
            && (anchorPointZ == 0 || transform.m31 == 0 && transform.m32 == 0 && transform.m34 == 0)
    }

    /// Whether `sublayerTransform` is independent of the sublayers' depth.
    var hasPlanarSublayers: Bool {
        let t = sublayerTransform
        return t.m14 == 0 && t.m24 == 0 && t.m34 == 0 && t.m31 == 0 && t.m32 == 0 && t.m44 == 1
    }

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

    /// `sublayerTransform` about the anchor; nil if it has no depth and `sublayerTransformAboutAnchor` suffices.
    var sublayerDepthTransform: CATransform3D? {
        guard !hasPlanarSublayers else { return nil }
        return CATransform3DConcat(
            CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }
}
