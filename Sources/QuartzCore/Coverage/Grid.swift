import CoreGraphics

/// The mapping of a layer's points to the canvas's pixels.
package struct Grid: Equatable {
    /// From the layer's own space to the canvas's pixels.
    let matrix: CGAffineTransform
    let kind: Kind

    enum Kind {
        /// Translated only, at the canvas's scale: rectangles are rounded to whole pixels and bitmaps copied
        /// unchanged.
        case aligned
        /// Scaled or rotated by quarter turns: rectangles stay rectangles, their edges fall between pixels.
        case rectilinear
        /// Any other transform.
        case free
    }

    /// - Parameter scale: The canvas's pixels per point.
    package init(_ matrix: CGAffineTransform, scale: CGFloat) {
        self.matrix = matrix
        // Rotation and inverse rotation leave noise of this size; over 10,000 points it stays below a thousandth of a
        // pixel.
        let noise = 1e-7
        let isUpright = abs(matrix.b) < noise && abs(matrix.c) < noise || abs(matrix.a) < noise && abs(matrix.d) < noise
        if isUpright, abs(matrix.a - scale) < noise, abs(matrix.d - scale) < noise {
            kind = .aligned
        } else {
            kind = isUpright ? .rectilinear : .free
        }
    }

    /// The bounding box of a layer's rectangle, in pixels, not rounded.
    func boundingBox(of rect: CGRect) -> CGRect {
        let width = rect.width
        let height = rect.height
        let ax = matrix.a * width
        let bx = matrix.b * width
        let cy = matrix.c * height
        let dy = matrix.d * height
        let x = matrix.a * rect.minX + matrix.c * rect.minY + matrix.tx
        let y = matrix.b * rect.minX + matrix.d * rect.minY + matrix.ty
        return CGRect(
            x: x + min(0, ax) + min(0, cy), y: y + min(0, bx) + min(0, dy), width: abs(ax) + abs(cy),
            height: abs(bx) + abs(dy))
    }

    /// The thinnest line that has a pixel also where pixels are larger: a pixel of the densest screens. Points.
    private static let hairline: CGFloat = 1 / 3 - 1e-6

    /// The pixels that a layer's rectangle touches; on an aligned grid, the rounded rectangle. A hairline has at least one
    /// pixel there, wherever it is.
    package func pixels(_ rect: CGRect) -> PixelRect {
        let outer = boundingBox(of: rect)
        guard kind == .aligned else {
            // Noise of the transform must not add a row of pixels that nothing covers.
            return PixelRect(enclosing: outer.insetBy(dx: min(1e-6, outer.width / 2), dy: min(1e-6, outer.height / 2)))
        }
        return PixelRect(
            rounding: outer, keepsWidth: rect.width >= Grid.hairline, keepsHeight: rect.height >= Grid.hairline)
    }

    /// The offset in pixels to another grid if both are aligned and the offset is a whole number; nil otherwise.
    func wholePixelOffset(to other: Grid) -> (x: Int, y: Int)? {
        guard kind == .aligned, other.kind == .aligned, matrix.a == other.matrix.a, matrix.d == other.matrix.d else {
            return nil
        }
        let dx = other.matrix.tx - matrix.tx
        let dy = other.matrix.ty - matrix.ty
        let limit = 1e6
        guard abs(dx) < limit, abs(dy) < limit, abs(dx - dx.rounded()) < 1e-7, abs(dy - dy.rounded()) < 1e-7 else {
            return nil
        }
        return (Int(dx.rounded()), Int(dy.rounded()))
    }

    /// The number of pixels per point, along the longer axis.
    var magnification: CGFloat {
        max(
            (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
            (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
    }
}

extension PixelRect {
    /// The rectangle with its edges rounded to the nearest pixel edges.
    ///
    /// Where both edges of a side that is kept are the same, the rectangle gets the pixel in which its middle is. A height
    /// gets the one above, unless the rectangle begins at an edge: what follows below a separator begins at the same edge,
    /// and would cover it.
    init(rounding rect: CGRect, keepsWidth: Bool = false, keepsHeight: Bool = false) {
        func edges(
            _ low: CGFloat, _ high: CGFloat, isKept: Bool, prefersBefore: Bool = false
        ) -> (low: CGFloat, length: CGFloat) {
            let rounded = ((low + 0.5).rounded(.down), (high + 0.5).rounded(.down))
            guard isKept, rounded.0 == rounded.1 else { return (rounded.0, rounded.1 - rounded.0) }
            if prefersBefore, abs(low - rounded.0) > 1e-6 { return (rounded.0 - 1, 1) }
            return (((low + high) / 2).rounded(.down), 1)
        }
        let x = edges(rect.minX, rect.maxX, isKept: keepsWidth)
        let y = edges(rect.minY, rect.maxY, isKept: keepsHeight, prefersBefore: true)
        self.init(enclosing: CGRect(x: x.low, y: y.low, width: x.length, height: y.length))
    }
}
