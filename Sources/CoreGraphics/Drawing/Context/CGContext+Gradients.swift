import CCairo
import Foundation

extension CGContext {
    /// Fills the clip with a gradient along the line from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard Refusal.accepts([start, end], in: "drawLinearGradient"), state.userToPixel.isInvertible else { return }
        draw(gradient, options, cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    }

    /// Fills the clip with a gradient from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let numbers = [startCenter, endCenter, CGPoint(x: startRadius, y: endRadius)]
        guard Refusal.accepts(numbers, in: "drawRadialGradient"), state.userToPixel.isInvertible else { return }
        draw(
            gradient, options,
            cairo_pattern_create_radial(
                startCenter.x, startCenter.y, max(0, startRadius), endCenter.x, endCenter.y, max(0, endRadius)))
    }

    private func draw(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ pattern: OpaquePointer?) {
        guard let pattern, let first = gradient.stops.first, let last = gradient.stops.last else { return }
        defer { cairo_pattern_destroy(pattern) }
        // A clear stop before the first color, at the same location, ends the gradient there.
        if !options.contains(.drawsBeforeStartLocation) { add(first.colour, at: 0, alpha: 0, to: pattern) }
        if first.location > 0 { add(first.colour, at: 0, alpha: 1, to: pattern) }
        for stop in gradient.stops { add(stop.colour, at: stop.location, alpha: 1, to: pattern) }
        if last.location < 1 { add(last.colour, at: 1, alpha: 1, to: pattern) }
        if !options.contains(.drawsAfterEndLocation) { add(last.colour, at: 1, alpha: 0, to: pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var matrix = state.userToPixel.inverted().cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        paint(.pattern(pattern, within: nil))
    }

    private func add(_ colour: CGColor, at location: CGFloat, alpha: CGFloat, to pattern: OpaquePointer) {
        cairo_pattern_add_color_stop_rgba(
            pattern, location, colour.red, colour.green, colour.blue, colour.alpha * alpha)
    }
}
