import CoreGraphics

/// The resting offsets along one axis.
package struct ScrollRange: Equatable {
    /// The lowest resting offset, in points.
    package var low: CGFloat
    /// The highest resting offset, in points; not below `low`.
    package var high: CGFloat

    /// Whether the range contains more than one offset.
    var isScrollable: Bool { high > low }

    func clamp(_ value: CGFloat) -> CGFloat { max(low, min(value, high)) }

    /// The distance outside the range: negative below the low end, positive above the high end.
    func excess(of value: CGFloat) -> CGFloat { value - clamp(value) }

    /// Whether content at `offset` cannot scroll further: to higher offsets if `forward`, otherwise to lower ones.
    func isAtEnd(_ offset: CGFloat, forward: Bool) -> Bool { forward ? offset >= high : offset <= low }
}
