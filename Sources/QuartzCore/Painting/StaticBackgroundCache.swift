import CoreGraphics

/// Keeps the static background of a canvas, and decides frame by frame whether it is worth it.
///
/// It is created with the second consecutive frame that has the same split: a single frame is cheaper to paint.
final class StaticBackgroundCache {
    /// Whether an animation is running; without one there may be no next frame.
    var isAllowed = false
    private(set) var current: StaticBackground?
    private var lastSplit: StaticBackground.Split?

    /// What collecting a frame looks for; nil when there is no static background for the target.
    func search(on target: RenderTarget, since change: TreeChanges.Summary) -> SplitSearch? {
        guard isAllowed, let current, current.target.area == target.area else { return nil }
        return SplitSearch(split: current.split, filled: current.filled, change: change)
    }

    /// The static background for a frame with this split.
    ///
    /// - Parameters:
    ///   - entries: What was collected behind the split.
    ///   - visible: The pixels on which that is visible.
    /// - Returns: Nil when the frame is to be painted without one.
    func background(
        splitAt split: StaticBackground.Split, over area: PixelRect, entries: ArraySlice<PartCollector.Entry>,
        visible: PixelRegion
    ) -> StaticBackground? {
        defer { lastSplit = split }
        if let current, current.split == split, current.target.area == area { return current }
        current = nil
        guard lastSplit == split, Self.isWorthCopying(entries, area: visible.extents) else { return nil }
        current = StaticBackground(split, over: area)
        return current
    }

    /// Releases the static background.
    func discard() {
        current = nil
        lastSplit = nil
    }

    /// The cost per pixel of a plain fill, a blend or copy, and a group; and the fixed cost of a layer in pixels.
    private static let plainCost = 1
    private static let blendCost = 2
    private static let groupCost = 4
    private static let layerCost = 1_000

    /// Whether painting the entries costs more than copying it.
    private static func isWorthCopying(_ entries: ArraySlice<PartCollector.Entry>, area whole: PixelRect) -> Bool {
        var cost = 0
        for entry in entries {
            let node = entry.node
            let part = entry.part
            let isPlain = part == .background && node.background?.isOpaque == true && entry.alpha >= 1
            let area = (part.includesDescendants ? node.extent : node.ownExtent).intersection(whole).area
            let pixelCost =
                isPlain ? plainCost : part.includesDescendants ? groupCost : blendCost
            cost += layerCost + area * pixelCost
        }
        return cost > blendCost * whole.area
    }
}
