import CoreGraphics

extension CALayer {
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
