import CSDL
import CoreGraphics
import QuartzCore
import UIKitDevice

/// Translates SDL's input events into host events: each goes to the machine of its device.
///
/// The machines track what is pressed, so that every touch and key that begins also ends. A wheel continues to scroll
/// after it was turned: call `advance(to:into:)` in every frame while `isMoving`.
package struct EventTranslation {
    /// `SDL_TOUCH_MOUSEID`: pointer events that SDL synthesizes from a finger. Swift cannot import the macro.
    private static let touchMouse = UInt32.max

    /// The geometry of the window from which the events come.
    package var geometry: WindowGeometry
    package var keyboard = KeyboardTranslation()
    private var pointer = PointerTranslation()
    private var fingers = FingerTranslation()
    private var wheel = WheelTranslation()

    package init(in geometry: WindowGeometry) { self.geometry = geometry }

    /// Appends the host events for `event` to `events`; none for events that are not input.
    package mutating func translate(_ event: SDL_Event, at time: Seconds, into events: inout [HostEvent]) {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEMOTION where event.motion.which != Self.touchMouse:
            pointer.move(event.motion, in: geometry, at: time, into: &events)
        case SDL_MOUSEBUTTONDOWN where event.button.which != Self.touchMouse,
            SDL_MOUSEBUTTONUP where event.button.which != Self.touchMouse:
            pointer.press(event.button, in: geometry, at: time, into: &events)
        case SDL_MOUSEWHEEL where event.wheel.which != Self.touchMouse:
            wheel.turn(event.wheel, in: geometry, at: time, into: &events)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            fingers.change(event.tfinger, in: geometry, at: time, into: &events)
        case SDL_KEYDOWN:
            changeModifiers(to: event.key.keysym.mod, at: time, into: &events)
            keyboard.keyDown(event.key, at: time, into: &events)
        case SDL_KEYUP:
            changeModifiers(to: event.key.keysym.mod, at: time, into: &events)
            keyboard.keyUp(event.key, at: time, into: &events)
        case SDL_TEXTINPUT: keyboard.type(Self.string(event.text.text), at: time, into: &events)
        case SDL_TEXTEDITING:
            keyboard.compose(
                Self.string(event.edit.text), start: event.edit.start, length: event.edit.length, at: time,
                into: &events)
        case SDL_TEXTEDITING_EXT:
            let text = event.editExt.text.map { String(cString: $0) } ?? ""
            // SDL leaves the text of this event to its receiver.
            SDL_free(event.editExt.text)
            keyboard.compose(
                text, start: event.editExt.start, length: event.editExt.length, at: time, into: &events)
        default: break
        }
    }

    private mutating func changeModifiers(to flags: UInt16, at time: Seconds, into events: inout [HostEvent]) {
        keyboard.changeModifiers(to: flags, at: time, into: &events)
        pointer.changeModifiers(to: flags, in: geometry)
        wheel.changeModifiers(to: flags, at: time, into: &events)
    }

    /// The text before the first zero in a fixed array of bytes.
    private static func string(_ bytes: some Any) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Appends the event for a pointer that has left the window.
    package mutating func pointerLeft(at time: Seconds, into events: inout [HostEvent]) {
        pointer.leave(at: time, into: &events)
    }

    /// Ends everything that is pressed, because the window receives no further events about it, and keeps the text that
    /// is being composed.
    package mutating func cancelAll(at time: Seconds, into events: inout [HostEvent]) {
        keyboard.loseFocus(at: time, into: &events)
        pointer.cancel(at: time, into: &events)
        wheel.cancel(at: time, into: &events)
        fingers.cancel(at: time, into: &events)
        keyboard.releaseAll(at: time, into: &events)
    }

    /// The positions of the two fingers of the mouse in points, also before its button is pressed; empty while Alt is
    /// up.
    package var touchPoints: [CGPoint] { pointer.touchPoints }

    /// Whether a wheel is still scrolling or pinching.
    package var isMoving: Bool { wheel.isMoving }

    /// Appends the events of a wheel that was turned before, for the frame at `time`.
    package mutating func advance(to time: Seconds, into events: inout [HostEvent]) {
        wheel.advance(to: time, in: geometry, into: &events)
    }
}
