import CCairo
import Foundation

extension CGContext {
    /// Fills the clip with a gradient along the line from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard DrawingMisuse.accepts([start, end], in: "drawLinearGradient"), state.userToPixel.isInvertible else {
            return
        }
        draw(gradient, options: options, pattern: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    }

    /// Fills the clip with a gradient from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let numbers = [startCenter, endCenter, CGPoint(x: startRadius, y: endRadius)]
        guard DrawingMisuse.accepts(numbers, in: "drawRadialGradient"), state.userToPixel.isInvertible else { return }
        draw(
            gradient, options: options,
            pattern: cairo_pattern_create_radial(
                startCenter.x, startCenter.y, max(0, startRadius), endCenter.x, endCenter.y, max(0, endRadius)))
    }

    private func draw(_ gradient: CGGradient, options: CGGradientDrawingOptions, pattern: OpaquePointer?) {
        guard let pattern, let first = gradient.stops.first, let last = gradient.stops.last else { return }
        defer { cairo_pattern_destroy(pattern) }
        // A clear stop before the first color, at the same location, ends the gradient there.
        if !options.contains(.drawsBeforeStartLocation) { add(first.color, at: 0, alpha: 0, to: pattern) }
        if first.location > 0 { add(first.color, at: 0, alpha: 1, to: pattern) }
        for stop in gradient.stops { add(stop.color, at: stop.location, alpha: 1, to: pattern) }
        if last.location < 1 { add(last.color, at: 1, alpha: 1, to: pattern) }
        if !options.contains(.drawsAfterEndLocation) { add(last.color, at: 1, alpha: 0, to: pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var matrix = state.userToPixel.inverted().cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        paint(.pattern(pattern, within: nil))
    }

    private func add(_ color: CGColor, at location: CGFloat, alpha: CGFloat, to pattern: OpaquePointer) {
        cairo_pattern_add_color_stop_rgba(
            pattern, location, color.red, color.green, color.blue, color.alpha * alpha)
    }
}
