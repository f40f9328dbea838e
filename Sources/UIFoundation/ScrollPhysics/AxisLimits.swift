import CoreGraphics

/// How far the user can scroll along one axis, and what content does at the ends.
package struct AxisLimits {
    /// Where the content can rest.
    package let range: ScrollRange
    /// The length of the view, in points.
    package let length: CGFloat
    /// Whether the user can scroll at all.
    package let isScrollable: Bool
    /// Whether content can be pulled beyond its ends.
    package let bounces: Bool

    package init(range: ScrollRange, length: CGFloat, isScrollable: Bool, bounces: Bool) {
        self.range = range
        self.length = length
        self.isScrollable = isScrollable
        self.bounces = bounces
    }

    private var band: RubberBand { RubberBand(length: length) }

    /// The offset without the rubber band, where the rubber band shows `offset`. Points.
    package func unstretched(_ offset: CGFloat) -> CGFloat {
        range.clamp(offset) + band.unstretch(range.excess(of: offset))
    }

    /// The offset that is shown for one that ignores the ends. Points.
    package func shown(_ unbounded: CGFloat) -> CGFloat {
        range.clamp(unbounded) + (bounces ? band.stretch(range.excess(of: unbounded)) : 0)
    }

    /// The velocity of content at `offset` that a finger with the velocity `finger` releases. Beyond an end the rubber
    /// band reduces it; content that cannot bounce stops at its end. Points per second, positive towards the far end.
    package func velocity(finger: CGFloat, at offset: CGFloat) -> CGFloat {
        guard isScrollable, abs(finger) >= ScrollDefaults.minimumFlingSpeed else { return 0 }
        let excess = range.excess(of: offset)
        guard excess == 0 else { return finger * band.slope(at: excess) }
        return !bounces && range.isAtEnd(offset, forward: finger > 0) ? 0 : finger
    }

    /// The offset of the page after a flick at `offset`, at most the next page; without a flick the nearest page.
    /// `velocity` is in points per second.
    package func pageOffset(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        guard length > 0 else { return range.clamp(offset) }
        let position = offset / length
        if velocity > ScrollDefaults.pageSpeed { return range.clamp(position.rounded(.up) * length) }
        if velocity < -ScrollDefaults.pageSpeed { return range.clamp(position.rounded(.down) * length) }
        return range.clamp(position.rounded() * length)
    }
}
