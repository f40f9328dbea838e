import CoreGraphics

extension RenderNode {
    /// Takes over what the layer shows at its own time; where that puts it is for `place(in:_:scale:)`.
    func take(_ layer: CALayer, at time: Seconds, scale: CGFloat, for purpose: Scene.Purpose) {
        if purpose == .screen {
            layer.marks.isOnScreen = true
            layer.beginAnimations(at: time)
        }
        let old = shown
        let oldOutline = outline
        shown = purpose == .still ? layer.values : layer.shownValues(at: time)
        let isFaded = old.opacity != shown.opacity
        outline = Outline(shown)
        isAnimated = !layer.animations.isEmpty
        let options = (allowsGroupOpacity, shouldRasterize, isolatesBackdrops, shadowCutout)
        (allowsGroupOpacity, shouldRasterize) = (layer.allowsGroupOpacity, layer.shouldRasterize)
        (isolatesBackdrops, shadowCutout) = (layer.isolatesBackdrops, layer.shadowCutout)
        let key = Picture.Key(layer, showing: shown)
        let oldKey = contentsKey
        if key != contentsKey {
            contentsKey = key
            contents = Picture.contents(of: layer, showing: shown)
        }
        switch (shown.kind, old.kind) {
        case (.plain, _), (.backdrop, _): drawing = nil
        case (.shape(let shape), .shape(let old)) where shape == old: break
        case (.shape(let shape), _): drawing = Picture.shape(shape, scale: scale)
        case (.gradient(let gradient), .gradient(let old)) where gradient == old && outline == oldOutline:
            break
        case (.gradient(let gradient), _): drawing = Picture.gradient(gradient, outline, scale: scale)
        }
        isDoubleSided = layer.isDoubleSided
        let isSame = key == oldKey && options == (allowsGroupOpacity, shouldRasterize, isolatesBackdrops, shadowCutout)
        let isAtSamePlace = old.isPlaced(as: shown)
        isOnlyPlaced = isSame && old.looks(as: shown)
        isFading = isFaded && isAtSamePlace && isOnlyPlaced
    }

    /// Puts the layer on the canvas, or finds the projection that shows it there in perspective.
    func place(in around: Surroundings, scale: CGFloat) {
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
        isAway = projection.map { $0.inverse == nil } ?? !matrix.isInvertible
        isSpaceTurned = around.isTurned
        isTurned = (determinant < 0) != isSpaceTurned
        // Where all goes through a plane, whether that shows its back has been decided before.
        if !isDoubleSided, isTurned, !around.isRoot { isAway = true }
        guard projection == nil else { return }
        grid = Grid(matrix, scale: scale)
        insideToCanvas = shown.forSublayers.map { $0.concatenating(matrix) } ?? matrix
        clipInside = shown.masksToBounds ? clip.intersection(grid.pixels(outline.rect)) : clip
        if around.isCasting { (shown.opacity, shown.shadowOpacity, shown.isHidden) = (1, 0, false) }
        if around.isPlane { shown.opacity = 1 }
    }

    /// Finds the pixels that the layer's own parts touch.
    func measure() {
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
            extent = extent.union(shadow.extent(on: self, offset: shown.shadowOffset))
        }
        ownExtent = extent.intersection(clip)
    }
}

extension Picture {
    /// The pixels its pieces touch.
    fileprivate func extent(on grid: Grid) -> PixelRect {
        pieces.reduce(PixelRect.zero) { $0.union($1.place(on: grid) ?? grid.pixels($1.target)) }
    }
}

/// What a node's surroundings do to it.
struct Surroundings: Equatable {
    /// From the space it lies in to the canvas, or to the plane that is painted in its place.
    var toCanvas: CGAffineTransform
    /// What its superlayer's `sublayerTransform` does to it in depth, before that.
    var depth: CATransform3D?
    /// Whether the space it lies in shows its back.
    var isTurned = false
    var clip: PixelRect
    /// The time of what it lies in.
    var time: Seconds
    /// Whether it is the root, whose own bounds lie at the canvas's corner whatever its position.
    var isRoot = false
    /// Whether it is a root that is painted for its shadow: by itself opaque, and without a shadow.
    var isCasting = false
    /// Whether it is the root of a plane, which fades as a whole.
    var isPlane = false
}
