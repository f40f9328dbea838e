import CoreGraphics

extension CALayer {
    /// From this layer's space to the superlayer's, including the superlayer's `sublayerTransform`.
    package final var toSuperlayer: CGAffineTransform {
        guard let around = parent?.values.geometry.sublayerTransformAboutAnchor else {
            return values.geometry.toSuperlayer
        }
        return values.geometry.toSuperlayer.concatenating(around)
    }

    func transform(from other: CALayer?) -> CGAffineTransform {
        let to = transform(to: other)
        return to.inverse ?? .identity
    }

    func transform(to other: CALayer?) -> CGAffineTransform {
        if other === self { return .identity }
        if let other, let ancestorPath = self.transform(toAncestor: other) { return ancestorPath }
        let up = self.transform(toAncestor: nil) ?? .identity
        guard let other else { return up }
        if let below = other.transform(toAncestor: self) { return below.inverse ?? .identity }
        let down = other.transform(toAncestor: nil)?.inverse ?? .identity
        return up.concatenating(down)
    }

    /// From this layer's space to that of an ancestor, or to the space around the root; nil if it is no ancestor.
    func transform(toAncestor ancestor: CALayer?) -> CGAffineTransform? {
        var layer = self
        var path = CGAffineTransform.identity
        while layer !== ancestor {
            path = path.concatenating(layer.toSuperlayer)
            guard let parent = layer.parent else { return ancestor == nil ? path : nil }
            layer = parent
        }
        return path
    }

    /// The maximum recursion depth of `hitTest(_:)`, which is recursive because layers may override it.
    package static let hitTestLimit = 2_000

    /// Implements `hitTest(_:)`. Skips hidden layers and everything outside the bounds of a clipping layer.
    final func frontmostLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden, let inverse = toSuperlayer.inverse else { return nil }
        let inside = point.applying(inverse)
        let isInside = contains(inside)
        if masksToBounds, !isInside { return nil }
        guard !children.isEmpty else { return isInside ? self : nil }
        let thread = TransactionThread.current
        guard thread.hitTestDepth < CALayer.hitTestLimit else {
            LayerMisuse.report(
                "Hit testing stopped at \(self), which is nested \(CALayer.hitTestLimit) layers deep; its sublayers "
                    + "are not found.", raises: false)
            return isInside ? self : nil
        }
        thread.hitTestDepth += 1
        defer { thread.hitTestDepth -= 1 }
        for child in sublayersInDepthOrder.reversed() {
            if let hit = child.hitTest(inside) { return hit }
        }
        return isInside ? self : nil
    }

    /// The sublayers and their transition snapshots in painting order, from back to front.
    final var sublayersInPaintingOrder: [CALayer] {
        guard mayReorderSublayers else { return children }
        let layers = sublayersInDepthOrder
        guard layers.containsUncounted(where: { $0.transitionSnapshot != nil }) else {
            mayReorderSublayers = children.containsUncounted { $0.depth != 0 }
            return layers
        }
        return layers.flatMap { layer -> [CALayer] in
            guard let picture = layer.transitionSnapshot else { return [layer] }
            return picture.isBehindOriginal ? [picture, layer] : [layer, picture]
        }
    }

    /// The sublayers from back to front: by `zPosition` plus the z translation of their transform, then by index.
    final var sublayersInDepthOrder: [CALayer] {
        guard mayReorderSublayers, children.containsUncounted(where: { $0.depth != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
    }

    /// Where the layer is among its siblings; those with the same depth keep their order.
    final var depth: CGFloat { values.geometry.zPosition + values.geometry.transform.m43 }
}

extension CALayer {
    /// Marks the order of the sublayers as changed, because one of them has another depth.
    final func markDepthChanged() {
        mayReorderSublayers = true
        markOrderChanged()
    }
}

/// The layer queries of view hit testing, called for every view: arithmetic on the layer's own values only.
extension CALayer {
    /// Whether the layer is not hidden and its opacity is at least `opacity`.
    package final func isVisible(minimumOpacity opacity: Float) -> Bool {
        !values.isHidden && values.opacity >= opacity
    }

    /// Whether the bounds contain `point`, in the layer's own space; the minimum edges count, the maximum edges do
    /// not.
    package final func boundsContain(_ point: CGPoint) -> Bool {
        let rect = values.geometry.bounds
        return point.x >= rect.origin.x && point.x < rect.origin.x + rect.size.width && point.y >= rect.origin.y
            && point.y < rect.origin.y + rect.size.height
    }

    /// Whether the layer has no `sublayerTransform`.
    package final var hasIdentitySublayerTransform: Bool { values.geometry.sublayerTransform == CATransform3DIdentity }

    /// Converts `point` from the space of `outer`, with the result of `convert(_:from:)`.
    ///
    /// - Parameter isUntransformed: `outer.hasIdentitySublayerTransform`, read once for all its sublayers.
    package final func location(of point: CGPoint, in outer: CALayer, isUntransformed: Bool) -> CGPoint {
        guard isUntransformed, parentIdentity == ObjectIdentifier(outer), !values.geometry.isTransformed else {
            return convert(point, from: outer)
        }
        return values.geometry.locationWithoutTransform(of: point)
    }
}
