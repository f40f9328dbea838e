import CCairo

/// The outlined box that represents a character that no font has. All lengths are fractions of the font's size.
enum MissingGlyph {
    static let advance = 0.6
    private static let margin = 0.08
    private static let height = SanFranciscoMetrics.capHeight
    private static let thickness = 0.05

    /// Draws the box in the current color; `x` is its left edge, `y` the baseline, in user space, y down.
    static func draw(on cairo: OpaquePointer, x: Double, y: Double, size: Double) {
        let line = thickness * size
        cairo_rectangle(
            cairo, x + margin * size + line / 2, y - height * size + line / 2, (advance - 2 * margin) * size - line,
            height * size - line)
        cairo_set_line_width(cairo, line)
        cairo_stroke(cairo)
    }
}
