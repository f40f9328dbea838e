import CPixman
import CoreGraphics

extension Painter {
    func paintBackground(of node: RenderNode, _ alpha: Float, _ target: Target, _ region: PixelRegion) {
        guard let colour = node.background else { return }
        var outline = node.outline
        if outline.radius > 0, alpha >= 1, let border = node.border, border.isOpaque {
            outline.inset = min(node.shown.borderWidth / 2, outline.radius)
        }
        fill(outline, of: node, colour, alpha, target, region)
    }

    func paintBorder(of node: RenderNode, _ alpha: Float, _ target: Target, _ region: PixelRegion) {
        guard let colour = node.border else { return }
        fill(node.outline.ring(node.shown.borderWidth), of: node, colour, alpha, target, region)
    }

    private func fill(
        _ outline: Outline, of node: RenderNode, _ colour: CGColor, _ alpha: Float, _ target: Target,
        _ region: PixelRegion
    ) {
        let source = solids.image(colour, alpha: alpha)
        let isOpaque = colour.isOpaque && alpha >= 1
        let area = node.clip.intersection(limits)
        let pixel = SolidColours.pixel(colour, alpha: alpha)
        outline.forEachPatch(on: node.grid, in: area, cache: cache) { rect, mask in
            let rect = rect.intersection(node.clip)
            if let mask { return lay(Shade(colour: pixel, mask: mask), on: target, in: region, rect) }
            composite(
                isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, source, on: target, in: region, rect, mask: nil)
        }
    }

    func paintShadow(of node: RenderNode, _ alpha: Float, _ target: Target, _ region: PixelRegion) {
        guard let colour = node.shown.shadowColor else { return }
        let strength = alpha * node.shown.shadowOpacity
        let source = solids.image(colour, alpha: strength * node.shadowCover)
        let pixel = SolidColours.pixel(colour, alpha: strength * node.shadowCover)
        if node.hasBoxShadow {
            node.boxShadow.forEachPatch(cache) { rect, mask in
                let rect = rect.intersection(node.clip)
                if let mask { return lay(Shade(colour: pixel, mask: mask), on: target, in: region, rect) }
                composite(PIXMAN_OP_OVER, source, on: target, in: region, rect, mask: nil)
            }
        } else if let shadow = node.shadow {
            paintShadow(shadow, of: node, pixel, target, region)
        }
    }

    /// Paints a shadow that has an image of its own. Hidden parts are not stretched.
    private func paintShadow(
        _ shadow: ShadowPicture, of node: RenderNode, _ pixel: UInt32, _ target: Target, _ region: PixelRegion
    ) {
        let offset = node.shown.shadowOffset
        let area = shadow.extent(on: node, offset: offset).intersection(node.clip).intersection(limits)
        guard region.intersects(area) else { return }
        let seen = takeRegion()
        defer { giveRegion(seen) }
        seen.set(region)
        seen.formIntersection(target.area)
        if let core = node.shadowHole?.coreOnCanvas(of: node) { seen.subtract(core) }
        shadow.lay(on: node, offset: offset, in: area, seen: seen) { mask in
            let shade = Shade(colour: pixel, mask: mask)
            guard let hole = node.shadowHole else { return lay(shade, on: target, in: seen, area) }
            paintRing(shade, around: hole, of: node, area, target, seen)
        }
    }

    /// Paints the slices of an image: copied if they match the pixels one to one, sampled otherwise.
    func paint(_ picture: Picture?, of node: RenderNode, _ alpha: Float, _ target: Target, _ region: PixelRegion) {
        guard let picture else { return }
        guard alpha >= 1 || picture.pieces.allSatisfy({ $0.place(on: node.grid) != nil }) else {
            return paintFaded(picture, of: node, alpha, target, region)
        }
        for piece in picture.pieces {
            if let place = piece.place(on: node.grid) {
                copy(piece, to: place, picture, of: node, alpha, target, region)
            } else {
                sample(piece, picture, of: node, target, region)
            }
        }
        if picture.takeCount() { counts.picturesMade += 1 }
    }

    /// Paints a sampled image offscreen and fades that: antialiased edges and alpha would need two masks at once.
    private func paintFaded(
        _ picture: Picture, of node: RenderNode, _ alpha: Float, _ target: Target, _ region: PixelRegion
    ) {
        paintApart(node.ownExtent, alpha, on: target, in: region) { apart, seen in
            paint(picture, of: node, 1, apart, seen)
        }
    }

    private func copy(
        _ piece: Picture.Piece, to place: PixelRect, _ picture: Picture, of node: RenderNode, _ alpha: Float,
        _ target: Target, _ region: PixelRegion
    ) {
        let operation = picture.isOpaque && alpha >= 1 ? PIXMAN_OP_SRC : PIXMAN_OP_OVER
        let origin = (x: place.x - piece.source.x, y: place.y - piece.source.y)
        let inked = picture.ink.intersection(piece.source).offsetBy(dx: origin.x, dy: origin.y)
        let visible = place.intersection(node.clipInside).intersection(inked)
        if alpha >= 1 {
            composite(operation, picture.raster.image, from: origin, on: target, in: region, visible, mask: nil)
        } else {
            fade(picture.raster, to: alpha, from: origin, on: target, in: region, visible)
        }
    }

    private func sample(
        _ piece: Picture.Piece, _ picture: Picture, of node: RenderNode, _ target: Target, _ region: PixelRegion
    ) {
        guard !picture.hasClearEdge else {
            let area = node.grid.pixels(piece.target).intersection(node.clipInside)
                .intersection(node.grid.pixels(picture.inkTarget(of: piece)).grown(by: 1))
            paintAroundCore(of: picture, node, target, region) { rest in
                withImage(of: picture, on: node) { image, origin in
                    composite(PIXMAN_OP_OVER, image, from: origin, on: target, in: rest, area, mask: nil)
                }
            }
            return
        }
        guard var transform = piece.fromCanvas(node.grid)?.asPixman else { return }
        let isWhole = piece.source == picture.raster.bitmap.bounds
        // Of a part, the surrounding pixels must not bleed in.
        let image =
            isWhole
            ? picture.raster.image
            : Raster.makeImage(picture.raster.bitmap, part: piece.source, isOpaque: picture.isOpaque)
        pixman_image_set_transform(image, &transform)
        let magnification = node.grid.magnification * piece.target.width / CGFloat(piece.source.width)
        let filter = magnification >= 1 ? picture.magnifies : picture.minifies
        pixman_image_set_filter(image, filter == .nearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
        let area = node.clipInside.intersection(limits)
        Outline(piece.target).forEachPatch(on: node.grid, in: area, cache: cache) { rect, mask in
            composite(
                PIXMAN_OP_OVER, image, on: target, in: region, rect.intersection(node.clipInside), mask: mask)
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
    func withImage(of picture: Picture, on node: RenderNode, _ body: (OpaquePointer, (x: Int, y: Int)) -> Void) {
        guard let piece = picture.pieces.first else { return }
        let image = picture.raster.image
        if let place = piece.place(on: node.grid) { return body(image, (place.x, place.y)) }
        guard var transform = piece.fromCanvas(node.grid)?.asPixman else { return }
        pixman_image_set_transform(image, &transform)
        pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
        body(image, (0, 0))
        pixman_image_set_transform(image, nil)
    }

    /// Fills the opaque core with its color, which is many times cheaper than sampling. Calls `body` to paint the
    /// rest.
    private func paintAroundCore(
        of picture: Picture, _ node: RenderNode, _ target: Target, _ region: PixelRegion, _ body: (PixelRegion) -> Void
    ) {
        guard let core = picture.core, let rect = picture.coreOnCanvas(of: node), region.intersects(rect) else {
            return body(region)
        }
        composite(PIXMAN_OP_SRC, solids.image(core.colour, alpha: 1), on: target, in: region, rect, mask: nil)
        let rest = takeRegion()
        defer { giveRegion(rest) }
        rest.set(region)
        rest.subtract(rect)
        body(rest)
    }
}

extension Picture {
    /// The canvas pixels that the opaque core fills entirely; nil when there are none.
    func coreOnCanvas(of node: RenderNode) -> PixelRect? {
        guard node.grid.kind != .free, let piece = pieces.first, pieces.count == 1, let core else { return nil }
        let rect: PixelRect
        if let place = piece.place(on: node.grid) {
            rect = core.rect.offsetBy(dx: place.x - piece.source.x, dy: place.y - piece.source.y)
        } else {
            // Sampling mixes neighbors, so half a pixel at the edge shows what is around it.
            let inner = core.rect.inset(dx: 1, dy: 1).cgRect
            let (across, down) = (
                piece.target.width / CGFloat(piece.source.width), piece.target.height / CGFloat(piece.source.height)
            )
            rect = PixelRect(
                inside: node.grid.outer(
                    CGRect(
                        x: piece.target.minX + inner.minX * across, y: piece.target.minY + inner.minY * down,
                        width: inner.width * across, height: inner.height * down)))
        }
        let visible = rect.intersection(node.clipInside)
        return visible.isEmpty ? nil : visible
    }
}

extension Picture.Piece {
    /// The canvas pixels when slice pixels match them one to one; nil otherwise.
    func place(on grid: Grid) -> PixelRect? {
        guard grid.kind == .aligned else { return nil }
        let scale = grid.matrix.a
        guard abs(target.width * scale - CGFloat(source.width)) < 0.01,
            abs(target.height * scale - CGFloat(source.height)) < 0.01
        else { return nil }
        let pixels = grid.pixels(target)
        return PixelRect(x: pixels.x, y: pixels.y, width: source.width, height: source.height)
    }

    /// From the canvas to the slice's own pixels; nil for a singular transform.
    func fromCanvas(_ grid: Grid) -> CGAffineTransform? {
        // An aligned grid rounds the destination; the pixels are mapped to the rounded rectangle.
        guard grid.kind != .aligned else {
            let pixels = grid.pixels(target)
            guard !pixels.isEmpty else { return nil }
            return CGAffineTransform(
                a: CGFloat(pixels.width) / CGFloat(source.width), b: 0, c: 0,
                d: CGFloat(pixels.height) / CGFloat(source.height), tx: CGFloat(pixels.x), ty: CGFloat(pixels.y)
            ).inverse
        }
        return CGAffineTransform(
            a: target.width / CGFloat(source.width), b: 0, c: 0, d: target.height / CGFloat(source.height),
            tx: target.minX, ty: target.minY
        ).concatenating(grid.matrix).inverse
    }
}
