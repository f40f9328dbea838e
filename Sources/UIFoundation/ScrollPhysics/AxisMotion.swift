import CoreGraphics
import Foundation
import QuartzCore

/// The motion of content along one axis after a drag: it decelerates, and springs back at an edge.
///
/// Offsets are in points, times in seconds since the beginning. The motion has no memory: restarted from its current
/// offset and velocity it continues unchanged.
package struct AxisMotion {
    private let decay: Decay?
    private let spring: CriticalSpring?
    /// The offset at which the motion ends.
    package let destination: CGFloat

    /// Content released at `start` with `velocity` in points per second. `rate` is the factor of its speed per
    /// millisecond. At an edge of `range` it springs back if `bounces`, otherwise it stops.
    package init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, in range: ScrollRange, bounces: Bool) {
        guard range.excess(of: start) == 0 else {
            self.init(from: start, velocity: velocity, to: range.clamp(start))
            return
        }
        let free = Decay(start: start, velocity: velocity, rate: AxisMotion.perSecond(rate))
        let end = range.clamp(free.destination)
        guard velocity != 0, free.destination != end else {
            self.init(decay: velocity == 0 ? nil : free, spring: nil, destination: end)
            return
        }
        let time = start == end ? 0 : free.time(at: end)
        let speed = bounces ? free.velocity(at: time) : 0
        self.init(
            decay: free, spring: CriticalSpring(begin: time, target: end, distance: 0, velocity: speed),
            destination: end)
    }

    /// A spring from `start`, with `velocity` in points per second, to `target`.
    package init(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
        let spring = CriticalSpring(begin: 0, target: target, distance: start - target, velocity: velocity)
        self.init(decay: nil, spring: start == target && velocity == 0 ? nil : spring, destination: target)
    }

    /// Content released at `start` that ends at `target`. It decelerates at the rate that leads there if that is at
    /// least `least` (per second); otherwise a spring moves it.
    package init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, minimumDecayRate least: Double) {
        let translation = target - start
        let fitting = translation == 0 ? 0 : Double(velocity / translation)
        guard fitting >= least, fitting.isFinite else {
            self.init(from: start, velocity: velocity, to: target)
            return
        }
        let decay = Decay(start: start, velocity: velocity, rate: fitting)
        self.init(decay: decay, spring: nil, destination: target)
    }

    private init(decay: Decay?, spring: CriticalSpring?, destination: CGFloat) {
        self.decay = decay
        self.spring = spring
        self.destination = destination
    }

    // MARK: Sampling

    package func offset(at time: Seconds) -> CGFloat {
        if let spring, time >= spring.begin { return spring.offset(at: time) }
        return decay?.offset(at: time) ?? destination
    }

    /// In points per second.
    package func velocity(at time: Seconds) -> CGFloat {
        if let spring, time >= spring.begin { return spring.velocity(at: time) }
        return decay?.velocity(at: time) ?? 0
    }

    /// Whether the remaining motion after `time` is not visible.
    package func isOver(at time: Seconds) -> Bool {
        if let spring {
            guard time >= spring.begin else { return false }
            let left = abs(spring.offset(at: time) - destination)
            return left + abs(spring.velocity(at: time)) / ScrollDefaults.springRate < ScrollDefaults.restDistance
        }
        guard let decay else { return true }
        return abs(decay.offset(at: time) - destination) < ScrollDefaults.restDistance
    }

    // MARK: Rates

    /// The decay rate per second for a factor per millisecond, clamped so that every motion ends. Non-finite rates
    /// count as `normal`.
    package static func perSecond(_ rate: CGFloat) -> Double {
        guard rate.isFinite else { return perSecond(ScrollDefaults.normalDecelerationRate) }
        return -1000 * log(Double(max(0.001, min(rate, 0.9999))))
    }

    /// The offset at which content released at `start` comes to rest without edges. `velocity` is in points per second.
    package static func destination(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        start + velocity / perSecond(rate)
    }
}

/// Exponential deceleration.
private struct Decay {
    let start: CGFloat
    let velocity: CGFloat
    /// Per second.
    let rate: Double

    var destination: CGFloat { start + velocity / rate }
    func offset(at time: Seconds) -> CGFloat { start + velocity / rate * (1 - exp(-rate * time)) }
    func velocity(at time: Seconds) -> CGFloat { velocity * exp(-rate * time) }
    /// The time at which it reaches `offset`, which has to lie on its path.
    func time(at offset: CGFloat) -> Seconds { -log(1 - (offset - start) * rate / velocity) / rate }
}

/// A critically damped spring.
private struct CriticalSpring {
    let begin: Seconds
    let target: CGFloat
    /// The initial distance from the target.
    let distance: CGFloat
    let velocity: CGFloat

    private var rate: Double { ScrollDefaults.springRate }

    func offset(at time: Seconds) -> CGFloat {
        let elapsed = time - begin
        return target + (distance + (velocity + rate * distance) * elapsed) * exp(-rate * elapsed)
    }

    func velocity(at time: Seconds) -> CGFloat {
        let elapsed = time - begin
        return (velocity - rate * (velocity + rate * distance) * elapsed) * exp(-rate * elapsed)
    }
}
