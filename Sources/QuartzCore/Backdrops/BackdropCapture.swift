import CPixman
import CoreGraphics

/// The content behind a backdrop, reduced to the resolution that its blur needs.
final class BackdropCapture {
    let key: BackdropKey
    let bitmap: Bitmap
    /// The pixels of the image that match the canvas.
    let upToDate = PixelRegion()

    init(_ key: BackdropKey) {
        self.key = key
        bitmap = Bitmap(width: key.imageBounds.width, height: key.imageBounds.height)
    }

    /// Updates the image from painted canvas pixels.
    ///
    /// - Parameters:
    ///   - painted: The canvas's pixels, starting at the corner of `area`.
    ///   - area: In the canvas's pixels; its corner must match a pixel of the image.
    /// - Returns: The changed pixels of the image.
    func update(from painted: Bitmap, area: PixelRect) -> PixelRect {
        let place = key.imageRect(forCanvas: area)
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
        for row in 0..<place.height {
            let source = level.pixels + row * level.bytesPerRow
            let target = bitmap.pixels + (place.y + row) * bitmap.bytesPerRow + place.x * 4
            guard memcmp(source, target, place.width * 4) != 0 else { continue }
            let columns = BackdropCapture.differingColumns(of: source, and: target, count: place.width)
            target.copyMemory(from: source, byteCount: place.width * 4)
            changed = changed.union(
                PixelRect(x: place.x + columns.lowerBound, y: place.y + row, width: columns.count, height: 1))
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

    /// The bitmap at half the size, rounded up; each pixel is the mean of four.
    private static func halved(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
        let result = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2)
        let part = PixelRect(x: 0, y: 0, width: width, height: height)
        let source = Raster.makeImage(bitmap, part: part, isOpaque: false)
        let target = Raster(result)
        var transform = pixman_transform_t()
        pixman_transform_init_scale(&transform, 2 << 16, 2 << 16)
        pixman_image_set_transform(source, &transform)
        pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(
            PIXMAN_OP_SRC, source, nil, target.image, 0, 0, 0, 0, 0, 0, Int32(result.width), Int32(result.height))
        pixman_image_unref(source)
        return result
    }
}
