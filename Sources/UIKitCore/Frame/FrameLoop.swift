/// The stages of one frame, in order. Start reading here.
@MainActor package final class FrameLoop: FrameClient {
    package static let framesPerSecond = 60
    /// How many layout passes one frame makes at most. The rest waits for the next frame.
    static let maximumLayoutPasses = 4

    let dispatcher: InputDispatcher
    /// Called with every event before the app receives it; for recording.
    package var onEvent: ((HostEvent) -> Void)?
    /// What modules above the core show in front of the app, in the order in which it was added.
    package private(set) var participants: [any FrameParticipant] = []
    /// The activities that are stepped in every frame.
    package let activities: FrameActivities
    private unowned let system: UIKitSystem
    /// Paints the frames; its counters describe the last frame.
    package let compositor = Compositor()
    private var events: [HostEvent] = []
    /// The views in the last report about endless layout, to report them once.
    private var lastReportedViews = ""
    private var actionsBeforeLayout: [@MainActor () -> Void] = []
    private var unfinished: [WorkToken: (name: String, end: ScheduledAction?)] = [:]
    private var lastWorkNumber = 0
    /// The time of the last frame, and the number of layers that its display pass has looked at.
    private var lastFrame: (time: Seconds, layersChecked: Int) = (0, 0)
    /// The display links of this screen.
    let displayLinks: DisplayLinks
    /// Display links that are due sooner than after 0.1 s keep frames running: a wait of the system is not exact enough.
    private let displayLinkTimer = FrameTimer(shortestSleep: 0.1)
    private let animationTimer = FrameTimer(shortestSleep: 2 / Seconds(framesPerSecond))
    /// What is called at the phases of each frame.
    package let updateObservers: UpdateObservers
    /// Is told about each frame while an inspector is open. Default nil: then nothing is measured.
    package var observer: (any FrameObserver)?

    init(system: UIKitSystem) {
        self.system = system
        displayLinks = DisplayLinks(frameDuration: 1 / Seconds(FrameLoop.framesPerSecond)) { [weak system] in
            MainActor.assumeIsolated { system?.host.requestFrame() }
        }
        updateObservers = UpdateObservers(frameDuration: 1 / Seconds(FrameLoop.framesPerSecond)) { [weak system] in
            MainActor.assumeIsolated { system?.host.requestFrame() }
        }
        dispatcher = InputDispatcher(system: system)
        activities = FrameActivities { [unowned system] in system.host.requestFrame() }
    }

    /// Queues an event of the host for the next frame and requests that frame. Events for system UI in front of the
    /// app are neither queued nor recorded.
    package func receive(_ event: HostEvent) {
        for participant in participants where participant.intercept(event) { return system.host.requestFrame() }
        onEvent?(event)
        events.append(event)
        system.host.requestFrame()
    }

    /// Runs one frame: input, hit testing and gestures, queued actions, display links, layout, display, animation and
    /// compositing. A stage without work returns immediately.
    package func runFrame() {
        system.activate()
        observer?.frameWillBegin(at: system.host.clock.now)
        updateObservers.begin(at: system.host.clock.now)
        updateObservers.perform(.beforeEventDispatch)
        dispatchInput()
        updateObservers.perform(.afterEventDispatch)
        observer?.frameDidFinish(.input)
        runActionsBeforeLayout()
        // All stages use one time; otherwise a slow layout would advance animations within the frame.
        let now = system.host.clock.now
        activities.step(at: now)
        updateObservers.perform(.beforeDisplayLinks)
        displayLinks.fire(at: now)
        updateObservers.perform(.afterDisplayLinks)
        system.statusBar.updateIfNeeded()
        notifyParticipantsOfStatusBar()
        updateObservers.perform(.beforeCommit)
        CATransaction.flush()
        screen.rootLayer.advanceAnimations(to: now)
        // The end of a transition may have changed the status bar.
        if system.statusBar.updateIfNeeded() { notifyParticipantsOfStatusBar() }
        observer?.frameDidFinish(.animation)
        layOut()
        observer?.frameDidFinish(.layout)
        system.composition.updateHost()
        dispatcher.hover.update()
        lastFrame = (now, screen.rootLayer.displaySubtreeIfNeeded(scale: screen.scale))
        observer?.frameDidFinish(.display)
        if system.host.showsEveryFrame { paint() } else { compositor.markDisplayed(screen.rootLayer, at: now) }
        observer?.frameDidFinish(.compositing)
        updateObservers.perform(.afterCommit)
        updateObservers.end()
        if !events.isEmpty || !actionsBeforeLayout.isEmpty || !activities.isEmpty {
            system.host.requestFrame()
        }
        requestAnimatedFrame(after: now)
        let due = updateObservers.nextDueTime(before: displayLinks.nextDueTime)
        if displayLinkTimer.schedule(at: due, on: system.host, now: now) { system.host.requestFrame() }
    }

    /// Requests the next frame that running animations need.
    private func requestAnimatedFrame(after now: Seconds) {
        let next = screen.rootLayer.nextAnimatedFrame(after: now)
        guard animationTimer.schedule(at: next, on: system.host, now: now) else { return }
        needsLayout ? system.host.requestFrame() : system.host.requestAnimationFrame()
    }

    /// Runs a frame in which nothing has changed but running animations.
    ///
    /// While nothing observes it, no stage has work until an animation begins or ends.
    package func runAnimationFrame() {
        let now = system.host.clock.now
        let isObserved = observer != nil || !updateObservers.isEmpty || system.host.showsEveryFrame
        guard !isObserved, !screen.rootLayer.hasAnimationEvents(at: now) else { return runFrame() }
        lastFrame.time = now
        requestAnimatedFrame(after: now)
    }

    private func notifyParticipantsOfStatusBar() {
        for participant in participants { participant.statusBarDidUpdate() }
    }

    private var screen: UIScreen { system.screen }

    /// Calls `participant` from now on; it is retained.
    package func add(_ participant: any FrameParticipant) { participants.append(participant) }

    /// Calls `participant` no more.
    package func remove(_ participant: any FrameParticipant) { participants.removeAll { $0 === participant } }

    /// The number of layers that the last display pass has looked at to find those to draw. For tests.
    package var layersCheckedForDisplay: Int { lastFrame.layersChecked }

    // MARK: Pixels

    /// The pixels of the host, after painting what the last frames changed.
    package var pixels: Bitmap {
        paint()
        return system.host.canvas
    }

    private func paint() {
        let damage = compositor.compose(
            screen.rootLayer, onto: system.host.canvas, scale: screen.scale, at: lastFrame.time)
        if !damage.isEmpty { system.host.present(damage) }
        observer?.frameDidPaint(damage, compositor.counts)
    }

    // MARK: Stages

    private func dispatchInput() {
        let taken = events
        events.removeAll(keepingCapacity: true)
        for event in taken {
            dispatcher.dispatch(event)
            if case .resize = event { system.applyScreenChange() }
        }
        dispatcher.flush()
    }

    private func runActionsBeforeLayout() {
        guard !actionsBeforeLayout.isEmpty else { return }
        let taken = actionsBeforeLayout
        actionsBeforeLayout.removeAll()
        for action in taken {
            action()
        }
    }

    private func layOut() {
        for _ in 0..<FrameLoop.maximumLayoutPasses {
            for window in system.windowsWithKeyboard { window.updateConstraintsAndSolve() }
            screen.rootLayer.layoutSubtreeIfNeeded()
            layOutPresentations()
            guard needsLayout || system.containsWindow(where: \.hasRequestedConstraintUpdates) else { return }
        }
        guard needsLayout else { return }
        let views = system.windowsWithKeyboard.flatMap { $0.viewsThatNeedLayout() }
        let names = views.map(\.description).joined(separator: ", ")
        // A layout that invalidates itself does so in every frame; one report is enough.
        guard lastReportedViews != names else { return }
        lastReportedViews = names
        misuse(
            "Layout did not settle in \(FrameLoop.maximumLayoutPasses) passes; views that still need layout: \(names)")
    }

    /// Lays out presentations whose surroundings have changed.
    func layOutPresentations() {
        for driver in system.application.windows.flatMap(\.presentations) {
            driver.chrome.layOutIfSurroundingsChanged()
        }
    }

    /// Whether a view needs layout or a window needs to solve its constraints.
    private var needsLayout: Bool {
        screen.rootLayer.needsLayoutInSubtree || system.containsWindow(where: \.needsSolving)
    }

    /// The view that would receive a touch at `point` of the screen now; nil when there is none.
    package func hitTest(_ point: CGPoint) -> UIView? {
        system.activate()
        return dispatcher.hitTest(point, with: nil)
    }

    // MARK: Work over several frames

    /// Runs `action` in this frame, after app code and before layout; in the next frame when none is running.
    package func perform(beforeLayout action: @escaping @MainActor () -> Void) {
        actionsBeforeLayout.append(action)
        system.host.requestFrame()
    }

    /// Identifies unfinished work.
    package struct WorkToken: Hashable, Comparable {
        fileprivate let number: Int

        package static func < (left: WorkToken, right: WorkToken) -> Bool { left.number < right.number }
    }

    /// Calls `completion` after `seconds` of the clock. Until then, `name` is listed in `unfinishedWork`.
    package func scheduleWork(_ name: String, after seconds: Seconds, completion: @escaping @MainActor () -> Void)
        -> WorkToken
    {
        lastWorkNumber += 1
        let work = WorkToken(number: lastWorkNumber)
        let clock = system.host.clock
        let end = clock.schedule(at: clock.now + seconds) { [weak self] in
            guard let self else { return }
            system.activate()
            unfinished[work] = nil
            completion()
            system.host.requestFrame()
        }
        unfinished[work] = (name, end)
        return work
    }

    /// Lists `name` in `unfinishedWork` until `cancelWork(_:)` is called.
    func beginWork(_ name: String) -> WorkToken {
        lastWorkNumber += 1
        unfinished[WorkToken(number: lastWorkNumber)] = (name, nil)
        return WorkToken(number: lastWorkNumber)
    }

    /// Removes `work` without calling its completion. Does nothing when it has completed already.
    package func cancelWork(_ work: WorkToken) {
        guard let taken = unfinished.removeValue(forKey: work) else { return }
        taken.end.map(system.host.clock.cancel)
    }

    /// Descriptions of the work that keeps the screen from being idle: transitions, finite animations, layout, input.
    package var unfinishedWork: [String] {
        var work = unfinished.sorted { $0.key < $1.key }.map(\.value.name)
        screen.rootLayer.forEachRunningAnimation { layer, key, animation in
            guard !animation.isEndless else { return }
            let owner: AnyObject = layer.delegate ?? layer
            work.append("the animation \"\(key)\" of a \(type(of: owner))")
        }
        work += activities.names
        if !events.isEmpty { work.append("input") }
        if !actionsBeforeLayout.isEmpty { work.append("an action before layout") }
        if needsLayout { work.append("layout") }
        return work
    }

    /// Whether nothing is left to do until the next external event: `unfinishedWork` is empty.
    package var isIdle: Bool {
        unfinished.isEmpty && events.isEmpty && actionsBeforeLayout.isEmpty && activities.isEmpty
            && !screen.rootLayer.hasEndingAnimationsInSubtree && !needsLayout
    }
}

extension UIView {
    /// The views of this tree that need layout.
    fileprivate func viewsThatNeedLayout() -> [UIView] {
        viewsInSubtree().filter { $0.layer.needsLayout() }
    }
}
