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
            allowsGroupOpacity: layer.allowsGroupOpacity && !shown.preservesDepth,
            shouldRasterize: layer.shouldRasterize && !shown.preservesDepth,
            rasterizationScale: layer.rasterizationScale,
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
        placement.isDoubleSided = layer.isDoubleSided
        let isSame = key == oldKey && options == oldOptions && !hadParticles && pictures.particles == nil
        let isAtSamePlace = old.hasSamePlacement(as: shown)
        history.onlyPlacementChanged = isSame && old.hasSameAppearance(as: shown)
        history.onlyOpacityChanged = isFaded && isAtSamePlace && history.onlyPlacementChanged
    }

    /// Positions the node on the canvas, or computes its projection if it is in perspective.
    func updatePlacement(in around: ParentContext, scale: CGFloat) {
        placement.clip = around.clip
        placement.projection = nil
        if shown.preservesDepth { return updatePlacementOfDepth(in: around, scale: scale) }
        var matrix = around.toCanvas
        if !around.isRoot {
            if around.depth == nil, shown.geometry.isPlanar {
                matrix = shown.geometry.toSuperlayer.concatenating(matrix)
            } else {
                let seen = Projection(shown.geometry.toSuperlayer3D(in: around.depth))
                matrix = seen.affine.map { $0.concatenating(matrix) } ?? .identity
                placement.projection = seen.affine == nil ? seen.concatenating(Projection(around.toCanvas)) : nil
            }
        }
        let determinant = placement.projection?.determinant ?? Double(matrix.a * matrix.d - matrix.b * matrix.c)
        placement.isCulled = placement.projection.map { $0.inverse == nil } ?? !matrix.isInvertible
        placement.isParentBackFacing = around.isBackFacing
        placement.isBackFacing = (determinant < 0) != placement.isParentBackFacing
        // On a plane, the visibility of the back was decided before.
        if !placement.isDoubleSided, placement.isBackFacing, !around.isRoot { placement.isCulled = true }
        guard placement.projection == nil else { return }
        placement.grid = Grid(matrix, scale: scale)
        placement.contentToCanvas =
            shown.geometry.sublayerTransformAboutAnchor.map { $0.concatenating(matrix) } ?? matrix
        placement.contentDepth = shown.geometry.sublayerDepthTransform
        placement.contentClip =
            shown.masksToBounds ? placement.clip.intersection(placement.grid.pixels(outline.rect)) : placement.clip
        if around.isShadowCaster { (shown.opacity, shown.shadow.opacity, shown.isHidden) = (1, 0, false) }
        if around.isPlaneRoot { shown.opacity = 1 }
    }

    /// Places a layer without a plane of its own: its transform becomes part of that of its sublayers.
    private func updatePlacementOfDepth(in around: ParentContext, scale: CGFloat) {
        let own = around.isRoot ? CATransform3DIdentity : shown.geometry.toSuperlayer3D(in: around.depth)
        placement.contentDepth = CATransform3DConcat(
            shown.geometry.aboutAnchor(shown.geometry.sublayerTransform), own)
        placement.grid = Grid(around.toCanvas, scale: scale)
        placement.contentToCanvas = around.toCanvas
        placement.contentClip = around.clip
        placement.isParentBackFacing = around.isBackFacing
        placement.isBackFacing = around.isBackFacing
        placement.isCulled = !around.toCanvas.isInvertible
        if around.isShadowCaster { (shown.opacity, shown.isHidden) = (1, false) }
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
        plane = nil
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
        if let plane { return plane }
        children = []
        blocks.invalidate(from: 0, count: 0)
        mask = nil
        pictures.shadow = nil
        pictures.rasterized = nil
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

/// What a node inherits from its parent.
struct ParentContext: Equatable {
    /// From the parent's space to the canvas, or to the plane that is painted instead.
    var toCanvas: CGAffineTransform
    /// The superlayer's `sublayerTransform` with depth, applied before that; nil without depth.
    var depth: CATransform3D?
    /// Whether the parent's back faces the viewer.
    var isBackFacing = false
    var clip: PixelRect
    /// The parent's time.
    var time: Seconds
    /// The color and opacity of the replicated instance around it.
    var shade = InstanceShade()
    /// Whether the node is the root, whose bounds are at the canvas's origin whatever its position.
    var isRoot = false
    /// Whether the node is the root of a shadow rendering: opaque, and without a shadow of its own.
    var isShadowCaster = false
    /// Whether the node is the root of a plane, which fades as a whole.
    var isPlaneRoot = false
}
