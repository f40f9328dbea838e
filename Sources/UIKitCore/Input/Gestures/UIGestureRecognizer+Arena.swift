extension UIGestureRecognizer {
    func change(to new: State) {
        if let arenaEntry { return arenaEntry.arena.assign(new, to: arenaEntry.id) }
        // Only a recognizer that begins by itself starts an attempt; there is nothing to end.
        switch new {
        case .possible, .failed, .cancelled: return
        case .began, .changed, .ended: beginAttempt(with: new)
        }
    }

    /// Starts an attempt without touches, for a wheel or for app code. A gesture that ends by itself becomes possible
    /// again after this frame.
    private func beginAttempt(with state: State) {
        let system = view?.window?.system ?? UIKitSystem.current
        let arena = system?.frameLoop.dispatcher.arena ?? GestureArena()
        arena.enter(self)
        guard let opened = arenaEntry else { return }
        arena.assign(state, to: opened.id)
        let leave: @MainActor () -> Void = { [weak self] in
            guard let self, arenaEntry?.id == opened.id, !hasInput else { return }
            arena.inputDidEnd(for: self)
        }
        if let system { system.frameLoop.perform(beforeLayout: leave) }
    }

    /// Whether a continuous gesture is in progress.
    var isRunning: Bool { state == .began || state == .changed }

    /// Asks the touched view and its superviews up to the recognizer's view, then the delegate.
    var mayBegin: Bool {
        guard meetsBeginConditions else { return false }
        var link = touches.first?.view ?? view
        while let current = link {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            link = current === view ? nil : current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) != false
    }

    func callTargets() {
        KeyValueObservers.noteChange(of: self)
        for (target, action) in targets {
            guard let object = target.object else { continue }
            _ = action.send(to: object, from: self, for: nil)
        }
    }

    /// Whether a touch or key of the gesture is down.
    var hasInput: Bool { touches.contains(where: \.isDown) || presses.contains(where: \.isDown) }

    func sharesInput(with other: UIGestureRecognizer) -> Bool {
        touches.contains(where: other.touches.contains) || presses.contains(where: other.presses.contains)
    }

    /// Ends the attempt, because the recognizer was disabled or left its view.
    func abandon() {
        guard let arenaEntry else { return }
        arenaEntry.arena.abandon(arenaEntry.id)
    }

    func detachFromView() {
        abandon()
        view = nil
    }
}

// MARK: Input

extension UIGestureRecognizer {
    /// Whether the gesture receives a new touch: asks the class, then the delegate.
    func shouldReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) else { return false }
        guard receivesSecondaryClicks || !touch.isSecondaryClick else { return false }
        if requiresExclusiveTouchType, let first = touches.first, first.type != touch.type { return false }
        return accepts(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }

    func shouldReceive(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
        guard isEnabled, allowedPressTypes.contains(NSNumber(value: press.type.rawValue)) else { return false }
        return accepts(event) && delegate?.gestureRecognizer(self, shouldReceive: press) != false
    }

    private func accepts(_ event: UIEvent) -> Bool {
        shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
    }

    /// Calls the touch methods for the touches that changed, once per phase. Not called after failure or end until
    /// all touches are up.
    func receive(_ changed: [UITouch], _ event: UIEvent) {
        copyEventState(from: event)
        touches += changed.filter { $0.phase == .began && !touches.contains($0) }
        deliver(changed, phase: .began, event: event, to: touchesBegan)
        deliver(changed, phase: .moved, event: event, to: touchesMoved)
        deliver(changed, phase: .ended, event: event, to: touchesEnded)
        deliver(changed, phase: .cancelled, event: event, to: touchesCancelled)
        if touches.contains(where: \.isDown) { touches.removeAll { !$0.isDown } }
    }

    private func deliver(
        _ changed: [UITouch], phase: UITouch.Phase, event: UIEvent, to call: (Set<UITouch>, UIEvent) -> Void
    ) {
        let delivered = changed.filter { $0.phase == phase && touches.contains($0) }
        guard !delivered.isEmpty, isEnabled, acceptsInput else { return }
        call(Set(delivered), event)
    }

    /// Calls the press method for the key's phase.
    func receive(_ press: UIPress, _ event: UIPressesEvent) {
        copyEventState(from: event)
        if press.phase == .began { presses.append(press) }
        guard isEnabled, acceptsInput, presses.contains(press) else { return }
        switch press.phase {
        case .began: pressesBegan([press], with: event)
        case .changed: pressesChanged([press], with: event)
        case .ended: pressesEnded([press], with: event)
        case .cancelled: pressesCancelled([press], with: event)
        case .stationary: return
        }
    }

    private var acceptsInput: Bool { state == .possible || isRunning }
}
