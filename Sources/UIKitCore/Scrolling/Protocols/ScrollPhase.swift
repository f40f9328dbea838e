import CoreGraphics

/// A change of how a scroll view moves.
package enum ScrollMotionChange {
    case dragBegan
    /// The content goes on by itself.
    case dragEnded
    /// The content has come to rest.
    case rested
}

/// The state of scrolling.
enum ScrollPhase {
    case idle
    /// A touch is down and has not moved yet.
    case tracking
    /// A touch or a wheel drags the content.
    case dragging(ScrollDragState)
    /// The content moves by itself.
    case moving(ScrollMotion, FrameActivities.Activity)
}

/// The state of a drag.
struct ScrollDragState {
    /// The offset for a translation of zero, ignoring the edges, in points.
    var origin: CGPoint
    /// The axis that the drag is locked to; nil for none.
    let lockedAxis: ScrollAxis?
    /// Whether the drag comes from a wheel, without touches. A touch may join.
    var isByWheel: Bool
    /// The translation that was last applied, in points.
    var translation = CGPoint.zero
    /// The offset that was last applied. The current one differs if other code has moved the content.
    var appliedOffset: CGPoint
}
