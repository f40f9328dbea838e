import CPixman
import CoreGraphics

extension Painter {
    /// The number of canvas rows that are painted at a time for a capture.
    private static let captureRows = 256

    /// Paints the content behind the last node of `path` into the pixels of the capture in `rect`.
    ///
    /// - Parameter path: The nodes from the root on. Their opacity, masks and corners are ignored: content behind a
    ///   layer that fades in is captured at full opacity.
    /// - Returns: The changed pixels of the capture.
    func capture(behind path: [RenderNode], rect: PixelRect, into capture: BackdropCapture) -> PixelRect {
        let large = capture.key.canvasRect(forImage: rect)
        let rows = max(capture.key.factor, Painter.captureRows)
        var changed = PixelRect.zero
        let region = dequeueRegion()
        defer { recycleRegion(region) }
        for top in stride(from: large.y, to: large.maxY, by: rows) {
            let strip = PixelRect(x: large.x, y: top, width: large.width, height: min(rows, large.maxY - top))
            let target = pool.dequeue(covering: strip)
            region.assign(strip)
            paint(on: target, in: region) { collectBehind(path) }
            changed = changed.union(capture.update(from: target.raster.bitmap, area: strip))
            pool.recycle(target)
        }
        return changed
    }

    private func collectBehind(_ path: [RenderNode]) {
        for index in stride(from: path.count - 1, to: 0, by: -1) {
            let around = path[index - 1]
            collectContent(around, alpha: 1, behind: path[index])
            if around.clipsToShape, around.shown.shape != nil { add(.drawing, of: around, alpha: 1) }
            collectBackParts(around, alpha: 1)
        }
    }

    /// Fills the node's outline with the image of the content behind it; without one, with its tint.
    func paintBackdrop(of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        guard let values = node.shown.backdrop else { return }
        let area = node.ownExtent.intersection(region.extents).intersection(target.area)
        guard !area.isEmpty else { return }
        if let backdrop = node.backdrop, let picture = backdrop.stretchedImage {
            let filling = Filling(image: picture.image, raster: picture, origin: (backdrop.area.x, backdrop.area.y))
            fill(node, with: filling, alpha: alpha, area: area, on: target, in: region)
        } else if let tint = values.tint {
            fill(
                node, with: Filling(image: solids.image(tint, alpha: 1)), alpha: alpha, area: area, on: target,
                in: region)
        }
    }

    /// The fill of an outline: an image at `origin` of the canvas, or one color.
    private struct Filling {
        let image: OpaquePointer
        var raster: Raster?
        var origin = (x: 0, y: 0)
    }

    private func fill(
        _ node: RenderNode, with source: Filling, alpha: Float, area: PixelRect, on target: RenderTarget,
        in region: PixelRegion
    ) {
        guard alpha < 1 else { return fill(node, with: source, on: target, in: region) }
        paintOffscreen(area, alpha: alpha, on: target, in: region) { apart, seen in
            fill(node, with: source, on: apart, in: seen)
        }
    }

    private func fill(_ node: RenderNode, with source: Filling, on target: RenderTarget, in region: PixelRegion) {
        func paint(_ rect: PixelRect, in region: PixelRegion, mask: CoverageMask?) {
            if let mask, let raster = source.raster {
                return compositeMasked(raster, mask: mask, from: source.origin, on: target, in: region, rect: rect)
            }
            let isCopied = mask == nil && node.backdrop?.isOpaque ?? false
            composite(
                isCopied ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, source.image, from: source.origin, on: target, in: region,
                rect, mask: mask)
        }
        guard node.shown.backdrop?.path != nil else {
            node.outline.forEachPatch(on: node.grid, in: node.clip.intersection(limits), cache: cache) { rect, mask in
                paint(rect.intersection(node.clip), in: region, mask: mask)
            }
            return
        }
        guard let shape = node.backdropShape else { return }
        let rest = dequeueRegion()
        defer { recycleRegion(rest) }
        rest.assign(region)
        if let core = shape.coveredCanvasRect(of: node), region.intersects(core) {
            paint(core, in: region, mask: nil)
            rest.subtract(core)
        }
        let area = node.backdropExtent.intersection(node.clip).intersection(limits)
        guard rest.intersects(area) else { return }
        shape.coverage.withMask(on: node, offset: .zero, in: area, visible: rest) { paint(area, in: rest, mask: $0) }
    }

    /// Paints a shadow except where its caster is.
    func paintShadow(
        _ shade: MaskedColor, outside hole: PathCoverage, of node: RenderNode, area: PixelRect, on target: RenderTarget,
        in region: PixelRegion
    ) {
        let whole = hole.coverage.fullExtent(on: node)
        let part = dequeueRegion()
        defer { recycleRegion(part) }
        part.assign(region)
        part.formIntersection(whole)
        let inner = part.extents.intersection(area)
        hole.coverage.withMask(on: node, offset: .zero, in: inner, visible: part) { cover in
            composite(
                MaskedColor(color: shade.color, mask: shade.mask, cutout: cover), on: target, in: part, rect: inner)
        }
        part.assign(region)
        part.subtract(whole)
        composite(shade, on: target, in: part, rect: area)
    }

    /// Colors what has been painted of the node with the image behind it; the alpha is kept.
    func tintContents(of node: RenderNode, on apart: RenderTarget, in region: PixelRegion) {
        guard node.tintsContents else { return }
        if let backdrop = node.backdrop, let picture = backdrop.stretchedImage {
            composite(
                PIXMAN_OP_IN, picture.image, from: (backdrop.area.x, backdrop.area.y), on: apart, in: region,
                apart.area.intersection(backdrop.area), mask: nil)
        } else if let tint = node.shown.backdrop?.tint {
            composite(
                PIXMAN_OP_IN, solids.image(tint, alpha: 1), on: apart, in: region, apart.area, mask: nil)
        }
    }
}
