import CPixman
import CoreGraphics

/// The tile of a pattern color as a source of pixels on the canvas, repeated from the origin of a layer's space.
struct PatternFill {
    private let tile: Raster
    /// The tile as a source of pixels.
    var image: OpaquePointer { tile.image }
    /// The tile's corner on the canvas, if its pixels are copied one to one; otherwise the image has a transform.
    let origin: (x: Int, y: Int)

    /// Nil for a color that is not a pattern, and for a tile without a size on the canvas.
    ///
    /// - Parameters:
    ///   - grid: From the layer to the canvas.
    ///   - scale: The canvas's pixels per point.
    init?(_ color: CGColor, alpha: Float, on grid: Grid, scale: CGFloat) {
        guard color.pattern != nil, let bitmap = color.patternTile(pixelsPerPoint: scale, alpha: CGFloat(alpha)),
            let toCanvas = color.tileToBase(bitmap)?.concatenating(grid.matrix)
        else { return nil }
        tile = Raster(bitmap, isOwn: false)
        pixman_image_set_repeat(tile.image, PIXMAN_REPEAT_NORMAL)
        let noise = 1e-6
        let isCopied =
            grid.kind == .aligned && abs(toCanvas.a - 1) < noise && abs(toCanvas.d - 1) < noise && toCanvas.b == 0
            && toCanvas.c == 0
        guard !isCopied else {
            // The remainder keeps the position small, whatever the offset of a scroll view is.
            origin = (
                Int((toCanvas.tx + 0.5).rounded(.down).truncatingRemainder(dividingBy: CGFloat(bitmap.width))),
                Int((toCanvas.ty + 0.5).rounded(.down).truncatingRemainder(dividingBy: CGFloat(bitmap.height)))
            )
            return
        }
        origin = (0, 0)
        guard var transform = toCanvas.inverse?.pixmanTransform else { return nil }
        pixman_image_set_transform(tile.image, &transform)
        pixman_image_set_filter(tile.image, PIXMAN_FILTER_BILINEAR, nil, 0)
    }
}
