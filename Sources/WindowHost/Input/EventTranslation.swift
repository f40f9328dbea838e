import CSDL
import CoreGraphics
import QuartzCore
import UIKitCore

/// Turns what SDL reports of pointer, fingers, wheel and keys into host events.
///
/// Keeps what is down, so that every touch and key that begins also ends.
package struct EventTranslation {
    /// SDL's window units to a point.
    package var unitsPerPoint: CGFloat
    /// The window in points: fingers report fractions of it.
    package var size: CGSize

    /// Whether what keys type arrives as text, as it does while somebody takes it. Otherwise keys go by what stands on
    /// them, so that an input method does not swallow them.
    package var takesText = true

    /// The pointer is touch 0; fingers take the lowest free number from 1 on.
    private static let pointerID = 0
    /// `SDL_TOUCH_MOUSEID`: a pointer that a finger pretends to be. Swift cannot read the macro, a -1 without a sign.
    private static let touchMouse = UInt32.max
    /// How far a notch of the wheel scrolls, in points.
    package static let pointsPerNotch: CGFloat = 40

    private var pointer: CGPoint?
    private var fingers: [SDL_FingerID: (id: Int, location: CGPoint)] = [:]
    private var keys: [UInt32: KeyStroke] = [:]
    /// The printable key whose text has not arrived yet, with the modifiers held then.
    private var typing: (key: UInt32, modifiers: UIKeyModifierFlags)?
    /// Whether a shortcut's modifiers are down. Its text arrives on some systems all the same.
    private var isMutingText = false

    package init(unitsPerPoint: CGFloat = 1, size: CGSize = .zero) {
        self.unitsPerPoint = unitsPerPoint
        self.size = size
    }

    /// Appends what `event` means to `events`; nothing for what is no input.
    package mutating func translate(_ event: SDL_Event, at time: Seconds, into events: inout [HostEvent]) {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEMOTION: pointerMoved(event.motion, time, &events)
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: pointerChanged(event.button, time, &events)
        case SDL_MOUSEWHEEL: wheelTurned(event.wheel, time, &events)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: fingerChanged(event.tfinger, time, &events)
        case SDL_KEYDOWN: keyDown(event.key, time, &events)
        case SDL_KEYUP: keyUp(event.key, time, &events)
        case SDL_TEXTINPUT: textTyped(text(of: event), time, &events)
        default: break
        }
    }

    /// Ends everything that is down: the window no longer hears what becomes of it.
    package mutating func cancelAll(at time: Seconds, into events: inout [HostEvent]) {
        if let location = pointer {
            events.append(.touch(id: Self.pointerID, phase: .cancelled, location: location, time: time))
        }
        for finger in fingers.values.sorted(by: { $0.id < $1.id }) {
            events.append(.touch(id: finger.id, phase: .cancelled, location: finger.location, time: time))
        }
        for stroke in keys.values { events.append(.key(stroke, isDown: false, time: time)) }
        (pointer, fingers, keys, typing) = (nil, [:], [:], nil)
    }
}

// MARK: Pointer and fingers

extension EventTranslation {
    private func point(_ x: Int32, _ y: Int32) -> CGPoint {
        CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
    }

    private mutating func pointerMoved(
        _ motion: SDL_MouseMotionEvent, _ time: Seconds, _ events: inout [HostEvent]
    ) {
        guard pointer != nil, motion.which != Self.touchMouse else { return }
        let location = point(motion.x, motion.y)
        pointer = location
        events.append(.touch(id: Self.pointerID, phase: .moved, location: location, time: time))
    }

    private mutating func pointerChanged(
        _ button: SDL_MouseButtonEvent, _ time: Seconds, _ events: inout [HostEvent]
    ) {
        guard button.button == UInt8(SDL_BUTTON_LEFT), button.which != Self.touchMouse else { return }
        let location = point(button.x, button.y)
        let isDown = button.state == UInt8(SDL_PRESSED)
        guard isDown != (pointer != nil) else { return }
        pointer = isDown ? location : nil
        events.append(
            .touch(id: Self.pointerID, phase: isDown ? .began : .ended, location: location, time: time))
    }

    /// A wheel turned away from the person moves the content down, one turned to the right moves it left.
    private func wheelTurned(_ wheel: SDL_MouseWheelEvent, _ time: Seconds, _ events: inout [HostEvent]) {
        guard wheel.which != Self.touchMouse else { return }
        let delta = CGVector(
            dx: CGFloat(0 - wheel.preciseX) * Self.pointsPerNotch, dy: CGFloat(wheel.preciseY) * Self.pointsPerNotch)
        events.append(.scroll(location: point(wheel.mouseX, wheel.mouseY), delta: delta, time: time))
    }

    private mutating func fingerChanged(_ touch: SDL_TouchFingerEvent, _ time: Seconds, _ events: inout [HostEvent]) {
        let location = CGPoint(x: CGFloat(touch.x) * size.width, y: CGFloat(touch.y) * size.height)
        let phase: UITouch.Phase
        let id: Int
        switch (SDL_EventType(touch.type), fingers[touch.fingerId]?.id) {
        case (SDL_FINGERDOWN, nil): (phase, id) = (.began, freeFingerID)
        case (SDL_FINGERMOTION, let known?): (phase, id) = (.moved, known)
        case (SDL_FINGERUP, let known?): (phase, id) = (.ended, known)
        default: return
        }
        fingers[touch.fingerId] = phase == .ended ? nil : (id, location)
        events.append(.touch(id: id, phase: phase, location: location, time: time))
    }

    private var freeFingerID: Int {
        let taken = Set(fingers.values.map(\.id))
        var id = Self.pointerID + 1
        while taken.contains(id) { id += 1 }
        return id
    }
}

// MARK: Keys

extension EventTranslation {
    /// Named keys and shortcuts are known at once; what other keys type arrives as text.
    private mutating func keyDown(_ event: SDL_KeyboardEvent, _ time: Seconds, _ events: inout [HostEvent]) {
        let (key, flags) = (event.keysym.scancode.rawValue, event.keysym.mod)
        isMutingText = KeyNames.isShortcut(flags)
        let name = KeyNames.name(of: event.keysym.sym) ?? plainName(of: event.keysym)
        guard let name else {
            if KeyNames.character(of: event.keysym.sym) != nil { typing = (key, KeyNames.modifiers(flags)) }
            return
        }
        press(KeyStroke(name: name, modifiers: KeyNames.modifiers(flags)), key, time, &events)
    }

    /// What stands on a key that no text will come for; a capital letter with shift.
    private func plainName(of key: SDL_Keysym) -> String? {
        guard isMutingText || !takesText, let character = KeyNames.character(of: key.sym) else { return nil }
        let isCapital = !isMutingText && KeyNames.modifiers(key.mod).contains(.shift)
        return isCapital ? character.uppercased() : character
    }

    private mutating func press(
        _ stroke: KeyStroke, _ key: UInt32, _ time: Seconds, _ events: inout [HostEvent]
    ) {
        keys[key] = stroke
        events.append(.key(stroke, isDown: true, time: time))
    }

    private mutating func keyUp(_ event: SDL_KeyboardEvent, _ time: Seconds, _ events: inout [HostEvent]) {
        let key = event.keysym.scancode.rawValue
        isMutingText = KeyNames.isShortcut(event.keysym.mod)
        if typing?.key == key { typing = nil }
        guard let stroke = keys.removeValue(forKey: key) else { return }
        events.append(.key(stroke, isDown: false, time: time))
    }

    /// One character belongs to the key that is down; what an input method writes goes down and up at once.
    private mutating func textTyped(_ text: String, _ time: Seconds, _ events: inout [HostEvent]) {
        guard !isMutingText else { return }
        if text.count == 1, let typing {
            self.typing = nil
            press(KeyStroke(name: text, modifiers: typing.modifiers), typing.key, time, &events)
            return
        }
        typing = nil
        for character in text {
            let stroke = KeyStroke(name: String(character))
            events.append(.key(stroke, isDown: true, time: time))
            events.append(.key(stroke, isDown: false, time: time))
        }
    }

    private func text(of event: SDL_Event) -> String {
        withUnsafeBytes(of: event.text.text) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
