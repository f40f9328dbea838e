import CoreGraphics
import Driving

/// What fingers do along a path, and what brings a view onto the screen.
extension TestDevice {
    /// A place on the way of a finger.
    public struct PathPoint: Equatable, Sendable {
        /// A point of the window, in points, y down.
        public var point: CGPoint
        /// How long the finger takes to get there from the place before, in seconds; for the first place, how long before
        /// the finger comes down.
        public var seconds: Double

        /// A place that is reached after `seconds`; 0 by default, as for the first place.
        public init(x: CGFloat, y: CGFloat, after seconds: Double = 0) {
            (point, self.seconds) = (CGPoint(x: x, y: y), seconds)
        }

        var isValid: Bool { point.x.isFinite && point.y.isFinite && seconds.isFinite && seconds >= 0 }
    }

    /// A finger that goes from place to place, straight and evenly between two of them, with a move every 1/60 s, and is
    /// lifted at the speed of the last move.
    ///
    /// Throws when the first place is off the screen.
    /// - Precondition: There are two places at least, with finite numbers and no negative time.
    public func drag(
        along points: [PathPoint], fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.path(points))
        }
    }

    /// Scrolls the scroll views around `target`, at once, until it is in the middle of them or as near as they go; nothing
    /// moves when it can be seen. Tables are looked through for a row that is not there yet.
    ///
    /// Throws when there is no such view, or several, or when it stays off the screen.
    public func scroll(
        to target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.scrollTo(try target.named)))
        }
    }

    /// A finger that goes from place to place, straight and evenly between two of them, with a move every 1/60 s, and is
    /// lifted at the speed of the last move.
    ///
    /// Throws when the first place is off the screen.
    /// - Precondition: There are two places at least, with finite numbers and no negative time.
    public func drag(
        along points: [PathPoint], fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.path(points))
        }
    }

    /// Scrolls the scroll views around `target`, at once, until it is in the middle of them or as near as they go; nothing
    /// moves when it can be seen. Tables are looked through for a row that is not there yet.
    ///
    /// Throws when there is no such view, or several, or when it stays off the screen.
    public func scroll(
        to target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.scrollTo(try target.named)))
        }
    }

    private static func path(_ points: [PathPoint]) -> Beginning {
        precondition(points.count > 1, "A path of \(points.count) places leads nowhere; give two at least.")
        for point in points {
            precondition(point.isValid, "\(point) is no place of a path; numbers are finite and times not negative.")
        }
        return step(.path(points.map { Step.PathPoint($0.point, after: $0.seconds) }))
    }
}
