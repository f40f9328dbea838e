import CoreGraphics
import QuartzCore

/// The tuned values of scrolling. Sources: `Docs/Numbers.md`.
package enum ScrollDefaults {
    /// The factor by which the speed of a fling decreases in each millisecond, if the app sets no other.
    package static let normalDecelerationRate: CGFloat = 0.998
    /// The initial slope of the rubber band: the fraction of a pull beyond the edge that is followed.
    package static let rubberBand: CGFloat = 0.55
    /// The rate of the critically damped spring that moves content back inside or to a page, per second.
    package static let springRate: Double = 10
    /// The remaining distance below which a motion ends, in points.
    package static let restDistance: CGFloat = 0.25
    /// A finger that is slower when lifted does not start a fling. In points per second.
    package static let minimumFlingSpeed: CGFloat = 20
    /// A flick that is faster moves to the next page. In points per second.
    package static let pageSpeed: CGFloat = 100
    /// A drag is locked to an axis if its translation there is larger by this factor.
    package static let lockRatio: CGFloat = 2
    /// The duration of `setContentOffset(_:animated:)` in seconds.
    package static let animationDuration: Seconds = 0.3
    /// The distance that an arrow key scrolls, and the part of a page that stays visible with Page Down. In points.
    package static let keyStep: CGFloat = 60
    /// The limit of zooming beyond a scale limit, as a factor that is never reached.
    package static let zoomOvershootLimit: CGFloat = 2
    /// The largest movement of a tap on the status bar, in points.
    package static let statusBarTapTolerance: CGFloat = 10
    /// The delay before content receives a touch, in seconds.
    package static let contentTouchDelay: Seconds = 0.15

    package static let indicatorThickness: CGFloat = 3
    /// The distance to the sides and ends, in points.
    package static let indicatorMargin: CGFloat = 3
    package static let minimumIndicatorLength: CGFloat = 36
    package static let minimumOverscrolledIndicatorLength: CGFloat = 8
    package static let indicatorDelay: Seconds = 1.2
    package static let indicatorFade: Seconds = 0.25
}
