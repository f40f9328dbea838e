import CoreGraphics

/// The shadow of a rounded rectangle, composed of four corners and four sides of a blurred tile. All rectangles with
/// the same corners share the tile, whatever their size.
struct BoxShadow {
    /// The length of the tile's side that is repeated, in pixels.
    private static let stripe = 64

    /// The rectangle that casts the shadow, moved by the shadow's offset.
    private let pixels: PixelRect
    private let margin: Int
    /// The length of a side that the blurred corner covers, inside the rectangle.
    private let cornerLength: Int
    private let key: CoverageCache.Key

    /// - Parameter grid: An aligned grid.
    init(_ outline: Outline, offset: CGSize, radius: CGFloat, on grid: Grid) {
        pixels = grid.pixels(outline.rect.offsetBy(dx: offset.width, dy: offset.height))
        let scale = grid.magnification
        let sigma = max(0, radius) * scale
        let corner = min(outline.radius * scale, CGFloat(min(pixels.width, pixels.height)) / 2)
        key = CoverageCache.Key(
            radius: Int((corner * 16).rounded()), smoothing: Int((outline.curve.smoothing * 64).rounded()),
            corners: outline.corners, sigma: Int((sigma * 16).rounded()))
        // From the key's rounded values: rectangles that share a tile must split it equally.
        margin = Int((CGFloat(key.sigma) / 16 * 3).rounded(.up)) + 2
        cornerLength = margin + Int((CGFloat(key.radius) / 16 * key.curve.reach).rounded(.up))
    }

    /// The pixels the shadow touches.
    var extent: PixelRect { pixels.grown(by: margin) }

    /// Whether it is large enough to be composed of tiles that others share.
    var isComposed: Bool { min(pixels.width, pixels.height) >= 2 * cornerLength }

    /// Calls `body` with non-overlapping rectangles that make up the shadow.
    func forEachPatch(_ cache: CoverageCache, _ body: PatchHandler) {
        guard isComposed else {
            var key = key
            key.width = pixels.width
            key.height = pixels.height
            guard extent.fitsBitmap else { return }
            let tile = cache.tile(key) { draw(width: pixels.width, height: pixels.height) }
            body(extent, CoverageMask(raster: tile, x: extent.x, y: extent.y))
            return
        }
        let side = 2 * cornerLength + BoxShadow.stripe
        var key = key
        key.width = -1
        key.height = -1
        forEachTilePatch(cache.tile(key) { draw(width: side, height: side) }, body)
    }

    private func forEachTilePatch(_ tile: Raster, _ body: PatchHandler) {
        let corner = margin + cornerLength
        let tail = corner + BoxShadow.stripe
        forEachRun(from: extent.x, length: extent.width, corner: corner) { x, width, tileX in
            forEachRun(from: extent.y, length: extent.height, corner: corner) { y, height, tileY in
                let isMiddle = tileX == corner && tileY == corner
                // The center is fully covered, so it is one rectangle instead of many tiles.
                guard !isMiddle else { return }
                let rect = PixelRect(x: x, y: y, width: width, height: height)
                body(rect, CoverageMask(raster: tile, x: x - tileX, y: y - tileY))
            }
        }
        precondition(tile.bitmap.width == tail + corner, "A shadow's tile is \(tile.bitmap.width) pixels wide.")
        body(extent.inset(dx: corner, dy: corner), nil)
    }

    /// Splits a side into corners and stripes: position, length, and position in the tile.
    private func forEachRun(from start: Int, length: Int, corner: Int, _ body: (Int, Int, Int) -> Void) {
        body(start, corner, 0)
        var position = start + corner
        let end = start + length - corner
        while position < end {
            let run = min(BoxShadow.stripe, end - position)
            body(position, run, corner)
            position += run
        }
        body(end, corner, corner + BoxShadow.stripe)
    }

    private func draw(width: Int, height: Int) -> Bitmap {
        var outline = Outline(CGRect(x: 0, y: 0, width: width, height: height))
        outline.radius = min(CGFloat(key.radius) / 16, CGFloat(min(width, height)) / 2)
        outline.curve = key.curve
        outline.corners = key.corners
        let area = PixelRect(x: 0, y: 0, width: width, height: height).grown(by: margin)
        return Bitmap.coverage(of: outline.path, in: area).blurred(sigma: CGFloat(key.sigma) / 16)
    }
}
