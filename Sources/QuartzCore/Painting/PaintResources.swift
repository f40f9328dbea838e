import CoreGraphics

/// What the painters of a compositor share: the counts of the frame, caches and reusable memory.
final class PaintResources {
    /// The work of the frame, without the pixels that the blitter counts.
    var counts = FrameCounts()
    /// The pixels that can ever be visible. Cached clipping uses these, not the damage, because paths come out
    /// slightly different when they are drawn with another clip.
    var limits = PixelRect.zero
    /// The canvas's pixels per point.
    var scale: CGFloat = 1
    /// The band of the frame that is being painted; nil while all is painted at once, and on other canvases.
    var band: FrameBand?
    let blitter = Blitter()
    let cache = CoverageCache()
    let targets = RenderTargetPool()
    let regions = RegionPool()
    let stretched = StretchedCoverage()
    /// An empty stack for walks, reused so that they do not allocate.
    var walkStack: [RenderNode] = []

    /// Begins a frame on a canvas of this size and resets the counts.
    func beginFrame(_ limits: PixelRect, scale: CGFloat) {
        self.limits = limits
        self.scale = scale
        band = nil
        counts = FrameCounts()
        blitter.beginFrame()
        cache.beginFrame()
    }

    /// Calls `body` to paint a whole image that is kept, which may be on a canvas of its own with these limits.
    func paintWholeImage(limits area: PixelRect, _ body: () -> Void) {
        let (canvas, current) = (limits, band)
        defer { (limits, band) = (canvas, current) }
        (limits, band) = (area, nil)
        body()
    }

    /// Calls `body` to paint the visible part of an area offscreen, and composites the result with `alpha`.
    func paintOffscreen(
        _ whole: PixelRect, alpha: Float, on target: RenderTarget, in region: PixelRegion,
        _ body: (_ offscreen: RenderTarget, _ visible: PixelRegion) -> Void
    ) {
        let area = whole.intersection(region.extents).intersection(target.area)
        guard !area.isEmpty, region.intersects(area) else { return }
        withTarget(covering: area, in: region) { offscreen, visible in
            body(offscreen, visible)
            blitter.composite(
                offscreen.raster, alpha: alpha, from: (area.x, area.y), on: target, in: region, rect: area)
        }
    }

    /// Calls `body` to paint an area offscreen, and composites the result through the mask.
    func paintOffscreen(
        _ area: PixelRect, mask: CoverageMask, on target: RenderTarget, in region: PixelRegion,
        _ body: (_ offscreen: RenderTarget, _ visible: PixelRegion) -> Void
    ) {
        withTarget(covering: area, in: region) { offscreen, visible in
            body(offscreen, visible)
            blitter.compositeMasked(
                offscreen.raster, mask: mask, from: (area.x, area.y), on: target, in: region, rect: area)
        }
    }

    /// Calls `body` with a temporary target whose pixels in the region are clear, and that part of the region.
    private func withTarget(
        covering area: PixelRect, in region: PixelRegion, _ body: (RenderTarget, PixelRegion) -> Void
    ) {
        let visible = regions.dequeue()
        defer { regions.recycle(visible) }
        visible.assign(region)
        visible.formIntersection(area)
        let offscreen = targets.dequeue(covering: area, clearing: visible)
        defer { targets.recycle(offscreen) }
        body(offscreen, visible)
    }
}
