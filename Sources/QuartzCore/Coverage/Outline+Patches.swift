import CoreGraphics

/// A coverage bitmap on the canvas, with its top left pixel at (x, y).
struct CoverageMask {
    let raster: Raster
    let x, y: Int
}

/// How much of a color the pixels of a rectangle get.
enum ColorCoverage {
    /// All of it.
    case full
    case mask(CoverageMask)
    /// In each row as much as the mask has in one of its columns, counted from its left.
    case evenRows(CoverageMask, column: Int)
    /// In all rows as much as in one row of the mask, counted from its top.
    case evenColumns(CoverageMask, row: Int)
}

/// Receives a part of an outline: pixels covered according to `mask`, or fully without one.
typealias PatchHandler = (_ rect: PixelRect, _ mask: CoverageMask?) -> Void

extension Outline {
    /// Calls `body` with non-overlapping rectangles that make up the outline. Rectangles outside `area` may be
    /// skipped or clipped.
    ///
    /// On an aligned grid only corners have a mask, which many outlines share. On other grids the antialiased edges
    /// have a mask of their own.
    func forEachPatch(on grid: Grid, in area: PixelRect, cache: CoverageCache, _ body: PatchHandler) {
        let pixels = grid.pixels(rect)
        guard !pixels.isEmpty, pixels.intersects(area) else { return }
        switch grid.kind {
        case .aligned: PixelOutline(self, pixels, scale: grid.matrix.a).forEachPatch(cache, body)
        case .rectilinear: forEachBand(on: grid, in: area, cache: cache, body)
        case .free: drawPatch(pixels, on: grid, in: area, cache: cache, body)
        }
    }

    /// Calls `body` with fully covered rectangles that contain no corner; at most two.
    func forEachOpaqueRect(on grid: Grid, _ body: (PixelRect) -> Void) {
        guard border == nil else { return }
        switch grid.kind {
        case .aligned:
            let pixels = grid.pixels(rect)
            let corner = PixelOutline(self, pixels, scale: grid.matrix.a).corner
            body(pixels.inset(dx: 0, dy: corner))
            if corner > 0 { body(pixels.inset(dx: corner, dy: 0)) }
        case .rectilinear:
            let corner = reach * grid.magnification
            let hidden = inset * grid.magnification
            let outer = grid.boundingBox(of: rect).inset(dx: hidden, dy: hidden)
            body(PixelRect(inside: outer.inset(dx: 0, dy: corner)))
            if corner > 0 { body(PixelRect(inside: outer.inset(dx: corner, dy: 0))) }
        case .free: break
        }
    }

    /// Bands along the edges and squares at the corners with masks, and the rest without.
    private func forEachBand(on grid: Grid, in area: PixelRect, cache: CoverageCache, _ body: PatchHandler) {
        let outer = grid.boundingBox(of: rect)
        let all = grid.pixels(rect)
        let line = (border ?? inset) * grid.magnification
        let depth = max(reach * grid.magnification, line)
        // Between the corners at the left and right, and between those at the top and bottom.
        let rows = PixelRect(inside: outer.inset(dx: line, dy: depth))
        let columns = PixelRect(inside: outer.inset(dx: depth, dy: line))
        guard !rows.isEmpty, !columns.isEmpty else { return drawPatch(all, on: grid, in: area, cache: cache, body) }
        func draw(_ x: Range<Int>, _ y: Range<Int>) {
            drawPatch(PixelRect(x, y), on: grid, in: area, cache: cache, body)
        }
        draw(all.minX..<rows.minX, rows.minY..<rows.maxY)
        draw(rows.maxX..<all.maxX, rows.minY..<rows.maxY)
        guard reach > 0 else {
            draw(all.minX..<all.maxX, all.minY..<rows.minY)
            draw(all.minX..<all.maxX, rows.maxY..<all.maxY)
            if border == nil { body(rows, nil) }
            return
        }
        let (left, right) = (all.minX..<columns.minX, columns.maxX..<all.maxX)
        let (top, bottom) = (all.minY..<rows.minY, rows.maxY..<all.maxY)
        for side in [left, right] {
            draw(side, top)
            draw(side, bottom)
        }
        draw(columns.minX..<columns.maxX, all.minY..<columns.minY)
        draw(columns.minX..<columns.maxX, columns.maxY..<all.maxY)
        guard border == nil else { return }
        body(rows, nil)
        body(PixelRect(columns.minX..<columns.maxX, columns.minY..<rows.minY), nil)
        body(PixelRect(columns.minX..<columns.maxX, rows.maxY..<columns.maxY), nil)
    }

    private func drawPatch(
        _ rect: PixelRect, on grid: Grid, in area: PixelRect, cache: CoverageCache, _ body: PatchHandler
    ) {
        let part = rect.intersection(area)
        guard !part.isEmpty else { return }
        let key = CoverageCache.SingleLayerKey(outline: self, matrix: grid.matrix, part: part)
        let tile = cache.tile(key) { Bitmap.coverage(of: path, in: part, matrix: grid.matrix) }
        body(part, CoverageMask(raster: tile, x: part.x, y: part.y))
    }
}

/// An outline whose edges are aligned to pixels.
struct PixelOutline {
    private let pixels: PixelRect
    private let corners: CACornerMask
    private let border: Int?
    private let key: CoverageCache.Key
    /// The side of the square at each corner that contains the curve and the bend of the ring; 0 without either.
    let corner: Int

    init(_ outline: Outline, _ pixels: PixelRect, scale: CGFloat) {
        self.pixels = pixels
        corners = outline.corners
        let shorter = min(pixels.width, pixels.height)
        var line = outline.border.map { max(1, Int(($0 * scale).rounded())) }
        if let width = line, width * 2 >= shorter { line = nil }
        border = line
        // Rounding to pixels may have removed half a pixel of the available length.
        let radius = corners.isEmpty ? 0 : min(outline.radius * scale, CGFloat(shorter) / 2)
        key = CoverageCache.Key(
            radius: Int((radius * 16).rounded()), smoothing: Int((outline.curve.smoothing * 64).rounded()),
            border: line ?? 0, inset: Int((outline.inset * scale * 16).rounded()))
        let curved = (CGFloat(key.radius) / 16 * key.curve.reach).rounded(.up)
        corner = key.radius == 0 ? 0 : Int(curved)
    }

    func forEachPatch(_ cache: CoverageCache, _ body: PatchHandler) {
        let depth = max(corner, border ?? 0)
        if corner == 0 {
            forEachSide(depth: depth, body)
        } else if 2 * depth <= min(pixels.width, pixels.height) {
            forEachSide(depth: depth, body)
            forEachCorner(depth: depth, cache: cache, body)
        } else {
            var key = key
            key.width = pixels.width
            key.height = pixels.height
            key.corners = corners
            let tile = cache.tile(key) { key.draw(width: pixels.width, height: pixels.height) }
            body(pixels, CoverageMask(raster: tile, x: pixels.x, y: pixels.y))
        }
    }

    /// The area between the corners, as rectangles without a mask.
    private func forEachSide(depth: Int, _ body: PatchHandler) {
        let x = pixels.x
        let y = pixels.y
        let width = pixels.width
        let height = pixels.height
        guard let border else {
            if depth > 0 {
                body(PixelRect(x: x + depth, y: y, width: width - 2 * depth, height: depth), nil)
                body(PixelRect(x: x + depth, y: y + height - depth, width: width - 2 * depth, height: depth), nil)
            }
            body(pixels.inset(dx: 0, dy: depth), nil)
            return
        }
        // Without curves, the horizontal lines extend through the corners.
        let across = corner == 0 ? 0 : depth
        body(PixelRect(x: x + across, y: y, width: width - 2 * across, height: border), nil)
        body(PixelRect(x: x + across, y: y + height - border, width: width - 2 * across, height: border), nil)
        body(PixelRect(x: x, y: y + depth, width: border, height: height - 2 * depth), nil)
        body(PixelRect(x: x + width - border, y: y + depth, width: border, height: height - 2 * depth), nil)
    }

    private func forEachCorner(depth: Int, cache: CoverageCache, _ body: PatchHandler) {
        let tile = cache.tile(key) { key.draw(width: 2 * depth, height: 2 * depth) }
        addCorner(.layerMinXMinYCorner, isRight: false, isBottom: false, depth: depth, tile: tile, body)
        addCorner(.layerMaxXMinYCorner, isRight: true, isBottom: false, depth: depth, tile: tile, body)
        addCorner(.layerMinXMaxYCorner, isRight: false, isBottom: true, depth: depth, tile: tile, body)
        addCorner(.layerMaxXMaxYCorner, isRight: true, isBottom: true, depth: depth, tile: tile, body)
    }

    private func addCorner(
        _ corner: CACornerMask, isRight: Bool, isBottom: Bool, depth: Int, tile: Raster, _ body: PatchHandler
    ) {
        let x = isRight ? pixels.maxX - depth : pixels.x
        let y = isBottom ? pixels.maxY - depth : pixels.y
        let square = PixelRect(x: x, y: y, width: depth, height: depth)
        if corners.contains(corner) {
            body(square, CoverageMask(raster: tile, x: isRight ? x - depth : x, y: isBottom ? y - depth : y))
        } else if let border {
            // A right angle: the horizontal line with its end, and the rest of the vertical one.
            body(PixelRect(x: x, y: isBottom ? y + depth - border : y, width: depth, height: border), nil)
            body(
                PixelRect(
                    x: isRight ? x + depth - border : x, y: isBottom ? y : y + border, width: border,
                    height: depth - border), nil)
        } else {
            body(square, nil)
        }
    }
}

extension CoverageCache.Key {
    var curve: CornerShape { CornerShape(smoothing: CGFloat(smoothing) / 64) }

    /// Draws the outline with this radius and ring in a new bitmap.
    func draw(width: Int, height: Int) -> Bitmap {
        var outline = Outline(CGRect(x: 0, y: 0, width: width, height: height))
        outline.radius = min(CGFloat(radius) / 16, CGFloat(min(width, height)) / 2)
        outline.curve = curve
        outline.corners = corners
        outline.border = border == 0 ? nil : CGFloat(border)
        outline.inset = CGFloat(inset) / 16
        return Bitmap.coverage(
            of: outline.path, in: PixelRect(x: 0, y: 0, width: width, height: height))
    }
}

extension PixelRect {
    fileprivate init(_ x: Range<Int>, _ y: Range<Int>) {
        self.init(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
    }

    /// The pixels that are entirely inside; `zero` when there are none.
    init(inside rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self = .zero
            return
        }
        let left = (rect.minX - 1e-6).rounded(.up)
        let top = (rect.minY - 1e-6).rounded(.up)
        let right = (rect.maxX + 1e-6).rounded(.down)
        let bottom = (rect.maxY + 1e-6).rounded(.down)
        guard left < right, top < bottom else {
            self = .zero
            return
        }
        self.init(enclosing: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// The rectangle inset by pixels on each side; `zero` when nothing is left.
    func inset(dx: Int, dy: Int) -> PixelRect {
        guard width > 2 * dx, height > 2 * dy else { return .zero }
        return PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension CGRect {
    /// The rectangle inset on each side; empty when nothing is left.
    func inset(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    }
}
