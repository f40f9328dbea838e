/// Finds a new layer over so much content that it costs less to copy what the layer covers than to paint it again: a
/// dimming view over thousands of labels.
enum CostlyCover {
    /// The nodes from the root to such a layer; nil when none has appeared.
    ///
    /// - Parameters:
    ///   - canvas: The visible pixels.
    ///   - places: The layers whose covered pixels are kept already.
    static func find(
        in changes: TreeChanges, on canvas: PixelRect, among places: [VisibleBackdrop]
    ) -> [RenderNode]? {
        let path = changes.largestAppearance
        guard path.count > 1, changes.isOrderComplete, let root = path.first, let front = path.last else { return nil }
        let extent = front.extent.intersection(canvas)
        let isKept = places.contains { place in
            place.path.contains { $0 === front } && place.foreground.extent.area * 2 > extent.area
        }
        guard !isKept, costs(painting: root, without: front, in: extent, above: copyCost * extent.area) else {
            return nil
        }
        return path
    }

    /// The cost per pixel of a blend, and of a copy to the cover and back; and the fixed cost of a layer in pixels. As
    /// for `StaticBackgroundCache`.
    private static let blendCost = 2
    private static let copyCost = 4
    private static let layerCost = 1_000

    /// Whether painting `root` without `front` costs more than `limit`. Stops as soon as it does.
    private static func costs(
        painting root: RenderNode, without front: RenderNode, in area: PixelRect, above limit: Int
    ) -> Bool {
        var cost = 0
        var waiting = [root]
        while cost <= limit, let node = waiting.popLast() {
            let own = node.ownExtent.intersection(area)
            if !own.isEmpty { cost += layerCost + blendCost * own.area }
            var next = 0
            while cost <= limit,
                let range = node.blocks.candidates(
                    from: next, count: node.children.count, where: { $1.extent.intersects(area) })
            {
                next = range.upperBound
                for child in node.children[range]
                where child !== front && child.isVisible && child.extent.intersects(area) {
                    if child.children.isEmpty {
                        cost += layerCost + blendCost * child.ownExtent.intersection(area).area
                    } else {
                        waiting.append(child)
                    }
                }
            }
        }
        return cost > limit
    }
}
