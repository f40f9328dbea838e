import CSDL
import CoreGraphics
import QuartzCore
import UIKitDevice

/// Translates SDL's pointer, finger, wheel and key events into host events.
///
/// It tracks what is pressed, so that every touch and key that begins also ends. A wheel continues to scroll after it
/// was turned: call `advance(to:into:)` in every frame while `isMoving`.
package struct EventTranslation {
    /// SDL's window units per point.
    package var unitsPerPoint: CGFloat
    /// The window's size in points: fingers report fractions of it.
    package var size: CGSize

    /// Whether typed characters arrive as text, which is so while text input is active. Otherwise keys report the
    /// character on their label, so that an input method does not consume them.
    package var takesText = true

    /// The pointer is touch 0; fingers use the lowest free number from 1.
    private static let pointerID = 0
    /// `SDL_TOUCH_MOUSEID`: pointer events that SDL synthesizes from a finger. Swift cannot import the macro.
    private static let touchMouse = UInt32.max
    /// The distance in points that one notch of the wheel scrolls.
    package static let pointsPerNotch: CGFloat = 40

    /// The touch ids of the pointer's mirror image and of the wheel's fingers; negative, unlike those of fingers.
    private static let mirroredID = -1
    private static let wheelIDs = [-2, -3]
    /// The touch id of the right button.
    private static let secondaryID = -4

    private var pointer: CGPoint?
    /// Where the right button is pressed; nil while it is up.
    private var secondary: CGPoint?
    /// The last position of the pointer, pressed or not; nil before it has moved.
    private var hover: CGPoint?
    /// The pressed modifiers, as SDL's flags.
    private var heldModifiers: UInt16 = 0
    /// Two fingers controlled by the mouse: while Alt is pressed, and until the mouse button is released.
    private var pair: MirroredTouchPair?
    private var isPairDown = false
    private var wheel: WheelMotion?
    private var pinch: WheelPinch?
    private var fingers: [SDL_FingerID: (id: Int, location: CGPoint)] = [:]
    private var keys: [UInt32: KeyStroke] = [:]
    /// The printable key whose text has not arrived yet, with the modifiers pressed then.
    private var pendingTextKey: (key: UInt32, modifiers: UIKeyModifierFlags)?
    /// The text that an input method is composing; empty while it is not.
    private var composition = ""
    /// Whether the window has lost the keyboard, so that the composition has ended whatever the input method says.
    private var isUnfocused = false
    /// Whether a shortcut's modifiers are pressed. Some systems send its text nevertheless.
    private var ignoresText = false

    package init(unitsPerPoint: CGFloat = 1, size: CGSize = .zero) {
        self.unitsPerPoint = unitsPerPoint
        self.size = size
    }

    /// Appends the host events for `event` to `events`; none for events that are not input.
    package mutating func translate(_ event: SDL_Event, at time: Seconds, into events: inout [HostEvent]) {
        let type = SDL_EventType(event.type)
        if type == SDL_KEYDOWN || type == SDL_KEYUP {
            modifiersChanged(to: event.key.keysym.mod, at: time, into: &events)
        }
        switch type {
        case SDL_MOUSEMOTION: pointerMoved(event.motion, at: time, into: &events)
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: pointerChanged(event.button, at: time, into: &events)
        case SDL_MOUSEWHEEL: wheelTurned(event.wheel, at: time, into: &events)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: fingerChanged(event.tfinger, at: time, into: &events)
        case SDL_KEYDOWN: keyDown(event.key, at: time, into: &events)
        case SDL_KEYUP: keyUp(event.key, at: time, into: &events)
        case SDL_TEXTINPUT: textTyped(text(of: event), at: time, into: &events)
        case SDL_TEXTEDITING:
            let text = withUnsafeBytes(of: event.edit.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            compose(text, selected: selection(event.edit.start, event.edit.length, of: text), at: time, into: &events)
        case SDL_TEXTEDITING_EXT:
            let text = event.editExt.text.map { String(cString: $0) } ?? ""
            // SDL leaves the text of this event to its receiver.
            SDL_free(event.editExt.text)
            compose(
                text, selected: selection(event.editExt.start, event.editExt.length, of: text), at: time, into: &events)
        default: break
        }
    }

    /// Ends everything that is pressed, because the window receives no further events about it, and keeps the text that
    /// is being composed.
    package mutating func cancelAll(at time: Seconds, into events: inout [HostEvent]) {
        endComposition(at: time, into: &events)
        isUnfocused = true
        if let location = pointer {
            events.append(
                .touch(id: Self.pointerID, phase: .cancelled, location: location, time: time, source: pointerSource))
        }
        if let secondary { reportSecondary(.cancelled, at: secondary, time: time, into: &events) }
        if isPairDown, let pair {
            events.append(.touch(id: Self.mirroredID, phase: .cancelled, location: pair.mirrored, time: time))
        }
        endPinch(.cancelled, at: time, into: &events)
        for finger in fingers.values.sorted(by: { $0.id < $1.id }) {
            events.append(.touch(id: finger.id, phase: .cancelled, location: finger.location, time: time))
        }
        for stroke in keys.values { events.append(.key(stroke, isDown: false, time: time)) }
        if !KeyNames.modifiers(heldModifiers).isEmpty { events.append(.modifiers([], time: time)) }
        pointer = nil
        secondary = nil
        fingers = [:]
        keys = [:]
        pendingTextKey = nil
        ignoresText = false
        pair = nil
        isPairDown = false
        wheel = nil
        heldModifiers = 0
    }

    /// The positions of the two fingers of the mouse in points, also before its button is pressed; empty while Alt is
    /// up.
    package var touchPoints: [CGPoint] { pair?.fingers ?? [] }

    /// Whether a wheel is still scrolling or pinching.
    package var isMoving: Bool { wheel != nil || pinch != nil }

    /// Appends the events of a wheel that was turned before, for the frame at `time`.
    package mutating func advance(to time: Seconds, into events: inout [HostEvent]) {
        if var motion = wheel {
            let delta = motion.advance(to: time)
            wheel = motion.isOver ? nil : motion
            applyWheel(motion.effect, by: delta, at: motion.location, time: time, into: &events)
        }
        if let pinch, time >= pinch.end { endPinch(.ended, at: time, into: &events) }
    }
}

// MARK: Pointer and fingers

extension EventTranslation {
    private func point(_ x: Int32, _ y: Int32) -> CGPoint {
        CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
    }

    private mutating func pointerMoved(
        _ motion: SDL_MouseMotionEvent, at time: Seconds, into events: inout [HostEvent]
    ) {
        guard motion.which != Self.touchMouse else { return }
        let location = point(motion.x, motion.y)
        hover = location
        updatePair()
        pair?.move(to: location, keepsDistance: heldModifiers & KeyNames.shift != 0)
        if secondary != nil {
            secondary = location
            reportSecondary(.moved, at: location, time: time, into: &events)
        }
        guard pointer != nil else { return reportHover(at: location, time: time, into: &events) }
        pointer = location
        report(.moved, at: location, time: time, into: &events)
    }

    /// Reports the pointer without a pressed button. Of several movements in a row, the last one counts.
    private func reportHover(at location: CGPoint?, time: Seconds, into events: inout [HostEvent]) {
        if case .hover = events.last { events.removeLast() }
        events.append(.hover(location: location, time: time))
    }

    /// Reports that the pointer left the window.
    package mutating func pointerLeft(at time: Seconds, into events: inout [HostEvent]) {
        guard hover != nil, pointer == nil else { return }
        hover = nil
        reportHover(at: nil, time: time, into: &events)
    }

    /// A pair replaces two fingers; alone, the button is that of a mouse.
    private var pointerSource: TouchSource { isPairDown ? .finger : .primaryButton }

    /// Reports the pointer's touch, and the second one of a pair.
    private func report(
        _ phase: TouchPhase, at location: CGPoint, time: Seconds, into events: inout [HostEvent]
    ) {
        events.append(
            .touch(id: Self.pointerID, phase: phase, location: location, time: time, source: pointerSource))
        guard isPairDown, let pair else { return }
        events.append(.touch(id: Self.mirroredID, phase: phase, location: pair.mirrored, time: time))
    }

    private mutating func modifiersChanged(to flags: UInt16, at time: Seconds, into events: inout [HostEvent]) {
        let modifiers = KeyNames.modifiers(flags)
        if modifiers != KeyNames.modifiers(heldModifiers) { events.append(.modifiers(modifiers, time: time)) }
        heldModifiers = flags
        updatePair()
        if flags & KeyNames.control == 0 { endPinch(.ended, at: time, into: &events) }
    }

    /// Creates a pair of fingers while the left Alt key is pressed, unless the button is already pressed as one finger.
    private mutating func updatePair() {
        guard heldModifiers & KeyNames.leftAlt != 0 else {
            if !isPairDown { pair = nil }
            return
        }
        guard pair == nil, pointer == nil, let hover else { return }
        pair = MirroredTouchPair(pointer: hover, center: CGPoint(x: size.width / 2, y: size.height / 2))
    }

    /// The right button is a click of its own, which opens context menus.
    private mutating func secondaryButtonChanged(
        _ button: SDL_MouseButtonEvent, at time: Seconds, into events: inout [HostEvent]
    ) {
        let isDown = button.state == UInt8(SDL_PRESSED)
        guard button.which != Self.touchMouse, isDown != (secondary != nil) else { return }
        let location = point(button.x, button.y)
        secondary = isDown ? location : nil
        reportSecondary(isDown ? .began : .ended, at: location, time: time, into: &events)
    }

    private func reportSecondary(
        _ phase: TouchPhase, at location: CGPoint, time: Seconds, into events: inout [HostEvent]
    ) {
        events.append(
            .touch(
                id: Self.secondaryID, phase: phase, location: location, time: time, source: .secondaryButton))
    }

    private mutating func pointerChanged(
        _ button: SDL_MouseButtonEvent, at time: Seconds, into events: inout [HostEvent]
    ) {
        if button.button == UInt8(SDL_BUTTON_RIGHT) { return secondaryButtonChanged(button, at: time, into: &events) }
        guard button.button == UInt8(SDL_BUTTON_LEFT), button.which != Self.touchMouse else { return }
        let location = point(button.x, button.y)
        let isDown = button.state == UInt8(SDL_PRESSED)
        guard isDown != (pointer != nil) else { return }
        hover = location
        updatePair()
        pair?.move(to: location, keepsDistance: heldModifiers & KeyNames.shift != 0)
        if isDown { isPairDown = pair != nil }
        report(isDown ? .began : .ended, at: location, time: time, into: &events)
        pointer = isDown ? location : nil
        if !isDown {
            isPairDown = false
            updatePair()
            reportHover(at: location, time: time, into: &events)
        }
    }

    /// A wheel turned away from the user moves the content down, one turned to the right moves it left. With Control it
    /// zooms.
    ///
    /// Whole notches scroll smoothly over several frames. A touchpad, which reports fractions, is followed immediately.
    private mutating func wheelTurned(_ event: SDL_MouseWheelEvent, at time: Seconds, into events: inout [HostEvent]) {
        guard event.which != Self.touchMouse else { return }
        let notches = CGVector(dx: CGFloat(0 - event.preciseX), dy: CGFloat(event.preciseY))
        let delta = CGVector(dx: notches.dx * Self.pointsPerNotch, dy: notches.dy * Self.pointsPerNotch)
        let location = point(event.mouseX, event.mouseY)
        let effect = heldModifiers & KeyNames.control != 0 ? WheelMotion.Effect.zoom : .scroll
        if var old = wheel, old.effect != effect || old.location != location {
            applyWheel(old.effect, by: old.finish(), at: old.location, time: time, into: &events)
            wheel = nil
        }
        guard notches.dx == notches.dx.rounded(), notches.dy == notches.dy.rounded() else {
            return applyWheel(effect, by: delta, at: location, time: time, into: &events)
        }
        var motion = wheel ?? WheelMotion(effect, at: location, time)
        motion.turn(by: delta)
        wheel = motion
    }

    private mutating func applyWheel(
        _ effect: WheelMotion.Effect, by delta: CGVector, at location: CGPoint, time: Seconds,
        into events: inout [HostEvent]
    ) {
        switch effect {
        case .scroll: events.append(.scroll(location: location, delta: delta, time: time))
        case .zoom:
            if pinch == nil {
                let fresh = WheelPinch(at: location, in: size, time)
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
        if wheel?.effect == .zoom { wheel = nil }
        report(lifted, phase: phase, at: time, into: &events)
    }

    private func report(
        _ pinch: WheelPinch, phase: TouchPhase, at time: Seconds, into events: inout [HostEvent]
    ) {
        for (id, place) in zip(Self.wheelIDs, pinch.fingers) {
            events.append(.touch(id: id, phase: phase, location: place, time: time))
        }
    }

    private mutating func fingerChanged(_ touch: SDL_TouchFingerEvent, at time: Seconds, into events: inout [HostEvent])
    {
        let location = CGPoint(x: CGFloat(touch.x) * size.width, y: CGFloat(touch.y) * size.height)
        let phase: TouchPhase
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
        let occupied = Set(fingers.values.map(\.id))
        var id = Self.pointerID + 1
        while occupied.contains(id) { id += 1 }
        return id
    }
}

// MARK: Input methods

extension EventTranslation {
    /// Reports that the window has the keyboard again.
    package mutating func focusGained() { isUnfocused = false }

    /// Shows `text` as being composed; `selected` counts its UTF-16 units. Empty text ends the composition.
    package mutating func compose(
        _ text: String, selected: Range<Int>, at time: Seconds, into events: inout [HostEvent]
    ) {
        guard takesText, !isUnfocused, !text.isEmpty || !composition.isEmpty else { return }
        composition = text
        pendingTextKey = nil
        events.append(.composition(text, selected: selected, time: time))
    }

    /// Replaces the composition by the text that the user has completed.
    package mutating func complete(_ text: String, at time: Seconds, into events: inout [HostEvent]) {
        guard takesText, !isUnfocused else { return }
        composition = ""
        pendingTextKey = nil
        if !text.isEmpty { events.append(.composedText(text, time: time)) }
    }

    /// Ends the composition and keeps its text.
    package mutating func endComposition(at time: Seconds, into events: inout [HostEvent]) {
        if !composition.isEmpty { complete(composition, at: time, into: &events) }
    }

    /// Forgets the composition, which the app has ended.
    package mutating func discardComposition() { composition = "" }
}

// MARK: Keys

extension EventTranslation {
    /// Named keys and shortcuts are reported immediately; the characters of other keys arrive as text.
    private mutating func keyDown(_ event: SDL_KeyboardEvent, at time: Seconds, into events: inout [HostEvent]) {
        let key = event.keysym.scancode.rawValue
        let flags = event.keysym.mod
        ignoresText = KeyNames.isShortcut(flags)
        let name = KeyNames.name(of: event.keysym.sym) ?? labelCharacter(of: event.keysym)
        guard let name else {
            if KeyNames.character(of: event.keysym.sym) != nil { pendingTextKey = (key, KeyNames.modifiers(flags)) }
            return
        }
        press(KeyStroke(name: name, modifiers: KeyNames.modifiers(flags)), key: key, at: time, into: &events)
    }

    /// The character on a key for which no text will arrive; a capital letter with shift.
    private func labelCharacter(of key: SDL_Keysym) -> String? {
        guard ignoresText || !takesText, let character = KeyNames.character(of: key.sym) else { return nil }
        let isCapital = !ignoresText && KeyNames.modifiers(key.mod).contains(.shift)
        return isCapital ? character.uppercased() : character
    }

    private mutating func press(
        _ stroke: KeyStroke, key: UInt32, at time: Seconds, into events: inout [HostEvent]
    ) {
        keys[key] = stroke
        events.append(.key(stroke, isDown: true, time: time))
    }

    private mutating func keyUp(_ event: SDL_KeyboardEvent, at time: Seconds, into events: inout [HostEvent]) {
        let key = event.keysym.scancode.rawValue
        ignoresText = KeyNames.isShortcut(event.keysym.mod)
        if pendingTextKey?.key == key { pendingTextKey = nil }
        guard let stroke = keys.removeValue(forKey: key) else { return }
        events.append(.key(stroke, isDown: false, time: time))
    }

    /// `start` and `length` of the selection count Unicode scalars; a negative start is at the end.
    private func selection(_ start: Int32, _ length: Int32, of text: String) -> Range<Int> {
        let scalars = text.unicodeScalars
        func units(_ count: Int) -> Int {
            let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex)
            return text[..<(end ?? scalars.endIndex)].utf16.count
        }
        let first = start < 0 ? scalars.count : Int(start)
        return units(first)..<units(first + Int(max(length, 0)))
    }

    /// A single character belongs to the pressed key; each character of an input method is a key press and release.
    private mutating func textTyped(_ text: String, at time: Seconds, into events: inout [HostEvent]) {
        if !composition.isEmpty { return complete(text, at: time, into: &events) }
        guard !ignoresText, !isUnfocused || pendingTextKey != nil else { return }
        if text.count == 1, let pendingTextKey {
            self.pendingTextKey = nil
            press(
                KeyStroke(name: text, modifiers: pendingTextKey.modifiers), key: pendingTextKey.key, at: time,
                into: &events)
            return
        }
        pendingTextKey = nil
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
