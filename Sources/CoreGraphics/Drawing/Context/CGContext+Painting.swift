import CCairo
import Foundation

extension CGContext {
    /// Fills the path with the fill colour and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        paint(.area(takePath(), rule, state.fillColour))
    }

    /// Draws a line along the path with the stroke colour and forgets it.
    public func strokePath() {
        paint(.line(takePath(), state.strokeColour))
    }

    /// Fills, strokes or both, in that order, and forgets the path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if let rule = mode.fillRule { paint(.area(path, rule, state.fillColour)) }
        if mode.strokes { paint(.line(path, state.strokeColour)) }
    }

    /// Fills a rectangle; forgets the path, as Apple does.
    public func fill(_ rect: CGRect) {
        beginPath()
        paint(.area(shape { $0.addRect(rect, transform: $1) }, .winding, state.fillColour))
    }

    /// Fills rectangles; where they overlap the colour is there once.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        paint(.area(shape { $0.addRects(rects, transform: $1) }, .winding, state.fillColour))
    }

    /// Draws the rectangle's edge, half of the line inside of it.
    public func stroke(_ rect: CGRect) {
        beginPath()
        paint(.line(shape { $0.addRect(rect, transform: $1) }, state.strokeColour))
    }

    /// Draws the rectangle's edge with a line of that thickness.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.line.width
        setLineWidth(width)
        stroke(rect)
        state.line.width = usual
    }

    /// Fills the ellipse inside the rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        paint(.area(shape { $0.addEllipse(in: rect, transform: $1) }, .winding, state.fillColour))
    }

    /// Draws the edge of the ellipse inside the rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        paint(.line(shape { $0.addEllipse(in: rect, transform: $1) }, state.strokeColour))
    }

    /// Draws a line from the first point to the second, from the third to the fourth and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        let lines = shape { path, transform in
            for first in stride(from: 0, to: points.count - 1, by: 2) {
                path.addLines(between: [points[first], points[first + 1]], transform: transform)
            }
        }
        paint(.line(lines, state.strokeColour))
    }

    /// Makes the rectangle clear, whatever alpha, blend mode and shadow are set.
    public func clear(_ rect: CGRect) {
        beginPath()
        let usual = state
        state.alpha = 1
        state.blendMode = .destinationOut
        state.shadow = nil
        paint(.area(shape { $0.addRect(rect, transform: $1) }, .winding, .black))
        state = usual
    }
}

extension CGContext {
    /// Draws what `body` draws with Cairo in the user's coordinates, with the context's clip, alpha, blend mode and
    /// shadow. The closure gets a Cairo context in a neutral state and may leave it in any.
    package func drawInk(_ body: (OpaquePointer) -> Void) {
        guard state.userToPixel.isInvertible else { return }
        withoutActuallyEscaping(body) { paint(.custom($0)) }
    }
}
