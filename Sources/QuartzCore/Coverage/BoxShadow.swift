import CoreGraphics
import Foundation

/// The shadow of a rounded rectangle, composed of four corners and four sides of a blurred tile. All rectangles with
/// the same corners share the tile, whatever their size.
struct BoxShadow {
    /// The distance of the tile's corners, in pixels; its middle is repeated along the sides. A multiple of what a blur
    /// reduces by, so that all corners are reduced alike.
    private static let stripe = 16

    /// The rectangle that casts the shadow, moved by the shadow's offset.
    private let pixels: PixelRect
    private let margin: Int
    /// How far outside the rectangle the shadow is visible, in pixels; at most the margin.
    private let reach: Int
    /// The length of a side that the blurred corner covers, inside the rectangle.
    private let cornerLength: Int
    private let key: CoverageCache.Key

    /// - Parameters:
    ///   - strength: The alpha of the shadow where its coverage is full, from 0 to 1.
    ///   - grid: An aligned grid.
    init(_ outline: Outline, offset: CGSize, radius: CGFloat, strength: CGFloat, on grid: Grid) {
        pixels = grid.pixels(outline.rect.offsetBy(dx: offset.width, dy: offset.height))
        let scale = grid.magnification
        let sigma = max(0, radius) * scale
        let corner = min(outline.radius * scale, CGFloat(min(pixels.width, pixels.height)) / 2)
        key = CoverageCache.Key(
            radius: Int((corner * 16).rounded()), smoothing: Int((outline.curve.smoothing * 64).rounded()),
            corners: outline.corners, sigma: Int((sigma * 16).rounded()))
        // From the key's rounded values: rectangles that share a tile must split it equally.
        margin = Int((CGFloat(key.sigma) / 16 * 3).rounded(.up)) + 2
        reach = min(margin, Self.visibleReach(sigma: CGFloat(key.sigma) / 16, strength: strength))
        cornerLength = margin + Int((CGFloat(key.radius) / 16 * key.curve.reach).rounded(.up))
    }

    /// The distance from the edge at which a blurred edge is less than half a color step, in pixels rounded up.
    private static func visibleReach(sigma: CGFloat, strength: CGFloat) -> Int {
        let alpha = (min(1, max(0, strength)) * 255).rounded()
        guard alpha > 0 else { return 0 }
        // The coverage that rounds to the largest byte which, times alpha, rounds to nothing.
        let coverage = ((127 / alpha).rounded(.down) + 0.5) / 255
        guard coverage < 0.5 else { return 0 }
        // The normal distribution's quantile, within 0.0005 (Abramowitz and Stegun, 26.2.23). Beyond the square root of 3
        // deviations three boxes are thinner than the distribution; nearer, they may be thicker.
        let t = (-2 * log(coverage)).squareRoot()
        let quantile =
            t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
        return Int((sigma * max(quantile, 1.75)).rounded(.up)) + 1
    }

    /// The pixels on which the shadow is visible.
    var extent: PixelRect { pixels.grown(by: reach) }

    /// Whether it is large enough to be composed of tiles that others share.
    var isComposed: Bool { min(pixels.width, pixels.height) >= 2 * cornerLength }

    /// Receives a part of the shadow.
    typealias PatchHandler = (_ rect: PixelRect, _ coverage: ColorCoverage) -> Void

    /// Calls `body` with non-overlapping rectangles that make up the visible shadow.
    func forEachPatch(_ cache: CoverageCache, _ body: PatchHandler) {
        guard isComposed else {
            var key = key
            key.width = pixels.width
            key.height = pixels.height
            let whole = pixels.grown(by: margin)
            guard whole.fitsBitmap else { return }
            let tile = cache.tile(key) { draw(width: pixels.width, height: pixels.height) }
            body(extent, .mask(CoverageMask(raster: tile, x: whole.x, y: whole.y)))
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
        let side = 2 * corner + BoxShadow.stripe
        precondition(tile.bitmap.width == side, "A shadow's tile is \(tile.bitmap.width) pixels wide.")
        let whole = pixels.grown(by: margin)
        // Between the corners; without a width or height where they meet.
        let middle = PixelRect(
            x: whole.x + corner, y: whole.y + corner, width: whole.width - 2 * corner, height: whole.height - 2 * corner
        )
        for y in [whole.y, middle.maxY] {
            let tileY = y == whole.y ? 0 : side - corner
            for x in [whole.x, middle.maxX] {
                let tileX = x == whole.x ? 0 : side - corner
                let mask = CoverageMask(raster: tile, x: x - tileX, y: y - tileY)
                patch(PixelRect(x: x, y: y, width: corner, height: corner), .mask(mask), body)
            }
        }
        // What is in the middle of the tile's sides repeats along those of the shadow.
        let center = side / 2
        for y in [whole.y, middle.maxY] {
            let mask = CoverageMask(raster: tile, x: 0, y: y == whole.y ? y : y - side + corner)
            let rect = PixelRect(x: middle.x, y: y, width: middle.width, height: corner)
            patch(rect, .evenRows(mask, column: center), body)
        }
        for x in [whole.x, middle.maxX] {
            let mask = CoverageMask(raster: tile, x: x == whole.x ? x : x - side + corner, y: 0)
            let rect = PixelRect(x: x, y: middle.y, width: corner, height: middle.height)
            patch(rect, .evenColumns(mask, row: center), body)
        }
        patch(middle, .full, body)
    }

    private func patch(_ rect: PixelRect, _ coverage: ColorCoverage, _ body: PatchHandler) {
        let visible = rect.intersection(extent)
        if !visible.isEmpty { body(visible, coverage) }
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
