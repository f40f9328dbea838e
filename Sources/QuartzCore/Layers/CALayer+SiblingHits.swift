import CoreGraphics

/// What hit tests of views with many subviews ask their layer.
extension CALayer {
    /// Whether hit tests must ask the layer's view even for points outside of its bounds. Default false.
    ///
    /// Set it before the layer gets a superlayer.
    package final var isAlwaysAskedInHitTests: Bool {
        get { marks.isAlwaysAsked }
        set { marks.isAlwaysAsked = newValue }
    }

    /// Points are compared with extents that are wider by this, in points: the extents are computed in another order
    /// than the location of a point. Chosen: far above the rounding error.
    private static let hitMargin: CGFloat = 1

    /// The last sublayers before `end` that a hit test at `point` has to ask: those from the start of the last block in
    /// which one contains the point or must always be asked. Nil when none is left.
    ///
    /// All are to be asked when there are few, or when the sublayers are not those of the subviews in their order.
    ///
    /// - Parameters:
    ///   - point: In the layer's own space.
    ///   - count: The number of subviews.
    ///   - isLayer: Whether a sublayer is the layer of the subview at an index.
    package final func hitCandidates(
        at point: CGPoint, before end: Int, of count: Int, isLayer: (CALayer, Int) -> Bool
    ) -> Range<Int>? {
        guard end > 0 else { return nil }
        guard count >= SiblingBlocks.minimumCount, hasIdentitySublayerTransform, hasBlocks(of: children),
            areSublayersOfSubviews(count, isLayer)
        else { return 0..<end }
        let margin = CALayer.hitMargin
        let area = CGRect(x: point.x - margin, y: point.y - margin, width: 2 * margin, height: 2 * margin)
        return BlockIndex.last(before: end, count: count) { place in
            blocks[place].isAlwaysAsked || !extent(at: place).isOutside(area)
        }
    }

    /// Compares the sublayers that may have changed since the last comparison with the subviews.
    private func areSublayersOfSubviews(_ count: Int, _ isLayer: (CALayer, Int) -> Bool) -> Bool {
        guard children.count == count else { return false }
        let compared = blocks.comparedCount
        guard compared < count else { return true }
        let other = children.indexOfFirst(in: compared..<count) { !isLayer($1, $0) }
        blocks.comparedCount = other ?? count
        return other == nil
    }
}
