import CoreGraphics
import Driving
import UIKitCore

/// A mouse: without a pressed button, and with its primary or secondary one.
extension TestDevice {
    /// Moves the pointer over the center of the visible part of `target`, and advances one frame.
    ///
    /// Throws if no view matches or several do.
    public func hover(
        over target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.hover(try target.pointerQuery), fileID: fileID, line: line)
    }

    /// Moves the pointer off the screen, and advances one frame.
    public func hoverAway(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
        try perform(.hover(nil), fileID: fileID, line: line)
    }

    /// Clicks the center of the visible part of `target` with the secondary button of the pointer: down, 0.05 s, up, one
    /// frame. Context menus open with it.
    ///
    /// Throws as `tap(_:)` does.
    public func rightClick(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.rightClick(target), fileID: fileID, line: line)
    }

    /// Clicks the center of the visible part of `target` with the primary button of the mouse: down, 0.05 s, up, one
    /// frame. In texts a mouse places the caret exactly; everywhere else it is like a finger.
    ///
    /// Throws as `tap(_:)` does.
    public func click(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.mouse(.tap(try target.pointerQuery)), fileID: fileID, line: line)
    }

    /// Drags the mouse with its primary button in a straight line between two points of the window (y down), with a move
    /// every 1/60 s. In texts it selects; everywhere else it is like a finger.
    ///
    /// - Parameter seconds: The duration, at least one frame. Default 0.3.
    public func dragMouse(
        from start: CGPoint, to end: CGPoint, in seconds: Double = 0.3, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws(TestFailure) {
        try perform(.mouse(.drag(from: start, to: end, seconds: seconds)), fileID: fileID, line: line)
    }
}

extension Step {
    @MainActor fileprivate static func rightClick(_ target: TestTarget) -> Step {
        switch target.kind {
        case .query(let target): rightClick(target)
        case .view(let view):
            Step(describedAs: "right-click \(className(of: view))") { context throws(StepFailure) in
                context.rightClick(at: try context.point(for: view))
            }
        }
    }
}

extension TestTarget {
    /// The query for a step that moves the pointer: for a view, the center of the part on the screen.
    fileprivate var pointerQuery: ElementQuery {
        get throws(TestFailure) {
            switch kind {
            case .query(let query): return query
            case .view(let view):
                guard let window = view.window else { throw TestFailure("the view is in no window") }
                let part = view.convert(view.bounds, to: window).intersection(window.bounds)
                guard !part.isEmpty else { throw TestFailure("the view is off the screen") }
                return .point(CGPoint(x: part.midX, y: part.midY))
            }
        }
    }
}

// MARK: - Awaited calls

// Written by .ci/awaited-calls: change the calls above, then run it with --write.

extension TestDevice {
    /// Moves the pointer over the center of the visible part of `target`, and advances one frame.
    ///
    /// Throws if no view matches or several do.
    public func hover(
        over target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.hover(try target.pointerQuery), fileID: fileID, line: line)
    }

    /// Moves the pointer off the screen, and advances one frame.
    public func hoverAway(fileID: StaticString = #fileID, line: Int = #line) async throws(TestFailure) {
        try await perform(.hover(nil), fileID: fileID, line: line)
    }

    /// Clicks the center of the visible part of `target` with the secondary button of the pointer: down, 0.05 s, up, one
    /// frame. Context menus open with it.
    ///
    /// Throws as `tap(_:)` does.
    public func rightClick(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.rightClick(target), fileID: fileID, line: line)
    }

    /// Clicks the center of the visible part of `target` with the primary button of the mouse: down, 0.05 s, up, one
    /// frame. In texts a mouse places the caret exactly; everywhere else it is like a finger.
    ///
    /// Throws as `tap(_:)` does.
    public func click(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.mouse(.tap(try target.pointerQuery)), fileID: fileID, line: line)
    }

    /// Drags the mouse with its primary button in a straight line between two points of the window (y down), with a move
    /// every 1/60 s. In texts it selects; everywhere else it is like a finger.
    ///
    /// - Parameter seconds: The duration, at least one frame. Default 0.3.
    public func dragMouse(
        from start: CGPoint, to end: CGPoint, in seconds: Double = 0.3, fileID: StaticString = #fileID,
        line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.mouse(.drag(from: start, to: end, seconds: seconds)), fileID: fileID, line: line)
    }
}
