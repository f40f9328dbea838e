import CCairo

/// Draws lines under and through text with the context's current colour. All lengths are user space, y down.
struct RuleBrush {
    private let cairo: OpaquePointer
    private let grid: PixelGrid

    init(_ cairo: OpaquePointer, grid: PixelGrid) {
        self.cairo = cairo
        self.grid = grid
    }

    /// Draws `rule` of a text of `size` around `middle`.
    func draw(_ rule: TextRun.Rule, size: Double, from minX: Double, to maxX: Double, middle: Double) {
        let single = size * Double(SanFrancisco.underlineThickness)
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

    /// The inked stretches of a line.
    private func dashes(
        of pattern: TextRun.Rule.Pattern, thickness: Double, from minX: Double, to maxX: Double
    ) -> [ClosedRange<Double>] {
        let lengths = Self.lengths(of: pattern)
        guard !lengths.isEmpty else { return [minX...maxX] }
        // A line that reaches over a huge extent is cut into no more pieces than anybody can see.
        let unit = max(thickness, (maxX - minX) / Self.mostDashes)
        var (x, number, dashes) = (minX, 0, [ClosedRange<Double>]())
        while x < maxX {
            let end = min(x + lengths[number % lengths.count] * unit, maxX)
            if number % 2 == 0 { dashes.append(x...end) }
            x = end
            number += 1
        }
        return dashes
    }

    private static let mostDashes = 20_000.0

    /// Ink and gap in turns, in thicknesses of the line (chosen by eye).
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
