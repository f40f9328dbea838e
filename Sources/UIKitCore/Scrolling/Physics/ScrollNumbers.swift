import CoreGraphics
import QuartzCore

/// The tuned numbers of scrolling; `Docs/Numbers.md` says where each comes from.
enum ScrollNumbers {
    /// How much of a pull beyond the edge is followed: the slope of the rubber band where it begins.
    static let rubberBand: CGFloat = 0.55
    /// The spring that brings content back inside, and on to a page. Per second; critically damped.
    static let springRate: Double = 10
    /// What a point of content must still have to go for the motion to go on. Points.
    static let restDistance: CGFloat = 0.25
    /// A finger lifted more slowly than this, in points a second, leaves the content where it is.
    static let leastSpeed: CGFloat = 20
    /// A page is turned by a flick faster than this. Points a second.
    static let pageSpeed: CGFloat = 100
    /// A drag is locked to an axis that it goes along this many times as far as along the other.
    static let lockRatio: CGFloat = 2
    /// How long `setContentOffset(_:animated:)` takes. Seconds.
    static let animationDuration: Seconds = 0.3
    /// How far an arrow key scrolls, and how much of a page stays in view with Page Down. Points.
    static let keyStep: CGFloat = 60
    /// How far fingers can zoom beyond a limit: this factor is never reached.
    static let zoomReach: CGFloat = 2
    /// How far a finger on the status bar may go and still have tapped it. Points.
    static let statusBarSlop: CGFloat = 10
    /// How long a finger must rest on content before the content hears of it. Seconds.
    static let contentTouchDelay: Seconds = 0.15

    static let indicatorThickness: CGFloat = 3
    /// From the side and from the ends. Points.
    static let indicatorMargin: CGFloat = 3
    static let leastIndicatorLength: CGFloat = 36
    static let leastOverscrolledIndicatorLength: CGFloat = 8
    static let indicatorDelay: Seconds = 1.2
    static let indicatorFade: Seconds = 0.25
}
