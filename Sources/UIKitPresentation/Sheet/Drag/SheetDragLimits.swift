import CoreGraphics
import UIKitCore

/// The heights between which a drag moves a sheet, and where it comes to rest. Points, and points per second, positive
/// downward.
package struct SheetDragLimits: Hashable, Sendable {
    /// The heights of the detents, from the lowest to the highest; never empty.
    package var heights: [CGFloat]
    /// The current height of the sheet, wherever it is moved.
    package var restHeight: CGFloat
    /// The height of the container.
    package var containerHeight: CGFloat
    /// Whether an interactive dismissal can be canceled at once, to continue with the drag.
    package var canLeaveDismissal: Bool

    /// - Parameter heights: At least one; from the lowest to the highest.
    package init(heights: [CGFloat], restHeight: CGFloat, containerHeight: CGFloat, canLeaveDismissal: Bool = true) {
        precondition(!heights.isEmpty, "SheetDragLimits needs the height of at least one detent.")
        self.heights = heights
        self.restHeight = restHeight
        self.containerHeight = containerHeight
        self.canLeaveDismissal = canLeaveDismissal
    }

    /// The height of the lowest detent.
    package var lowest: CGFloat { heights[0] }
    /// The height of the highest detent.
    package var highest: CGFloat { heights[heights.count - 1] }

    /// Whether a sheet of `height` that was moved down by `distance` is dismissed: flung down, or far enough down and
    /// not flung up.
    package static func shouldDismiss(after distance: CGFloat, of height: CGFloat, speed: CGFloat) -> Bool {
        guard abs(speed) < SheetMetrics.dismissalSpeed else { return speed > 0 }
        return distance > height * SheetMetrics.dismissalFraction
    }

    /// Whether a sheet that is released between its detents, or before the dismissal began, is dismissed. Above the
    /// lowest detent it takes a much higher speed.
    package func dismisses(visibleHeight: CGFloat, speed: CGFloat) -> Bool {
        guard visibleHeight > lowest else {
            return SheetDragLimits.shouldDismiss(after: lowest - visibleHeight, of: lowest, speed: speed)
        }
        return speed >= SheetMetrics.dismissalHeightsPerSecond * containerHeight
    }

    /// The height of the detent at which a sheet comes to rest: the nearest to where its speed takes it, but at least
    /// the next one in the direction of a flick.
    package func target(from visibleHeight: CGFloat, speed: CGFloat) -> CGFloat {
        let projected = visibleHeight - speed * SheetMetrics.projectionTime
        let nearest = heights.min { abs($0 - projected) < abs($1 - projected) } ?? lowest
        guard abs(speed) >= SheetMetrics.flickSpeed else { return nearest }
        if speed > 0 { return min(nearest, heights.last { $0 < visibleHeight } ?? lowest) }
        return max(nearest, heights.first { $0 > visibleHeight } ?? highest)
    }

    /// How far a sheet that resists a drag is below its lowest detent: the distance that the drag began with, and what
    /// the finger pulls beyond it.
    func resistance(base: CGFloat, translation: CGFloat) -> (held: CGFloat, pull: CGFloat) {
        let depth = max(0, lowest - (base - translation))
        let held = min(depth, max(0, lowest - base))
        return (held, depth - held)
    }
}
