import CoreGraphics

/// A compositor's record of a layer: the values shown in the last frame, their placement on the canvas and the
/// touched pixels. The tree of nodes is painted, and compared with the layers in the next frame.
final class RenderNode {
    /// The layer's identity. The instances of a replicated layer have the same one.
    let identity: UInt64
    /// A number that no other node has.
    let serial = LayerEpoch.nextIdentity()

    /// The values that the layer shows.
    var shown = LayerValues()
    var outline = Outline(.zero)
    var options = Options()
    /// The color and opacity of the replicated instance that it belongs to.
    var shade = InstanceShade()
    var placement = NodePlacement()
    var pictures = Pictures()
    var history = History()
    var children: [RenderNode] = []
    /// What is known of the children, by blocks.
    var blocks = NodeBlocks()
    var mask: RenderNode?

    init(identity: UInt64, isMask: Bool = false) {
        self.identity = identity
        pictures.isMask = isMask
    }

    deinit {
        let released = children
        children = []
        TreeRelease.release(consume released)
    }

    /// Whether any of it may be visible.
    var isVisible: Bool { !shown.isHidden && shown.opacity > 0 && !placement.isCulled }

    /// The values that affect how the node and its descendants look; a change repaints all of them.
    struct Effects: Equatable {
        var grid: Grid
        var projection: Projection?
        var clip: PixelRect
        var isVisible: Bool
        var opacity: Float
        var outline: Outline?
        var mask: UInt64?
        var groups: Bool
        var content: ContentEffects
    }

    /// The values that affect where the sublayers are and how they look; after a change all of them are positioned again.
    struct ContentEffects: Equatable {
        var toCanvas: CGAffineTransform
        var clip: PixelRect
        var isParentBackFacing: Bool
        var depth: CATransform3D?
        /// The values of a replicator; plain for other layers.
        var replicator: LayerValues.Kind
        var shade: InstanceShade
    }

    var effects: Effects {
        Effects(
            grid: placement.grid, projection: placement.projection, clip: placement.clip, isVisible: isVisible,
            opacity: shown.opacity, outline: shown.masksToBounds ? outline : nil, mask: mask?.identity,
            groups: options.allowsGroupOpacity, content: contentEffects)
    }

    var contentEffects: ContentEffects {
        ContentEffects(
            toCanvas: placement.contentToCanvas, clip: placement.contentClip,
            isParentBackFacing: placement.isParentBackFacing, depth: placement.contentDepth,
            replicator: shown.replicatorKind, shade: shade)
    }
}

extension RenderNode {
    /// The pixels that the node and its sublayers touch.
    var extent: PixelRect {
        get { placement.extent }
        set { placement.extent = newValue }
    }

    /// The pixels that its own parts touch, including the shadow.
    var ownExtent: PixelRect {
        get { placement.ownExtent }
        set { placement.ownExtent = newValue }
    }

    var background: CGColor? {
        shown.box.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    var border: CGColor? {
        guard shown.box.borderWidth > 0 else { return nil }
        return shown.box.borderColor.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    /// Whether the node and its descendants are composited as one image.
    var isGroup: Bool {
        if mask != nil || options.shouldRasterize || tintsContents { return true }
        guard shown.opacity < 1, options.allowsGroupOpacity else { return false }
        return !children.isEmpty || partCount > 1 || !fadesDirectly
    }

    /// Whether it is cached with fewer pixels than the canvas has, so that a change affects pixels around it.
    func hasReducedImage(at scale: CGFloat) -> Bool {
        options.shouldRasterize && options.rasterizationScale < scale && mask == nil
    }

    private var partCount: Int {
        (background == nil ? 0 : 1) + (border == nil ? 0 : 1) + (pictures.contents == nil ? 0 : 1)
            + (pictures.drawing == nil ? 0 : 1)
            + (hasShadow ? 1 : 0) + (showsBackdrop ? 1 : 0) + (pictures.particles == nil ? 0 : 2)
    }

    /// Whether its only part can be painted with an alpha, without a mask.
    private var fadesDirectly: Bool {
        guard let picture = pictures.contents ?? pictures.drawing else { return true }
        return !clipsToShape && picture.slices.allSatisfy { $0.canvasPixels(on: placement.grid) != nil }
    }

    /// Whether the content is clipped to more than a rectangle of whole pixels.
    var clipsToShape: Bool {
        guard shown.masksToBounds, !children.isEmpty || pictures.contents != nil || shown.shape != nil else {
            return false
        }
        if outline.reach > 0 || placement.grid.kind == .free { return true }
        guard placement.grid.kind == .rectilinear else { return false }
        let outer = placement.grid.boundingBox(of: outline.rect)
        let pixels = placement.grid.pixels(outline.rect)
        return abs(outer.minX - CGFloat(pixels.minX)) + abs(outer.minY - CGFloat(pixels.minY))
            + abs(outer.maxX - CGFloat(pixels.maxX)) + abs(outer.maxY - CGFloat(pixels.maxY)) > 1e-3
    }
}

extension RenderNode {
    /// The shape, if the node as a mask is only that.
    var shapeOnly: LayerImage? {
        guard let drawing = pictures.drawing, drawing.hasClearEdge, children.isEmpty, mask == nil,
            pictures.contents == nil, pictures.particles == nil, shown.opacity == 1,
            background == nil, border == nil, !hasShadow, !clipsToShape
        else { return nil }
        return drawing
    }
}
