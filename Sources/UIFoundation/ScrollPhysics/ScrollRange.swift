import CoreGraphics

/// The resting offsets along one axis.
package struct ScrollRange: Equatable {
    /// The lowest resting offset, in points.
    package var low: CGFloat
    /// The highest resting offset, in points; not below `low`.
    package var high: CGFloat

    package init(low: CGFloat, high: CGFloat) {
        self.low = low
        self.high = high
    }

    /// Whether the range contains more than one offset.
    package var isScrollable: Bool { high > low }

    package func clamp(_ value: CGFloat) -> CGFloat { max(low, min(value, high)) }

    /// The distance outside the range: negative below the low end, positive above the high end.
    package func excess(of value: CGFloat) -> CGFloat { value - clamp(value) }

    /// Whether content at `offset` cannot scroll further: to higher offsets if `forward`, otherwise to lower ones.
    package func isAtEnd(_ offset: CGFloat, forward: Bool) -> Bool { forward ? offset >= high : offset <= low }
}
