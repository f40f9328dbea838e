import CoreGraphics
import QuartzCore

/// Computes the velocity of a finger from its latest locations.
struct VelocityTracker {
    /// Older samples are dropped; a finger that rests this long has no velocity. Seconds; chosen.
    static let sampleLifetime: Seconds = 0.1

    private var samples: [(point: CGPoint, time: Seconds)] = []

    /// Drops all samples and starts at `point`.
    mutating func start(at point: CGPoint, time: Seconds) {
        samples = [(point, time)]
    }

    /// Adds a sample at `time`, in seconds of the clock.
    mutating func addSample(_ point: CGPoint, time: Seconds) {
        samples.removeAll { time - $0.time > VelocityTracker.sampleLifetime }
        samples.append((point, time))
    }

    /// The finger is lifted at `time`. The velocity is zero if it rested before.
    mutating func end(at time: Seconds) {
        if let last = samples.last, time - last.time > VelocityTracker.sampleLifetime { samples.removeAll() }
    }

    /// In points per second; zero without two samples at different times.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = last.time - first.time
        return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
    }
}
