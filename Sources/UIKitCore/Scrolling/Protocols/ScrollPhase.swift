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
    case dragging(ScrollDrag)
    /// The content moves by itself.
    case moving(ScrollMotion, FrameActivities.Activity)

    /// Whether a touch or a wheel moves the content.
    var isDragging: Bool {
        if case .dragging = self { return true }
        return false
    }

    /// The motion of content that moves by itself.
    var motion: ScrollMotion? {
        if case .moving(let motion, _) = self { return motion }
        return nil
    }
}
