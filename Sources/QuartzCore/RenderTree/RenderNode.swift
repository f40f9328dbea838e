import CoreGraphics

/// A compositor's record of a layer: the values shown in the last frame, their placement on the canvas and the
/// touched pixels. The tree of nodes is painted, and compared with the layers in the next frame.
final class RenderNode {
    /// The layer's identity.
    let identity: UInt64

    // The layer's appearance.
    var shown = LayerValues()
    var outline = Outline(.zero)
    var contents: LayerImage?
    var contentsKey: LayerImage.Key?
    /// The image of a shape or gradient.
    var drawing: LayerImage?
    var allowsGroupOpacity = true
    var shouldRasterize = false
    var isolatesBackdrops = false
    var shadowCutout: CGPath?

    // The layer's placement.
    var grid = Grid(.identity, scale: 1)
    /// From the sublayers' space to the canvas.
    var contentToCanvas = CGAffineTransform.identity
    /// Whether the viewer sees its back, and the back of the canvas or plane it is on.
    var isBackFacing = false
    var isParentBackFacing = false
    /// The clip from enclosing layers, in canvas pixels.
    var clip = PixelRect.zero
    /// The clip for its sublayers, in canvas pixels.
    var contentClip = PixelRect.zero
    /// The pixels that its own parts touch, including the shadow.
    var ownExtent = PixelRect.zero
    /// The pixels that the node and its sublayers touch.
    var extent = PixelRect.zero

    var children: [RenderNode] = []
    var mask: RenderNode?
    /// The image of what is behind a visible backdrop layer; set by the compositor.
    var backdrop: BackdropImage?
    /// The coverage of the area without shadow; nil for none.
    var shadowCutoutCoverage: PathCoverage?
    /// The coverage of a backdrop's path; nil when it covers its bounds.
    var backdropShape: PathCoverage?
    /// Whether the node or a descendant is a backdrop.
    var containsBackdrop = false
    /// Its index in the back-to-front order of the last update.
    var updateOrder = 0
    var shadow: ShadowImage?
    /// The image of the node and its descendants, cached while nothing in it changes.
    var rasterized: GroupImage?
    /// The plane it is painted on if it is in perspective; then the node has no other pixels.
    var plane: ProjectedPlane?
    /// From its own points to the canvas if it is in perspective.
    var projection: Projection?
    /// Whether the layer itself has animations.
    var isAnimated = false
    /// Whether only the opacity has changed since the last change.
    var onlyOpacityChanged = false

    /// Whether only placement, opacity or visibility have changed since the last change.
    var onlyPlacementChanged = false
    /// The number of the last update that changed the node itself, and the node or a descendant.
    var lastChanged = 0
    var lastTouched = 0
    /// The node's index among those touched by its last update: higher is further in front.
    var visitOrder = 0

    /// The painter's number of the last frame that painted part of it.
    var lastPainted = 0
    /// Whether its transform is singular, or its hidden back faces the viewer.
    var isCulled = false
    var isDoubleSided = true
    /// Whether it has never been displayed.
    var isNew = true
    /// Whether its children were not updated for a while, because it was not visible.
    var isStale = true

    init(identity: UInt64) {
        self.identity = identity
    }

    deinit {
        let released = children
        children = []
        TreeRelease.release(consume released)
    }

    /// Whether any of it may be visible.
    var isVisible: Bool { !shown.isHidden && shown.opacity > 0 && !isCulled }

    /// The values that affect how the node and its descendants look; a change repaints all of them.
    struct Effects: Equatable {
        var contentToCanvas: CGAffineTransform
        var grid: Grid
        var clip: PixelRect
        var contentClip: PixelRect
        var isVisible: Bool
        var opacity: Float
        var outline: Outline?
        var mask: UInt64?
        var groups: Bool
        var projection: Projection?
        var isParentBackFacing: Bool
        var depth: CATransform3D?
    }

    var effects: Effects {
        Effects(
            contentToCanvas: contentToCanvas, grid: grid, clip: clip, contentClip: contentClip, isVisible: isVisible,
            opacity: shown.opacity, outline: shown.masksToBounds ? outline : nil, mask: mask?.identity,
            groups: allowsGroupOpacity, projection: projection, isParentBackFacing: isParentBackFacing,
            depth: shown.sublayerDepthTransform)
    }
}

extension RenderNode {
    var background: CGColor? {
        shown.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    var border: CGColor? {
        guard shown.borderWidth > 0 else { return nil }
        return shown.borderColor.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    /// Whether the node and its descendants are composited as one image.
    var isGroup: Bool {
        if mask != nil || shouldRasterize || tintsContents { return true }
        guard shown.opacity < 1, allowsGroupOpacity else { return false }
        return !children.isEmpty || partCount > 1 || !fadesDirectly
    }

    private var partCount: Int {
        (background == nil ? 0 : 1) + (border == nil ? 0 : 1) + (contents == nil ? 0 : 1) + (drawing == nil ? 0 : 1)
            + (hasShadow ? 1 : 0) + (showsBackdrop ? 1 : 0)
    }

    /// Whether its only part can be painted with an alpha, without a mask.
    private var fadesDirectly: Bool {
        guard let picture = contents ?? drawing else { return true }
        return !clipsToShape && picture.slices.allSatisfy { $0.canvasPixels(on: grid) != nil }
    }

    /// Whether the content is clipped to more than a rectangle of whole pixels.
    var clipsToShape: Bool {
        guard shown.masksToBounds, !children.isEmpty || contents != nil || shown.shape != nil else { return false }
        if outline.reach > 0 || grid.kind == .free { return true }
        guard grid.kind == .rectilinear else { return false }
        let outer = grid.boundingBox(of: outline.rect)
        let pixels = grid.pixels(outline.rect)
        return abs(outer.minX - CGFloat(pixels.minX)) + abs(outer.minY - CGFloat(pixels.minY))
            + abs(outer.maxX - CGFloat(pixels.maxX)) + abs(outer.maxY - CGFloat(pixels.maxY)) > 1e-3
    }
}

extension RenderNode {
    /// The shape, if the node as a mask is only that.
    var shapeOnly: LayerImage? {
        guard let drawing, drawing.hasClearEdge, children.isEmpty, mask == nil, contents == nil, shown.opacity == 1,
            background == nil, border == nil, !hasShadow, !clipsToShape
        else { return nil }
        return drawing
    }
}
