import CoreGraphics

/// A part of the work of a frame, in order.
package enum FrameStage: CaseIterable, Sendable {
    /// Events, hit testing and gestures, with the actions and delegates that they call.
    case input
    /// Actions of the app, display links and the progress of animations.
    case animation
    /// Constraints, `layoutSubviews()` and what moves with the keyboard.
    case layout
    /// `draw(_:)` of views that were changed.
    case display
    /// Painting what has changed into the pixels of the screen.
    case compositing
}

/// Is told what a system does in its frames, for an inspector.
@MainActor package protocol FrameObserver: AnyObject {
    /// A frame begins. `time` in seconds of the system's clock.
    func frameWillBegin(at time: Seconds)
    /// A stage of the frame is over.
    func frameDidFinish(_ stage: FrameStage)
    /// The frame, or a picture between two frames, has painted.
    ///
    /// - Parameter damage: The painted rectangles, in pixels; empty if nothing visible has changed.
    func frameDidPaint(_ damage: [PixelRect], _ counts: FrameCounts)
}
