import CoreGraphics
import QuartzCore

/// Computes the velocity of a finger from its latest locations.
struct MotionTrail {
    /// Older samples are dropped; a finger that rests this long has no velocity. Seconds; chosen.
    static let memory: Seconds = 0.1

    private var places: [(point: CGPoint, time: Seconds)] = []

    /// Drops all samples and starts at `point`.
    mutating func start(at point: CGPoint, _ time: Seconds) {
        places = [(point, time)]
    }

    /// Adds a sample at `time`, in seconds of the clock.
    mutating func add(_ point: CGPoint, _ time: Seconds) {
        places.removeAll { time - $0.time > MotionTrail.memory }
        places.append((point, time))
    }

    /// The finger is lifted at `time`. The velocity is zero if it rested before.
    mutating func end(at time: Seconds) {
        if let last = places.last, time - last.time > MotionTrail.memory { places.removeAll() }
    }

    /// In points per second; zero without two samples at different times.
    var velocity: CGPoint {
        guard let first = places.first, let last = places.last, last.time > first.time else { return .zero }
        let time = last.time - first.time
        return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
    }
}
