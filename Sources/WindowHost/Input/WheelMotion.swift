import CoreGraphics
import Foundation
import QuartzCore

/// What is left of the turns of a wheel with notches, handed out over some frames so that content glides.
///
/// What is handed out adds up to the turns exactly.
package struct WheelMotion: Equatable {
    /// What a wheel does: scroll, or zoom while Control is held.
    package enum Effect: Hashable, Sendable {
        case scroll, zoom
    }

    /// In this time 63 % of what is left is handed out. Seconds.
    static let timeConstant: Seconds = 0.05
    /// What is not worth another frame, in points.
    static let leastRest: CGFloat = 0.5

    package let effect: Effect
    /// Points of the window, y down.
    package let location: CGPoint
    private var rest = CGVector()
    private var time: Seconds

    /// The wheel begins to turn at `time` of the clock.
    package init(_ effect: Effect, at location: CGPoint, _ time: Seconds) {
        self.effect = effect
        self.location = location
        // The first frame moves as if one had gone by already: a wheel answers at once.
        self.time = time - FramePacer.interval
    }

    package var isOver: Bool { rest == CGVector() }

    /// The wheel turns by `delta` points.
    package mutating func turn(by delta: CGVector) {
        rest = CGVector(dx: rest.dx + delta.dx, dy: rest.dy + delta.dy)
    }

    /// The points of the frame at `now`.
    package mutating func advance(to now: Seconds) -> CGVector {
        let share = CGFloat(1 - exp(-max(now - time, 0) / Self.timeConstant))
        time = max(now, time)
        let part = CGVector(dx: rest.dx * share, dy: rest.dy * share)
        let left = CGVector(dx: rest.dx - part.dx, dy: rest.dy - part.dy)
        guard max(abs(left.dx), abs(left.dy)) >= Self.leastRest else { return finish() }
        rest = left
        return part
    }

    /// All that is left, at once.
    package mutating func finish() -> CGVector {
        defer { rest = CGVector() }
        return rest
    }
}
