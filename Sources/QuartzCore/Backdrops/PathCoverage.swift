import CoreGraphics

/// The coverage of a path, drawn once in the layer's own space and stretched from there, and a large fully covered
/// rectangle in it.
final class PathCoverage {
    let path: CGPath
    let coverage: ShadowImage
    /// A fully covered rectangle in the layer's own points; nil if it is too small to be useful.
    let coveredRect: CGRect?

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

    /// The fully covered canvas pixels; nil when there are none.
    func coveredCanvasRect(of node: RenderNode) -> PixelRect? {
        guard node.grid.kind != .free, let coveredRect else { return nil }
        // Stretching mixes neighbors, so a pixel at the edge shows what is around it.
        let inner = node.grid.boundingBox(of: coveredRect).insetBy(dx: 1, dy: 1)
        guard !inner.isNull else { return nil }
        let rect = PixelRect(inside: inner).intersection(node.clip)
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
        return rects.max { $0.area < $1.area }.flatMap { $0.area >= Painter.minimumOccluderArea ? $0 : nil }
    }
}

extension RenderNode {
    /// Whether it fills its outline with the content behind it.
    var showsBackdrop: Bool { shown.backdrop?.role == .fill }

    /// Whether its drawn contents take their colors from the content behind it.
    var tintsContents: Bool { shown.backdrop?.role == .contents }

    /// Whether the content behind shows through the tint.
    var needsBackdrop: Bool { (showsBackdrop || tintsContents) && !(shown.backdrop?.tint?.isOpaque ?? false) }

    /// The canvas pixels that the backdrop covers.
    var backdropExtent: PixelRect {
        guard shown.backdrop?.path != nil else { return grid.pixels(outline.rect) }
        return backdropShape?.coverage.fullExtent(on: self) ?? .zero
    }

    /// Redraws the coverage of changed paths of the backdrop and the shadow's cutout.
    func updatePathCoverages(scale: CGFloat) {
        let shape = showsBackdrop ? shown.backdrop?.path : nil
        if backdropShape?.path != shape { backdropShape = shape.flatMap { PathCoverage($0, scale: scale) } }
        let hole = hasShadow ? shadowCutout : nil
        if shadowCutoutCoverage?.path != hole { shadowCutoutCoverage = hole.flatMap { PathCoverage($0, scale: scale) } }
    }

    /// Calls `body` with canvas rectangles that hide what is behind them.
    func forEachOpaqueBackdropRect(_ body: (PixelRect) -> Void) {
        guard showsBackdrop, backdrop?.isOpaque ?? shown.backdrop?.tint?.isOpaque ?? false else { return }
        if shown.backdrop?.path != nil {
            if let core = backdropShape?.coveredCanvasRect(of: self) { body(core) }
        } else {
            outline.forEachOpaqueRect(on: grid) { body($0.intersection(clip)) }
        }
    }
}
