import CoreGraphics

extension CALayer {
    /// Whether this layer, its mask or one below it needs to be redrawn. Hidden layers stay marked.
    package final var needsDisplayInSubtree: Bool { marks.needsDisplay || marks.needsDisplayBelow }

    /// The display pass: draws every marked layer in this subtree that is visible within this layer's bounds.
    ///
    /// - Parameter scale: The pixels per point of the bitmaps. Layers drawn at another scale are redrawn.
    /// - Returns: The number of sublayers that were looked at to find those to draw.
    @discardableResult
    package final func displaySubtreeIfNeeded(scale: CGFloat) -> Int {
        if displayScale != scale {
            setDisplayScale(scale)
        }
        guard needsDisplayInSubtree else { return 0 }
        let checked = displayVisible(in: bounds)
        if BackingStore.bytesInUse > BackingStore.byteLimit {
            discardInvisibleBackings(in: bounds)
        }
        return checked
    }

    /// Draws the marked layers of this subtree that are visible in `area`, before they are rendered elsewhere than on the
    /// screen.
    ///
    /// All layers of a tree have the same scale: that of the screen if the tree is on it, otherwise that of the picture.
    ///
    /// - Parameters:
    ///   - area: In this layer's space. What is outside of the layer's bounds is drawn as well.
    ///   - scale: The pixels per point of the picture.
    final func displayForRendering(of area: CGRect, scale: CGFloat) {
        var root = self
        while let next = root.parent { root = next }
        if !root.marks.isOnScreen, root.displayScale != scale { root.setDisplayScale(scale) }
        if needsDisplayInSubtree { _ = displayVisible(in: area) }
    }

    /// Releases the bitmaps of layers that are not visible; they are redrawn when they become visible.
    private func discardInvisibleBackings(in clip: CGRect) {
        walkTree(self, VisibleClip(clip: clip, isOfRoot: true)) { layer, visible in
            let clip = visible.clip(of: layer)
            let seen = layer.isHidden ? .null : clip.intersection(layer.bounds)
            if layer.backing != nil, !layer.marks.isAnimatedBelow, seen.isNull || seen.isEmpty {
                layer.backing = nil
                layer.markChanged()
                layer.markNeedsDisplay()
            }
            visible = VisibleClip(
                clip: layer.isHidden
                    ? .null : layer.masksToBounds ? seen : layer.showsSublayersElsewhere ? .anywhere : clip)
            return layer.children
        }
    }

    /// The visible area during a walk down the tree.
    private struct VisibleClip {
        /// The visible area in the parent's space; for the root in its own.
        var clip: CGRect
        var isOfRoot = false
        /// Whether the parent has no `sublayerTransform`.
        var hasIdentitySublayerTransform = false
        /// The parent.
        var parent: ObjectIdentifier?

        /// The visible area, if sublayers without transform can be compared with it as they are.
        var quickClip: CGRect? { hasIdentitySublayerTransform ? clip : nil }

        func clip(of layer: CALayer) -> CGRect { isOfRoot ? clip : clip.visibleRect(in: layer) }
    }

    /// The pixels per point for drawing: the scale of the last display pass of the tree.
    final var displayScale: CGFloat { options.content.displayScale }

    package final func setDisplayScale(_ scale: CGFloat) {
        walkTree(self, ()) { layer, _ in
            layer.options.content.displayScale = scale
            if let backing = layer.backing, backing.scale != scale {
                layer.setNeedsDisplay()
            }
            return layer.childrenAndMask
        }
    }

    /// - Parameter clip: The visible area in the layer's own space. Moving layers are drawn entirely, because the end
    ///   position does not tell what is visible on the way.
    /// - Returns: The number of sublayers that were looked at.
    private func displayVisible(in clip: CGRect) -> Int {
        var checked = 0
        let observer = TransactionThread.current.workObserver
        walkTree(
            self, VisibleClip(clip: clip, isOfRoot: true),
            where: {
                checked += 1
                return $0.needsVisibleDisplay(in: $1)
            },
            among: { layer, children, index, visible in
                layer.candidates(in: children, from: index, within: visible.quickClip) { $0.needsDisplay }
            }
        ) { layer, visible in
            guard layer.needsDisplayInSubtree, !layer.isHidden, layer.opacity > 0 || layer.marks.isAnimatedBelow else {
                return nil
            }
            let clip = visible.clip(of: layer)
            let seen = layer.marks.isAnimatedBelow ? layer.bounds : clip.intersection(layer.bounds)
            if !seen.isNull, seen.width > 0, seen.height > 0 {
                if layer.marks.needsDisplay { observer?.layerDidDisplay(layer) }
                layer.displayIfNeeded()
            }
            visible = VisibleClip(
                clip: layer.showsSublayersElsewhere
                    ? .anywhere
                    : layer.masksToBounds ? seen : layer.marks.isAnimatedBelow ? clip.union(layer.bounds) : clip,
                hasIdentitySublayerTransform: CATransform3DIsIdentity(layer.values.geometry.sublayerTransform),
                parent: ObjectIdentifier(layer))
            return layer.childrenAndMask
        } leave: { layer, visible in
            layer.marks.needsDisplayBelow =
                layer.settleMarks(\.needsDisplay, within: visible.quickClip) { $0.needsDisplayInSubtree }
                || layer.maskLayer?.needsDisplayInSubtree ?? false
        }
        return checked
    }

    /// Whether the layer or one in it needs display and may be visible.
    private func needsVisibleDisplay(in visible: VisibleClip) -> Bool {
        needsDisplayInSubtree && parentIdentity == visible.parent
            && !(visible.quickClip.map(isTriviallyOutside) ?? false)
    }

    final func markNeedsDisplay() {
        guard !marks.needsDisplay else { return }
        TransactionThread.current.changeObserver?.layer(self, willChange: "contents")
        marks.needsDisplay = true
        markBlock { $0.needsDisplay = true }
        parent?.markNeedsDisplayBelow()
        markTreeChanged()
    }

    final func markNeedsDisplayBelow() {
        var layer: CALayer? = self
        while let next = layer, !next.marks.needsDisplayBelow {
            next.marks.needsDisplayBelow = true
            next.markBlock { $0.needsDisplay = true }
            layer = next.parent
        }
        markTreeChanged()
    }
}

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
