import CoreGraphics

/// A compositor's record of a layer: what the layer shows, where that is on the canvas, and what updates and frames have
/// made of it. The tree of nodes is painted, and compared with the layers in the next frame.
///
/// An update and a frame read its properties thousands of times, each of which the runtime would check for access at the
/// same time (a tenth of a popover's instructions). No code of others runs while one of them changes.
final class RenderNode {
    /// The layer's identity. The instances of a replicated layer have the same one.
    let identity: UInt64
    /// A number that no other node has.
    let serial = LayerEpoch.nextIdentity()
    /// Whether the node is the mask of another one, so that only the alpha matters.
    let isMask: Bool

    // MARK: What the layer shows, read by an update when the layer has changed

    @exclusivity(unchecked) var shown = LayerValues()
    @exclusivity(unchecked) var outline = Outline(.zero)
    @exclusivity(unchecked) var options = NodeOptions()
    /// Whether the layer is visible from the back.
    @exclusivity(unchecked) var isDoubleSided = true
    /// Whether the layer itself has animations.
    @exclusivity(unchecked) var isAnimated = false
    /// The color and opacity of the replicated instance that the node belongs to.
    @exclusivity(unchecked) var shade = InstanceShade()
    @exclusivity(unchecked) var pictures = NodePictures()

    // MARK: Where it is, found by an update when the layer or its surroundings have changed

    @exclusivity(unchecked) var placement = NodePlacement()
    /// The pixels that its own parts touch, including the shadow.
    @exclusivity(unchecked) var ownExtent = PixelRect.zero
    /// The pixels that the node and its sublayers touch.
    @exclusivity(unchecked) var extent = PixelRect.zero

    // MARK: The nodes inside, matched by an update with the layers

    @exclusivity(unchecked) var children: [RenderNode] = []
    /// What is known of the children, by blocks.
    @exclusivity(unchecked) var blocks = NodeBlocks()
    @exclusivity(unchecked) var mask: RenderNode?
    /// The plane that it is painted on if it is in perspective; then it has no other pixels.
    @exclusivity(unchecked) var plane: ProjectedPlane?
    /// Whether the node or a descendant is a backdrop, or keeps what it covers.
    @exclusivity(unchecked) var containsBackdrop = false

    // MARK: What the last update and the last frames leave for the next

    @exclusivity(unchecked) var validity = NodeValidity.new
    @exclusivity(unchecked) var lastUpdate = NodeUpdateRecord()
    @exclusivity(unchecked) var painted = PaintedState()

    init(identity: UInt64, isMask: Bool = false) {
        self.identity = identity
        self.isMask = isMask
    }

    deinit {
        let released = children
        children = []
        TreeRelease.release(consume released)
    }
}

extension RenderNode {
    /// Whether it is painted without a mask and not in perspective.
    var reachesCanvasByItself: Bool { mask == nil && plane == nil && placement.projection == nil }

    /// Whether any of it may be visible.
    var isVisible: Bool { !shown.isHidden && shown.opacity > 0 && !placement.isCulled }

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

    /// The shape, if the node as a mask is only that.
    var shapeOnly: LayerImage? {
        guard let drawing = pictures.drawing, drawing.hasClearEdge, children.isEmpty, mask == nil,
            pictures.contents == nil, pictures.particles == nil, shown.opacity == 1,
            background == nil, border == nil, !hasShadow, !clipsToShape
        else { return nil }
        return drawing
    }
}
