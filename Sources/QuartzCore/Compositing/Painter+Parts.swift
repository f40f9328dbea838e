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
        outline.forEachPatch(on: node.grid, in: area, cache: cache) { rect, mask in
            composite(
                isOpaque && mask == nil ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, source, on: target, in: region,
                rect.intersection(node.clip), mask: mask)
        }
    }

    func paintShadow(of node: RenderNode, _ alpha: Float, _ target: Target, _ region: PixelRegion) {
        guard let colour = node.shown.shadowColor else { return }
        let strength = alpha * node.shown.shadowOpacity
        if node.hasBoxShadow {
            // A gradient counts as opaque, whatever its colours.
            let cover = node.shown.gradient == nil ? Float(node.background?.alpha ?? 1) : 1
            let source = solids.image(colour, alpha: strength * cover)
            node.boxShadow.forEachPatch(cache) { rect, mask in
                composite(PIXMAN_OP_OVER, source, on: target, in: region, rect.intersection(node.clip), mask: mask)
            }
        } else if let shadow = node.shadow {
            let source = solids.image(colour, alpha: strength)
            let extent = shadow.extent(on: node)
            let mask = CoverageMask(raster: shadow.raster, x: extent.x, y: extent.y)
            composite(PIXMAN_OP_OVER, source, on: target, in: region, extent.intersection(node.clip), mask: mask)
        }
    }

    /// Paints a bitmap's pieces: as they are where one pixel falls on one, else sampled.
    func paint(_ picture: Picture?, of node: RenderNode, _ alpha: Float, _ target: Target, _ region: PixelRegion) {
        guard let picture else { return }
        for piece in picture.pieces {
            if let place = piece.place(on: node.grid) {
                copy(piece, to: place, picture, of: node, alpha, target, region)
            } else {
                sample(piece, picture, of: node, alpha, target, region)
            }
        }
    }

    private func copy(
        _ piece: Picture.Piece, to place: PixelRect, _ picture: Picture, of node: RenderNode, _ alpha: Float,
        _ target: Target, _ region: PixelRegion
    ) {
        let operation = picture.isOpaque && alpha >= 1 ? PIXMAN_OP_SRC : PIXMAN_OP_OVER
        let origin = (x: place.x - piece.source.x, y: place.y - piece.source.y)
        let visible = place.intersection(node.clipInside)
        if alpha >= 1 {
            composite(operation, picture.raster.image, from: origin, on: target, in: region, visible, mask: nil)
        } else {
            composite(
                operation, picture.raster.image, from: origin, on: target, in: region, visible,
                fading: solids.image(.black, alpha: alpha))
        }
    }

    /// Composites with a solid mask.
    func composite(
        _ operation: pixman_op_t, _ source: OpaquePointer, from origin: (x: Int, y: Int), on target: Target,
        in region: PixelRegion, _ rect: PixelRect, fading: OpaquePointer
    ) {
        let rect = rect.intersection(target.area).intersection(region.extents)
        guard !rect.isEmpty, region.intersects(rect) else { return }
        target.clip(to: region)
        counts.pixelsComposited += rect.area
        pixman_image_composite32(
            operation, source, fading, target.raster.image, Int32(rect.x - origin.x), Int32(rect.y - origin.y), 0, 0,
            Int32(rect.x - target.area.x), Int32(rect.y - target.area.y), Int32(rect.width), Int32(rect.height))
    }

    private func sample(
        _ piece: Picture.Piece, _ picture: Picture, of node: RenderNode, _ alpha: Float, _ target: Target,
        _ region: PixelRegion
    ) {
        guard var transform = piece.fromCanvas(node.grid) else { return }
        let isWhole = piece.source == picture.raster.bitmap.bounds
        // Of a part, the pixels around it must not shine in.
        let image =
            isWhole
            ? picture.raster.image
            : Raster.makeImage(picture.raster.bitmap, part: piece.source, isOpaque: picture.isOpaque)
        pixman_image_set_transform(image, &transform)
        pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
        let magnification = node.grid.magnification * piece.target.width / CGFloat(piece.source.width)
        let filter = magnification >= 1 ? picture.magnifies : picture.minifies
        pixman_image_set_filter(image, filter == .nearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
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
}

extension Picture.Piece {
    /// Where its pixels lie when they fall on the canvas's one to one; nil when they do not.
    func place(on grid: Grid) -> PixelRect? {
        guard grid.kind == .aligned else { return nil }
        let scale = grid.matrix.a
        guard abs(target.width * scale - CGFloat(source.width)) < 0.01,
            abs(target.height * scale - CGFloat(source.height)) < 0.01
        else { return nil }
        let pixels = grid.pixels(target)
        return PixelRect(x: pixels.x, y: pixels.y, width: source.width, height: source.height)
    }

    /// From the canvas to the piece's own pixels, as pixman wants it; nil when that cannot be expressed.
    func fromCanvas(_ grid: Grid) -> pixman_transform_t? {
        // An aligned grid rounds the target; the pixels follow it there.
        let matrix: CGAffineTransform
        if grid.kind == .aligned {
            let pixels = grid.pixels(target)
            guard !pixels.isEmpty else { return nil }
            matrix = CGAffineTransform(
                a: CGFloat(pixels.width) / CGFloat(source.width), b: 0, c: 0,
                d: CGFloat(pixels.height) / CGFloat(source.height), tx: CGFloat(pixels.x), ty: CGFloat(pixels.y))
        } else {
            matrix = CGAffineTransform(
                a: target.width / CGFloat(source.width), b: 0, c: 0, d: target.height / CGFloat(source.height),
                tx: target.minX, ty: target.minY
            ).concatenating(grid.matrix)
        }
        guard let inverse = matrix.inverse else { return nil }
        // pixman's numbers have sixteen bits before the point.
        let largest = max(abs(inverse.a), abs(inverse.b), abs(inverse.c), abs(inverse.d))
        guard max(largest, abs(inverse.tx), abs(inverse.ty)) < 32_000 else { return nil }
        func fixed(_ value: CGFloat) -> pixman_fixed_t { pixman_fixed_t((value * 65536).rounded()) }
        var transform = pixman_transform_t()
        transform.matrix.0 = (fixed(inverse.a), fixed(inverse.c), fixed(inverse.tx))
        transform.matrix.1 = (fixed(inverse.b), fixed(inverse.d), fixed(inverse.ty))
        transform.matrix.2 = (0, 0, 65536)
        return transform
    }
}
