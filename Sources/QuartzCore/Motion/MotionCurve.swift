import CoreGraphics

/// The progress of an animation over its time: 0 at the beginning, 1 at the end.
package enum MotionCurve: Sendable {
    case cubic(CAMediaTimingFunction)
    /// One spring for each axis; values with one dimension use `x`.
    case spring(x: Spring, y: Spring)

    /// An axis of the plane.
    package enum Axis: Sendable {
        case x, y
    }

    /// Linear.
    package static let linear = MotionCurve.cubic(CAMediaTimingFunction(name: .linear))

    /// The progress after `time` of `duration` seconds; a spring overshoots 1 and returns.
    package func value(at time: Seconds, of duration: Seconds, on axis: Axis = .x) -> Double {
        switch self {
        case .cubic(let function): function.value(at: duration > 0 ? time / duration : 1)
        case .spring(let x, let y): 1 - (axis == .x ? x : y).displacement(at: max(0, time))
        }
    }

    /// The speed after `time` seconds, in distances per second.
    package func velocity(at time: Seconds, of duration: Seconds) -> Double {
        let step = max(duration, 1e-3) * 1e-5
        let before = max(0, time - step)
        let after = min(duration, time + step)
        guard after > before else { return 0 }
        return (value(at: after, of: duration) - value(at: before, of: duration)) / (after - before)
    }

    /// The first time at which the progress is `part`.
    package func time(of part: Double, of duration: Seconds) -> Seconds {
        if part <= 0 { return 0 }
        // A spring that overshoots passes every value on its first rise, which these steps do not miss.
        let steps = 256
        var low = 0.0
        for step in 1...steps {
            let high = duration * Double(step) / Double(steps)
            if value(at: high, of: duration) >= part { return bisect(part, duration: duration, low: low, high: high) }
            low = high
        }
        return duration
    }

    private func bisect(_ part: Double, duration: Seconds, low: Seconds, high: Seconds) -> Seconds {
        var low = low
        var high = high
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if value(at: middle, of: duration) < part { low = middle } else { high = middle }
        }
        return high
    }
}
