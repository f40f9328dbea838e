import CoreGraphics

extension RenderNode {
    /// Copies the values that the layer shows at its local time. `updatePlacement(in:scale:)` positions them.
    func readValues(of layer: CALayer, at time: Seconds, scale: CGFloat, for purpose: RenderPurpose) {
        if purpose == .screen {
            layer.marks.isOnScreen = true
            layer.beginAnimations(at: time)
        }
        let old = shown
        let oldOutline = outline
        shown = purpose == .still ? layer.values : layer.presentedValues(at: time)
        let isFaded = old.opacity != shown.opacity
        outline = Outline(shown)
        isAnimated = !layer.animations.isEmpty
        let options = (allowsGroupOpacity, shouldRasterize, isolatesBackdrops, shadowCutout)
        allowsGroupOpacity = layer.allowsGroupOpacity
        shouldRasterize = layer.shouldRasterize
        isolatesBackdrops = layer.isolatesBackdrops
        shadowCutout = layer.shadowCutout
        let key = LayerImage.Key(layer, showing: shown)
        let oldKey = contentsKey
        if key != contentsKey {
            contentsKey = key
            contents = LayerImage.contents(of: layer, showing: shown)
        }
        switch (shown.kind, old.kind) {
        case (.plain, _), (.backdrop, _): drawing = nil
        case (.shape(let shape), .shape(let old)) where shape == old: break
        case (.shape(let shape), _): drawing = LayerImage.shapeImage(shape, scale: scale)
        case (.gradient(let gradient), .gradient(let old)) where gradient == old && outline == oldOutline:
            break
        case (.gradient(let gradient), _): drawing = LayerImage.gradientImage(gradient, outline: outline, scale: scale)
        }
        isDoubleSided = layer.isDoubleSided
        let isSame = key == oldKey && options == (allowsGroupOpacity, shouldRasterize, isolatesBackdrops, shadowCutout)
        let isAtSamePlace = old.hasSamePlacement(as: shown)
        onlyPlacementChanged = isSame && old.hasSameAppearance(as: shown)
        onlyOpacityChanged = isFaded && isAtSamePlace && onlyPlacementChanged
    }

    /// Positions the node on the canvas, or computes its projection if it is in perspective.
    func updatePlacement(in around: ParentContext, scale: CGFloat) {
        clip = around.clip
        projection = nil
        var matrix = around.toCanvas
        if !around.isRoot {
            if around.depth == nil, shown.isPlanar {
                matrix = shown.toSuperlayer.concatenating(matrix)
            } else {
                let seen = Projection(shown.toSuperlayer3D(in: around.depth))
                matrix = seen.affine.map { $0.concatenating(matrix) } ?? .identity
                projection = seen.affine == nil ? seen.concatenating(Projection(around.toCanvas)) : nil
            }
        }
        let determinant = projection?.determinant ?? Double(matrix.a * matrix.d - matrix.b * matrix.c)
        isCulled = projection.map { $0.inverse == nil } ?? !matrix.isInvertible
        isParentBackFacing = around.isBackFacing
        isBackFacing = (determinant < 0) != isParentBackFacing
        // On a plane, the visibility of the back was decided before.
        if !isDoubleSided, isBackFacing, !around.isRoot { isCulled = true }
        guard projection == nil else { return }
        grid = Grid(matrix, scale: scale)
        contentToCanvas = shown.sublayerTransformAboutAnchor.map { $0.concatenating(matrix) } ?? matrix
        contentClip = shown.masksToBounds ? clip.intersection(grid.pixels(outline.rect)) : clip
        if around.isShadowCaster { (shown.opacity, shown.shadowOpacity, shown.isHidden) = (1, 0, false) }
        if around.isPlaneRoot { shown.opacity = 1 }
    }

    /// Computes the pixels that the layer's own parts touch.
    func updateOwnExtent() {
        var extent = PixelRect.zero
        if background != nil || border != nil {
            extent = grid.pixels(outline.rect)
        }
        if let contents { extent = extent.union(contents.extent(on: grid)) }
        if let drawing { extent = extent.union(drawing.extent(on: grid)) }
        if showsBackdrop { extent = extent.union(backdropExtent) }
        if shown.masksToBounds, contents != nil || shown.shape != nil {
            extent = extent.intersection(grid.pixels(outline.rect))
        }
        if hasBoxShadow {
            extent = extent.union(boxShadow.extent)
        } else if hasShadow, let shadow {
            extent = extent.union(self.extent(of: shadow))
        }
        ownExtent = extent.intersection(clip)
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
    /// Whether the node is the root, whose bounds are at the canvas's origin whatever its position.
    var isRoot = false
    /// Whether the node is the root of a shadow rendering: opaque, and without a shadow of its own.
    var isShadowCaster = false
    /// Whether the node is the root of a plane, which fades as a whole.
    var isPlaneRoot = false
}
