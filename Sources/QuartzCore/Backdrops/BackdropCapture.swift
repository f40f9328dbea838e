import CPixels
import CoreGraphics

/// The content behind a backdrop, reduced to the resolution that its blur needs.
final class BackdropCapture {
    let key: BackdropKey
    private(set) var bitmap = Bitmap(width: 0, height: 0)
    /// The pixels of the image that the bitmap holds.
    private(set) var area = PixelRect.zero
    /// The pixels of the image that match the canvas.
    let upToDate = PixelRegion()

    init(_ key: BackdropKey) {
        self.key = key
    }

    /// Holds other pixels of the image. Those that it has held are kept if all of them are in `area`.
    func hold(_ area: PixelRect) {
        bitmap = bitmap.moved(from: self.area, to: area)
        if !area.contains(self.area) { upToDate.removeAll() }
        self.area = area
    }

    /// Releases the pixels until `restorePixels()`.
    func discardPixels() { bitmap = Bitmap(width: 0, height: 0) }

    /// Makes room again for pixels that were discarded; all of them must be captured again.
    func restorePixels() {
        bitmap = Bitmap(width: area.width, height: area.height)
        upToDate.removeAll()
    }

    /// Updates the image from painted canvas pixels.
    ///
    /// - Parameters:
    ///   - painted: The canvas's pixels, starting at the corner of `area`.
    ///   - area: In the canvas's pixels; its corner must match a pixel of the image, and the bitmap must hold it.
    /// - Returns: The changed pixels of the image.
    func update(from painted: Bitmap, area: PixelRect) -> PixelRect {
        let frame = key.imageRect(forCanvas: area)
        var level = painted
        var width = area.width
        var height = area.height
        var factor = key.factor
        while factor > 1 {
            level = BackdropCapture.halved(level, width: width, height: height)
            width = level.width
            height = level.height
            factor = factor / 2
        }
        var changed = PixelRect.zero
        for row in 0..<frame.height {
            let source = level.pixels + row * level.bytesPerRow
            let target =
                bitmap.pixels + (frame.y - self.area.y + row) * bitmap.bytesPerRow + (frame.x - self.area.x) * 4
            guard memcmp(source, target, frame.width * 4) != 0 else { continue }
            let columns = BackdropCapture.differingColumns(of: source, and: target, count: frame.width)
            target.copyMemory(from: source, byteCount: frame.width * 4)
            changed = changed.union(
                PixelRect(x: frame.x + columns.lowerBound, y: frame.y + row, width: columns.count, height: 1))
        }
        return changed
    }

    /// The columns from the first to the last differing pixel; at least one differs.
    private static func differingColumns(
        of first: UnsafeMutableRawPointer, and second: UnsafeMutableRawPointer, count: Int
    ) -> Range<Int> {
        let one = first.assumingMemoryBound(to: UInt32.self)
        let other = second.assumingMemoryBound(to: UInt32.self)
        var start = 0
        var end = count
        while start < end, one[start] == other[start] { start += 1 }
        while end > start, one[end - 1] == other[end - 1] { end -= 1 }
        return start..<end
    }

    /// The bitmap at half the size, rounded up; each pixel is the mean of four. The last column and row of an odd size
    /// count twice.
    private static func halved(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
        let result = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2, isCleared: false)
        for row in 0..<result.height {
            let upper = bitmap.words(ofRow: 2 * row)
            let lower = bitmap.words(ofRow: min(2 * row + 1, height - 1))
            let target = result.words(ofRow: row)
            velarium_halve_rows(target, upper, lower, width / 2)
            guard width % 2 == 1 else { continue }
            let (above, below) = (upper[width - 1], lower[width - 1])
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4) { last in
                _ = last.initialize(from: [above, above, below, below])
                velarium_halve_rows(target + width / 2, last.baseAddress!, last.baseAddress! + 2, 1)
            }
        }
        return result
    }
}

extension Bitmap {
    /// A bitmap for the pixels `new` of an image, of which this one has the pixels `old`; others are clear. The old
    /// pixels are lost if `new` does not contain all of them.
    func moved(from old: PixelRect, to new: PixelRect) -> Bitmap {
        let result = Bitmap(width: new.width, height: new.height)
        guard new.contains(old) else { return result }
        for row in 0..<old.height {
            let target = result.pixels + (old.y - new.y + row) * result.bytesPerRow + (old.x - new.x) * 4
            target.copyMemory(from: pixels + row * bytesPerRow, byteCount: old.width * 4)
        }
        return result
    }

    /// The pixels of a row of a color bitmap.
    func words(ofRow row: Int) -> UnsafeMutablePointer<UInt32> {
        (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }
}
