import CCairo
import Foundation

extension CGContext {
    /// Fills the path with the fill color and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        paint(.fill(consumePath(), rule, state.fillColor))
    }

    /// Strokes the path with the stroke color and clears it.
    public func strokePath() {
        paint(.stroke(consumePath(), state.strokeColor))
    }

    /// Fills, strokes or both, in that order, and clears the path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = consumePath()
        if let rule = mode.fillRule { paint(.fill(path, rule, state.fillColor)) }
        if mode.strokes { paint(.stroke(path, state.strokeColor)) }
    }

    /// Fills a rectangle; clears the path, as Apple's does.
    public func fill(_ rect: CGRect) {
        beginPath()
        paint(.fill(makePath { $0.addRect(rect, transform: $1) }, .winding, state.fillColor))
    }

    /// Fills rectangles as one area; overlaps are not painted twice. Clears the path.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        paint(.fill(makePath { $0.addRects(rects, transform: $1) }, .winding, state.fillColor))
    }

    /// Strokes the rectangle with the line centered on its edge. Clears the path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        paint(.stroke(makePath { $0.addRect(rect, transform: $1) }, state.strokeColor))
    }

    /// Strokes the rectangle with this line width. Clears the path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.line.width
        setLineWidth(width)
        stroke(rect)
        state.line.width = usual
    }

    /// Fills the ellipse inside the rectangle. Clears the path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        paint(.fill(makePath { $0.addEllipse(in: rect, transform: $1) }, .winding, state.fillColor))
    }

    /// Strokes the ellipse inside the rectangle. Clears the path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        paint(.stroke(makePath { $0.addEllipse(in: rect, transform: $1) }, state.strokeColor))
    }

    /// Strokes the lines between the first and second point, third and fourth, and so on. Clears the path.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        let lines = makePath { path, transform in
            for first in stride(from: 0, to: points.count - 1, by: 2) {
                path.addLines(between: [points[first], points[first + 1]], transform: transform)
            }
        }
        paint(.stroke(lines, state.strokeColor))
    }

    /// Clears the rectangle's pixels, ignoring alpha, blend mode and shadow. Clears the path.
    public func clear(_ rect: CGRect) {
        beginPath()
        let usual = state
        state.alpha = 1
        state.blendMode = .destinationOut
        state.shadow = nil
        paint(.fill(makePath { $0.addRect(rect, transform: $1) }, .winding, .black))
        state = usual
    }
}

extension CGContext {
    /// Draws with Cairo in user space, with the context's clip, alpha, blend mode and shadow.
    ///
    /// `body` gets a Cairo context in a neutral state and need not restore it. Does nothing with a singular
    /// transform.
    package func drawWithCairo(_ body: (OpaquePointer) -> Void) {
        guard state.userToPixel.isInvertible else { return }
        withoutActuallyEscaping(body) { paint(.custom($0)) }
    }
}
