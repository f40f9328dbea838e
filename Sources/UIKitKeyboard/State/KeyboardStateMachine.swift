/// Which page and which letters a keyboard shows, and what Shift does. Decides only.
///
///     off ─tap─▶ once ─letter─▶ off        once ─second tap─▶ locked ─tap─▶ off        held while the finger is down
package struct KeyboardStateMachine: Hashable, Sendable {
    /// What Shift does to letters.
    package enum Shift: Hashable, CaseIterable, Sendable {
        /// Small letters; a capital for the next letter because of the text, or of a tap; capitals until the next tap.
        case off, automatic, once, locked
        /// Capitals while the finger is down, before and after a letter was typed.
        case held, heldAndTyped

        /// Whether letters are capitals.
        package var isUppercase: Bool {
            switch self {
            case .off: false
            case .automatic, .once, .locked, .held, .heldAndTyped: true
            }
        }
    }

    package enum Event: Hashable, Sendable {
        /// A finger on Shift; `isSecond` for the second one within the time of a double tap.
        case shiftDown(isSecond: Bool)
        case shiftUp
        case capsLock
        /// A key with a character was released.
        case typed
        /// A space was typed, or an apostrophe, after which a keyboard of signs shows letters again.
        case typedSeparator
        case page(KeyboardPage)
        /// The letters of the language at this index.
        case language(Int)
        /// The text before the insertion point has changed: whether the next letter is capitalized.
        case contextChanged(wantsCapital: Bool)
    }

    package private(set) var page: KeyboardPage
    package private(set) var shift = Shift.off
    /// The index of the language whose letters are shown.
    package private(set) var language = 0

    package init(page: KeyboardPage = .letters, language: Int = 0) {
        self.page = page
        self.language = language
    }

    /// Changes the state. Returns whether something visible has changed.
    @discardableResult
    package mutating func handle(_ event: Event) -> Bool {
        let old = self
        switch event {
        case .shiftDown(let isSecond): shift = pressed(isSecond: isSecond)
        case .shiftUp: shift = released
        case .capsLock: shift = shift == .locked ? .off : .locked
        case .typed: shift = typed
        case .typedSeparator: if page == .numbers || page == .symbols { page = .letters }
        case .page(let next): page = next
        case .language(let index): show(index)
        case .contextChanged(let wantsCapital): shift = following(wantsCapital)
        }
        return self != old
    }

    private mutating func show(_ language: Int) {
        page = .letters
        self.language = language
        if shift != .locked { shift = .off }
    }

    private func pressed(isSecond: Bool) -> Shift {
        switch shift {
        case .off: isSecond ? .locked : .held
        case .once: isSecond ? .locked : .off
        case .automatic: isSecond ? .locked : .off
        case .locked: .off
        case .held, .heldAndTyped: .held
        }
    }

    private var released: Shift {
        switch shift {
        case .held: .once
        case .heldAndTyped: .off
        case .off, .automatic, .once, .locked: shift
        }
    }

    private var typed: Shift {
        switch shift {
        case .automatic, .once: .off
        case .held, .heldAndTyped: .heldAndTyped
        case .off, .locked: shift
        }
    }

    private func following(_ wantsCapital: Bool) -> Shift {
        switch shift {
        case .off: wantsCapital ? .automatic : .off
        case .automatic: wantsCapital ? .automatic : .off
        case .once, .locked, .held, .heldAndTyped: shift
        }
    }
}
