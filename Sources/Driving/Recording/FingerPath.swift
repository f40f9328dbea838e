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

    /// - Parameter samples: The samples in chronological order; at least two.
    init(_ samples: [Sample]) {
        precondition(samples.count > 1, "A path needs at least 2 samples, not \(samples.count).")
        var isCorner = samples.map { _ in false }
        isCorner[0] = true
        isCorner[samples.count - 1] = true
        var open = [0..<(samples.count - 1)]
        while let leg = open.popLast() {
            guard let middle = FingerPath.farthest(in: samples, between: leg.lowerBound, and: leg.upperBound) else {
                continue
            }
            isCorner[middle] = true
            open += [leg.lowerBound..<middle, middle..<leg.upperBound]
        }
        corners = samples.indices.filter { isCorner[$0] }.map { samples[$0] }
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
                PathPoint(corners[index].point, after: index == 0 ? 0 : times[index] - times[index - 1])
            })
    }

    /// The sample that is farthest from a constant movement between two others; nil when none exceeds the tolerance.
    private static func farthest(in samples: [Sample], between first: Int, and last: Int) -> Int? {
        let start = samples[first]
        let end = samples[last]
        var found: (index: Int, distance: Double)?
        for index in (first + 1)..<max(last, first + 1) {
            let sample = samples[index]
            let part = end.time > start.time ? (sample.time - start.time) / (end.time - start.time) : 0
            let x = start.point.x + (end.point.x - start.point.x) * part
            let y = start.point.y + (end.point.y - start.point.y) * part
            let distance = hypot(sample.point.x - x, sample.point.y - y)
            if distance > max(tolerance, found?.distance ?? 0) { found = (index, distance) }
        }
        return found?.index
    }
}
