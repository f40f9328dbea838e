import CPixels
import CPixman
import CoreGraphics

/// Composites colors and images on targets, within a region.
///
/// Rectangles and positions are in the canvas's pixels.
final class Blitter {
    /// The pixels written since the frame began.
    private(set) var pixelsComposited = 0
    let solids = SolidColors()
    private var coverageLine = Bitmap(width: 0, height: 1, format: .coverage)

    /// Begins a frame and resets the count.
    func beginFrame() {
        pixelsComposited = 0
    }

    /// Makes the pixels of the region clear.
    func clear(_ target: RenderTarget, in region: PixelRegion) {
        composite(
            PIXMAN_OP_CLEAR, solids.image(.black, alpha: 1), on: target, in: region, region.extents, mask: nil)
    }

    /// Fills `rect` of the canvas within the region with a premultiplied color.
    func fill(_ color: UInt32, on target: RenderTarget, in region: PixelRegion, rect: PixelRect) {
        let rect = rect.intersection(target.area)
        let bitmap = target.raster.bitmap
        region.forEachRectangle { part in
            let part = part.intersection(rect)
            guard !part.isEmpty else { return }
            pixelsComposited += part.area
            pixman_fill(
                bitmap.pixels.assumingMemoryBound(to: UInt32.self), Int32(bitmap.bytesPerRow / 4), 32,
                Int32(part.x - target.area.x), Int32(part.y - target.area.y), Int32(part.width), Int32(part.height),
                color)
        }
    }

    /// Composites `rect` of the canvas within the region.
    ///
    /// - Parameters:
    ///   - source: A solid color, or an image with its transform from the canvas.
    ///   - origin: The position of the source's corner on the canvas if it has no transform.
    func composite(
        _ operation: pixman_op_t, _ source: OpaquePointer, from origin: (x: Int, y: Int) = (0, 0),
        on target: RenderTarget,
        in region: PixelRegion, _ rect: PixelRect, mask: CoverageMask?
    ) {
        let rect = rect.intersection(target.area).intersection(region.extents)
        guard !rect.isEmpty, region.intersects(rect) else { return }
        target.clip(to: region)
        pixelsComposited += rect.area
        pixman_image_composite32(
            operation, source, mask?.raster.image, target.raster.image, Int32(rect.x - origin.x),
            Int32(rect.y - origin.y), Int32(rect.x - (mask?.x ?? 0)), Int32(rect.y - (mask?.y ?? 0)),
            Int32(rect.x - target.area.x), Int32(rect.y - target.area.y), Int32(rect.width), Int32(rect.height))
    }

    /// Composites an image, with an opacity if `alpha` is below 1.
    ///
    /// - Parameter origin: The position of the image's corner on the canvas.
    func composite(
        _ source: Raster, alpha: Float, from origin: (x: Int, y: Int), on target: RenderTarget, in region: PixelRegion,
        rect: PixelRect
    ) {
        if alpha >= 1 {
            composite(PIXMAN_OP_OVER, source.image, from: origin, on: target, in: region, rect, mask: nil)
        } else {
            compositeFaded(source, alpha: alpha, from: origin, on: target, in: region, rect: rect)
        }
    }

    /// Composites an image with an opacity.
    ///
    /// - Parameter origin: The position of the image's corner on the canvas.
    func compositeFaded(
        _ source: Raster, alpha: Float, from origin: (x: Int, y: Int), on target: RenderTarget, in region: PixelRegion,
        rect: PixelRect
    ) {
        let opaque: UInt32 = source.isOpaque ? 0xFF00_0000 : 0
        let share = UInt32(PremultipliedColor(.black, alpha: alpha).alpha >> 8)
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
        let frame = source.bitmap.bounds.offsetBy(dx: origin.x, dy: origin.y)
        let rect = rect.intersection(target.area).intersection(region.extents).intersection(frame)
        guard !rect.isEmpty, region.intersects(rect) else { return }
        pixelsComposited += rect.area
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

    /// Fills `target` with a plane's image in perspective, between the columns that `spans` returns for a row of the
    /// canvas.
    func project(
        _ image: GroupImage, by toImage: Projection, on target: RenderTarget, spans: (_ row: Int) -> Range<Int>
    ) {
        let area = target.area
        target.raster.bitmap.fill(
            PixelRect(x: 0, y: 0, width: area.width, height: area.height), projecting: image.raster.bitmap,
            used: (image.area.width, image.area.height), by: toImage
        ) { row in spans(row + area.y) }
        pixelsComposited += area.area
    }
}

// MARK: Masked colors

/// A color that is composited through a mask, except where a cutout covers it.
struct MaskedColor {
    /// Premultiplied ARGB.
    let color: UInt32
    let coverage: ColorCoverage
    var cutout: CoverageMask?

    init(color: UInt32, coverage: ColorCoverage) {
        self.color = color
        self.coverage = coverage
    }

    init(color: UInt32, mask: CoverageMask) { self.init(color: color, coverage: .mask(mask)) }
}

extension Blitter {
    /// Composites a color through a mask, row by row; pixman takes twice as long.
    ///
    /// - Parameter rect: In the canvas's pixels; inside the cutout if there is one, and where an even mask has values.
    func composite(_ shade: MaskedColor, on target: RenderTarget, in region: PixelRegion, rect: PixelRect) {
        var rect = rect.intersection(target.area).intersection(region.extents)
        if case .mask(let mask) = shade.coverage { rect = rect.intersection(mask.bounds) }
        guard !rect.isEmpty, region.intersects(rect) else { return }
        pixelsComposited += rect.area
        region.forEachRectangle { part in
            let part = part.intersection(rect)
            guard !part.isEmpty else { return }
            compositeRows(shade, on: target, in: part)
        }
    }

    private func compositeRows(_ shade: MaskedColor, on target: RenderTarget, in part: PixelRect) {
        for y in part.y..<part.maxY {
            let pixels = target.raster.bitmap.row(y - target.area.y).assumingMemoryBound(to: UInt32.self)
            let position = pixels + (part.x - target.area.x)
            switch shade.coverage {
            case .full: compositeRow(shade, y, part, position, coverage: 255)
            case .mask(let mask): compositeRow(shade, y, part, position, coverage: mask.row(y) + (part.x - mask.x))
            case .evenRows(let mask, let column):
                compositeRow(shade, y, part, position, coverage: mask.row(y)[column])
            case .evenColumns(let mask, let row):
                compositeRow(shade, y, part, position, coverage: mask.row(mask.y + row) + (part.x - mask.x))
            }
        }
    }

    private func compositeRow(
        _ shade: MaskedColor, _ y: Int, _ part: PixelRect, _ pixels: UnsafeMutablePointer<UInt32>, coverage: UInt8
    ) {
        guard shade.cutout != nil else { return velarium_fill_evenly(pixels, part.width, shade.color, coverage) }
        let row = coverageRow(part.width)
        row.update(repeating: coverage, count: part.width)
        compositeRow(shade, y, part, pixels, coverage: row)
    }

    private func compositeRow(
        _ shade: MaskedColor, _ y: Int, _ part: PixelRect, _ pixels: UnsafeMutablePointer<UInt32>,
        coverage: UnsafePointer<UInt8>
    ) {
        guard let hole = shade.cutout else { return velarium_fill_covered(pixels, coverage, part.width, shade.color) }
        let left = coverageRow(part.width)
        velarium_subtract_coverage(left, coverage, hole.row(y) + (part.x - hole.x), part.width)
        velarium_fill_covered(pixels, left, part.width, shade.color)
    }

    /// A buffer for `width` pixels of coverage, valid until the next call.
    private func coverageRow(_ width: Int) -> UnsafeMutablePointer<UInt8> {
        if coverageLine.width < width { coverageLine = Bitmap(width: width, height: 1, format: .coverage) }
        return coverageLine.pixels.assumingMemoryBound(to: UInt8.self)
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
