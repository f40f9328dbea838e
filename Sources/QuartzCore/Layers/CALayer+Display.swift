import CoreGraphics

extension CALayer {
    /// Whether this layer or one below it, masks included, has yet to draw itself; hidden ones stay so.
    package final var needsDisplayInSubtree: Bool { marks.needsDisplay || marks.needsDisplayBelow }

    /// Has every layer below draw itself that needs it and can be seen inside this one's bounds; one display pass.
    ///
    /// - Parameter scale: The pixels per point of the bitmaps. Layers drawn at another scale draw again.
    package final func displaySubtreeIfNeeded(scale: CGFloat) {
        if displayScale != scale {
            takeDisplayScale(scale)
        }
        guard needsDisplayInSubtree else { return }
        displayVisible(in: bounds)
        if BackingStore.bytesInUse > BackingStore.byteLimit {
            dropUnseen(in: bounds)
        }
    }

    /// Gives up the bitmaps of layers that cannot be seen; they draw themselves again when they can.
    private func dropUnseen(in clip: CGRect) {
        let seen = isHidden ? .null : clip.intersection(bounds)
        if backing != nil, !marks.isAnimatedBelow, seen.isNull || seen.isEmpty {
            backing = nil
            noteChange()
            markNeedsDisplay()
        }
        let clip = isHidden ? .null : masksToBounds ? seen : clip
        for child in children { child.dropUnseen(in: clip.seen(from: child)) }
    }

    /// The pixels per point at which the layer draws itself: those of the last display pass of its tree.
    final var displayScale: CGFloat { options.displayScale }

    final func takeDisplayScale(_ scale: CGFloat) {
        options.displayScale = scale
        if let backing, backing.scale != scale {
            setNeedsDisplay()
        }
        for child in children { child.takeDisplayScale(scale) }
        maskLayer?.takeDisplayScale(scale)
    }

    /// - Parameter clip: What of the layer's own space can be seen. Where something moves, the end of the movement
    ///   tells nothing about what is seen on the way: there all is drawn.
    private func displayVisible(in clip: CGRect) {
        guard needsDisplayInSubtree, !isHidden, opacity > 0 || marks.isAnimatedBelow else { return }
        let seen = marks.isAnimatedBelow ? bounds : clip.intersection(bounds)
        if !seen.isNull, seen.width > 0, seen.height > 0 {
            displayIfNeeded()
        }
        let clip = masksToBounds ? seen : marks.isAnimatedBelow ? clip.union(bounds) : clip
        let isFlat = CATransform3DIsIdentity(values.sublayerTransform)
        children.visit(where: { $0.needsDisplayInSubtree && !(isFlat && $0.isPlainlyOutside(clip)) }) { _, child in
            if child.parent === self { child.displayVisible(in: clip.seen(from: child)) }
        }
        if let mask = maskLayer, mask.needsDisplayInSubtree {
            mask.displayVisible(in: clip.seen(from: mask))
        }
        marks.needsDisplayBelow =
            children.has { $0.needsDisplayInSubtree } || maskLayer?.needsDisplayInSubtree ?? false
    }

    /// Whether a glance tells that nothing of the layer and all in it is in `clip`, in points of its superlayer, which
    /// must not be in perspective: it neither turns nor moves nor throws a shadow, what lies in it is cut to it, and it
    /// is elsewhere. Of ten thousand layers that scroll nearly all go by with this.
    final func isPlainlyOutside(_ clip: CGRect) -> Bool {
        guard values.masksToBounds || children.isEmpty, values.shadowOpacity == 0, !marks.isAnimatedBelow,
            maskLayer == nil, contentsValue == nil, CATransform3DIsIdentity(values.transform), !clip.isNull,
            case .plain = values.kind
        else { return false }
        let (size, place, anchor) = (values.bounds.size, values.position, values.anchorPoint)
        let (x, y) = (place.x - anchor.x * size.width, place.y - anchor.y * size.height)
        return y >= clip.maxY || y + size.height <= clip.minY || x >= clip.maxX || x + size.width <= clip.minX
    }

    final func markNeedsDisplay() {
        guard !marks.needsDisplay else { return }
        marks.needsDisplay = true
        parent?.markNeedsDisplayBelow()
        noteTreeChange()
    }

    final func markNeedsDisplayBelow() {
        var layer: CALayer? = self
        while let next = layer, !next.marks.needsDisplayBelow {
            next.marks.needsDisplayBelow = true
            layer = next.parent
        }
        noteTreeChange()
    }
}

extension CGRect {
    /// The rectangle in a sublayer's own space; nothing is to be seen of a sublayer flattened to a line.
    fileprivate func seen(from layer: CALayer) -> CGRect {
        guard !isNull else { return .null }
        // In perspective any part may be seen.
        if !layer.values.isPlanar || layer.parent?.values.isPlanarInside == false { return layer.bounds }
        guard let inverse = layer.toParent.inverse else { return .null }
        return applying(inverse)
    }
}
