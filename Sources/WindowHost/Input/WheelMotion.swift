import CoreGraphics
import Foundation
import HostTiming
import QuartzCore

/// The remaining movement of a notched wheel, distributed over several frames for smooth scrolling.
///
/// The sum of the distributed movements equals the wheel's movement exactly.
package struct WheelMotion: Equatable {
    /// The effect of a wheel: scrolling, or zooming while Control is pressed.
    package enum Effect: Hashable, Sendable {
        case scroll, zoom
    }

    /// The time in which 63 % of the remaining movement is distributed. Seconds.
    static let timeConstant: Seconds = 0.05
    /// A smaller remainder, in points, is distributed immediately.
    static let smallestRemainder: CGFloat = 0.5

    /// Whether the wheel scrolls or zooms.
    package let effect: Effect
    /// Points of the window, y down.
    package let location: CGPoint
    private var remainder = CGVector()
    private var time: Seconds

    /// Starts a movement at `time` of the clock.
    package init(_ effect: Effect, at location: CGPoint, _ time: Seconds) {
        self.effect = effect
        self.location = location
        // The first frame moves as if a frame had already passed, so that the wheel responds immediately.
        self.time = time - FramePacer.interval
    }

    /// Whether no movement remains.
    package var isOver: Bool { remainder == CGVector() }

    /// Adds a turn of the wheel by `delta` points.
    package mutating func turn(by delta: CGVector) {
        remainder = CGVector(dx: remainder.dx + delta.dx, dy: remainder.dy + delta.dy)
    }

    /// Returns the movement for the frame at `now`, in points.
    package mutating func advance(to now: Seconds) -> CGVector {
        let share = CGFloat(1 - exp(-max(now - time, 0) / Self.timeConstant))
        time = max(now, time)
        let part = CGVector(dx: remainder.dx * share, dy: remainder.dy * share)
        let left = CGVector(dx: remainder.dx - part.dx, dy: remainder.dy - part.dy)
        guard max(abs(left.dx), abs(left.dy)) >= Self.smallestRemainder else { return finish() }
        remainder = left
        return part
    }

    /// Returns the whole remaining movement.
    package mutating func finish() -> CGVector {
        defer { remainder = CGVector() }
        return remainder
    }
}
