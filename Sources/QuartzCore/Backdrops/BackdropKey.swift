import CoreGraphics

/// The reduction factor of a backdrop's image and its box sizes, for a blur on a canvas.
///
/// A wide blur needs no more resolution: the image is halved as long as the standard deviation stays at least
/// `sufficientSigma`.
struct BackdropKey: Equatable {
    /// The standard deviation in reduced pixels at which the resolution suffices.
    static let sufficientSigma: CGFloat = 4
    /// The maximum number of canvas pixels per image pixel, along a side: sums fit into sixteen bits.
    static let maximumFactor = 64

    /// The number of canvas pixels per image pixel, along a side; a power of two.
    let factor: Int
    /// The radius of each of the three boxes, in pixels of the image.
    let boxRadii: [Int]
    let canvas: PixelRect

    /// - Parameter sigma: The standard deviation of the blur in pixels of the canvas.
    init(sigma: CGFloat, canvas: PixelRect) {
        var factor = 1
        while sigma / CGFloat(factor * 2) >= BackdropKey.sufficientSigma, factor < BackdropKey.maximumFactor {
            factor *= 2
        }
        // Reducing and stretching blur too: a box and a tent as wide as one image pixel.
        let size = CGFloat(factor)
        let spread = factor == 1 ? 0 : (size * size - 1) / 12 + size * size / 6
        let rest = max(0, sigma * sigma - spread).squareRoot() / size
        self.factor = factor
        self.canvas = canvas
        boxRadii = sigma > 0 ? BoxBlur.boxRadii(sigma: rest) : []
    }

    /// The distance over which a pixel's color spreads, in pixels of the image.
    var reach: Int { boxRadii.reduce(0, +) }

    /// The image pixels that a rectangle of the canvas covers.
    func imageRect(forCanvas rect: PixelRect) -> PixelRect {
        let left = rect.x / factor
        let top = rect.y / factor
        return PixelRect(
            x: left, y: top, width: (rect.maxX + factor - 1) / factor - left,
            height: (rect.maxY + factor - 1) / factor - top)
    }

    /// The canvas pixels that a rectangle of the image represents.
    func canvasRect(forImage rect: PixelRect) -> PixelRect {
        PixelRect(x: rect.x * factor, y: rect.y * factor, width: rect.width * factor, height: rect.height * factor)
            .intersection(canvas)
    }

    /// The bounds of the image.
    var imageBounds: PixelRect { imageRect(forCanvas: canvas) }
}
