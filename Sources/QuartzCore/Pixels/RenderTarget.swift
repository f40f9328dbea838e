import CPixman
import CoreGraphics

/// A bitmap that is painted on, positioned on the canvas.
final class RenderTarget {
    private(set) var raster: Raster
    /// The canvas pixels it covers.
    private(set) var area: PixelRect
    private var clipSerial = 0

    init(_ raster: Raster, area: PixelRect) {
        self.raster = raster
        self.area = area
    }

    /// Creates a clear bitmap over `area` of the canvas.
    convenience init(clearOver area: PixelRect) {
        self.init(Raster(Bitmap(width: area.width, height: area.height)), area: area)
    }

    /// Limits painting to the region, which is in the canvas's pixels.
    func clip(to region: PixelRegion) {
        guard clipSerial != region.serial else { return }
        clipSerial = region.serial
        pixman_region32_translate(region.pointer, Int32(-area.x), Int32(-area.y))
        pixman_image_set_clip_region32(raster.image, region.pointer)
        pixman_region32_translate(region.pointer, Int32(area.x), Int32(area.y))
    }

    /// Positions it elsewhere on the canvas and clears its part in the region; nil clears all.
    func reuse(over area: PixelRect, clearing region: PixelRegion?) {
        self.area = area
        clipSerial = 0
        pixman_image_set_clip_region32(raster.image, nil)
        guard let region else { return clear(area) }
        region.forEachRectangle { clear($0.intersection(area)) }
    }

    /// Positions it elsewhere on the canvas together with its pixels.
    func move(by move: (x: Int, y: Int)) {
        area = area.offsetBy(dx: move.x, dy: move.y)
        clipSerial = 0
    }

    /// Copies the pixels of the region that both targets cover.
    ///
    /// - Parameter limit: The pixels to copy; nil for all.
    /// - Returns: The number of copied pixels.
    func copy(_ region: PixelRegion, from other: RenderTarget, in limit: PixelRect? = nil) -> Int {
        var common = area.intersection(other.area)
        if let limit { common = common.intersection(limit) }
        var copied = 0
        region.forEachRectangle { rect in
            let rect = rect.intersection(common)
            guard !rect.isEmpty else { return }
            let source = other.raster.bitmap
            let target = raster.bitmap
            let from = source.pixels + (rect.y - other.area.y) * source.bytesPerRow + (rect.x - other.area.x) * 4
            let to = target.pixels + (rect.y - area.y) * target.bytesPerRow + (rect.x - area.x) * 4
            for row in 0..<rect.height {
                (to + row * target.bytesPerRow)
                    .copyMemory(from: from + row * source.bytesPerRow, byteCount: rect.width * 4)
            }
            copied += rect.area
        }
        return copied
    }

    private func clear(_ rect: PixelRect) {
        pixman_fill(
            raster.bitmap.pixels.assumingMemoryBound(to: UInt32.self), Int32(raster.bitmap.bytesPerRow / 4), 32,
            Int32(rect.x - area.x), Int32(rect.y - area.y), Int32(rect.width), Int32(rect.height), 0)
    }
}

/// A pool of bitmaps for groups, which are painted offscreen first. Reused across frames, because allocating costs
/// more than clearing.
final class RenderTargetPool {
    /// The maximum number of bytes kept for reuse.
    static let limit = 64 << 20

    private var free: [RenderTarget] = []

    /// Returns a target at least as large as `area`, with its corner there.
    ///
    /// - Parameter region: The part to clear; nil clears all. Clearing pixels that are not read costs as much as
    ///   painting them.
    func dequeue(covering area: PixelRect, clearing region: PixelRegion? = nil) -> RenderTarget {
        var best: Int?
        for index in free.indices {
            let bitmap = free[index].raster.bitmap
            guard bitmap.width >= area.width, bitmap.height >= area.height else { continue }
            if best.map({ bitmap.byteCount < free[$0].raster.bitmap.byteCount }) ?? true { best = index }
        }
        guard let best else {
            // Slightly larger, so that a growing group does not need a new bitmap every frame.
            let bitmap = Bitmap(width: (area.width + 63) / 64 * 64, height: (area.height + 63) / 64 * 64)
            let target = RenderTarget(Raster(bitmap), area: area)
            return target
        }
        let target = free.remove(at: best)
        target.reuse(over: area, clearing: region)
        return target
    }

    /// Releases all targets that are not in use.
    func removeAll() {
        free.removeAll()
    }

    /// Returns a target to the pool.
    func recycle(_ target: RenderTarget) {
        free.append(target)
        while free.reduce(0, { $0 + $1.raster.bitmap.byteCount }) > RenderTargetPool.limit, !free.isEmpty {
            free.removeFirst()
        }
    }
}
