import CPixman
import CoreGraphics

/// Paints backdrop layers with the image of what is behind them.
struct BackdropPainter {
    let resources: PaintResources

    private var blitter: Blitter { resources.blitter }

    /// Fills the node's outline with the image of the content behind it; without one, with its tint. Outside of the
    /// canvas nothing is behind it, and nothing is painted there.
    func paintBackdrop(of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        guard let values = node.shown.backdrop else { return }
        let area = node.ownExtent.intersection(region.extents).intersection(target.area)
        guard !area.isEmpty else { return }
        if let backdrop = node.painted.backdrop {
            guard let picture = backdrop.stretchedImage(over: area) else { return }
            let filling = Filling(
                image: picture.image, limits: resources.limits.intersection(backdrop.key.canvas), raster: picture,
                origin: (backdrop.area.x, backdrop.area.y))
            fill(node, with: filling, alpha: alpha, area: area, on: target, in: region)
        } else if let tint = values.tint {
            fill(
                node, with: Filling(image: blitter.solids.image(tint, alpha: 1), limits: resources.limits),
                alpha: alpha, area: area, on: target, in: region)
        }
    }

    /// The fill of an outline: an image at `origin` of the canvas, or one color.
    private struct Filling {
        let image: OpaquePointer
        /// The pixels that can be filled.
        let limits: PixelRect
        var raster: Raster?
        var origin = (x: 0, y: 0)
    }

    private func fill(
        _ node: RenderNode, with source: Filling, alpha: Float, area: PixelRect, on target: RenderTarget,
        in region: PixelRegion
    ) {
        guard alpha < 1 else { return fill(node, with: source, on: target, in: region) }
        let edges = resources.regions.dequeue()
        defer { resources.regions.recycle(edges) }
        edges.assign(region)
        if let raster = source.raster, let core = node.backdropCore, region.intersects(core) {
            blitter.compositeFaded(raster, alpha: alpha, from: source.origin, on: target, in: region, rect: core)
            edges.subtract(core)
        }
        resources.paintOffscreen(area, alpha: alpha, on: target, in: edges) { offscreen, visible in
            fill(node, with: source, on: offscreen, in: visible)
        }
    }

    private func fill(_ node: RenderNode, with source: Filling, on target: RenderTarget, in region: PixelRegion) {
        func paint(_ rect: PixelRect, in region: PixelRegion, mask: CoverageMask?) {
            if let mask, let raster = source.raster {
                return blitter.compositeMasked(
                    raster, mask: mask, from: source.origin, on: target, in: region, rect: rect)
            }
            let isCopied = mask == nil && node.painted.backdrop?.isOpaque ?? false
            blitter.composite(
                isCopied ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, source.image, from: source.origin, on: target, in: region,
                rect, mask: mask)
        }
        let clip = node.placement.clip.intersection(source.limits)
        guard node.shown.backdrop?.path != nil else {
            node.outline.forEachPatch(on: node.placement.grid, in: clip, cache: resources.cache) { rect, mask in
                paint(rect.intersection(clip), in: region, mask: mask)
            }
            return
        }
        guard let shape = node.pictures.backdropShape else { return }
        let rest = resources.regions.dequeue()
        defer { resources.regions.recycle(rest) }
        rest.assign(region)
        if let core = shape.coveredRect(on: node.placement.grid, in: clip), region.intersects(core) {
            paint(core, in: region, mask: nil)
            rest.subtract(core)
        }
        let area = node.backdropExtent.intersection(clip)
        guard rest.intersects(area) else { return }
        shape.coverage.withMask(on: node.placement.grid, offset: .zero, in: area, visible: rest) {
            paint(area, in: rest, mask: $0)
        }
    }

    /// Colors what has been painted of the node with the image behind it; the alpha is kept.
    func tintContents(of node: RenderNode, on offscreen: RenderTarget, in region: PixelRegion) {
        guard node.tintsContents else { return }
        let area = offscreen.area.intersection(region.extents)
        if let backdrop = node.painted.backdrop {
            guard let picture = backdrop.stretchedImage(over: area) else { return }
            blitter.composite(
                PIXMAN_OP_IN, picture.image, from: (backdrop.area.x, backdrop.area.y), on: offscreen, in: region,
                offscreen.area.intersection(backdrop.area), mask: nil)
        } else if let tint = node.shown.backdrop?.tint {
            blitter.composite(
                PIXMAN_OP_IN, blitter.solids.image(tint, alpha: 1), on: offscreen, in: region, offscreen.area, mask: nil
            )
        }
    }
}
