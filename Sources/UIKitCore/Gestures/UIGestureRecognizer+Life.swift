extension UIGestureRecognizer {
    /// Whether the step from `old` to `new` is one that a gesture can take.
    static func isLegal(_ old: State, _ new: State) -> Bool {
        switch (old, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): true
        default: false
        }
    }

    func change(to new: State) {
        guard UIGestureRecognizer.isLegal(current, new) else { return }
        let isRecognition = current == .possible && (new == .began || new == .ended)
        if isRecognition, let verdict = arena?.verdict(on: self) {
            switch verdict {
            case .wait:
                withheld = new
                return
            case .lose: return lose()
            case .go: break
            }
        }
        withheld = nil
        if isRecognition, !mayBegin { return lose() }
        if new == .failed { return lose() }
        current = new
        // The action may take this recogniser, its view or its window away; its touches are claimed all the same.
        let (fingers, judge) = (touches, arena)
        if isRecognition { judge?.recognized(self) }
        if new != .possible { callTargets() }
        if isRecognition, cancelsTouchesInView { fingers.forEach { judge?.takeFromView($0) } }
    }

    /// Whether a continuous gesture is going on.
    var isRunning: Bool { current == .began || current == .changed }

    /// Asks the touched view and those around it as far as the recogniser's own, then the delegate.
    private var mayBegin: Bool {
        guard mayBeginByItself else { return false }
        var link = touches.first?.view ?? view
        while let current = link {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            link = current === view ? nil : current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) != false
    }

    private func callTargets() {
        for (target, action) in targets {
            guard let object = target.object else { continue }
            _ = action.send(to: object, from: self, for: nil)
        }
    }

    func shouldReceive(_ touch: UITouch) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }

    /// Takes one change of a touch. A gesture that has failed or ended waits until all fingers are up.
    func receive(_ touch: UITouch, _ event: UIEvent) {
        guard isEnabled else { return }
        if touch.phase == .began { touches.append(touch) }
        guard current == .possible || isRunning, touches.contains(touch) else { return }
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: return
        }
    }

    /// The gesture is not what its touches make: it fails, and those that waited for that go on.
    func lose() {
        guard current == .possible else { return }
        current = .failed
        withheld = nil
        arena?.failed(self)
    }

    /// Those that this gesture waited for have failed.
    func resume() {
        guard let next = withheld else { return }
        withheld = nil
        change(to: next)
    }

    /// The recogniser is switched off, or leaves its view, in the middle of a gesture.
    func abandon() {
        if isRunning { change(to: .cancelled) }
        finish()
    }

    func leaveView() {
        abandon()
        view = nil
    }

    /// All fingers are up: back to the beginning.
    func finish() {
        if current == .possible { lose() }
        touches.removeAll()
        withheld = nil
        current = .possible
        reset()
    }
}
