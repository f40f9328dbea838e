import CSDL
import CoreGraphics
import QuartzCore
import UIKitDevice

/// Translates the events of the mouse into touches and hovering.
///
/// The main button is a touch; while Alt is pressed it is two, of which the second mirrors the pointer. The right button
/// is a click of its own, which opens context menus.
package struct PointerTranslation {
    /// The touch id of the main button.
    static let primaryID = 0
    /// The touch ids of the pointer's mirror image and of the right button; negative, unlike those of fingers.
    private static let mirroredID = -1
    private static let secondaryID = -4

    /// Where the main button is pressed; nil while it is up.
    private var primary: CGPoint?
    /// Where the right button is pressed; nil while it is up.
    private var secondary: CGPoint?
    /// The last position of the pointer, pressed or not; nil before it has moved.
    private var hover: CGPoint?
    /// The pressed modifiers, as SDL's flags.
    private var modifiers: UInt16 = 0
    /// Two fingers controlled by the mouse: while Alt is pressed, and until the mouse button is released.
    private var pair: MirroredTouchPair?
    private var isPairDown = false

    package init() {}

    /// The positions of the two fingers of the mouse in points, also before its button is pressed; empty while Alt is
    /// up.
    package var touchPoints: [CGPoint] { pair?.fingers ?? [] }

    /// Appends the events for a movement.
    package mutating func move(
        _ event: SDL_MouseMotionEvent, in geometry: WindowGeometry, at time: Seconds, into events: inout [HostEvent]
    ) {
        let location = geometry.point(event.x, event.y)
        pointerIsAt(location, in: geometry)
        if secondary != nil {
            secondary = location
            reportSecondary(.moved, at: location, time: time, into: &events)
        }
        guard primary != nil else { return reportHover(at: location, time: time, into: &events) }
        primary = location
        report(.moved, at: location, time: time, into: &events)
    }

    /// Appends the events for a button that was pressed or released.
    package mutating func press(
        _ event: SDL_MouseButtonEvent, in geometry: WindowGeometry, at time: Seconds, into events: inout [HostEvent]
    ) {
        let location = geometry.point(event.x, event.y)
        let isDown = event.state == UInt8(SDL_PRESSED)
        switch Int32(event.button) {
        case SDL_BUTTON_LEFT: primaryChanged(isDown, at: location, in: geometry, time: time, into: &events)
        case SDL_BUTTON_RIGHT: secondaryChanged(isDown, at: location, time: time, into: &events)
        default: break
        }
    }

    /// Appends the event for a pointer that has left the window.
    package mutating func leave(at time: Seconds, into events: inout [HostEvent]) {
        guard hover != nil, primary == nil else { return }
        hover = nil
        reportHover(at: nil, time: time, into: &events)
    }

    /// Takes the pressed modifiers, as SDL's flags.
    package mutating func changeModifiers(to flags: UInt16, in geometry: WindowGeometry) {
        modifiers = flags
        updatePair(in: geometry)
    }

    /// Appends the events that cancel what is pressed.
    package mutating func cancel(at time: Seconds, into events: inout [HostEvent]) {
        if let primary {
            events.append(
                .touch(id: Self.primaryID, phase: .cancelled, location: primary, time: time, source: primarySource))
        }
        if let secondary { reportSecondary(.cancelled, at: secondary, time: time, into: &events) }
        if isPairDown, let pair {
            events.append(.touch(id: Self.mirroredID, phase: .cancelled, location: pair.mirrored, time: time))
        }
        primary = nil
        secondary = nil
        pair = nil
        isPairDown = false
        modifiers = 0
    }

    // MARK: State

    private mutating func primaryChanged(
        _ isDown: Bool, at location: CGPoint, in geometry: WindowGeometry, time: Seconds,
        into events: inout [HostEvent]
    ) {
        guard isDown != (primary != nil) else { return }
        pointerIsAt(location, in: geometry)
        if isDown { isPairDown = pair != nil }
        report(isDown ? .began : .ended, at: location, time: time, into: &events)
        primary = isDown ? location : nil
        if !isDown {
            isPairDown = false
            updatePair(in: geometry)
            reportHover(at: location, time: time, into: &events)
        }
    }

    private mutating func secondaryChanged(
        _ isDown: Bool, at location: CGPoint, time: Seconds, into events: inout [HostEvent]
    ) {
        guard isDown != (secondary != nil) else { return }
        secondary = isDown ? location : nil
        reportSecondary(isDown ? .began : .ended, at: location, time: time, into: &events)
    }

    private mutating func pointerIsAt(_ location: CGPoint, in geometry: WindowGeometry) {
        hover = location
        updatePair(in: geometry)
        pair?.move(to: location, keepsDistance: modifiers & KeyNames.shift != 0)
    }

    /// Creates a pair of fingers while the left Alt key is pressed, unless the button is already pressed as one finger.
    private mutating func updatePair(in geometry: WindowGeometry) {
        guard modifiers & KeyNames.leftAlt != 0 else {
            if !isPairDown { pair = nil }
            return
        }
        guard pair == nil, primary == nil, let hover else { return }
        let center = CGPoint(x: geometry.size.width / 2, y: geometry.size.height / 2)
        pair = MirroredTouchPair(pointer: hover, center: center)
    }

    // MARK: Reports

    /// A pair replaces two fingers; alone, the button is that of a mouse.
    private var primarySource: TouchSource { isPairDown ? .finger : .primaryButton }

    /// Reports the main button's touch, and the second one of a pair.
    private func report(_ phase: TouchPhase, at location: CGPoint, time: Seconds, into events: inout [HostEvent]) {
        events.append(
            .touch(id: Self.primaryID, phase: phase, location: location, time: time, source: primarySource))
        guard isPairDown, let pair else { return }
        events.append(.touch(id: Self.mirroredID, phase: phase, location: pair.mirrored, time: time))
    }

    private func reportSecondary(
        _ phase: TouchPhase, at location: CGPoint, time: Seconds, into events: inout [HostEvent]
    ) {
        events.append(
            .touch(
                id: Self.secondaryID, phase: phase, location: location, time: time, source: .secondaryButton))
    }

    /// Reports the pointer without a pressed button. Of several movements in a row, the last one counts.
    private func reportHover(at location: CGPoint?, time: Seconds, into events: inout [HostEvent]) {
        if case .hover = events.last { events.removeLast() }
        events.append(.hover(location: location, time: time))
    }
}
