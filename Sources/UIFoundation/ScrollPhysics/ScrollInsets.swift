import CoreGraphics

/// The insets of a scroll view's content: what the app has set, and what the system adds. Points.
package struct ScrollInsets {
    /// What the app has set.
    package var content = UIEdgeInsets.zero
    /// What the safe area adds.
    package var safeArea = UIEdgeInsets.zero
    /// What is reserved at the top for the refresh control.
    package var refresh: CGFloat = 0
    /// The adjusted inset that was last reported.
    package var reported = UIEdgeInsets.zero
    /// The adjusted inset at whose edges content rests. Outside a window it is not the reported one.
    package var resting = UIEdgeInsets.zero
    /// The safe-area insets last propagated to subviews.
    package var propagatedSafeArea = UIEdgeInsets.zero

    package init() {}

    /// The sum of all parts.
    package var adjusted: UIEdgeInsets {
        var inset = content + safeArea
        inset.top += refresh
        return inset
    }

    /// What is left of `safeArea` on the axes where it adds to the inset.
    package static func part(
        of safeArea: UIEdgeInsets, adjusting adjusts: (ScrollAxis) -> Bool
    ) -> UIEdgeInsets {
        var insets = safeArea
        if !adjusts(.horizontal) { (insets.left, insets.right) = (0, 0) }
        if !adjusts(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// `offset`, moved with the top and left edges if content is there, when the inset changes from `old` to `new`.
    package static func offset(
        _ offset: CGPoint, followingEdgesFrom old: UIEdgeInsets, to new: UIEdgeInsets
    ) -> CGPoint {
        CGPoint(along: { offset[$0] <= -old[$0].near ? -new[$0].near : offset[$0] })
    }
}
