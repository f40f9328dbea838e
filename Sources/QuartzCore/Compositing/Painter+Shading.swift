import CPixels
import CoreGraphics

/// A color that is composited through a mask, except where a cutout covers it.
struct Shade {
    /// Premultiplied ARGB.
    let colour: UInt32
    let mask: CoverageMask
    var hole: CoverageMask?
}

extension Painter {
    /// Composites a color through a mask, row by row; pixman takes twice as long.
    ///
    /// - Parameter rect: In the canvas's pixels; inside the cutout if there is one.
    func lay(_ shade: Shade, on target: Target, in region: PixelRegion, _ rect: PixelRect) {
        let rect = rect.intersection(target.area).intersection(region.extents).intersection(shade.mask.bounds)
        guard !rect.isEmpty, region.intersects(rect) else { return }
        counts.pixelsComposited += rect.area
        region.forEachRectangle { part in
            let part = part.intersection(rect)
            guard !part.isEmpty else { return }
            for y in part.y..<part.maxY { lay(shade, on: target, row: y, part.x, part.width) }
        }
    }

    private func lay(_ shade: Shade, on target: Target, row y: Int, _ x: Int, _ width: Int) {
        let pixels = target.raster.bitmap.row(y - target.area.y).assumingMemoryBound(to: UInt32.self)
        let place = pixels + (x - target.area.x)
        let cover = shade.mask.row(y) + (x - shade.mask.x)
        guard let hole = shade.hole else { return velarium_shade(place, cover, width, shade.colour) }
        let left = coverageRow(width)
        velarium_leave_out(left, cover, hole.row(y) + (x - hole.x), width)
        velarium_shade(place, left, width, shade.colour)
    }
}

extension Painter {
    /// Composites an image with an opacity.
    ///
    /// - Parameter origin: The position of the image's corner on the canvas.
    func fade(
        _ source: Raster, to alpha: Float, from origin: (x: Int, y: Int), on target: Target, in region: PixelRegion,
        _ rect: PixelRect
    ) {
        let opaque: UInt32 = source.isOpaque ? 0xFF00_0000 : 0
        let share = SolidColours.pixel(.black, alpha: alpha) >> 24
        forEachRow(of: source, from: origin, on: target, in: region, rect) { pixels, colours, count, _, _ in
            velarium_fade(pixels, colours, count, share, opaque)
        }
    }

    /// Composites an image through a mask.
    ///
    /// - Parameter origin: The position of the image's corner on the canvas.
    func cover(
        _ source: Raster, through mask: CoverageMask, from origin: (x: Int, y: Int), on target: Target,
        in region: PixelRegion, _ rect: PixelRect
    ) {
        forEachRow(of: source, from: origin, on: target, in: region, rect.intersection(mask.bounds)) {
            pixels, colours, count, x, y in
            velarium_cover(pixels, colours, mask.row(y) + (x - mask.x), count)
        }
    }

    /// Calls `body` for each row: pixels of the target and the image, their number, and the first one's position on
    /// the canvas.
    @inline(__always)
    private func forEachRow(
        of source: Raster, from origin: (x: Int, y: Int), on target: Target, in region: PixelRegion, _ rect: PixelRect,
        _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, _ count: Int, _ x: Int, _ y: Int) -> Void
    ) {
        let place = source.bitmap.bounds.offsetBy(dx: origin.x, dy: origin.y)
        let rect = rect.intersection(target.area).intersection(region.extents).intersection(place)
        guard !rect.isEmpty, region.intersects(rect) else { return }
        counts.pixelsComposited += rect.area
        region.forEachRectangle { part in
            let part = part.intersection(rect)
            guard !part.isEmpty else { return }
            for y in part.y..<part.maxY {
                let from = source.bitmap.row(y - origin.y).assumingMemoryBound(to: UInt32.self)
                let to = target.raster.bitmap.row(y - target.area.y).assumingMemoryBound(to: UInt32.self)
                body(to + part.x - target.area.x, from + part.x - origin.x, part.width, part.x, y)
            }
        }
    }
}

extension CoverageMask {
    /// The canvas pixels for which the mask has values.
    fileprivate var bounds: PixelRect { raster.bitmap.bounds.offsetBy(dx: x, dy: y) }

    /// The first byte of a row of the canvas.
    fileprivate func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        raster.bitmap.row(y - self.y).assumingMemoryBound(to: UInt8.self)
    }
}

extension Bitmap {
    fileprivate func row(_ y: Int) -> UnsafeMutableRawPointer { pixels + y * bytesPerRow }
}
