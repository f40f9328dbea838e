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

    /// Whether painting what is behind a new layer costs more than copying the pixels that it covers.
    static func isWorthwhile(_ backdrop: VisibleBackdrop, on canvas: PixelRect) -> Bool {
        let front = backdrop.foreground
        guard !front.painted.keepsCovered, let root = backdrop.path.first else { return front.painted.keepsCovered }
        let extent = front.extent.intersection(canvas)
        return costs(painting: root, without: front, in: extent, above: copyCost * extent.area)
    }

    /// The cost per pixel of a plain fill, of a blend, and of a copy to the cover; and the fixed cost of a layer. In eighths
    /// of a nanosecond, roughly measured: a copy of 2.2 million pixels takes 0.6 ms, and 350 labels 1.3 ms. The copy back is
    /// not counted: it takes the place of painting in each frame in which the layer fades.
    private static let plainCost = 1
    private static let blendCost = 4
    private static let copyCost = 2
    private static let layerCost = 4_000

    /// A node whose children or own parts are to be counted.
    private enum Step {
        /// - isOpaque: Whether the node and its ancestors hide what is behind their opaque parts.
        case node(RenderNode, isOpaque: Bool)
        case ownParts(RenderNode, isOpaque: Bool)
    }

    /// Whether painting `root` without `front` costs more than `limit`. Stops as soon as it does, and at an opaque
    /// background that hides everything behind it.
    private static func costs(
        painting root: RenderNode, without front: RenderNode, in area: PixelRect, above limit: Int
    ) -> Bool {
        var cost = 0
        // The frontmost is last.
        var waiting = [Step.node(root, isOpaque: true)]
        while cost <= limit, let step = waiting.popLast() {
            switch step {
            case .ownParts(let node, let isOpaque):
                let own = node.ownExtent.intersection(area)
                guard !own.isEmpty else { continue }
                let hidesAll = isOpaque && node.hasOpaqueBackground(over: area)
                cost += layerCost + (hidesAll || node.isPlainFill ? plainCost : blendCost) * own.area
                if hidesAll { return cost > limit }
            case .node(let node, let isAroundOpaque):
                let isOpaque = isAroundOpaque && !node.isGroup && !node.clipsToShape && node.shown.opacity >= 1
                waiting.append(.ownParts(node, isOpaque: isOpaque))
                cost += addChildren(of: node, to: &waiting, isOpaque: isOpaque, without: front, in: area, limit - cost)
            }
        }
        return cost > limit
    }

    /// Adds the children that have children or hide what is behind them to `waiting`.
    ///
    /// - Returns: The cost of the others, as far as it is not above `limit`.
    private static func addChildren(
        of node: RenderNode, to waiting: inout [Step], isOpaque: Bool, without front: RenderNode, in area: PixelRect,
        _ limit: Int
    ) -> Int {
        var cost = 0
        var next = 0
        while cost <= limit,
            let range = node.blocks.candidates(
                from: next, count: node.children.count, where: { $1.extent.intersects(area) })
        {
            next = range.upperBound
            for child in node.children[range]
            where child !== front && child.isVisible && child.extent.intersects(area) {
                if child.children.isEmpty, !child.hasOpaqueBackground(over: area) {
                    let perPixel = child.isPlainFill ? plainCost : blendCost
                    cost += layerCost + perPixel * child.ownExtent.intersection(area).area
                } else {
                    waiting.append(.node(child, isOpaque: isOpaque))
                }
            }
        }
        return cost
    }
}

extension RenderNode {
    /// Whether the background hides everything behind it in `area`, if the node is opaque.
    fileprivate func hasOpaqueBackground(over area: PixelRect) -> Bool {
        guard let background, background.isOpaque, placement.grid.kind == .aligned else { return false }
        var isCovered = false
        outline.forEachOpaqueRect(on: placement.grid) {
            isCovered = isCovered || $0.intersection(placement.clip).contains(area)
        }
        return isCovered
    }

    /// Whether the node shows nothing but an opaque background.
    fileprivate var isPlainFill: Bool {
        guard let background, background.isOpaque, shown.opacity >= 1 else { return false }
        return border == nil && !hasShadow && pictures.contents == nil && pictures.drawing == nil && !showsBackdrop
    }
}
