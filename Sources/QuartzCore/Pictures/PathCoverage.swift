import CoreGraphics

/// The coverage of a path, drawn once in the layer's own space and stretched from there, and a large fully covered
/// rectangle in it.
final class PathCoverage {
    let path: CGPath
    let coverage: ShadowImage
    /// A fully covered rectangle in the layer's own points; nil if it is too small to be useful.
    let coveredRect: CGRect?

    /// Shows the same pixels elsewhere.
    init(sharing other: PathCoverage) {
        path = other.path
        coverage = ShadowImage(sharing: other.coverage)
        coveredRect = other.coveredRect
    }

    /// Nil when the path encloses nothing, or too much for a bitmap.
    init?(_ path: CGPath, scale: CGFloat) {
        let box = path.boundingBoxOfPath
        guard !box.isNull else { return nil }
        let matrix = CGAffineTransform(scaleX: scale, y: scale)
        let area = PixelRect(enclosing: box.applying(matrix)).grown(by: 1)
        guard area.fitsBitmap else { return nil }
        let bitmap = Bitmap.coverage(of: path, in: area, matrix: matrix, rule: .winding)
        let core = bitmap.largestCoveredRect
        self.path = path
        self.coveredRect = core.map { core in
            CGRect(
                x: CGFloat(core.x + area.x) / scale, y: CGFloat(core.y + area.y) / scale,
                width: CGFloat(core.width) / scale, height: CGFloat(core.height) / scale)
        }
        let key = ShadowImage.Key(caster: .path(path), sigma: 0, resolution: scale)
        coverage = ShadowImage(bitmap, x: area.x, y: area.y, key: key)
    }

    /// The fully covered canvas pixels within `clip`; nil when there are none.
    func coveredRect(on grid: Grid, in clip: PixelRect) -> PixelRect? {
        guard grid.kind != .free, let coveredRect else { return nil }
        // Stretching mixes neighbors, so a pixel at the edge shows what is around it.
        let inner = grid.boundingBox(of: coveredRect).insetBy(dx: 1, dy: 1)
        guard !inner.isNull else { return nil }
        let rect = PixelRect(inside: inner).intersection(clip)
        return rect.isEmpty ? nil : rect
    }
}

extension Bitmap {
    /// The largest fully covered one of three rectangles around the center, with different insets; nil when it is too
    /// small.
    fileprivate var largestCoveredRect: PixelRect? {
        let bytes = pixels.assumingMemoryBound(to: UInt8.self)
        let x = width / 2
        let y = height / 2
        guard width > 0, height > 0, bytes[y * bytesPerRow + x] == 255 else { return nil }
        var left = x
        var right = x + 1
        while left > 0, bytes[y * bytesPerRow + left - 1] == 255 { left -= 1 }
        while right < width, bytes[y * bytesPerRow + right] == 255 { right += 1 }
        let rects = [0, (right - left) / 32, (right - left) / 8].map { inset -> PixelRect in
            let columns = left + inset..<right - inset
            func isCovered(_ row: Int) -> Bool { columns.allSatisfy { bytes[row * bytesPerRow + $0] == 255 } }
            var top = y
            var bottom = y + 1
            while top > 0, isCovered(top - 1) { top -= 1 }
            while bottom < height, isCovered(bottom) { bottom += 1 }
            return PixelRect(x: columns.lowerBound, y: top, width: columns.count, height: bottom - top)
        }
        return rects.max { $0.area < $1.area }.flatMap { $0.area >= PixelRegion.minimumOccluderArea ? $0 : nil }
    }
}
