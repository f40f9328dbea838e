import CoreGraphics

/// A bar above the content of a scroll view that collapses while the content moves up. Lengths are in points.
package struct CollapsingBar {
    /// How far the bar has collapsed. Content at its top rests that much lower.
    package var collapsedLength: CGFloat = 0
    /// How far the bar can collapse. Content does not rest in between.
    package var maximumCollapsedLength: CGFloat = 0

    package init() {}

    /// `offset`, or the nearest one at which the bar is fully expanded or collapsed. `top` is the lowest resting offset.
    package func snapped(_ offset: CGFloat, top: CGFloat) -> CGFloat {
        let end = top + maximumCollapsedLength
        guard offset > top, offset < end else { return offset }
        return offset - top < end - offset ? top : end
    }
}
