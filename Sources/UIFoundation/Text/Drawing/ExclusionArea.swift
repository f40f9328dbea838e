import CoreGraphics

/// Finds where lines may run beside excluded areas. Points of the text container, y down.
@MainActor package struct ExclusionArea {
    private let paths: [UIBezierPath]
    /// The distance between two probes of a path, in points (inferred).
    private static let step: CGFloat = 2
    /// Narrower pieces of a line stay empty, in points (inferred).
    private static let minimumWidth: CGFloat = 24

    package init(_ paths: [UIBezierPath]) {
        self.paths = paths.filter { !$0.isEmpty }
    }

    package var isEmpty: Bool { paths.isEmpty }
    /// Below this, lines are not affected.
    package var bottom: CGFloat { paths.map(\.bounds.maxY).max() ?? -.infinity }

    /// The free pieces of a line between `left` and `right` with this top and height, from left to right.
    package func pieces(top: CGFloat, height: CGFloat, left: CGFloat, right: CGFloat) -> [Range<CGFloat>] {
        let near = paths.filter { $0.bounds.maxY > top && $0.bounds.minY < top + height }
        guard !near.isEmpty else { return left < right ? [left..<right] : [] }
        var pieces: [Range<CGFloat>] = []
        var start: CGFloat?
        var x = left
        while x < right {
            let isFree = !near.contains { isBlocked(x, top: top, height: height, by: $0) }
            if isFree, start == nil { start = x }
            if !isFree, let begun = start {
                pieces.append(begun..<x)
                start = nil
            }
            x += Self.step
        }
        if let start, start < right { pieces.append(start..<right) }
        return pieces.filter { $0.upperBound - $0.lowerBound >= Self.minimumWidth }
    }

    private func isBlocked(_ x: CGFloat, top: CGFloat, height: CGFloat, by path: UIBezierPath) -> Bool {
        guard path.bounds.minX <= x, x <= path.bounds.maxX else { return false }
        return (0...4).contains { path.contains(CGPoint(x: x, y: top + height * (CGFloat($0) + 0.5) / 5)) }
    }
}
