import CoreGraphics

/// The position of a scroll indicator along its axis. Points.
package struct ScrollIndicatorSpan: Equatable {
    /// The distance from the near edge of the view.
    package let start: CGFloat
    package let length: CGFloat

    /// The indicator shows which part of the content is visible. It shrinks while content is pulled beyond an end.
    ///
    /// - Parameters:
    ///   - offset: The offset of the content, which rests in `range`.
    ///   - viewLength: The length of the view.
    ///   - insets: The space at the ends of the view that the indicator leaves free.
    package init(
        at offset: CGFloat, in range: ScrollRange, viewLength: CGFloat, insets: (near: CGFloat, far: CGFloat)
    ) {
        let margin = ScrollDefaults.indicatorMargin
        let track = max(0, viewLength - insets.near - insets.far - 2 * margin)
        let travel = range.high - range.low
        let visible = track * viewLength / max(travel + viewLength, 1)
        let whole = min(max(ScrollDefaults.minimumIndicatorLength, visible), track)
        let excess = range.excess(of: offset)
        length = max(min(ScrollDefaults.minimumOverscrolledIndicatorLength, whole), whole - abs(excess))
        let part = travel > 0 ? (range.clamp(offset) - range.low) / travel : 0
        let position = excess > 0 ? track - length : excess < 0 ? 0 : part * (track - whole)
        start = insets.near + margin + position
    }
}
