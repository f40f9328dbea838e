import CSDL

/// Events in the order of their arrival. Keys wait until the input method has decided about them, and everything that
/// came later waits with them.
struct KeyQueue {
    /// A key with its text, or an event of another kind.
    private struct Entry {
        var events: [SDL_Event]
        /// What the input method was asked; nil for other events.
        var question: (key: InputMethodKey, serial: UInt32)?
        var isHandled: Bool?
    }

    private var entries: [Entry] = []
    /// Whether the next event may belong to the last key.
    private var isLastOpen = false
    /// The last keys that the input method handled: it can still forward them to the app.
    private var handled: [Entry] = []
    /// Forwarding follows the decision at once, so that few keys are handled in between.
    private static let forwardable = 8

    var isEmpty: Bool { entries.isEmpty }

    /// Begins a key that the input method was asked about; its events follow.
    mutating func begin(_ key: InputMethodKey, serial: UInt32) {
        entries.append(Entry(events: [], question: (key, serial)))
        isLastOpen = true
    }

    /// Ends the events of the last key.
    mutating func endKey() { isLastOpen = false }

    /// Adds an event and returns those that wait for nothing.
    mutating func add(_ event: SDL_Event) -> [SDL_Event] {
        if isLastOpen, let last = entries.indices.last {
            let type = SDL_EventType(event.type)
            let isKey = type == SDL_KEYDOWN || type == SDL_KEYUP
            if type == SDL_TEXTINPUT || isKey && entries[last].events.isEmpty {
                entries[last].events.append(event)
                return []
            }
            isLastOpen = false
        }
        guard !entries.isEmpty else { return [event] }
        entries.append(Entry(events: [event]))
        return []
    }

    /// Records the input method's decision and returns the events that wait no longer.
    ///
    /// The app does not see a key that was handled, except its release: it ends a press that the app may have seen.
    mutating func decide(serial: UInt32, isHandled: Bool) -> [SDL_Event] {
        guard let index = entries.firstIndex(where: { $0.question?.serial == serial }) else { return [] }
        entries[index].isHandled = isHandled
        return releaseDecided()
    }

    /// The events of a key that the input method returns to the app; nil for a key that was not pressed.
    mutating func forward(_ key: InputMethodKey) -> [SDL_Event]? {
        func isSame(_ entry: Entry) -> Bool {
            entry.question?.key.code == key.code && entry.question?.key.isRelease == key.isRelease
        }
        if let index = handled.lastIndex(where: isSame) { return handled.remove(at: index).events }
        guard let first = entries.first, isSame(first) else { return nil }
        entries[0].events = []
        return first.events
    }

    /// Returns everything that waits, as if no key had been handled.
    mutating func releaseAll() -> [SDL_Event] {
        defer { self = KeyQueue() }
        return entries.flatMap(\.events)
    }

    private mutating func releaseDecided() -> [SDL_Event] {
        var released: [SDL_Event] = []
        while let first = entries.first, first.question == nil || first.isHandled != nil {
            entries.removeFirst()
            if first.isHandled == true {
                handled = (handled + [first]).suffix(Self.forwardable)
                released += first.events.filter { SDL_EventType($0.type) == SDL_KEYUP }
            } else {
                released += first.events
            }
        }
        return released
    }
}
