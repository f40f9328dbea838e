import CPixman
import CoreGraphics

extension Painter {
    func paintBackground(of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        guard let color = node.background else { return }
        var outline = node.outline
        if outline.radius > 0, alpha >= 1, let border = node.border, border.isOpaque {
            outline.inset = min(node.shown.borderWidth / 2, outline.radius)
        }
        fill(outline, of: node, color: color, alpha: alpha, on: target, in: region)
    }

    func paintBorder(of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        guard let color = node.border else { return }
        fill(node.outline.ring(node.shown.borderWidth), of: node, color: color, alpha: alpha, on: target, in: region)
    }

    private func fill(
        _ outline: Outline, of node: RenderNode, color: CGColor, alpha: Float, on target: RenderTarget,
        in region: PixelRegion
    ) {
        let source = solids.image(color, alpha: alpha)
        let isOpaque = color.isOpaque && alpha >= 1
        let area = node.clip.intersection(limits)
        let pixel = SolidColors.pixel(color, alpha: alpha)
        outline.forEachPatch(on: node.grid, in: area, cache: cache) { rect, mask in
            let rect = rect.intersection(node.clip)
            if let mask { return composite(MaskedColor(color: pixel, mask: mask), on: target, in: region, rect: rect) }
            composite(
                isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, source, on: target, in: region, rect, mask: nil)
        }
    }

    func paintShadow(of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        guard let color = node.shown.shadowColor else { return }
        let strength = alpha * node.shown.shadowOpacity
        let source = solids.image(color, alpha: strength * node.shadowCasterAlpha)
        let pixel = SolidColors.pixel(color, alpha: strength * node.shadowCasterAlpha)
        if node.hasBoxShadow {
            node.boxShadow.forEachPatch(cache) { rect, mask in
                let rect = rect.intersection(node.clip)
                if let mask {
                    return composite(MaskedColor(color: pixel, mask: mask), on: target, in: region, rect: rect)
                }
                composite(PIXMAN_OP_OVER, source, on: target, in: region, rect, mask: nil)
            }
        } else if let shadow = node.shadow {
            paintShadow(shadow, of: node, pixel: pixel, on: target, in: region)
        }
    }

    /// Paints a shadow that has an image of its own. Hidden parts are not stretched.
    private func paintShadow(
        _ shadow: ShadowImage, of node: RenderNode, pixel: UInt32, on target: RenderTarget, in region: PixelRegion
    ) {
        let offset = node.shown.shadowOffset
        let area = shadow.extent(on: node, offset: offset).intersection(node.clip).intersection(limits)
        guard region.intersects(area) else { return }
        let seen = dequeueRegion()
        defer { recycleRegion(seen) }
        seen.assign(region)
        seen.formIntersection(target.area)
        if let core = node.shadowCutoutCoverage?.coveredCanvasRect(of: node) { seen.subtract(core) }
        shadow.withMask(on: node, offset: offset, in: area, visible: seen) { mask in
            let shade = MaskedColor(color: pixel, mask: mask)
            guard let hole = node.shadowCutoutCoverage else {
                return composite(shade, on: target, in: seen, rect: area)
            }
            paintShadow(shade, outside: hole, of: node, area: area, on: target, in: seen)
        }
    }

    /// Paints the slices of an image: copied if they match the pixels one to one, sampled otherwise.
    func paintImage(
        _ picture: LayerImage?, of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion
    ) {
        guard let picture else { return }
        guard alpha >= 1 || picture.slices.allSatisfy({ $0.canvasPixels(on: node.grid) != nil }) else {
            return paintFaded(picture, of: node, alpha: alpha, on: target, in: region)
        }
        for piece in picture.slices {
            if let place = piece.canvasPixels(on: node.grid) {
                copy(piece, to: place, image: picture, of: node, alpha: alpha, on: target, in: region)
            } else {
                sample(piece, image: picture, of: node, on: target, in: region)
            }
        }
        if picture.consumeNewlyDrawn() { counts.imagesDrawn += 1 }
    }

    /// Paints a sampled image offscreen and fades that: antialiased edges and alpha would need two masks at once.
    private func paintFaded(
        _ picture: LayerImage, of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion
    ) {
        paintOffscreen(node.ownExtent, alpha: alpha, on: target, in: region) { apart, seen in
            paintImage(picture, of: node, alpha: 1, on: apart, in: seen)
        }
    }

    private func copy(
        _ piece: LayerImage.Slice, to place: PixelRect, image picture: LayerImage, of node: RenderNode, alpha: Float,
        on target: RenderTarget, in region: PixelRegion
    ) {
        let operation = picture.isOpaque && alpha >= 1 ? PIXMAN_OP_SRC : PIXMAN_OP_OVER
        let origin = (x: place.x - piece.source.x, y: place.y - piece.source.y)
        let inked = picture.visiblePixels.intersection(piece.source).offsetBy(dx: origin.x, dy: origin.y)
        let visible = place.intersection(node.contentClip).intersection(inked)
        if alpha >= 1 {
            composite(operation, picture.raster.image, from: origin, on: target, in: region, visible, mask: nil)
        } else {
            compositeFaded(picture.raster, alpha: alpha, from: origin, on: target, in: region, rect: visible)
        }
    }

    private func sample(
        _ piece: LayerImage.Slice, image picture: LayerImage, of node: RenderNode, on target: RenderTarget,
        in region: PixelRegion
    ) {
        guard !picture.hasClearEdge else {
            let area = node.grid.pixels(piece.destination).intersection(node.contentClip)
                .intersection(node.grid.pixels(picture.visibleDestination(of: piece)).grown(by: 1))
            paintAroundCore(of: picture, node: node, on: target, in: region) { rest in
                withImage(of: picture, on: node) { image, origin in
                    composite(PIXMAN_OP_OVER, image, from: origin, on: target, in: rest, area, mask: nil)
                }
            }
            return
        }
        guard var transform = piece.canvasToSource(node.grid)?.pixmanTransform else { return }
        let isWhole = piece.source == picture.raster.bitmap.bounds
        // Of a part, the surrounding pixels must not bleed in.
        let image =
            isWhole
            ? picture.raster.image
            : Raster.makeImage(picture.raster.bitmap, part: piece.source, isOpaque: picture.isOpaque)
        pixman_image_set_transform(image, &transform)
        let magnification = node.grid.magnification * piece.destination.width / CGFloat(piece.source.width)
        let filter = magnification >= 1 ? picture.magnificationFilter : picture.minificationFilter
        pixman_image_set_filter(image, filter == .nearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
        let area = node.contentClip.intersection(limits)
        Outline(piece.destination).forEachPatch(on: node.grid, in: area, cache: cache) { rect, mask in
            composite(
                PIXMAN_OP_OVER, image, on: target, in: region, rect.intersection(node.contentClip), mask: mask)
        }
        if isWhole {
            pixman_image_set_transform(image, nil)
            pixman_image_set_repeat(image, PIXMAN_REPEAT_NONE)
        } else {
            pixman_image_unref(image)
        }
    }

    /// Calls `body` with a single-slice image, transformed as it appears on the canvas, and its corner on the canvas
    /// if it is copied and not sampled.
    func withImage(of picture: LayerImage, on node: RenderNode, _ body: (OpaquePointer, (x: Int, y: Int)) -> Void) {
        guard let piece = picture.slices.first else { return }
        let image = picture.raster.image
        if let place = piece.canvasPixels(on: node.grid) { return body(image, (place.x, place.y)) }
        guard var transform = piece.canvasToSource(node.grid)?.pixmanTransform else { return }
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
        guard let core = picture.opaqueCore, let rect = picture.opaqueCoreOnCanvas(of: node), region.intersects(rect)
        else {
            return body(region)
        }
        composite(PIXMAN_OP_SRC, solids.image(core.color, alpha: 1), on: target, in: region, rect, mask: nil)
        let rest = dequeueRegion()
        defer { recycleRegion(rest) }
        rest.assign(region)
        rest.subtract(rect)
        body(rest)
    }
}

extension LayerImage {
    /// The canvas pixels that the opaque core fills entirely; nil when there are none.
    func opaqueCoreOnCanvas(of node: RenderNode) -> PixelRect? {
        guard node.grid.kind != .free, let piece = slices.first, slices.count == 1, let opaqueCore else { return nil }
        let rect: PixelRect
        if let place = piece.canvasPixels(on: node.grid) {
            rect = opaqueCore.rect.offsetBy(dx: place.x - piece.source.x, dy: place.y - piece.source.y)
        } else {
            // Sampling mixes neighbors, so half a pixel at the edge shows what is around it.
            let inner = opaqueCore.rect.inset(dx: 1, dy: 1).cgRect
            let (across, down) = (
                piece.destination.width / CGFloat(piece.source.width),
                piece.destination.height / CGFloat(piece.source.height)
            )
            rect = PixelRect(
                inside: node.grid.boundingBox(
                    of: CGRect(
                        x: piece.destination.minX + inner.minX * across, y: piece.destination.minY + inner.minY * down,
                        width: inner.width * across, height: inner.height * down)))
        }
        let visible = rect.intersection(node.contentClip)
        return visible.isEmpty ? nil : visible
    }
}

extension LayerImage.Slice {
    /// The canvas pixels when slice pixels match them one to one; nil otherwise.
    func canvasPixels(on grid: Grid) -> PixelRect? {
        guard grid.kind == .aligned else { return nil }
        let scale = grid.matrix.a
        guard abs(destination.width * scale - CGFloat(source.width)) < 0.01,
            abs(destination.height * scale - CGFloat(source.height)) < 0.01
        else { return nil }
        let pixels = grid.pixels(destination)
        return PixelRect(x: pixels.x, y: pixels.y, width: source.width, height: source.height)
    }

    /// From the canvas to the slice's own pixels; nil for a singular transform.
    func canvasToSource(_ grid: Grid) -> CGAffineTransform? {
        // An aligned grid rounds the destination; the pixels are mapped to the rounded rectangle.
        guard grid.kind != .aligned else {
            let pixels = grid.pixels(destination)
            guard !pixels.isEmpty else { return nil }
            return CGAffineTransform(
                a: CGFloat(pixels.width) / CGFloat(source.width), b: 0, c: 0,
                d: CGFloat(pixels.height) / CGFloat(source.height), tx: CGFloat(pixels.x), ty: CGFloat(pixels.y)
            ).inverse
        }
        return CGAffineTransform(
            a: destination.width / CGFloat(source.width), b: 0, c: 0, d: destination.height / CGFloat(source.height),
            tx: destination.minX, ty: destination.minY
        ).concatenating(grid.matrix).inverse
    }
}
