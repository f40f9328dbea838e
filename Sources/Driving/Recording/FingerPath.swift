import CoreGraphics
import QuartzCore

/// The path of a finger, reduced to as few points as preserve it.
struct FingerPath {
    /// The position of the finger at a time, in points of the window and seconds of the clock.
    struct Sample {
        let point: CGPoint
        let time: Seconds
    }

    /// The largest distance in points between the playback and the recorded finger at any time.
    private static let tolerance = 2.0

    /// The finger is assumed to move in a straight line at constant speed between two corners.
    private let corners: [Sample]

    /// - Parameter places: The samples in chronological order; at least two.
    init(_ places: [Sample]) {
        precondition(places.count > 1, "A path needs at least 2 samples, not \(places.count).")
        var isCorner = places.map { _ in false }
        isCorner[0] = true
        isCorner[places.count - 1] = true
        var open = [0..<(places.count - 1)]
        while let leg = open.popLast() {
            guard let middle = FingerPath.farthest(in: places, between: leg.lowerBound, and: leg.upperBound) else {
                continue
            }
            isCorner[middle] = true
            open += [leg.lowerBound..<middle, middle..<leg.upperBound]
        }
        corners = places.indices.filter { isCorner[$0] }.map { places[$0] }
    }

    /// A `drag` step for a straight path at constant speed, otherwise a `path` step.
    var step: Step {
        let start = corners[0]
        let end = corners[corners.count - 1]
        guard corners.count > 2 else { return .drag(from: start.point, to: end.point, seconds: end.time - start.time) }
        // Rounded as in the script's line, and measured from the start, so that errors do not add up.
        let times = corners.map { (($0.time - start.time) * 1000).rounded() / 1000 }
        return .path(
            corners.indices.map { index in
                Step.PathPoint(corners[index].point, after: index == 0 ? 0 : times[index] - times[index - 1])
            })
    }

    /// The sample that is farthest from a constant movement between two others; nil when none exceeds the tolerance.
    private static func farthest(in places: [Sample], between first: Int, and last: Int) -> Int? {
        let start = places[first]
        let end = places[last]
        var found: (index: Int, distance: Double)?
        for index in (first + 1)..<max(last, first + 1) {
            let place = places[index]
            let part = end.time > start.time ? (place.time - start.time) / (end.time - start.time) : 0
            let x = start.point.x + (end.point.x - start.point.x) * part
            let y = start.point.y + (end.point.y - start.point.y) * part
            let distance = hypot(place.point.x - x, place.point.y - y)
            if distance > max(tolerance, found?.distance ?? 0) { found = (index, distance) }
        }
        return found?.index
    }
}
