import Foundation

/// A rectangle of whole pixels: x to the right, y down, origin at the top left of its space.
package struct PixelRect: Hashable, Sendable {
    /// The left column, the top row, and the number of columns and rows.
    package var x, y, width, height: Int

    /// The empty rectangle at the origin.
    package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// Creates a rectangle of `width` columns and `height` rows; empty when one of them is not positive.
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest rectangle of whole pixels around `rect`, which is in pixels too.
    ///
    /// Empty for a null rectangle or one with NaN; clamped to ±2³⁰ pixels.
    package init(enclosing rect: CGRect) {
        let minX = rect.minX
        let minY = rect.minY
        let maxX = rect.maxX
        let maxY = rect.maxY
        guard minX <= maxX, minY <= maxY, !rect.isNull else {
            self = .zero
            return
        }
        let limit = 1_073_741_824.0
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(max(-limit, min(limit, Double(value).rounded(rule))))
        }
        let left = whole(minX, .down)
        let top = whole(minY, .down)
        self.init(x: left, y: top, width: whole(maxX, .up) - left, height: whole(maxY, .up) - top)
    }

    /// The first column.
    package var minX: Int { x }
    /// The first row.
    package var minY: Int { y }
    /// The first column right of the rectangle.
    package var maxX: Int { x + width }
    /// The first row below the rectangle.
    package var maxY: Int { y + height }
    /// Whether it contains no pixel.
    package var isEmpty: Bool { width <= 0 || height <= 0 }
    /// The number of pixels.
    package var area: Int { isEmpty ? 0 : width * height }
    /// The same rectangle as floating-point values, in pixels.
    package var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// The common pixels; `zero` when there are none.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard left < right, top < bottom else { return .zero }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around both; an empty one is ignored.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Whether both have a pixel in common.
    package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    /// Whether every pixel of `other` is in this one; true for an empty `other`.
    package func contains(_ other: PixelRect) -> Bool { other.isEmpty || intersection(other) == other }

    /// The rectangle moved by whole pixels.
    package func offsetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// The rectangle with `margin` more pixels on all four sides, or fewer when negative; `zero` when nothing is
    /// left.
    package func grown(by margin: Int) -> PixelRect {
        let grown = PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
        return grown.isEmpty ? .zero : grown
    }
}
