/// Creates presses from the host's keys and routes them.
///
/// A key that goes down is offered in this order: an open menu; key commands with priority over the system; Escape and
/// Return to the topmost presentation; other key commands, unless the key edits text; device commands, most of them
/// unless the key edits text. Otherwise it becomes a press for recognizers and the responder chain. `FocusRule` decides
/// where that chain begins: a key never reaches what a presentation covers.
@MainActor final class KeyDispatcher {
    private unowned let system: UIKitSystem
    private let arena: GestureArena
    private var presses: [KeyStroke: UIPress] = [:]
    /// The keys that are down and were device commands; their repetitions are ignored.
    private var heldDeviceKeys: Set<KeyStroke> = []

    init(system: UIKitSystem, arena: GestureArena) {
        self.system = system
        self.arena = arena
        arena.onClaimOfPresses = { [unowned self] in cancelPresses($0) }
    }

    /// The modifier keys that are pressed, as far as the host reports them apart from other keys.
    var pressedModifiers: UIKeyModifierFlags = []

    /// The pressed modifier keys, and those of the keys that are down.
    var heldModifiers: UIKeyModifierFlags {
        presses.keys.reduce(into: pressedModifiers) { $0.formUnion($1.modifiers) }
    }

    /// Handles a key. A held key begins once, however often the keyboard repeats it; text input receives every
    /// repetition.
    func receive(_ stroke: KeyStroke, isDown: Bool, time: Seconds) {
        if heldDeviceKeys.contains(stroke) {
            if !isDown { heldDeviceKeys.remove(stroke) }
            return
        }
        guard let window = system.application.keyWindow else {
            if isDown { _ = performDeviceCommand(for: stroke, takesText: false) }
            return
        }
        let time = time.isFinite ? time : system.host.clock.now
        if isDown {
            guard let held = presses[stroke] else { return beginPress(stroke, in: window, time: time) }
            let responder = system.keyboardResponder
            let isTyped = held.responder === responder && responder?.insertAsText(stroke) == true
            if !isTyped, held.scrolls { _ = window.scroll(by: stroke, animated: false) }
        } else if let press = presses.removeValue(forKey: stroke) {
            send(press, phase: .ended, time: time)
        }
    }

    private func beginPress(_ stroke: KeyStroke, in window: UIWindow, time: Seconds) {
        if system.menuPresenter?.handleKey(stroke) == true { return }
        let (responder, isOfferedToPresentation) = window.focus.target(of: stroke)
        let commands = KeyCommandSearch(from: responder)
        if commands.perform(stroke, where: \.wantsPriorityOverSystemBehavior) { return }
        let takesText = responder.acceptsAsText(stroke)
        // Only a search field handles Escape; it ends editing before its presentation is dismissed.
        let isEscapeFromText = takesText && stroke.name == "escape"
        if stroke.modifiers.isEmpty, !isEscapeFromText, isOfferedToPresentation,
            system.handleKeyInTopPresentation(stroke.name)
        {
            return
        }
        let isText = system.era.prefersTextToKeyCommands && takesText
        if !isText, commands.perform(stroke, where: { !$0.wantsPriorityOverSystemBehavior }) { return }
        if performDeviceCommand(for: stroke, takesText: takesText) { return }
        let press = UIPress(stroke, window: window, timestamp: time)
        press.responder = responder
        presses[stroke] = press
        let event = event(about: press, time)
        press.gestureRecognizers = recognizers(for: press, event)
        system.application.sendEvent(event)
    }

    /// Performs the device command for `stroke`. Returns false when there is none, or when the key edits the text that
    /// has the focus.
    private func performDeviceCommand(for stroke: KeyStroke, takesText: Bool) -> Bool {
        guard system.performDeviceCommand?(stroke, takesText) == true else { return false }
        heldDeviceKeys.insert(stroke)
        return true
    }

    private func send(_ press: UIPress, phase: UIPress.Phase, time: Seconds) {
        press.phase = phase
        press.timestamp = max(time, press.timestamp)
        // The window may have left the application meanwhile.
        press.window?.sendEvent(event(about: press, time))
    }

    private func event(about press: UIPress, _ time: Seconds) -> UIPressesEvent {
        let event = UIPressesEvent()
        event.timestamp = time
        event.modifierFlags = press.stroke.modifiers
        for other in presses.values where other !== press { other.phase = .stationary }
        event.allPresses = Set(presses.values).union([press])
        return event
    }

    private func recognizers(for press: UIPress, _ event: UIPressesEvent) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var link = press.responder
        while let responder = link {
            let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
            let own = view?.gestureRecognizers ?? []
            found += own.filter { !found.contains($0) && $0.shouldReceive(press, event) }
            link = responder.next
        }
        return found
    }

    // MARK: Delivering

    /// Delivers the changed keys of `event` in `window` to recognizers, then to responders.
    func deliver(_ event: UIPressesEvent, in window: UIWindow) {
        for press in event.allPresses where press.window === window && press.phase != .stationary {
            let watching = press.gestureRecognizers ?? []
            for recognizer in watching {
                if press.phase == .began { arena.enter(recognizer) }
                recognizer.receive(press, event)
            }
            if !press.isClaimed { deliver(press.responder, press: press, event: event) }
            guard !press.isDown else { continue }
            for recognizer in watching where recognizer.arenaEntry != nil && !recognizer.hasInput {
                arena.inputDidEnd(for: recognizer)
            }
        }
    }

    private func deliver(_ responder: UIResponder?, press: UIPress, event: UIPressesEvent) {
        switch press.phase {
        case .began: responder?.pressesBegan([press], with: event)
        case .changed: responder?.pressesChanged([press], with: event)
        case .ended: responder?.pressesEnded([press], with: event)
        case .cancelled: responder?.pressesCancelled([press], with: event)
        case .stationary: return
        }
    }

    // MARK: Canceling

    /// Cancels the keys that a gesture has claimed in their responders.
    private func cancelPresses(_ claimed: [UIPress]) {
        for press in claimed where !press.isClaimed {
            press.isClaimed = true
            let phase = press.phase
            // A key that has just begun has not reached its responder yet.
            guard phase != .began else { continue }
            press.phase = .cancelled
            deliver(press.responder, press: press, event: event(about: press, press.timestamp))
            press.phase = phase
        }
    }

    /// Cancels the keys of the responders and recognizers in `tree`, which leaves its window.
    func cancelPresses(ofTree tree: UIView) {
        for press in presses.values {
            for recognizer in press.gestureRecognizers ?? [] where recognizer.view?.isDescendant(of: tree) == true {
                press.gestureRecognizers?.removeAll { $0 === recognizer }
                recognizer.abandon()
            }
        }
        cancel { $0.responder?.isInside(tree) == true }
    }

    func cancelPresses(in window: UIWindow) { cancel { $0.window === window } }

    private func cancel(where isGone: (UIPress) -> Bool) {
        for (stroke, press) in presses.filter({ isGone($1) }) {
            presses[stroke] = nil
            send(press, phase: .cancelled, time: system.host.clock.now)
        }
    }
}

extension UIWindow {
    /// The receiver of keys without a first responder: the frontmost presented controller, otherwise the window.
    var fallbackKeyResponder: UIResponder {
        var top = rootViewController
        while let presented = top?.presentedViewController {
            top = presented
        }
        return top ?? self
    }
}

extension SystemEra {
    /// Whether a text-editing key edits text before key commands are tried.
    fileprivate var prefersTextToKeyCommands: Bool { self >= .iOS17 }
}
