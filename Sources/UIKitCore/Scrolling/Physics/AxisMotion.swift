import CoreGraphics
import Foundation
import QuartzCore

/// The motion of content along one axis after the finger is lifted: it slows down, and springs back from an edge.
///
/// Offsets are points; times are seconds since the motion began. It forgets where it came from: one begun anew from its
/// offset and velocity at some time goes on in the same way.
struct AxisMotion {
    private let decay: Decay?
    private let spring: Spring?
    /// Where the motion ends.
    let destination: CGFloat

    /// Content that is let go at `start` with `velocity` points a second. It slows down by `rate` in a millisecond; at
    /// an edge of `range` it springs back, or stops dead when it does not bounce.
    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, in range: ScrollRange, bounces: Bool) {
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
            decay: free, spring: Spring(begin: time, target: end, distance: 0, velocity: speed), destination: end)
    }

    /// A spring from `start`, with `velocity` points a second, to rest at `target`.
    init(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
        let spring = Spring(begin: 0, target: target, distance: start - target, velocity: velocity)
        self.init(decay: nil, spring: start == target && velocity == 0 ? nil : spring, destination: target)
    }

    /// Content that is let go and is to come to rest at `target`. When it is fast enough to get there slowing down, by
    /// `least` a second or more, it does just that; else a spring takes it there.
    init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, slowingBy least: Double) {
        let way = target - start
        let fitting = way == 0 ? 0 : Double(velocity / way)
        guard fitting >= least, fitting.isFinite else {
            self.init(from: start, velocity: velocity, to: target)
            return
        }
        let decay = Decay(start: start, velocity: velocity, rate: fitting)
        self.init(decay: decay, spring: nil, destination: target)
    }

    private init(decay: Decay?, spring: Spring?, destination: CGFloat) {
        self.decay = decay
        self.spring = spring
        self.destination = destination
    }

    // MARK: At a time

    func offset(at time: Seconds) -> CGFloat {
        if let spring, time >= spring.begin { return spring.offset(at: time) }
        return decay?.offset(at: time) ?? destination
    }

    /// Points a second.
    func velocity(at time: Seconds) -> CGFloat {
        if let spring, time >= spring.begin { return spring.velocity(at: time) }
        return decay?.velocity(at: time) ?? 0
    }

    /// Whether nothing that can be seen is left of the motion from `time` on.
    func isOver(at time: Seconds) -> Bool {
        if let spring {
            guard time >= spring.begin else { return false }
            let left = abs(spring.offset(at: time) - destination)
            return left + abs(spring.velocity(at: time)) / ScrollNumbers.springRate < ScrollNumbers.restDistance
        }
        guard let decay else { return true }
        return abs(decay.offset(at: time) - destination) < ScrollNumbers.restDistance
    }

    // MARK: Rates

    /// How much a motion slows down in a second of which `rate` of the speed is left after a millisecond; kept where
    /// motion ends some time.
    static func perSecond(_ rate: CGFloat) -> Double {
        guard rate.isFinite else { return perSecond(UIScrollView.DecelerationRate.normal.rawValue) }
        return -1000 * log(Double(max(0.001, min(rate, 0.9999))))
    }

    /// Where content comes to rest that is let go at `start` with `velocity` points a second, were there no edges.
    static func destination(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        start + velocity / perSecond(rate)
    }
}

/// Slowing down by the same factor in every span of time.
private struct Decay {
    let start: CGFloat
    let velocity: CGFloat
    /// Per second.
    let rate: Double

    var destination: CGFloat { start + velocity / rate }
    func offset(at time: Seconds) -> CGFloat { start + velocity / rate * (1 - exp(-rate * time)) }
    func velocity(at time: Seconds) -> CGFloat { velocity * exp(-rate * time) }
    /// When it comes by `offset`, which must lie on its way.
    func time(at offset: CGFloat) -> Seconds { -log(1 - (offset - start) * rate / velocity) / rate }
}

/// A critically damped spring.
private struct Spring {
    let begin: Seconds
    let target: CGFloat
    /// From the target, at the beginning.
    let distance: CGFloat
    let velocity: CGFloat

    private var rate: Double { ScrollNumbers.springRate }

    func offset(at time: Seconds) -> CGFloat {
        let elapsed = time - begin
        return target + (distance + (velocity + rate * distance) * elapsed) * exp(-rate * elapsed)
    }

    func velocity(at time: Seconds) -> CGFloat {
        let elapsed = time - begin
        return (velocity - rate * (velocity + rate * distance) * elapsed) * exp(-rate * elapsed)
    }
}
