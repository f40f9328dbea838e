import CoreGraphics
import Foundation

/// A rectangle of one opaque color inside an image: it hides what is behind it and is painted as a plain fill.
struct OpaqueCore: Equatable {
    let rect: PixelRect
    let color: CGColor

    /// Finds the largest of three rectangles around the center pixel: with the row's full run of equal pixels, and
    /// with an eighth or a quarter removed on each side.
    ///
    /// Nil when the center pixel is not opaque, or too few pixels around it are equal.
    init?(of bitmap: Bitmap) {
        guard bitmap.width > 0, bitmap.height > 0 else { return nil }
        let x = bitmap.width / 2
        let y = bitmap.height / 2
        let value = bitmap.pixel(x, y)
        guard value >> 24 == 255 else { return nil }
        let run = bitmap.equalColumns(to: value, aroundX: x, y: y)
        let rects = [0, run.count / 8, run.count / 4].map { inset in
            bitmap.equalBlock(of: value, columns: run.lowerBound + inset..<run.upperBound - inset, aroundRow: y)
        }
        guard let best = rects.max(by: { $0.area < $1.area }), best.area >= PixelRegion.minimumOccluderArea else {
            return nil
        }
        rect = best
        let part = { (shift: UInt32) in CGFloat(value >> shift & 255) / 255 }
        color = CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}

extension Bitmap {
    /// The pixel's color; coverage is the alpha of black.
    fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let row = pixels + y * bytesPerRow
        return switch format {
        case .color: (row + x * 4).load(as: UInt32.self)
        case .coverage: UInt32((row + x).load(as: UInt8.self)) << 24
        }
    }

    /// The range of columns around `x` with this value in the row.
    fileprivate func equalColumns(to value: UInt32, aroundX x: Int, y: Int) -> Range<Int> {
        var start = x
        var end = x + 1
        while start > 0, pixel(start - 1, y) == value { start -= 1 }
        while end < width, pixel(end, y) == value { end += 1 }
        return start..<end
    }

    /// The rows around `y` in which all these columns have this value; includes `y`.
    fileprivate func equalBlock(of value: UInt32, columns: Range<Int>, aroundRow y: Int) -> PixelRect {
        // The first pixel has the value and each equals the previous one: comparing memory is many times faster.
        let size = format.bytesPerPixel
        func isFilled(_ row: Int) -> Bool {
            let line = pixels + row * bytesPerRow + columns.lowerBound * size
            return pixel(columns.lowerBound, row) == value && memcmp(line, line + size, (columns.count - 1) * size) == 0
        }
        var start = y
        var end = y + 1
        while start > 0, isFilled(start - 1) { start -= 1 }
        while end < height, isFilled(end) { end += 1 }
        return PixelRect(x: columns.lowerBound, y: start, width: columns.count, height: end - start)
    }
}
