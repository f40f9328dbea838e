import CoreGraphics

extension RenderNode {
    /// Copies the values that the layer shows at its local time. `updatePlacement(in:scale:)` positions them.
    func readValues(
        of layer: CALayer, at time: Seconds, scale: CGFloat, for purpose: RenderPurpose,
        from recent: inout RecentPictures
    ) {
        if purpose == .screen {
            layer.marks.isOnScreen = true
            layer.beginAnimations(at: time)
        }
        let old = shown
        let oldOutline = outline
        shown = purpose == .still ? layer.values : layer.presentedValues(at: time)
        if shown.preservesDepth { shown.removeOwnAppearance() }
        shown.apply(shade)
        let isFaded = old.opacity != shown.opacity
        outline = Outline(shown)
        history.isAnimated = !layer.animations.isEmpty
        let oldOptions = options
        options = Options(
            allowsGroupOpacity: layer.options.rendering.allowsGroupOpacity && !shown.preservesDepth,
            shouldRasterize: layer.options.rendering.shouldRasterize && !shown.preservesDepth,
            rasterizationScale: layer.options.rendering.rasterizationScale,
            isolatesBackdrops: layer.isolatesBackdrops, shadowCutout: layer.shadowCutout)
        let key = LayerImage.Key(layer, showing: shown, tint: shade.tint)
        let oldKey = pictures.contentsKey
        if key != pictures.contentsKey {
            pictures.contentsKey = key
            pictures.contents =
                shown.preservesDepth ? nil : LayerImage.contents(of: layer, showing: shown, tint: shade.tint)
        }
        let hadParticles = pictures.particles != nil
        pictures.particles = layer.shownParticles(shown, at: time, for: purpose)
        switch (shown.kind, old.kind) {
        case (.plain, _), (.backdrop, _), (.transform, _), (.replicator, _), (.emitter, _): pictures.drawing = nil
        case (.shape(let shape), .shape(let old)) where shape == old: break
        case (.shape(let shape), _): pictures.drawing = recent.shape(shape, scale: scale, isMask: pictures.isMask)
        case (.gradient(let gradient), .gradient(let old)) where gradient == old && outline == oldOutline:
            break
        case (.gradient(let gradient), _):
            pictures.drawing = LayerImage.gradientImage(gradient, outline: outline, scale: scale)
        }
        placement.isDoubleSided = layer.options.rendering.isDoubleSided
        let isSame = key == oldKey && options == oldOptions && !hadParticles && pictures.particles == nil
        let isAtSamePlace = old.hasSamePlacement(as: shown)
        history.onlyPlacementChanged = isSame && old.hasSameAppearance(as: shown)
        history.onlyOpacityChanged = isFaded && isAtSamePlace && history.onlyPlacementChanged
    }

    /// Positions the node on the canvas, or computes its projection if it is in perspective.
    func updatePlacement(in around: ParentContext, scale: CGFloat) {
        placement.update(showing: shown, outline: outline, in: around, scale: scale)
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

    /// Marks the node's subtree as not displayed; its children are not updated.
    func hide() {
        history.isStale = true
        extent = .zero
        ownExtent = .zero
        pictures.rasterized = nil
        pictures.plane = nil
    }

    /// Marks the nodes inside as not up to date: changes of their layers were not seen while this one was not visible.
    func markContentStale() {
        for child in children { child.history.isStale = true }
        mask?.history.isStale = true
        pictures.plane?.node.history.isStale = true
    }

    /// Moves the cached image if the node has moved by whole pixels, otherwise discards it.
    func moveRasterized(from oldGrid: Grid, _ oldExtent: PixelRect) {
        guard let rasterized = pictures.rasterized else { return }
        guard let move = oldGrid.wholePixelOffset(to: placement.grid),
            oldExtent.offsetBy(dx: move.x, dy: move.y) == extent
        else {
            pictures.rasterized = nil
            return
        }
        rasterized.target.move(by: move)
    }

    /// The node's plane, created if necessary; discards everything that is painted without a plane.
    func makePlaneIfNeeded() -> ProjectedPlane {
        if let plane = pictures.plane { return plane }
        children = []
        blocks.invalidate(from: 0, count: 0)
        mask = nil
        pictures.shadow = nil
        pictures.rasterized = nil
        let plane = ProjectedPlane(identity: identity)
        pictures.plane = plane
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
