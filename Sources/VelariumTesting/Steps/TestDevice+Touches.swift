import CoreGraphics
import Driving
import UIKitCore

/// Taps, presses and drags of one finger.
extension TestDevice {
    /// Taps the center of the visible part of `target`: down, 0.05 s, up, one frame.
    ///
    /// Throws if no view matches or several do, if the touch would not reach it, or if it is disabled. A point is
    /// tapped whatever is there, but must be on the screen.
    public func tap(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.press(target), fileID: fileID, line: line)
    }

    /// Taps `view`, which this device must show.
    public func tap(
        _ view: UIView, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.press(.view(view)), fileID: fileID, line: line)
    }

    /// Taps a point of the window, in points, y down, whatever is there. Throws if the point is off the screen.
    public func tap(
        x: CGFloat, y: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.press(.point(x: x, y: y)), fileID: fileID, line: line)
    }

    /// Touches `target` for `seconds`. Default 0.7. Throws as `tap(_:)` does.
    public func press(
        _ target: TestTarget, for seconds: Double = 0.7, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.press(target, for: seconds), fileID: fileID, line: line)
    }

    /// Touches `target` for `seconds`, default 0.7, slides to `end` in 0.3 s and lifts the finger there.
    ///
    /// `end` is searched when the finger begins to slide, so that it can be an element of the menu that the press has
    /// opened. Throws as `tap(_:)` does; the touch is canceled if there is no `end`.
    public func press(
        _ target: TestTarget, slidingTo end: TestTarget, after seconds: Double = 0.7, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws(TestFailure) {
        try perform(
            .pressAndSlide(try target.elementQuery, to: try end.elementQuery, seconds: seconds), fileID: fileID,
            line: line)
    }

    /// Drags one finger in a straight line between two points of the window (y down), with a move every 1/60 s. The
    /// finger is lifted at the speed of the last move.
    ///
    /// - Parameter seconds: The duration, at least one frame. Default 0.3.
    public func drag(
        from start: CGPoint, to end: CGPoint, in seconds: Double = 0.3, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws(TestFailure) {
        try perform(.drag(from: start, to: end, seconds: seconds), fileID: fileID, line: line)
    }
}

extension Step {
    /// A tap on a text, an identifier, a point or a view; a press that lasts `seconds` if they are not nil.
    @MainActor fileprivate static func press(_ target: TestTarget, for seconds: Double? = nil) -> Step {
        switch target.kind {
        case .query(let target): seconds.map { .pressAndHold(target, seconds: $0) } ?? .tap(target)
        case .view(let view):
            Step(describedAs: "tap \(className(of: view))") { context throws(StepFailure) in
                context.press(at: try context.point(for: view), for: seconds ?? StepContext.tapDuration)
            }
        }
    }
}

// MARK: - Awaited calls

// Written by .ci/awaited-calls: change the calls above, then run it with --write.

extension TestDevice {
    /// Taps the center of the visible part of `target`: down, 0.05 s, up, one frame.
    ///
    /// Throws if no view matches or several do, if the touch would not reach it, or if it is disabled. A point is
    /// tapped whatever is there, but must be on the screen.
    public func tap(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.press(target), fileID: fileID, line: line)
    }

    /// Taps `view`, which this device must show.
    public func tap(
        _ view: UIView, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.press(.view(view)), fileID: fileID, line: line)
    }

    /// Taps a point of the window, in points, y down, whatever is there. Throws if the point is off the screen.
    public func tap(
        x: CGFloat, y: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.press(.point(x: x, y: y)), fileID: fileID, line: line)
    }

    /// Touches `target` for `seconds`. Default 0.7. Throws as `tap(_:)` does.
    public func press(
        _ target: TestTarget, for seconds: Double = 0.7, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.press(target, for: seconds), fileID: fileID, line: line)
    }

    /// Touches `target` for `seconds`, default 0.7, slides to `end` in 0.3 s and lifts the finger there.
    ///
    /// `end` is searched when the finger begins to slide, so that it can be an element of the menu that the press has
    /// opened. Throws as `tap(_:)` does; the touch is canceled if there is no `end`.
    public func press(
        _ target: TestTarget, slidingTo end: TestTarget, after seconds: Double = 0.7, fileID: StaticString = #fileID,
        line: Int = #line
    ) async throws(TestFailure) {
        try await perform(
            .pressAndSlide(try target.elementQuery, to: try end.elementQuery, seconds: seconds), fileID: fileID,
            line: line)
    }

    /// Drags one finger in a straight line between two points of the window (y down), with a move every 1/60 s. The
    /// finger is lifted at the speed of the last move.
    ///
    /// - Parameter seconds: The duration, at least one frame. Default 0.3.
    public func drag(
        from start: CGPoint, to end: CGPoint, in seconds: Double = 0.3, fileID: StaticString = #fileID,
        line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.drag(from: start, to: end, seconds: seconds), fileID: fileID, line: line)
    }
}
