import CCairo

/// Draws lines under and through text in the context's current color. All lengths are user space, y down.
struct RuleRenderer {
    private let cairo: OpaquePointer
    private let grid: PixelGrid

    init(_ cairo: OpaquePointer, grid: PixelGrid) {
        self.cairo = cairo
        self.grid = grid
    }

    /// Draws `rule`, centered vertically on `middle`, for a text of font size `size`.
    func draw(_ rule: TextRun.Rule, size: Double, from minX: Double, to maxX: Double, middle: Double) {
        let single = size * Double(SanFranciscoMetrics.underlineThickness)
        let thickness = rule.style == .thick ? 2 * single : single
        let offsets = rule.style == .double ? [-single, single] : [0]
        guard maxX > minX, thickness > 0 else { return }
        for offset in offsets {
            for dash in dashes(of: rule.pattern, thickness: thickness, from: minX, to: maxX) {
                grid.fill(
                    cairo, x: dash.lowerBound, y: middle + offset - thickness / 2,
                    width: dash.upperBound - dash.lowerBound, height: thickness)
            }
        }
    }

    /// The parts of a line that are drawn.
    private func dashes(
        of pattern: TextRun.Rule.Pattern, thickness: Double, from minX: Double, to maxX: Double
    ) -> [ClosedRange<Double>] {
        let lengths = Self.lengths(of: pattern)
        guard !lengths.isEmpty else { return [minX...maxX] }
        // A line over a huge extent is cut into a bounded number of pieces.
        let unit = max(thickness, (maxX - minX) / Self.mostDashes)
        var x = minX
        var number = 0
        var dashes = [ClosedRange<Double>]()
        while x < maxX {
            let end = min(x + lengths[number % lengths.count] * unit, maxX)
            if number % 2 == 0 { dashes.append(x...end) }
            x = end
            number += 1
        }
        return dashes
    }

    private static let mostDashes = 20_000.0

    /// Lengths of dashes and gaps, alternating, in multiples of the line's thickness (chosen by eye).
    private static func lengths(of pattern: TextRun.Rule.Pattern) -> [Double] {
        switch pattern {
        case .solid: []
        case .dot: [1.5, 1.5]
        case .dash: [5, 3]
        case .dashDot: [5, 2.5, 1.5, 2.5]
        case .dashDotDot: [5, 2.5, 1.5, 2.5, 1.5, 2.5]
        }
    }
}
