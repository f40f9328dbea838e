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
        walkTree(self, VisibleClip(clip: clip, isOfRoot: true)) { layer, visible in
            let clip = visible.clip(of: layer)
            let seen = layer.isHidden ? .null : clip.intersection(layer.bounds)
            if layer.backing != nil, !layer.marks.isAnimatedBelow, seen.isNull || seen.isEmpty {
                layer.backing = nil
                layer.noteChange()
                layer.markNeedsDisplay()
            }
            visible = VisibleClip(clip: layer.isHidden ? .null : layer.masksToBounds ? seen : clip)
            return layer.children
        }
    }

    /// What a walk down a tree knows of what can be seen.
    private struct VisibleClip {
        /// What can be seen, in the space of what a layer lies in; of the root in its own.
        var clip: CGRect
        var isOfRoot = false
        /// Whether the layer that the visited ones lie in places them by their own values alone.
        var isFlat = false
        /// That layer.
        var outer: ObjectIdentifier?

        func clip(of layer: CALayer) -> CGRect { isOfRoot ? clip : clip.seen(from: layer) }
    }

    /// The pixels per point at which the layer draws itself: those of the last display pass of its tree.
    final var displayScale: CGFloat { options.displayScale }

    final func takeDisplayScale(_ scale: CGFloat) {
        walkTree(self, ()) { layer, _ in
            layer.options.displayScale = scale
            if let backing = layer.backing, backing.scale != scale {
                layer.setNeedsDisplay()
            }
            return layer.childrenAndMask
        }
    }

    /// - Parameter clip: What of the layer's own space can be seen. Where something moves, the end of the movement
    ///   tells nothing about what is seen on the way: there all is drawn.
    private func displayVisible(in clip: CGRect) {
        walkTree(self, VisibleClip(clip: clip, isOfRoot: true), where: { $0.isToDisplay(in: $1) }) { layer, visible in
            guard layer.needsDisplayInSubtree, !layer.isHidden, layer.opacity > 0 || layer.marks.isAnimatedBelow else {
                return nil
            }
            let clip = visible.clip(of: layer)
            let seen = layer.marks.isAnimatedBelow ? layer.bounds : clip.intersection(layer.bounds)
            if !seen.isNull, seen.width > 0, seen.height > 0 {
                layer.displayIfNeeded()
            }
            visible = VisibleClip(
                clip: layer.masksToBounds ? seen : layer.marks.isAnimatedBelow ? clip.union(layer.bounds) : clip,
                isFlat: CATransform3DIsIdentity(layer.values.sublayerTransform), outer: ObjectIdentifier(layer))
            return layer.childrenAndMask
        } leave: { layer, _ in
            layer.marks.needsDisplayBelow =
                layer.children.has { $0.needsDisplayInSubtree } || layer.maskLayer?.needsDisplayInSubtree ?? false
        }
    }

    /// Whether the layer or one in it is to draw itself, as far as that is seen.
    private func isToDisplay(in visible: VisibleClip) -> Bool {
        needsDisplayInSubtree && parentIdentity == visible.outer && !(visible.isFlat && isPlainlyOutside(visible.clip))
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
        guard let inverse = layer.toSuperlayer.inverse else { return .null }
        return applying(inverse)
    }
}
