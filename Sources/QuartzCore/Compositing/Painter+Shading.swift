import CPixels
import CoreGraphics

/// A color that is composited through a mask, except where a cutout covers it.
struct MaskedColor {
    /// Premultiplied ARGB.
    let color: UInt32
    let mask: CoverageMask
    var cutout: CoverageMask?
}

extension Painter {
    /// Composites a color through a mask, row by row; pixman takes twice as long.
    ///
    /// - Parameter rect: In the canvas's pixels; inside the cutout if there is one.
    func composite(_ shade: MaskedColor, on target: RenderTarget, in region: PixelRegion, rect: PixelRect) {
        let rect = rect.intersection(target.area).intersection(region.extents).intersection(shade.mask.bounds)
        guard !rect.isEmpty, region.intersects(rect) else { return }
        counts.pixelsComposited += rect.area
        region.forEachRectangle { part in
            let part = part.intersection(rect)
            guard !part.isEmpty else { return }
            for y in part.y..<part.maxY { compositeRow(shade, on: target, row: y, x: part.x, width: part.width) }
        }
    }

    private func compositeRow(_ shade: MaskedColor, on target: RenderTarget, row y: Int, x: Int, width: Int) {
        let pixels = target.raster.bitmap.row(y - target.area.y).assumingMemoryBound(to: UInt32.self)
        let place = pixels + (x - target.area.x)
        let cover = shade.mask.row(y) + (x - shade.mask.x)
        guard let hole = shade.cutout else { return velarium_fill_covered(place, cover, width, shade.color) }
        let left = coverageRow(width)
        velarium_subtract_coverage(left, cover, hole.row(y) + (x - hole.x), width)
        velarium_fill_covered(place, left, width, shade.color)
    }
}

extension Painter {
    /// Composites an image with an opacity.
    ///
    /// - Parameter origin: The position of the image's corner on the canvas.
    func compositeFaded(
        _ source: Raster, alpha: Float, from origin: (x: Int, y: Int), on target: RenderTarget, in region: PixelRegion,
        rect: PixelRect
    ) {
        let opaque: UInt32 = source.isOpaque ? 0xFF00_0000 : 0
        let share = SolidColors.pixel(.black, alpha: alpha) >> 24
        forEachRow(of: source, from: origin, on: target, in: region, rect: rect) { pixels, colors, count, _, _ in
            velarium_blend_row(pixels, colors, count, share, opaque)
        }
    }

    /// Composites an image through a mask.
    ///
    /// - Parameter origin: The position of the image's corner on the canvas.
    func compositeMasked(
        _ source: Raster, mask: CoverageMask, from origin: (x: Int, y: Int), on target: RenderTarget,
        in region: PixelRegion, rect: PixelRect
    ) {
        forEachRow(of: source, from: origin, on: target, in: region, rect: rect.intersection(mask.bounds)) {
            pixels, colors, count, x, y in
            velarium_blend_covered(pixels, colors, mask.row(y) + (x - mask.x), count)
        }
    }

    /// Calls `body` for each row: pixels of the target and the image, their number, and the first one's position on
    /// the canvas.
    @inline(__always)
    private func forEachRow(
        of source: Raster, from origin: (x: Int, y: Int), on target: RenderTarget, in region: PixelRegion,
        rect: PixelRect,
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
