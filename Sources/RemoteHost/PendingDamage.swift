import QuartzCore

/// What was painted and not sent yet.
@MainActor final class PendingDamage {
    private let region = PixelRegion()
    /// From this number of rectangles on, they are sent as one around all of them. Chosen: more cost more than they save.
    private static let mostRects = 64

    func add(_ damage: [PixelRect]) {
        for rect in damage { region.insert(rect) }
    }

    /// Forgets everything.
    func removeAll() { region.removeAll() }

    /// The rectangles, which do not overlap and are not pending any longer.
    func removeAndReturn(within bounds: PixelRect) -> [PixelRect] {
        region.formIntersection(bounds)
        defer { region.removeAll() }
        guard !region.isEmpty else { return [] }
        let rects = region.rectangles
        return rects.count > Self.mostRects ? [region.extents] : rects
    }
}
