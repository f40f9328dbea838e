import CoreGraphics

/// What was painted and not sent yet.
struct PendingDamage {
    private var rects: [PixelRect] = []
    /// From this number of rectangles on, they are sent as one around all of them. Chosen: more cost more than they save.
    private static let mostRects = 64

    mutating func add(_ damage: [PixelRect]) {
        for rect in damage where !rect.isEmpty { add(rect) }
    }

    /// The rectangles without overlaps that would send pixels twice.
    private mutating func add(_ rect: PixelRect) {
        if rects.contains(where: { $0.contains(rect) }) { return }
        rects.removeAll { rect.contains($0) }
        rects.append(rect)
        guard rects.count > Self.mostRects else { return }
        let minX = rects.map(\.minX).min() ?? 0
        let minY = rects.map(\.minY).min() ?? 0
        let maxX = rects.map(\.maxX).max() ?? 0
        let maxY = rects.map(\.maxY).max() ?? 0
        rects = [PixelRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)]
    }

    /// The rectangles, which are not pending any longer.
    mutating func removeAndReturn(within bounds: PixelRect) -> [PixelRect] {
        defer { rects = [] }
        return rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    }
}
