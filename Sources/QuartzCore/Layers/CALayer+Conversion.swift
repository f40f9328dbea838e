import CoreGraphics

extension CALayer {
    /// The point of this layer's space that lies where `p` lies in `l`; nil stands for the space around the root.
    ///
    /// A transform that flattens a layer on the way cannot be undone: it then counts as the identity.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }

    /// The point of `l` that lies where `p` lies in this layer's space; nil stands for the space around the root.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    /// The smallest rectangle of this layer's space around what `r` is in `l`; nil stands for the space around the root.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(from: l)) }

    /// The smallest rectangle of `l` around what `r` is in this layer's space; nil stands for the space around the root.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    /// From this layer's space to the superlayer's, the superlayer's `sublayerTransform` included.
    package final var toSuperlayer: CGAffineTransform {
        guard let around = parent?.values.forSublayers else { return values.toSuperlayer }
        return values.toSuperlayer.concatenating(around)
    }

    private func transform(from other: CALayer?) -> CGAffineTransform {
        let to = transform(to: other)
        return to.inverse ?? .identity
    }

    private func transform(to other: CALayer?) -> CGAffineTransform {
        if other === self { return .identity }
        if let other, let ancestorPath = self.path(upTo: other) { return ancestorPath }
        let up = self.path(upTo: nil) ?? .identity
        guard let other else { return up }
        if let below = other.path(upTo: self) { return below.inverse ?? .identity }
        let down = other.path(upTo: nil)?.inverse ?? .identity
        return up.concatenating(down)
    }

    /// From this layer's space to that of an ancestor, or to the space around the root; nil when it is no ancestor.
    private func path(upTo ancestor: CALayer?) -> CGAffineTransform? {
        var layer = self
        var path = CGAffineTransform.identity
        while layer !== ancestor {
            path = path.concatenating(layer.toSuperlayer)
            guard let parent = layer.parent else { return ancestor == nil ? path : nil }
            layer = parent
        }
        return path
    }

    /// How many layers inside each other `hitTest(_:)` looks into: it calls itself, as layers may override it.
    package static let hitTestLimit = 2_000

    /// See `hitTest(_:)`. Hidden layers are not hit, nor is anything outside the bounds of a layer that cuts it off.
    final func frontmostLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden, let inverse = toSuperlayer.inverse else { return nil }
        let inside = point.applying(inverse)
        let isInside = contains(inside)
        if masksToBounds, !isInside { return nil }
        guard !children.isEmpty else { return isInside ? self : nil }
        let thread = TransactionThread.current
        guard thread.hitTestDepth < CALayer.hitTestLimit else {
            LayerFault.report(
                "Hit testing stopped at \(self), which has \(CALayer.hitTestLimit) layers around it; layers inside it are "
                    + "not found.", raises: false)
            return isInside ? self : nil
        }
        thread.hitTestDepth += 1
        defer { thread.hitTestDepth -= 1 }
        for child in inOrderOfDepth.reversed() {
            if let hit = child.hitTest(inside) { return hit }
        }
        return isInside ? self : nil
    }

    /// What is painted inside, from back to front: the sublayers, and beside them their pictures from before
    /// transitions.
    final var inOrderOfPainting: [CALayer] {
        let layers = inOrderOfDepth
        guard layers.has(where: { $0.transitionPicture != nil }) else { return layers }
        return layers.flatMap { layer -> [CALayer] in
            guard let picture = layer.transitionPicture else { return [layer] }
            return picture.isBehindOriginal ? [picture, layer] : [layer, picture]
        }
    }

    /// The sublayers from back to front: by `zPosition` and how far their transforms move them towards the viewer, then
    /// by their order.
    final var inOrderOfDepth: [CALayer] {
        guard children.has(where: { $0.depth != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
    }

    private var depth: CGFloat { values.zPosition + values.transform.m43 }
}

/// What hit testing asks of a layer, once for every view it looks at: plain arithmetic on its own values.
extension CALayer {
    /// Whether the layer is shown, and no fainter than `opacity`.
    package final func isShown(atLeast opacity: Float) -> Bool { !values.isHidden && values.opacity >= opacity }

    /// Whether `point` of the layer's own space lies in its bounds; the near edges count, the far ones do not.
    package final func holds(_ point: CGPoint) -> Bool {
        let rect = values.bounds
        return point.x >= rect.origin.x && point.x < rect.origin.x + rect.size.width && point.y >= rect.origin.y
            && point.y < rect.origin.y + rect.size.height
    }

    /// Whether sublayers are placed by their own values alone.
    package final var placesSublayersPlainly: Bool { values.sublayerTransform == CATransform3DIdentity }

    /// Where `point` of `outer`'s space lies in this layer's, as `convert(_:from:)` answers it.
    ///
    /// - Parameter isPlain: What `outer.placesSublayersPlainly` answers, asked once for all its sublayers.
    package final func place(of point: CGPoint, in outer: CALayer, isPlain: Bool) -> CGPoint {
        guard isPlain, parentIdentity == ObjectIdentifier(outer), !values.isTransformed else {
            return convert(point, from: outer)
        }
        return values.placeUntransformed(of: point)
    }
}
