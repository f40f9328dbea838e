import CoreGraphics

/// Creates touches from the host's reports and sends them as events: one event for all moves in a frame.
@MainActor final class TouchDispatcher {
    private unowned let system: UIKitSystem
    private let arena: GestureArena
    let delivery: TouchDelivery
    private var touches: [Int: UITouch] = [:]
    /// Fingers that came down where there is no view, or whose window was hidden.
    private var ignoredFingers: Set<Int> = []
    private var tapCounter = TapCounter()
    private var batch = TouchBatch()
    /// The touches of the events being sent; nested events do not change their phases.
    private var touchesBeingSent: [UITouch] = []

    init(system: UIKitSystem, arena: GestureArena) {
        self.system = system
        self.arena = arena
        delivery = TouchDelivery(arena: arena)
    }

    /// Views and recognizers may retain the touches that they follow, which retain them.
    isolated deinit { for touch in touches.values { touch.releaseReceivers() } }

    /// The touches of all fingers that are down.
    var allTouches: Set<UITouch> { Set(touches.values) }

    /// Collects a host's report; it is sent at the latest by `flush()`.
    ///
    /// Invalid reports are repaired with a log line: a non-finite location becomes the last one, a non-finite time
    /// becomes now, and a finger that comes down twice is canceled first. Reports of a finger that never began are
    /// dropped.
    func receive(_ report: TouchReport) {
        var report = report
        if !report.time.isFinite { report.time = system.host.clock.now }
        if !report.hasFiniteLocation {
            Log.line(
                "A touch has a non-finite location: (\(report.location.x), \(report.location.y)), finger "
                    + "\(report.finger)."
            )
            switch report.phase {
            case .began: ignoredFingers.insert(report.finger)
            case .ended, .cancelled: break
            case .moved: return
            }
            flush()
            guard report.phase != .began, let touch = touches[report.finger] else { return }
            report.location = touch.location
        }
        if batch.appendIfCompatible(report) { return }
        flush()
        _ = batch.appendIfCompatible(report)
    }

    /// Sends the collected reports.
    func flush() {
        guard let phase = batch.phase else { return }
        let pending = batch
        batch = TouchBatch()
        switch phase {
        case .began: beginTouches(pending)
        case .moved, .ended, .cancelled: updateTouches(pending, to: phase)
        }
    }

    // MARK: Began

    private func beginTouches(_ batch: TouchBatch) {
        let stale = batch.reports.filter { touches[$0.finger] != nil }
        for report in stale { cancelTouches([touches[report.finger]!], at: report.time) }
        let event = UIEvent()
        event.timestamp = batch.reports[0].time
        event.modifierFlags = system.frameLoop.dispatcher.heldModifiers
        let fresh = batch.reports.compactMap { touch(of: $0, event) }
        guard !fresh.isEmpty else { return }
        event.allTouches = allTouches
        for touch in fresh {
            touch.window?.makeKeyForInput()
            touch.gestureRecognizers = touch.view.map { recognizers(for: touch, on: $0, event) }
            arena.observer?.fingerDidTouch(touch.location, touch)
        }
        send(event, changed: fresh)
    }

    /// The touch of a finger that comes down on a view; nil where there is none.
    private func touch(of report: TouchReport, _ event: UIEvent) -> UITouch? {
        guard let view = hitTest(report.location, with: event), let window = view.window else {
            ignoredFingers.insert(report.finger)
            arena.observer?.fingerDidTouch(report.location, nil)
            return nil
        }
        ignoredFingers.remove(report.finger)
        let touch = UITouch(
            report, tapCount: tapCounter.beginTap(at: report.location, time: report.time), window: window, view: view)
        touch.delivery = canReceiveTouch(view) ? .pending : .finished
        touches[report.finger] = touch
        return touch
    }

    /// The view that receives a touch at `location` of the screen, in the frontmost window that contains one.
    func hitTest(_ location: CGPoint, with event: UIEvent?) -> UIView? {
        if let keyboard = system.keyboard.window,
            let hit = keyboard.hitTest(keyboard.convertFromScreen(location), with: event)
        {
            return hit
        }
        for window in system.application.windows.reversed() where window.isShown {
            if let hit = window.hitTest(window.convertFromScreen(location), with: event) { return hit }
        }
        return nil
    }

    /// Whether `view` can receive a new touch. Multiple and exclusive touch of this and other touched views of its
    /// window may prevent it.
    private func canReceiveTouch(_ view: UIView) -> Bool {
        touches.values.allSatisfy { other in
            guard let owner = other.view, other.window === view.window else { return true }
            if owner === view { return view.isMultipleTouchEnabled }
            return other.delivery == .finished || !(owner.isExclusiveTouch || view.isExclusiveTouch)
        }
    }

    private func recognizers(for touch: UITouch, on view: UIView, _ event: UIEvent) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var link: UIView? = view
        while let current = link {
            found += (current.gestureRecognizers ?? []).filter { $0.shouldReceive(touch, event) }
            link = current.superview
        }
        return found
    }

    // MARK: Changes

    private func updateTouches(_ batch: TouchBatch, to phase: TouchPhase) {
        let event = UIEvent()
        event.timestamp = batch.reports.map(\.time).max() ?? 0
        event.modifierFlags = system.frameLoop.dispatcher.heldModifiers
        var changed: [UITouch] = []
        for finger in batch.fingers {
            guard let touch = touches[finger] else {
                if !ignoredFingers.contains(finger) { Log.line("Dropped a touch that never began: finger \(finger).") }
                if phase != .moved { ignoredFingers.remove(finger) }
                continue
            }
            let samples = batch.samples(of: finger)
            let before = touch.sample
            for sample in samples {
                touch.move(to: sample.location, phase: UITouch.Phase(phase), timestamp: sample.time)
            }
            touch.setPreviousSample(before)
            event.samples[ObjectIdentifier(touch)] = samples
            changed.append(touch)
        }
        guard !changed.isEmpty else { return }
        event.allTouches = allTouches
        send(event, changed: changed)
        if phase != .moved { endTouches(changed) }
    }

    private func endTouches(_ ended: [UITouch]) {
        for touch in ended {
            if touches[touch.identifier] === touch { touches[touch.identifier] = nil }
            if touch.phase == .ended { tapCounter.endTap(with: touch) }
        }
        delivery.inputDidEnd(for: ended)
        ended.forEach(system.statusBar.touchDidEnd)
    }

    private func send(_ event: UIEvent, changed: [UITouch]) {
        withChangedTouches(changed, in: event) { system.application.sendEvent(event) }
    }

    private func withChangedTouches(_ changed: [UITouch], in event: UIEvent, perform body: () -> Void) {
        let outer = touchesBeingSent
        touchesBeingSent += changed
        for touch in touches.values where !touchesBeingSent.contains(touch) { touch.markStationary() }
        event.changedTouches = changed
        body()
        touchesBeingSent = outer
    }

    // MARK: Canceling

    /// Cancels these touches for recognizers and views.
    func cancelTouches(_ cancelled: [UITouch], at time: Seconds) {
        guard !cancelled.isEmpty else { return }
        let event = UIEvent()
        event.timestamp = time
        for touch in cancelled { touch.move(to: touch.location, phase: .cancelled, timestamp: time) }
        event.allTouches = allTouches
        // A window that has just left its scene still receives the event.
        withChangedTouches(cancelled, in: event) { Set(cancelled.compactMap(\.window)).forEach { $0.sendEvent(event) } }
        endTouches(cancelled)
    }

    /// Cancels all touches in `window`, which is hidden or has an inactive scene. Later reports of these fingers are
    /// ignored.
    func cancelTouches(in window: UIWindow) {
        flush()
        let gone = touches.values.filter { $0.window === window }.sorted { $0.identifier < $1.identifier }
        ignoredFingers.formUnion(gone.map(\.identifier))
        cancelTouches(gone, at: system.host.clock.now)
        delivery.cancelTouches(ofTree: window)
    }

    /// Cancels the touches of the views in `tree`, which leaves its window, and the gestures of its recognizers.
    /// Recognizers of enclosing views keep their touches.
    func cancelTouches(ofTree tree: UIView) {
        for touch in touches.values {
            for recognizer in touch.gestureRecognizers ?? [] where recognizer.view?.isDescendant(of: tree) == true {
                touch.gestureRecognizers?.removeAll { $0 === recognizer }
                recognizer.abandon()
            }
        }
        let gone = touches.values.filter { $0.view?.isDescendant(of: tree) == true }
        delivery.cancelTouches(gone.sorted { $0.identifier < $1.identifier })
        delivery.cancelTouches(ofTree: tree)
    }
}

extension UITouch.Phase {
    /// The phase of a touch whose finger reports `phase`.
    fileprivate init(_ phase: TouchPhase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
