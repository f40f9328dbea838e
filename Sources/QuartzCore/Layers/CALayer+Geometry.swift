import CoreGraphics

extension CALayer {
    /// The z coordinate of the anchor point, in points toward the viewer. Visible only with rotation out of the plane
    /// or perspective. Default 0.
    public final var anchorPointZ: CGFloat {
        get { values.geometry.anchorPointZ }
        set { change("anchorPointZ", \.geometry.anchorPointZ, to: newValue) }
    }

    /// The affine part of `transform`.
    public final func affineTransform() -> CGAffineTransform { transform.affine }

    /// Sets `transform` to an affine transform.
    public final func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// Whether the layer is also drawn when its back faces the viewer. Default true.
    public final var isDoubleSided: Bool {
        get { options.rendering.isDoubleSided }
        set { setOption(\.rendering.isDoubleSided, to: newValue) }
    }

    /// Stored only; y always points down. Default false.
    public final var isGeometryFlipped: Bool {
        get { options.rendering.isGeometryFlipped }
        set { options.rendering.isGeometryFlipped = newValue }
    }

    /// Whether the contents are drawn with y up. Always false.
    public final func contentsAreFlipped() -> Bool { false }

    /// The part of the bounds that no superlayer clips, in the layer's own space; empty when nothing is left.
    public final var visibleRect: CGRect {
        var visible = bounds
        var layer = self
        var toAncestor = CGAffineTransform.identity
        while let parent = layer.superlayer {
            toAncestor = toAncestor.concatenating(layer.toSuperlayer)
            if parent.masksToBounds, let inverse = toAncestor.inverse {
                visible = visible.intersection(parent.bounds.applying(inverse))
            }
            layer = parent
        }
        return visible.isNull ? .zero : visible
    }

    final func setBounds(_ rect: CGRect) {
        guard rect != values.geometry.bounds, accepts(rect.isFinite, key: "bounds", value: rect) else { return }
        let rect = rect.standardized
        let isOtherSize = rect.size != values.geometry.bounds.size
        change("bounds") { values.geometry.bounds = rect }
        setNeedsLayout()
        if isOtherSize, options.content.needsDisplayOnBoundsChange {
            setNeedsDisplay()
        }
    }

    final func setPosition(_ point: CGPoint) {
        guard point != values.geometry.position, accepts(point.isFinite, key: "position", value: point) else { return }
        change("position") { values.geometry.position = point }
    }

    final func setZPosition(_ depth: CGFloat) {
        guard depth != values.geometry.zPosition else { return }
        change("zPosition", \.geometry.zPosition, to: depth)
        parent?.markDepthChanged()
    }

    final func setAnchorPoint(_ point: CGPoint) {
        guard point != values.geometry.anchorPoint, accepts(point.isFinite, key: "anchorPoint", value: point) else {
            return
        }
        change("anchorPoint") { values.geometry.anchorPoint = point }
    }

    final func setTransform(_ matrix: CATransform3D) {
        guard matrix != values.geometry.transform, accepts(matrix.isFinite, key: "transform", value: matrix) else {
            return
        }
        let isOtherDepth = matrix.m43 != values.geometry.transform.m43
        change("transform") { values.geometry.transform = matrix }
        if isOtherDepth { parent?.markDepthChanged() }
    }

    /// Sets the size of the bounds and the position so that the transformed bounds have the frame `rect`.
    final func setFrame(_ rect: CGRect) {
        guard accepts(rect.isFinite, key: "frame", value: rect) else { return }
        let rect = rect.standardized
        let matrix = transform.affine
        var size = rect.size
        if !matrix.isIdentity, let inverse = matrix.inverse {
            size = CGRect(origin: .zero, size: size).applying(inverse).size
        }
        if size != bounds.size {
            bounds = CGRect(origin: bounds.origin, size: size)
        }
        let anchor = anchorPoint
        let around = CGRect(
            x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height
        )
        .applying(matrix)
        position = CGPoint(x: rect.midX - around.midX, y: rect.midY - around.midY)
    }
}

extension CGAffineTransform {
    /// The inverse; nil for a singular transform.
    var inverse: CGAffineTransform? { isInvertible ? inverted() : nil }
}
