import CPixman
import CoreGraphics

/// A bitmap that is painted on, lying somewhere on the canvas.
final class Target {
    private(set) var raster: Raster
    /// The pixels of the canvas it covers.
    private(set) var area: PixelRect
    private var clipSerial = 0

    init(_ raster: Raster, area: PixelRect) {
        self.raster = raster
        self.area = area
    }

    /// A clear bitmap over `area` of the canvas.
    convenience init(clearOver area: PixelRect) {
        self.init(Raster(Bitmap(width: area.width, height: area.height)), area: area)
    }

    /// Lets nothing be painted outside the region, which is in the canvas's pixels.
    func clip(to region: PixelRegion) {
        guard clipSerial != region.serial else { return }
        clipSerial = region.serial
        pixman_region32_translate(region.pointer, Int32(-area.x), Int32(-area.y))
        pixman_image_set_clip_region32(raster.image, region.pointer)
        pixman_region32_translate(region.pointer, Int32(area.x), Int32(area.y))
    }

    /// Lies it elsewhere on the canvas, and clears what of it is in the region.
    func reuse(over area: PixelRect, clearing region: PixelRegion?) {
        self.area = area
        clipSerial = 0
        pixman_image_set_clip_region32(raster.image, nil)
        guard let region else { return clear(area) }
        region.forEachRectangle { clear($0.intersection(area)) }
    }

    /// Lies it elsewhere on the canvas with what is on it.
    func move(by move: (x: Int, y: Int)) {
        area = area.offsetBy(dx: move.x, dy: move.y)
        clipSerial = 0
    }

    private func clear(_ rect: PixelRect) {
        pixman_fill(
            raster.bitmap.pixels.assumingMemoryBound(to: UInt32.self), Int32(raster.bitmap.bytesPerRow / 4), 32,
            Int32(rect.x - area.x), Int32(rect.y - area.y), Int32(rect.width), Int32(rect.height), 0)
    }
}

/// Bitmaps for groups, which are painted by themselves before they go on the canvas. Kept from frame to frame, as
/// their memory costs more than their clearing.
final class TargetPool {
    /// The most bytes kept while nothing is painted.
    static let limit = 64 << 20

    private var free: [Target] = []

    /// A target at least as large as `area`, with its corner there.
    ///
    /// - Parameter region: What of it is clear; nil for all. Clearing what nobody looks at costs as much as painting it.
    func take(_ area: PixelRect, clearing region: PixelRegion? = nil) -> Target {
        var best: Int?
        for index in free.indices {
            let bitmap = free[index].raster.bitmap
            guard bitmap.width >= area.width, bitmap.height >= area.height else { continue }
            if best.map({ bitmap.byteCount < free[$0].raster.bitmap.byteCount }) ?? true { best = index }
        }
        guard let best else {
            // Somewhat larger, so that a group that grows does not need another one every frame.
            let bitmap = Bitmap(width: (area.width + 63) / 64 * 64, height: (area.height + 63) / 64 * 64)
            let target = Target(Raster(bitmap), area: area)
            return target
        }
        let target = free.remove(at: best)
        target.reuse(over: area, clearing: region)
        return target
    }

    /// Gives up all that is not in use.
    func dropAll() {
        free.removeAll()
    }

    /// Takes a target back.
    func give(_ target: Target) {
        free.append(target)
        while free.reduce(0, { $0 + $1.raster.bitmap.byteCount }) > TargetPool.limit, !free.isEmpty {
            free.removeFirst()
        }
    }
}
