import CoreGraphics
import QuartzCore

/// The last places of a finger, from which its speed is read.
struct MotionTrail {
    /// Older places say nothing about the present speed; a finger that rests this long has none. Seconds; chosen.
    static let memory: Seconds = 0.1

    private var places: [(point: CGPoint, time: Seconds)] = []

    /// Forgets what was before: the finger is at `point` now.
    mutating func start(at point: CGPoint, _ time: Seconds) {
        places = [(point, time)]
    }

    /// The finger has come to `point` at `time`, in seconds of the clock.
    mutating func add(_ point: CGPoint, _ time: Seconds) {
        places.removeAll { time - $0.time > MotionTrail.memory }
        places.append((point, time))
    }

    /// The finger is lifted at `time`; one that has rested before has lost its speed.
    mutating func end(at time: Seconds) {
        if let last = places.last, time - last.time > MotionTrail.memory { places.removeAll() }
    }

    /// In points a second; zero until two places at different times are known.
    var velocity: CGPoint {
        guard let first = places.first, let last = places.last, last.time > first.time else { return .zero }
        let time = last.time - first.time
        return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
    }
}
