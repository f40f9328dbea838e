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

    /// Where `content` points of content rest in a view that is `length` points long.
    ///
    /// - Parameters:
    ///   - insets: The space around the content at both ends, in points.
    ///   - alignment: The position of content that is shorter than the view, from 0 (near end) to 1 (far end).
    ///   - collapsedBar: How far a bar at the near end has collapsed, in points.
    package init(
        of content: CGFloat, in length: CGFloat, insets: (near: CGFloat, far: CGFloat), alignment: CGFloat = 0,
        collapsedBar: CGFloat = 0
    ) {
        let spare = length - insets.near - insets.far - content
        let aligned = alignment > 0 ? max(0, spare) * min(alignment, 1) : 0
        low = -insets.near - aligned - collapsedBar
        high = max(low, -insets.near - spare)
    }

    /// Whether the range contains more than one offset.
    package var isScrollable: Bool { high > low }

    package func clamp(_ value: CGFloat) -> CGFloat { max(low, min(value, high)) }

    /// The distance outside the range: negative below the low end, positive above the high end.
    package func excess(of value: CGFloat) -> CGFloat { value - clamp(value) }

    /// Whether content at `offset` cannot scroll further: to higher offsets if `forward`, otherwise to lower ones.
    package func isAtEnd(_ offset: CGFloat, forward: Bool) -> Bool { forward ? offset >= high : offset <= low }
}
