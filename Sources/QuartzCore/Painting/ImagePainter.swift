import CPixman
import CoreGraphics

/// Paints the images of a layer: its contents, shape or gradient.
struct ImagePainter {
    let resources: PaintResources

    private var blitter: Blitter { resources.blitter }

    /// Paints the slices of an image: copied if they match the pixels one to one, sampled otherwise.
    ///
    /// - Parameter dimming: The dimming that an image shows for which `showsDimming(_:alpha:)` is true.
    func paintImage(
        _ picture: LayerImage?, of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion,
        under dimming: Dimming? = nil
    ) {
        guard let picture else { return }
        if let dimming {
            return dimming.split(region, resources.regions) { part, isDimmed in
                let tone = Tone(alpha: alpha, dimming: isDimmed ? dimming : nil)
                paint(picture, of: node, tone: tone, on: target, in: part)
            }
        }
        paint(picture, of: node, tone: Tone(alpha: alpha), on: target, in: region)
    }

    /// Whether the image can be painted so that it shows a dimming over it: it has one color.
    static func showsDimming(_ picture: LayerImage, alpha: Float) -> Bool { picture.format == .coverage && alpha >= 1 }

    /// How an image is painted.
    private struct Tone {
        let alpha: Float
        var dimming: Dimming?

        /// The color of an image that has only coverage.
        func pixel(of picture: LayerImage) -> UInt32 {
            let pixel = PremultipliedColor(picture.coverageColor, alpha: alpha).pixel
            return dimming?.applied(to: pixel) ?? pixel
        }
    }

    private func paint(
        _ picture: LayerImage, of node: RenderNode, tone: Tone, on target: RenderTarget, in region: PixelRegion
    ) {
        let alpha = tone.alpha
        let fadesDirectly = picture.slices.allSatisfy { $0.canvasPixels(on: node.placement.grid) != nil }
        guard alpha >= 1 || fadesDirectly else {
            return paintFaded(picture, of: node, alpha: alpha, on: target, in: region)
        }
        for piece in picture.slices {
            if let frame = piece.canvasPixels(on: node.placement.grid) {
                copy(piece, to: frame, image: picture, of: node, tone: tone, on: target, in: region)
            } else {
                sample(piece, image: picture, of: node, tone: tone, on: target, in: region)
            }
        }
        if picture.consumeNewlyDrawn() { resources.counts.imagesDrawn += 1 }
    }

    /// Paints a sampled image offscreen and fades that: antialiased edges and alpha would need two masks at once.
    private func paintFaded(
        _ picture: LayerImage, of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion
    ) {
        resources.paintOffscreen(node.ownExtent, alpha: alpha, on: target, in: region) { offscreen, visible in
            paintImage(picture, of: node, alpha: 1, on: offscreen, in: visible)
        }
    }

    private func copy(
        _ piece: LayerImage.Slice, to frame: PixelRect, image picture: LayerImage, of node: RenderNode, tone: Tone,
        on target: RenderTarget, in region: PixelRegion
    ) {
        let alpha = tone.alpha
        let operation = picture.isOpaque && alpha >= 1 ? PIXMAN_OP_SRC : PIXMAN_OP_OVER
        let origin = (x: frame.x - piece.source.x, y: frame.y - piece.source.y)
        let inked = picture.visiblePixels.intersection(piece.source).offsetBy(dx: origin.x, dy: origin.y)
        let visible = frame.intersection(node.placement.contentClip).intersection(inked)
        if picture.format == .coverage {
            let mask = CoverageMask(raster: picture.raster, x: origin.x, y: origin.y)
            blitter.composite(
                MaskedColor(color: tone.pixel(of: picture), mask: mask), on: target, in: region, rect: visible)
        } else if alpha >= 1 {
            blitter.composite(operation, picture.raster.image, from: origin, on: target, in: region, visible, mask: nil)
        } else {
            blitter.compositeFaded(picture.raster, alpha: alpha, from: origin, on: target, in: region, rect: visible)
        }
    }

    private func sample(
        _ piece: LayerImage.Slice, image picture: LayerImage, of node: RenderNode, tone: Tone,
        on target: RenderTarget, in region: PixelRegion
    ) {
        guard !picture.hasClearEdge else {
            let area = node.placement.grid.pixels(piece.destination).intersection(node.placement.contentClip)
                .intersection(node.placement.grid.pixels(picture.visibleDestination(of: piece)).grown(by: 1))
            if picture.format == .coverage {
                return sampleCoverage(
                    piece, image: picture, of: node, pixel: tone.pixel(of: picture), area: area, on: target, in: region)
            }
            paintAroundCore(of: picture, node: node, on: target, in: region) { rest in
                withImage(of: picture, on: node) { image, origin in
                    blitter.composite(PIXMAN_OP_OVER, image, from: origin, on: target, in: rest, area, mask: nil)
                }
            }
            return
        }
        guard var transform = piece.canvasToSource(node.placement.grid)?.pixmanTransform else { return }
        let isWhole = piece.source == picture.raster.bitmap.bounds
        // Of a part, the surrounding pixels must not bleed in.
        let image =
            isWhole
            ? picture.raster.image
            : Raster.makeImage(picture.raster.bitmap, part: piece.source, isOpaque: picture.isOpaque)
        pixman_image_set_transform(image, &transform)
        let magnification = node.placement.grid.magnification * piece.destination.width / CGFloat(piece.source.width)
        let filter = magnification >= 1 ? picture.magnificationFilter : picture.minificationFilter
        pixman_image_set_filter(image, filter == .nearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
        let area = node.placement.contentClip.intersection(resources.limits)
        Outline(piece.destination).forEachPatch(on: node.placement.grid, in: area, cache: resources.cache) {
            rect, mask in
            blitter.composite(
                PIXMAN_OP_OVER, image, on: target, in: region, rect.intersection(node.placement.contentClip), mask: mask
            )
        }
        if isWhole {
            pixman_image_set_transform(image, nil)
            pixman_image_set_repeat(image, PIXMAN_REPEAT_NONE)
        } else {
            pixman_image_unref(image)
        }
    }

    /// Paints an image that has one color through its stretched coverage: one channel costs less than four.
    ///
    /// - Parameters:
    ///   - pixel: The color, premultiplied.
    ///   - area: The canvas pixels that the image touches.
    private func sampleCoverage(
        _ piece: LayerImage.Slice, image picture: LayerImage, of node: RenderNode, pixel: UInt32, area: PixelRect,
        on target: RenderTarget, in region: PixelRegion
    ) {
        let grid = node.placement.grid
        let area = area.intersection(target.area).intersection(region.extents)
        guard !area.isEmpty, region.intersects(area), let toSource = piece.canvasToSource(grid) else { return }
        let part = resources.regions.dequeue()
        defer { resources.regions.recycle(part) }
        part.assign(region)
        part.formIntersection(area)
        resources.stretched.withMask(of: picture.raster, by: toSource, isUpright: grid.kind != .free, in: part) {
            blitter.composite(MaskedColor(color: pixel, mask: $0), on: target, in: part, rect: area)
        }
    }

    /// Calls `body` with a single-slice image, transformed as it appears on the canvas, and its corner on the canvas
    /// if it is copied and not sampled.
    func withImage(of picture: LayerImage, on node: RenderNode, _ body: (OpaquePointer, (x: Int, y: Int)) -> Void) {
        guard let piece = picture.slices.first else { return }
        let image = picture.raster.image
        if let frame = piece.canvasPixels(on: node.placement.grid) { return body(image, (frame.x, frame.y)) }
        guard var transform = piece.canvasToSource(node.placement.grid)?.pixmanTransform else { return }
        pixman_image_set_transform(image, &transform)
        pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
        body(image, (0, 0))
        pixman_image_set_transform(image, nil)
    }

    /// Fills the opaque core with its color, which is many times cheaper than sampling. Calls `body` to paint the
    /// rest.
    private func paintAroundCore(
        of picture: LayerImage, node: RenderNode, on target: RenderTarget, in region: PixelRegion,
        _ body: (PixelRegion) -> Void
    ) {
        guard let core = picture.opaqueCore,
            let rect = picture.opaqueCore(on: node.placement.grid, in: node.placement.contentClip),
            region.intersects(rect)
        else {
            return body(region)
        }
        blitter.composite(
            PIXMAN_OP_SRC, blitter.solids.image(core.color, alpha: 1), on: target, in: region, rect, mask: nil)
        let rest = resources.regions.dequeue()
        defer { resources.regions.recycle(rest) }
        rest.assign(region)
        rest.subtract(rect)
        body(rest)
    }
}
