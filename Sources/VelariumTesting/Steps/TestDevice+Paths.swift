import CoreGraphics
import Driving

/// Drags along a path, and scrolling to a view.
extension TestDevice {
    /// A point on the path of a drag.
    public struct PathPoint: Equatable, Sendable {
        /// The location in the window, in points, y down.
        public var point: CGPoint
        /// The time from the previous point, in seconds; for the first point, the delay before the touch.
        public var seconds: Double

        /// Creates a point that is reached after `seconds`. Default 0, as for the first point.
        public init(x: CGFloat, y: CGFloat, after seconds: Double = 0) {
            point = CGPoint(x: x, y: y)
            self.seconds = seconds
        }

        var isValid: Bool { point.x.isFinite && point.y.isFinite && seconds.isFinite && seconds >= 0 }
    }

    /// Drags one finger along `points` in straight lines at constant speed, with a move every 1/60 s. The finger is
    /// lifted at the speed of the last move.
    ///
    /// Throws if the first point is off the screen.
    /// - Precondition: There are at least two points, with finite values and no negative time.
    public func drag(
        along points: [PathPoint], fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.path(points), fileID: fileID, line: line)
    }

    /// Scrolls the enclosing scroll views immediately so that `target` is as near to their center as possible. Does
    /// nothing if it is visible already. Tables are searched for rows that have no cell yet.
    ///
    /// Throws if no view matches or several do, or if it remains off the screen.
    public func scroll(
        to target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.scrollTo(try target.elementQuery), fileID: fileID, line: line)
    }
}

extension Step {
    fileprivate static func path(_ points: [TestDevice.PathPoint]) -> Step {
        precondition(points.count > 1, "A path needs at least two points, not \(points.count).")
        for point in points {
            precondition(
                point.isValid, "\(point) is not a valid path point: values must be finite and times not negative.")
        }
        return .path(points.map { PathPoint($0.point, after: $0.seconds) })
    }
}

// MARK: - Awaited calls

// Written by .ci/awaited-calls: change the calls above, then run it with --write.

extension TestDevice {
    /// Drags one finger along `points` in straight lines at constant speed, with a move every 1/60 s. The finger is
    /// lifted at the speed of the last move.
    ///
    /// Throws if the first point is off the screen.
    /// - Precondition: There are at least two points, with finite values and no negative time.
    public func drag(
        along points: [PathPoint], fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.path(points), fileID: fileID, line: line)
    }

    /// Scrolls the enclosing scroll views immediately so that `target` is as near to their center as possible. Does
    /// nothing if it is visible already. Tables are searched for rows that have no cell yet.
    ///
    /// Throws if no view matches or several do, or if it remains off the screen.
    public func scroll(
        to target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.scrollTo(try target.elementQuery), fileID: fileID, line: line)
    }
}
