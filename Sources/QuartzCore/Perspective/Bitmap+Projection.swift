import CPixels
import CoreGraphics

extension Bitmap {
    /// Fills a part of this color bitmap with another one in perspective. Pixels are interpolated; the source's edge
    /// pixels extend beyond it.
    ///
    /// - Parameters:
    ///   - used: The visible part of the source, starting at its corner.
    ///   - spans: The columns to fill for each row of `part`, in pixels of this bitmap; others stay unchanged.
    ///   - toSource: From this bitmap's pixels to the source's.
    func fill(
        _ part: PixelRect, projecting source: Bitmap, used: (width: Int, height: Int), by toSource: Projection,
        spans: (Int) -> Range<Int>
    ) {
        precondition(format == .color && source.format == .color, "Only color bitmaps can be projected.")
        precondition(bounds.contains(part), "\(part) is not inside a bitmap of \(width)×\(height) pixels.")
        precondition(
            1...source.width ~= used.width && 1...source.height ~= used.height,
            "A bitmap of \(source.width)×\(source.height) pixels does not contain \(used.width)×\(used.height) pixels.")
        var plane = velarium_plane(
            pixels: UnsafePointer(source.pixels.assumingMemoryBound(to: UInt32.self)),
            stride: Int32(source.bytesPerRow / 4), width: Int32(used.width), height: Int32(used.height))
        for row in part.y..<part.maxY {
            let span = spans(row).clamped(to: part.x..<part.maxX)
            guard !span.isEmpty else { continue }
            let line = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let point = SIMD3<Double>(Double(span.lowerBound) + 0.5, Double(row) + 0.5, 1)
            velarium_project(
                line + span.lowerBound, span.count, &plane, (point * toSource.x).sum(), (point * toSource.y).sum(),
                (point * toSource.w).sum(), toSource.x.x, toSource.y.x, toSource.w.x)
        }
    }
}
