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
    func capture(behind path: [RenderNode], _ rect: PixelRect, _ capture: BackdropCapture) -> PixelRect {
        let large = capture.key.large(rect)
        let rows = max(capture.key.factor, Painter.captureRows)
        var changed = PixelRect.zero
        let region = takeRegion()
        defer { giveRegion(region) }
        for top in stride(from: large.y, to: large.maxY, by: rows) {
            let strip = PixelRect(x: large.x, y: top, width: large.width, height: min(rows, large.maxY - top))
            let target = pool.take(strip)
            region.set(strip)
            paint(on: target, in: region) { collectBehind(path) }
            changed = changed.union(capture.take(target.raster.bitmap, strip))
            pool.give(target)
        }
        return changed
    }

    private func collectBehind(_ path: [RenderNode]) {
        for index in stride(from: path.count - 1, to: 0, by: -1) {
            let around = path[index - 1]
            collectInside(around, alpha: 1, behind: path[index])
            if around.cutsInside, around.shown.shape != nil { add(.drawing, around, 1) }
            collectBack(around, alpha: 1)
        }
    }

    /// Fills the node's outline with the image of the content behind it; without one, with its tint.
    func paintBackdrop(of node: RenderNode, _ alpha: Float, _ target: Target, _ region: PixelRegion) {
        guard let values = node.shown.backdrop else { return }
        let area = node.ownExtent.intersection(region.extents).intersection(target.area)
        guard !area.isEmpty else { return }
        if let backdrop = node.backdrop, let picture = backdrop.picture {
            let filling = Filling(image: picture.image, raster: picture, origin: (backdrop.area.x, backdrop.area.y))
            fill(node, with: filling, alpha, area, target, region)
        } else if let tint = values.tint {
            fill(node, with: Filling(image: solids.image(tint, alpha: 1)), alpha, area, target, region)
        }
    }

    /// The fill of an outline: an image at `origin` of the canvas, or one color.
    private struct Filling {
        let image: OpaquePointer
        var raster: Raster?
        var origin = (x: 0, y: 0)
    }

    private func fill(
        _ node: RenderNode, with source: Filling, _ alpha: Float, _ area: PixelRect, _ target: Target,
        _ region: PixelRegion
    ) {
        guard alpha < 1 else { return fill(node, with: source, target, region) }
        paintApart(area, alpha, on: target, in: region) { apart, seen in
            fill(node, with: source, apart, seen)
        }
    }

    private func fill(_ node: RenderNode, with source: Filling, _ target: Target, _ region: PixelRegion) {
        func lay(_ rect: PixelRect, _ region: PixelRegion, _ mask: CoverageMask?) {
            if let mask, let raster = source.raster {
                return cover(raster, through: mask, from: source.origin, on: target, in: region, rect)
            }
            let isCopied = mask == nil && node.backdrop?.isOpaque ?? false
            composite(
                isCopied ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, source.image, from: source.origin, on: target, in: region,
                rect, mask: mask)
        }
        guard node.shown.backdrop?.path != nil else {
            node.outline.forEachPatch(on: node.grid, in: node.clip.intersection(limits), cache: cache) { rect, mask in
                lay(rect.intersection(node.clip), region, mask)
            }
            return
        }
        guard let shape = node.backdropShape else { return }
        let rest = takeRegion()
        defer { giveRegion(rest) }
        rest.set(region)
        if let core = shape.coreOnCanvas(of: node), region.intersects(core) {
            lay(core, region, nil)
            rest.subtract(core)
        }
        let area = node.backdropExtent.intersection(node.clip).intersection(limits)
        guard rest.intersects(area) else { return }
        shape.coverage.lay(on: node, offset: .zero, in: area, seen: rest) { lay(area, rest, $0) }
    }

    /// Paints a shadow except where its caster is.
    func paintRing(
        _ shade: Shade, around hole: PathCoverage, of node: RenderNode, _ area: PixelRect, _ target: Target,
        _ region: PixelRegion
    ) {
        let whole = hole.coverage.wholeExtent(on: node)
        let part = takeRegion()
        defer { giveRegion(part) }
        part.set(region)
        part.formIntersection(whole)
        let inner = part.extents.intersection(area)
        hole.coverage.lay(on: node, offset: .zero, in: inner, seen: part) { cover in
            lay(Shade(colour: shade.colour, mask: shade.mask, hole: cover), on: target, in: part, inner)
        }
        part.set(region)
        part.subtract(whole)
        lay(shade, on: target, in: part, area)
    }

    /// Colors what has been painted of the node with the image behind it; the alpha is kept.
    func tintContents(of node: RenderNode, on apart: Target, _ region: PixelRegion) {
        guard node.tintsContents else { return }
        if let backdrop = node.backdrop, let picture = backdrop.picture {
            composite(
                PIXMAN_OP_IN, picture.image, from: (backdrop.area.x, backdrop.area.y), on: apart, in: region,
                apart.area.intersection(backdrop.area), mask: nil)
        } else if let tint = node.shown.backdrop?.tint {
            composite(
                PIXMAN_OP_IN, solids.image(tint, alpha: 1), on: apart, in: region, apart.area, mask: nil)
        }
    }
}
