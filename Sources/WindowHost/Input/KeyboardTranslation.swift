import CSDL
import QuartzCore
import UIKitDevice

/// Translates keys, typed text and the compositions of input methods.
///
/// It tracks what is pressed, so that every key that begins also ends.
package struct KeyboardTranslation {
    /// Whether typed characters arrive as text, which is so while text input is active. Otherwise keys report the
    /// character on their label, so that an input method does not consume them.
    package var takesText = true

    private var keys: [UInt32: KeyStroke] = [:]
    private var heldModifiers: UIKeyModifierFlags = []
    /// The printable key whose text has not arrived yet, with the modifiers pressed then.
    private var pendingTextKey: (key: UInt32, modifiers: UIKeyModifierFlags)?
    /// The text that an input method is composing; empty while it is not.
    private var composition = ""
    /// Whether the window has lost the keyboard, so that the composition has ended whatever the input method says.
    private var isUnfocused = false
    /// Whether a shortcut's modifiers are pressed. Some systems send its text nevertheless.
    private var ignoresText = false

    package init() {}

    /// Ends everything that is pressed, because the window receives no further events about it.
    package mutating func releaseAll(at time: Seconds, into events: inout [HostEvent]) {
        for stroke in keys.values { events.append(.key(stroke, isDown: false, time: time)) }
        if !heldModifiers.isEmpty { events.append(.modifiers([], time: time)) }
        keys = [:]
        heldModifiers = []
        pendingTextKey = nil
        ignoresText = false
    }

    // MARK: Input methods

    /// Reports that the window has lost the keyboard, and keeps the text that is being composed.
    package mutating func loseFocus(at time: Seconds, into events: inout [HostEvent]) {
        endComposition(at: time, into: &events)
        isUnfocused = true
    }

    /// Reports that the window has the keyboard again.
    package mutating func gainFocus() { isUnfocused = false }

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

    /// Shows the composition of an event, whose selection counts Unicode scalars; a negative start is at the end.
    package mutating func compose(
        _ text: String, start: Int32, length: Int32, at time: Seconds, into events: inout [HostEvent]
    ) {
        let scalars = text.unicodeScalars
        func units(_ count: Int) -> Int {
            let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex)
            return text[..<(end ?? scalars.endIndex)].utf16.count
        }
        let first = start < 0 ? scalars.count : Int(start)
        compose(text, selected: units(first)..<units(first + Int(max(length, 0))), at: time, into: &events)
    }

    // MARK: Keys

    /// Appends the change of the modifier keys, as SDL's flags, if there is one.
    package mutating func changeModifiers(to flags: UInt16, at time: Seconds, into events: inout [HostEvent]) {
        let modifiers = KeyNames.modifiers(flags)
        if modifiers != heldModifiers { events.append(.modifiers(modifiers, time: time)) }
        heldModifiers = modifiers
    }

    /// Appends a key that was pressed: named keys and shortcuts immediately. The characters of others arrive as text.
    package mutating func keyDown(_ event: SDL_KeyboardEvent, at time: Seconds, into events: inout [HostEvent]) {
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

    /// Appends the release of a key that was reported as pressed.
    package mutating func keyUp(_ event: SDL_KeyboardEvent, at time: Seconds, into events: inout [HostEvent]) {
        let key = event.keysym.scancode.rawValue
        ignoresText = KeyNames.isShortcut(event.keysym.mod)
        if pendingTextKey?.key == key { pendingTextKey = nil }
        guard let stroke = keys.removeValue(forKey: key) else { return }
        events.append(.key(stroke, isDown: false, time: time))
    }

    /// Appends typed text. A single character belongs to the pressed key; each character of an input method is a key
    /// press and release.
    package mutating func type(_ text: String, at time: Seconds, into events: inout [HostEvent]) {
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
}
