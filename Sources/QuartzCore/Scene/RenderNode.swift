import CoreGraphics

/// A compositor's record of a layer: the values shown in the last frame, their placement on the canvas and the
/// touched pixels. The tree of nodes is painted, and compared with the layers in the next frame.
final class RenderNode {
    /// The layer's identity.
    let identity: UInt64

    // The layer's appearance.
    var shown = LayerValues()
    var outline = Outline(.zero)
    var contents: Picture?
    var contentsKey: Picture.Key?
    /// The image of a shape or gradient.
    var drawing: Picture?
    var allowsGroupOpacity = true
    var shouldRasterize = false
    var isolatesBackdrops = false
    var shadowCutout: CGPath?

    // The layer's placement.
    var grid = Grid(.identity, scale: 1)
    /// From the sublayers' space to the canvas.
    var insideToCanvas = CGAffineTransform.identity
    /// Whether the viewer sees its back, and the back of the canvas or plane it is on.
    var isTurned = false
    var isSpaceTurned = false
    /// The clip from enclosing layers, in canvas pixels.
    var clip = PixelRect.zero
    /// The clip for its sublayers, in canvas pixels.
    var clipInside = PixelRect.zero
    /// The pixels that its own parts touch, including the shadow.
    var ownExtent = PixelRect.zero
    /// The pixels that the node and its sublayers touch.
    var extent = PixelRect.zero

    var children: [RenderNode] = []
    var mask: RenderNode?
    /// The image of what is behind a visible backdrop layer; set by the compositor.
    var backdrop: BackdropPicture?
    /// What is left out of a shadow that does not darken what throws it.
    var shadowHole: PathCoverage?
    /// The shape of a backdrop that does not cover its bounds.
    var backdropShape: PathCoverage?
    /// Whether it or one in it is a backdrop.
    var holdsBackdrop = false
    /// Its place among the nodes that the last update came by.
    var turn = 0
    var shadow: ShadowPicture?
    /// The picture of it and all in it, kept while nothing in it changes.
    var rasterized: GroupPicture?
    /// The plane it is painted on when that is at an angle to the canvas; then nothing else here has any pixels.
    var plane: ProjectedPlane?
    /// From its own points to the canvas when that takes perspective.
    var projection: Projection?
    /// Whether the layer itself has animations.
    var isAnimated = false
    /// Whether nothing but the opacity has changed since the last change.
    var isFading = false

    /// Whether nothing but its place, its opacity and how they are seen has changed since the last change.
    var isOnlyPlaced = false
    /// The scene's numbers of the last updates that changed it, and it or anything in it.
    var lastChanged = 0
    var lastTouched = 0
    /// How many nodes the last update that touched it had touched before: more for those farther in front.
    var visit = 0

    /// The painter's number of the last frame that painted anything of it.
    var lastPainted = 0
    /// Whether a transform leaves nothing of it but a line, or turns its back on a viewer who is not to see that.
    var isAway = false
    var isDoubleSided = true
    /// Whether it has never been shown.
    var isNew = true
    /// Whether what lies in it has not been followed for a while, as it could not be seen.
    var isStale = true

    init(identity: UInt64) {
        self.identity = identity
    }

    deinit {
        let released = children
        children = []
        TreeRelease.release(consume released)
    }

    /// Whether any of it can be seen.
    var isVisible: Bool { !shown.isHidden && shown.opacity > 0 && !isAway }

    /// What decides how the layer and all in it appear; when it changes, all of that has to be painted again.
    struct Effects: Equatable {
        var insideToCanvas: CGAffineTransform
        var grid: Grid
        var clip: PixelRect
        var clipInside: PixelRect
        var isVisible: Bool
        var opacity: Float
        var outline: Outline?
        var mask: UInt64?
        var groups: Bool
        var projection: Projection?
        var isSpaceTurned: Bool
        var depth: CATransform3D?
    }

    var effects: Effects {
        Effects(
            insideToCanvas: insideToCanvas, grid: grid, clip: clip, clipInside: clipInside, isVisible: isVisible,
            opacity: shown.opacity, outline: shown.masksToBounds ? outline : nil, mask: mask?.identity,
            groups: allowsGroupOpacity, projection: projection, isSpaceTurned: isSpaceTurned,
            depth: shown.depthForSublayers)
    }
}

/// A part of what a node paints by itself.
enum Part: UInt8 {
    case shadow, background, drawing, contents, border
    /// What lies behind it.
    case backdrop
    /// Contents and layers inside, cut to corners or a turned edge.
    case inside
    /// The node with all in it, as one picture.
    case group
    /// The node with all in it on a plane of its own, in perspective.
    case projection
}

extension RenderNode {
    var background: CGColor? {
        shown.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    var border: CGColor? {
        guard shown.borderWidth > 0 else { return nil }
        return shown.borderColor.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    /// Whether it and all in it become one picture before they go on the canvas.
    var isGroup: Bool {
        if mask != nil || shouldRasterize || tintsContents { return true }
        guard shown.opacity < 1, allowsGroupOpacity else { return false }
        return !children.isEmpty || partCount > 1 || !fadesDirectly
    }

    private var partCount: Int {
        (background == nil ? 0 : 1) + (border == nil ? 0 : 1) + (contents == nil ? 0 : 1) + (drawing == nil ? 0 : 1)
            + (hasShadow ? 1 : 0) + (showsBackdrop ? 1 : 0)
    }

    /// Whether its only part can be painted with an alpha, without a mask in the way.
    private var fadesDirectly: Bool {
        guard let picture = contents ?? drawing else { return true }
        return !cutsInside && picture.pieces.allSatisfy { $0.place(on: grid) != nil }
    }

    /// Whether what lies in it has to be cut by more than a rectangle of whole pixels.
    var cutsInside: Bool {
        guard shown.masksToBounds, !children.isEmpty || contents != nil || shown.shape != nil else { return false }
        if outline.reach > 0 || grid.kind == .free { return true }
        guard grid.kind == .upright else { return false }
        let (outer, pixels) = (grid.outer(outline.rect), grid.pixels(outline.rect))
        return abs(outer.minX - CGFloat(pixels.minX)) + abs(outer.minY - CGFloat(pixels.minY))
            + abs(outer.maxX - CGFloat(pixels.maxX)) + abs(outer.maxY - CGFloat(pixels.maxY)) > 1e-3
    }
}

extension RenderNode {
    /// The shape, when the node as a mask is nothing but that.
    var plainShape: Picture? {
        guard let drawing, drawing.hasClearEdge, children.isEmpty, mask == nil, contents == nil, shown.opacity == 1,
            background == nil, border == nil, !hasShadow, !cutsInside
        else { return nil }
        return drawing
    }
}

/// The picture of a node and all in it. Its memory goes back where it came from.
final class GroupPicture {
    let target: Target
    private weak var pool: TargetPool?

    init(_ target: Target, from pool: TargetPool) {
        (self.target, self.pool) = (target, pool)
    }

    deinit {
        pool?.give(target)
    }

    var raster: Raster { target.raster }

    /// The pixels of the canvas it covers.
    var area: PixelRect { target.area }
}
