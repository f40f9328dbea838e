import CoreGraphics

/// How far a backdrop's picture is reduced, and how wide its boxes are, for a blur on a canvas.
///
/// A wide blur holds nothing that a smaller picture does not: the picture is halved as long as its deviation stays at
/// `finestSigma` or above.
struct BackdropKey: Equatable {
    /// The blur's deviation in pixels of the reduced picture that needs no finer one.
    static let finestSigma: CGFloat = 4
    /// The most pixels of the canvas along a side of one of the picture: their sums fit sixteen bits.
    static let largestFactor = 64

    /// The pixels of the canvas along a side of one of the picture; a power of two.
    let factor: Int
    /// How far each of the three boxes goes to either side, in pixels of the picture.
    let boxes: [Int]
    let canvas: PixelRect

    /// - Parameter sigma: The blur's standard deviation in pixels of the canvas.
    init(sigma: CGFloat, canvas: PixelRect) {
        var factor = 1
        while sigma / CGFloat(factor * 2) >= BackdropKey.finestSigma, factor < BackdropKey.largestFactor { factor *= 2 }
        // Reducing and stretching blur as well: a box and a tent as wide as one pixel of the picture.
        let size = CGFloat(factor)
        let spread = factor == 1 ? 0 : (size * size - 1) / 12 + size * size / 6
        let rest = max(0, sigma * sigma - spread).squareRoot() / size
        (self.factor, self.canvas) = (factor, canvas)
        boxes = sigma > 0 ? BoxBlur.halves(sigma: rest) : []
    }

    /// How far a pixel's colour goes, in pixels of the picture.
    var reach: Int { boxes.reduce(0, +) }

    /// The picture's pixels that lie under a rectangle of the canvas.
    func small(_ rect: PixelRect) -> PixelRect {
        let (left, top) = (rect.x / factor, rect.y / factor)
        return PixelRect(
            x: left, y: top, width: (rect.maxX + factor - 1) / factor - left,
            height: (rect.maxY + factor - 1) / factor - top)
    }

    /// The pixels of the canvas that a rectangle of the picture stands for.
    func large(_ rect: PixelRect) -> PixelRect {
        PixelRect(x: rect.x * factor, y: rect.y * factor, width: rect.width * factor, height: rect.height * factor)
            .intersection(canvas)
    }

    /// The picture's size.
    var whole: PixelRect { small(canvas) }
}
