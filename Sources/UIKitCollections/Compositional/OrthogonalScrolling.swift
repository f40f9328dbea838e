import CoreGraphics
import UIKitCore

/// Where an element of a section is that scrolls by itself.
struct OrthogonalPosition: Equatable {
    let section: Int
    /// The origin of the section's scroll view in the content, at the beginning of its scrolling. Points.
    var origin: CGPoint
    /// How far the section has scrolled. Points.
    var offset: CGPoint
    /// The size of the section's scroll view. Points.
    var visibleSize: CGSize
    /// The size of what scrolls. Points.
    var contentSize: CGSize
}

/// The scrolling of one section across the axis of its layout. Points.
struct OrthogonalScrolling: Equatable {
    /// The frame of the scroll view in the content.
    var frame: CGRect
    var contentSize: CGSize
    var isHorizontal: Bool
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// The largest offset.
    var maximumOffset: CGFloat {
        max(0, isHorizontal ? contentSize.width - frame.width : contentSize.height - frame.height)
    }

    func clamped(_ offset: CGFloat) -> CGFloat { min(max(0, offset), maximumOffset) }
}

/// A drag of a section that scrolls by itself, when the finger is lifted. Points.
package struct OrthogonalRelease {
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The offsets at which the section may come to rest; empty for any.
    var stops: [CGFloat]
    /// The offset at which the drag began.
    var start: CGFloat
    /// The offset at which the finger was lifted.
    var current: CGFloat
    /// Points per millisecond, positive toward larger offsets.
    var velocity: CGFloat

    package init(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, stops: [CGFloat], start: CGFloat,
        current: CGFloat, velocity: CGFloat
    ) {
        self.behavior = behavior
        self.stops = stops
        self.start = start
        self.current = current
        self.velocity = velocity
    }

    /// Where the section comes to rest, given where it would without stops.
    package func restingOffset(target: CGFloat) -> CGFloat {
        guard let first = stops.first else { return target }
        func nearest(to offset: CGFloat) -> CGFloat {
            stops.reduce(first) { abs($1 - offset) < abs($0 - offset) ? $1 : $0 }
        }
        guard behavior != .continuousGroupLeadingBoundary else { return nearest(to: target) }
        let origin = nearest(to: start)
        let next = stops.filter { $0 > origin + OrthogonalMetrics.tolerance }.min() ?? origin
        let previous = stops.filter { $0 < origin - OrthogonalMetrics.tolerance }.max() ?? origin
        if velocity > OrthogonalMetrics.pagingVelocity { return next }
        if velocity < -OrthogonalMetrics.pagingVelocity { return previous }
        return min(max(nearest(to: current), previous), next)
    }
}

/// Numbers of sections that scroll by themselves.
enum OrthogonalMetrics {
    /// The speed from which a short swipe goes to the next group, in points per millisecond. Inferred.
    static let pagingVelocity: CGFloat = 0.2
    /// Offsets that differ by no more are the same. Points.
    static let tolerance: CGFloat = 0.5
}
