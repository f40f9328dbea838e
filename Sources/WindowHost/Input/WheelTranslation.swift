import CSDL
import CoreGraphics
import QuartzCore
import UIKitDevice

/// Translates the turns of a wheel, which scrolls, or with Control pinches.
///
/// Whole notches move smoothly over several frames: call `advance` in every frame while `isMoving`. A touchpad, which
/// reports fractions, is followed immediately.
package struct WheelTranslation {
    /// The distance in points that one notch of the wheel scrolls.
    package static let pointsPerNotch: CGFloat = 40
    /// The touch ids of the fingers that pinch; negative, unlike those of a touch screen.
    private static let fingerIDs = [-2, -3]

    private var motion: WheelMotion?
    private var pinch: WheelPinch?
    /// Whether Control is pressed.
    private var zooms = false

    package init() {}

    /// Whether the wheel is still scrolling or pinching.
    package var isMoving: Bool { motion != nil || pinch != nil }

    /// Appends the events for a turn. A wheel turned away from the user moves the content down, one turned to the right
    /// moves it left.
    package mutating func turn(
        _ event: SDL_MouseWheelEvent, in geometry: WindowGeometry, at time: Seconds, into events: inout [HostEvent]
    ) {
        let notches = CGVector(dx: CGFloat(0 - event.preciseX), dy: CGFloat(event.preciseY))
        let delta = CGVector(dx: notches.dx * Self.pointsPerNotch, dy: notches.dy * Self.pointsPerNotch)
        let location = geometry.point(event.mouseX, event.mouseY)
        let effect = zooms ? WheelMotion.Effect.zoom : .scroll
        if var old = motion, old.effect != effect || old.location != location {
            apply(old.effect, by: old.finish(), at: old.location, in: geometry, time: time, into: &events)
            motion = nil
        }
        guard notches.dx == notches.dx.rounded(), notches.dy == notches.dy.rounded() else {
            return apply(effect, by: delta, at: location, in: geometry, time: time, into: &events)
        }
        var motion = motion ?? WheelMotion(effect, at: location, time)
        motion.turn(by: delta)
        self.motion = motion
    }

    /// Appends the events of a wheel that was turned before, for the frame at `time`.
    package mutating func advance(
        to time: Seconds, in geometry: WindowGeometry, into events: inout [HostEvent]
    ) {
        if var moving = motion {
            let delta = moving.advance(to: time)
            motion = moving.isOver ? nil : moving
            apply(moving.effect, by: delta, at: moving.location, in: geometry, time: time, into: &events)
        }
        if let pinch, time >= pinch.end { endPinch(.ended, at: time, into: &events) }
    }

    /// Takes the pressed modifiers, as SDL's flags. A pinch ends with Control.
    package mutating func changeModifiers(to flags: UInt16, at time: Seconds, into events: inout [HostEvent]) {
        zooms = flags & KeyNames.control != 0
        if !zooms { endPinch(.ended, at: time, into: &events) }
    }

    /// Stops, and appends the events that cancel a pinch.
    package mutating func cancel(at time: Seconds, into events: inout [HostEvent]) {
        endPinch(.cancelled, at: time, into: &events)
        motion = nil
        zooms = false
    }

    private mutating func apply(
        _ effect: WheelMotion.Effect, by delta: CGVector, at location: CGPoint, in geometry: WindowGeometry,
        time: Seconds, into events: inout [HostEvent]
    ) {
        switch effect {
        case .scroll: events.append(.scroll(location: location, delta: delta, time: time))
        case .zoom:
            if pinch == nil {
                let fresh = WheelPinch(at: location, in: geometry.size, time)
                pinch = fresh
                report(fresh, phase: .began, at: time, into: &events)
            }
            pinch?.turn(by: delta.dy / Self.pointsPerNotch, at: time)
            if let pinch { report(pinch, phase: .moved, at: time, into: &events) }
        }
    }

    private mutating func endPinch(_ phase: TouchPhase, at time: Seconds, into events: inout [HostEvent]) {
        guard let lifted = pinch else { return }
        pinch = nil
        if motion?.effect == .zoom { motion = nil }
        report(lifted, phase: phase, at: time, into: &events)
    }

    private func report(
        _ pinch: WheelPinch, phase: TouchPhase, at time: Seconds, into events: inout [HostEvent]
    ) {
        for (id, location) in zip(Self.fingerIDs, pinch.fingers) {
            events.append(.touch(id: id, phase: phase, location: location, time: time))
        }
    }
}
