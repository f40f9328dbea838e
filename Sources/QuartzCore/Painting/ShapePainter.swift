import CPixman
import CoreGraphics

/// Paints what a layer has without an image: background, border and shadow.
struct ShapePainter {
    let resources: PaintResources

    /// - Parameter dimming: The dimming that a plain opaque background shows.
    func paintBackground(
        of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion,
        under dimming: Dimming? = nil
    ) {
        guard let color = node.background else { return }
        let outline = Outline(ofBackgroundOf: node, alpha: alpha)
        if let dimming {
            fill(outline, of: node, color: color, on: target, in: region, under: dimming)
        } else {
            fill(outline, of: node, color: color, alpha: alpha, on: target, in: region)
        }
    }

    /// Fills an outline with an opaque color as it looks behind the dimming, except for its edge and for what is painted in
    /// front and cannot show the dimming.
    private func fill(
        _ outline: Outline, of node: RenderNode, color: CGColor, on target: RenderTarget, in region: PixelRegion,
        under dimming: Dimming
    ) {
        let (dimmed, part) = (resources.regions.dequeue(), resources.regions.dequeue())
        defer {
            resources.regions.recycle(dimmed)
            resources.regions.recycle(part)
        }
        dimmed.assign(region)
        dimmed.subtract(dimming.front)
        let pixel = PremultipliedColor(color).pixel
        let area = node.placement.clip.intersection(resources.limits)
        outline.forEachPatch(on: node.placement.grid, in: area, cache: resources.cache) { rect, mask in
            let rect = rect.intersection(node.placement.clip)
            if let mask {
                let shade = MaskedColor(color: pixel, mask: mask)
                return resources.blitter.composite(shade, on: target, in: region, rect: rect)
            }
            part.assign(dimmed)
            part.formIntersection(rect)
            resources.blitter.fill(dimming.applied(to: pixel), on: target, in: part, rect: rect)
            dimming.done.formUnion(part)
            part.assign(region)
            part.formIntersection(rect)
            part.formIntersection(dimming.front)
            resources.blitter.fill(pixel, on: target, in: part, rect: rect)
        }
    }

    func paintBorder(of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        guard let color = node.border else { return }
        fill(
            node.outline.ring(node.shown.box.borderWidth), of: node, color: color, alpha: alpha, on: target, in: region)
    }

    private func fill(
        _ outline: Outline, of node: RenderNode, color: CGColor, alpha: Float, on target: RenderTarget,
        in region: PixelRegion
    ) {
        let blitter = resources.blitter
        if let pattern = PatternFill(color, alpha: alpha, on: node.placement.grid, scale: resources.scale) {
            let area = node.placement.clip.intersection(resources.limits)
            return outline.forEachPatch(on: node.placement.grid, in: area, cache: resources.cache) { rect, mask in
                blitter.composite(
                    PIXMAN_OP_OVER, pattern.image, from: pattern.origin, on: target, in: region,
                    rect.intersection(node.placement.clip), mask: mask)
            }
        }
        let source = blitter.solids.image(color, alpha: alpha)
        let isOpaque = color.isOpaque && alpha >= 1
        let area = node.placement.clip.intersection(resources.limits)
        let pixel = PremultipliedColor(color, alpha: alpha).pixel
        outline.forEachPatch(on: node.placement.grid, in: area, cache: resources.cache) { rect, mask in
            let rect = rect.intersection(node.placement.clip)
            if let mask {
                return blitter.composite(MaskedColor(color: pixel, mask: mask), on: target, in: region, rect: rect)
            }
            blitter.composite(
                isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, source, on: target, in: region, rect, mask: nil)
        }
    }

    // MARK: Shadow

    func paintShadow(of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        guard let color = node.shown.shadow.color else { return }
        let strength = alpha * node.shown.shadow.opacity
        let pixel = PremultipliedColor(color, alpha: strength * node.shadowCasterAlpha).pixel
        let visible = resources.regions.dequeue()
        defer { resources.regions.recycle(visible) }
        visible.assign(region)
        visible.formIntersection(target.area)
        if let core = node.pictures.shadowCutoutCoverage?.coveredRect(on: node.placement.grid, in: node.placement.clip)
        {
            visible.subtract(core)
        }
        guard !visible.isEmpty else { return }
        if node.hasBoxShadow {
            node.boxShadow.forEachPatch(resources.cache) { rect, coverage in
                let rect = rect.intersection(node.placement.clip)
                guard visible.intersects(rect) else { return }
                let shade = MaskedColor(color: pixel, coverage: coverage)
                paintShadow(shade, of: node, area: rect, on: target, in: visible)
            }
        } else if let shadow = node.pictures.shadow {
            paintShadow(shadow, of: node, pixel: pixel, on: target, in: visible)
        }
    }

    /// Paints a shadow that has an image of its own. Hidden parts are not stretched.
    private func paintShadow(
        _ shadow: ShadowImage, of node: RenderNode, pixel: UInt32, on target: RenderTarget, in visible: PixelRegion
    ) {
        let area = node.extent(of: shadow).intersection(node.placement.clip).intersection(resources.limits)
        guard visible.intersects(area) else { return }
        shadow.withMask(on: node.placement.grid, offset: node.shown.shadow.offset, in: area, visible: visible) { mask in
            paintShadow(MaskedColor(color: pixel, mask: mask), of: node, area: area, on: target, in: visible)
        }
    }

    /// Paints a part of a shadow except where its caster is.
    private func paintShadow(
        _ shade: MaskedColor, of node: RenderNode, area: PixelRect, on target: RenderTarget, in region: PixelRegion
    ) {
        guard let cutout = node.pictures.shadowCutoutCoverage else {
            return resources.blitter.composite(shade, on: target, in: region, rect: area)
        }
        let whole = cutout.coverage.fullExtent(on: node.placement.grid)
        let part = resources.regions.dequeue()
        defer { resources.regions.recycle(part) }
        part.assign(region)
        part.formIntersection(whole)
        let inner = part.extents.intersection(area)
        cutout.coverage.withMask(on: node.placement.grid, offset: .zero, in: inner, visible: part) { cover in
            var shade = shade
            shade.cutout = cover
            resources.blitter.composite(shade, on: target, in: part, rect: inner)
        }
        part.assign(region)
        part.subtract(whole)
        resources.blitter.composite(shade, on: target, in: part, rect: area)
    }
}

extension Outline {
    /// The outline of a node's background: inset below an opaque border with rounded corners.
    init(ofBackgroundOf node: RenderNode, alpha: Float) {
        self = node.outline
        if radius > 0, alpha >= 1, let border = node.border, border.isOpaque {
            inset = min(node.shown.box.borderWidth / 2, radius)
        }
    }
}
