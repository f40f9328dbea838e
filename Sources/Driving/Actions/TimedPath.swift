import CoreGraphics

/// A point on the path of a finger.
package struct PathPoint: Equatable, Sendable {
    package let point: CGPoint
    /// The time to get there from the previous point, in seconds; for the first point, the time before touching down.
    package let seconds: Double

    package init(_ point: CGPoint, after seconds: Double) {
        self.point = point
        self.seconds = seconds
    }
}

/// The movement of a finger from point to point, in straight lines at constant speed.
struct TimedPath {
    private let points: [PathPoint]
    /// When each point is reached, in seconds since the first one.
    private let ends: [Double]

    /// - Parameter points: Not empty.
    init(_ points: [PathPoint]) {
        self.points = points
        var ends = [0.0]
        for point in points.dropFirst() { ends.append(ends[ends.count - 1] + point.seconds) }
        self.ends = ends
    }

    /// The time from the first point to the last one, in seconds.
    var duration: Double { ends[ends.count - 1] }

    /// Where the finger is after the fraction `part` (0 to 1) of the duration.
    func location(at part: Double) -> CGPoint {
        let time = part * duration
        // When two points have the same time the later one counts, as at the end.
        let reached = part == 1 ? points.count - 1 : ends.lastIndex { $0 <= time } ?? 0
        let next = min(reached + 1, points.count - 1)
        let leg = ends[next] - ends[reached]
        return points[reached].point.moved(toward: points[next].point, by: leg > 0 ? (time - ends[reached]) / leg : 0)
    }
}
