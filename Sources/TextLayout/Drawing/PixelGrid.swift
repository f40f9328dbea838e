import CCairo

/// The pixel grid behind a context's user space, for snapping straight edges and glyphs.
struct PixelGrid {
    /// Pixels per unit of user space, vertically.
    let scale: Double
    /// Whether the transform only translates and scales, by the same factor on both axes.
    let isUpright: Bool
    private let matrix: cairo_matrix_t
    /// Whether horizontal lines stay horizontal in pixels; otherwise nothing is snapped.
    private let isStraight: Bool

    init(_ cairo: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        self.matrix = matrix
        scale = (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot()
        isStraight = matrix.xy == 0 && matrix.yx == 0 && matrix.yy != 0
        isUpright = isStraight && matrix.xx > 0 && matrix.xx == matrix.yy
    }

    /// The pixel border nearest to `y`, in user space.
    func snapped(y: Double) -> Double {
        guard isStraight else { return y }
        return ((y * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy
    }

    /// The pixel border at or before `x`, and the nearest number of `parts` of a pixel by which `x` is beyond it.
    /// - Precondition: `isUpright`.
    func split(x: Double, into parts: Int) -> (border: Double, part: Int) {
        let pixels = ((x * matrix.xx + matrix.x0) * Double(parts)).rounded()
        let border = (pixels / Double(parts)).rounded(.down)
        return ((border - matrix.x0) / matrix.xx, Int(pixels - border * Double(parts)))
    }

    /// Fills a rectangle after snapping its top and bottom to pixel borders. It is at least one pixel high.
    func fill(_ cairo: OpaquePointer, x: Double, y: Double, width: Double, height: Double) {
        if isStraight {
            let pixels = max((height * abs(matrix.yy)).rounded(), 1)
            cairo_rectangle(cairo, x, snapped(y: y), width, pixels / abs(matrix.yy))
        } else {
            cairo_rectangle(cairo, x, y, width, height)
        }
        cairo_fill(cairo)
    }
}
