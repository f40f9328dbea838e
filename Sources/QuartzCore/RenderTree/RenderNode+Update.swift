import CoreGraphics

extension RenderNode {
    /// Copies what the layer shows at its local time, and draws its pictures. `updatePlacement(in:scale:)` positions
    /// them.
    ///
    /// - Returns: What is different from the last reading.
    func readValues(
        of layer: CALayer, at time: Seconds, scale: CGFloat, for purpose: RenderPurpose,
        from recent: inout RecentPictures
    ) -> NodeChange {
        if purpose == .screen {
            layer.marks.isOnScreen = true
            layer.beginAnimations(at: time)
        }
        let old = shown
        let oldOutline = outline
        let oldOptions = options
        let oldContents = pictures.contentsKey
        let hadParticles = pictures.particles != nil
        shown = purpose == .still ? layer.values : layer.presentedValues(at: time)
        if shown.preservesDepth { shown.removeOwnAppearance() }
        shown.apply(shade)
        outline = Outline(shown)
        options = NodeOptions(layer, preservesDepth: shown.preservesDepth)
        isDoubleSided = layer.options.rendering.isDoubleSided
        isAnimated = !layer.animations.isEmpty
        updateContents(of: layer)
        pictures.particles = layer.shownParticles(shown, at: time, for: purpose)
        updateDrawing(from: old.kind, isSameOutline: outline == oldOutline, scale: scale, from: &recent)
        let isSameOtherwise =
            pictures.contentsKey == oldContents && options == oldOptions && !hadParticles
            && pictures.particles == nil
        return NodeChange(from: old, to: shown, isSameOtherwise: isSameOtherwise)
    }

    private func updateContents(of layer: CALayer) {
        let key = LayerImage.Key(layer, showing: shown, tint: shade.tint)
        guard key != pictures.contentsKey else { return }
        pictures.contentsKey = key
        pictures.contents =
            shown.preservesDepth ? nil : LayerImage.contents(of: layer, showing: shown, tint: shade.tint)
    }

    /// Draws a changed shape or gradient.
    ///
    /// - Parameter old: What the layer showed before.
    private func updateDrawing(
        from old: LayerValues.Kind, isSameOutline: Bool, scale: CGFloat, from recent: inout RecentPictures
    ) {
        switch (shown.kind, old) {
        case (.plain, _), (.backdrop, _), (.transform, _), (.replicator, _), (.emitter, _): pictures.drawing = nil
        case (.shape(let shape), .shape(let old)) where shape == old: break
        case (.shape(let shape), _): pictures.drawing = recent.shape(shape, scale: scale, isMask: isMask)
        case (.gradient(let gradient), .gradient(let old)) where gradient == old && isSameOutline: break
        case (.gradient(let gradient), _):
            pictures.drawing = LayerImage.gradientImage(gradient, outline: outline, scale: scale)
        }
    }

    /// Positions the node on the canvas, or computes its projection if it is in perspective.
    func updatePlacement(in around: ParentContext, scale: CGFloat) {
        placement.update(
            showing: shown, outline: outline, isDoubleSided: isDoubleSided, in: around, scale: scale)
        if around.isShadowCaster { (shown.opacity, shown.shadow.opacity, shown.isHidden) = (1, 0, false) }
        if around.isPlaneRoot { shown.opacity = 1 }
    }

    /// Computes the pixels that the layer's own parts touch.
    func updateOwnExtent() {
        var extent = PixelRect.zero
        if background != nil || border != nil {
            extent = placement.grid.pixels(outline.rect)
        }
        if let contents = pictures.contents { extent = extent.union(contents.extent(on: placement.grid)) }
        if let drawing = pictures.drawing { extent = extent.union(drawing.extent(on: placement.grid)) }
        if let particles = pictures.particles, !particles.extent.isNull {
            extent = extent.union(placement.grid.pixels(particles.extent).grown(by: 1))
        }
        if showsBackdrop { extent = extent.union(backdropExtent) }
        if shown.masksToBounds, pictures.contents != nil || shown.shape != nil || pictures.particles != nil {
            extent = extent.intersection(placement.grid.pixels(outline.rect))
        }
        if hasBoxShadow {
            extent = extent.union(boxShadow.extent)
        } else if hasShadow, let shadow = pictures.shadow {
            extent = extent.union(self.extent(of: shadow))
        }
        ownExtent = extent.intersection(placement.clip)
    }
}

extension RenderNode {
    /// The visible area for the node's sublayers, in points, with a pixel of margin; nil with perspective.
    var visibleContentRect: CGRect? {
        guard placement.projection == nil, placement.contentDepth == nil, shown.replicator == nil,
            placement.contentToCanvas.isInvertible
        else { return nil }
        let pixels = placement.contentClip.grown(by: 1)
        let rect = CGRect(
            x: CGFloat(pixels.x), y: CGFloat(pixels.y), width: CGFloat(pixels.width), height: CGFloat(pixels.height))
        return rect.applying(placement.contentToCanvas.inverted())
    }

    /// What the children inherit, without what an instance of a replicator adds.
    ///
    /// - Parameter time: The layer's time.
    func contextForChildren(at time: Seconds) -> ParentContext {
        ParentContext(
            toCanvas: placement.contentToCanvas, depth: placement.contentDepth,
            isBackFacing: placement.isParentBackFacing, clip: placement.contentClip, time: time,
            shade: shade.inherited)
    }

    /// Marks the node's subtree as not displayed; its children are not updated.
    func hide() {
        invalidate()
        extent = .zero
        ownExtent = .zero
        painted.rasterized = nil
        plane = nil
    }

    private func invalidate() { if validity == .current { validity = .outdated } }

    /// Marks the nodes inside as outdated: changes of their layers were not seen while this one was not visible.
    func invalidateContent() {
        for child in children { child.invalidate() }
        mask?.invalidate()
        plane?.node.invalidate()
    }

    /// Moves the cached image if the node has moved by whole pixels, otherwise discards it.
    func moveRasterized(from oldGrid: Grid, _ oldExtent: PixelRect) {
        guard let rasterized = painted.rasterized else { return }
        guard let move = oldGrid.wholePixelOffset(to: placement.grid),
            oldExtent.offsetBy(dx: move.x, dy: move.y) == extent
        else {
            painted.rasterized = nil
            return
        }
        rasterized.target.move(by: move)
    }

    /// The node's plane, created if necessary; discards everything that is painted without a plane.
    func makePlaneIfNeeded() -> ProjectedPlane {
        if let plane { return plane }
        children = []
        blocks.invalidate(from: 0, count: 0)
        mask = nil
        pictures.shadow = nil
        painted.rasterized = nil
        let plane = ProjectedPlane(identity: identity)
        self.plane = plane
        return plane
    }

    /// Computes the pixels that the node and its children touch.
    func updateExtent() {
        var all = ownExtent
        if blocks.all.isEmpty {
            children.forEachUncounted(in: children.indices) { all = all.union($0.extent) }
        } else {
            for group in blocks.all.groups { all = all.union(group.extent) }
        }
        if let mask { all = all.intersection(mask.extent) }
        extent = all
    }
}
