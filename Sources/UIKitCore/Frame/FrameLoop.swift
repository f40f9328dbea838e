/// What happens in a frame, in this order. The first thing to read.
@MainActor package final class FrameLoop {
    package static let framesPerSecond = 60
    /// How often layout may ask for layout again before the rest waits for the next frame.
    static let layoutRounds = 4

    let dispatcher: InputDispatcher
    /// Hears of every event as it comes in, before the app does; for recording.
    package var onEvent: ((HostEvent) -> Void)?
    /// What goes on frame by frame.
    let activities: FrameActivities
    private unowned let system: UIKitSystem
    /// What paints the frames; its counts tell what the last one took.
    package let compositor = Compositor()
    private var events: [HostEvent] = []
    /// The views that the last report on layout named.
    private var restlessViews = ""
    private var startingActions: [@MainActor () -> Void] = []
    private var unfinished: [Work: (name: String, end: ScheduledAction?)] = [:]
    private var lastWork = 0
    /// The time of the last frame.
    private var shownTime: Seconds = 0
    /// The display links of this screen.
    let displayLinks: DisplayLinks

    init(system: UIKitSystem) {
        self.system = system
        displayLinks = DisplayLinks(frameDuration: 1 / Seconds(FrameLoop.framesPerSecond)) { [weak system] in
            MainActor.assumeIsolated { system?.host.requestFrame() }
        }
        dispatcher = InputDispatcher(system: system)
        activities = FrameActivities { [unowned system] in system.host.requestFrame() }
    }

    /// Takes one event of the host; it is dispatched in the next frame, which is asked for. What is meant for something
    /// that the system shows in front of the app does not reach the app, nor a recording.
    package func receive(_ event: HostEvent) {
        if system.overlay.takes(event) { return system.host.requestFrame() }
        onEvent?(event)
        events.append(event)
        system.host.requestFrame()
    }

    /// Runs one frame: input, hit testing and gestures, what was waiting to start, display links, layout, display,
    /// animation and compositing. Every stage leaves at once when it has nothing to do.
    package func runFrame() {
        system.activate()
        dispatchInput()
        startWaitingActions()
        // One time for all stages, or a slow layout in a window would move animations on in the middle of their frame.
        let now = system.host.clock.now
        activities.step(at: now)
        displayLinks.fire(at: now)
        system.statusBar.updateIfNeeded()
        system.updateFurniture()
        CATransaction.flush()
        screen.rootLayer.advanceAnimations(to: now)
        layOut()
        screen.rootLayer.displaySubtreeIfNeeded(scale: screen.scale)
        shownTime = now
        if system.host.showsEveryFrame { paint() } else { compositor.pass(over: screen.rootLayer, at: now) }
        if screen.rootLayer.hasRunningAnimationsInSubtree || displayLinks.isRunning || !events.isEmpty
            || !startingActions.isEmpty || !activities.isEmpty
        {
            system.host.requestFrame()
        }
    }

    private var screen: UIScreen { system.screen }

    // MARK: Pixels

    /// What the screen shows: the pixels of the host, after what the last frames changed has been painted.
    package var pixels: Bitmap {
        paint()
        return system.host.canvas
    }

    private func paint() {
        let damage = compositor.compose(
            screen.rootLayer, onto: system.host.canvas, scale: screen.scale, at: shownTime)
        if !damage.isEmpty { system.host.present(damage) }
    }

    // MARK: Stages

    private func dispatchInput() {
        let taken = events
        events.removeAll(keepingCapacity: true)
        for event in taken {
            dispatcher.dispatch(event)
            if case .resize = event { system.takeUpScreen() }
        }
        dispatcher.flush()
    }

    private func startWaitingActions() {
        guard !startingActions.isEmpty else { return }
        let taken = startingActions
        startingActions.removeAll()
        for action in taken {
            action()
        }
    }

    private func layOut() {
        for _ in 0..<FrameLoop.layoutRounds {
            for window in system.application.windows { window.settleConstraints() }
            screen.rootLayer.layoutSubtreeIfNeeded()
            for driver in system.application.windows.flatMap(\.presentations) {
                driver.controller.followSurroundings()
            }
            guard needsLayout else { return }
        }
        let views = system.application.windows.flatMap { $0.viewsThatNeedLayout() }
        let names = views.map(\.description).joined(separator: ", ")
        // A layout that asks for itself does so in every frame; once is enough to say it.
        guard restlessViews != names else { return }
        restlessViews = names
        Log.line("Layout did not come to rest in \(FrameLoop.layoutRounds) rounds; still waiting: \(names)")
    }

    /// Whether a view waits for layout, or a window's constraints are to be solved.
    private var needsLayout: Bool {
        screen.rootLayer.needsLayoutInSubtree || system.application.windows.contains { $0.needsSolving }
    }

    /// The view that a touch at `point` of the screen would go to now; nil where there is none.
    package func hitTest(_ point: CGPoint) -> UIView? {
        system.activate()
        return dispatcher.hitTest(point, with: nil)
    }

    /// Marks where the fingers of a mouse are or would come down, in points of the screen; nothing for an empty list.
    package func showTouchPoints(_ places: [CGPoint]) {
        system.activate()
        system.overlay.showTouchPoints(places)
    }

    // MARK: Work over several frames

    /// Runs `action` in this turn, after app code and before layout; in the next frame when none is running.
    func perform(beforeLayout action: @escaping @MainActor () -> Void) {
        startingActions.append(action)
        system.host.requestFrame()
    }

    /// Names work that `finish` has begun.
    struct Work: Hashable, Comparable {
        fileprivate let number: Int

        static func < (left: Work, right: Work) -> Bool { left.number < right.number }
    }

    /// Calls `completion` after `seconds` of the clock. Until then `name` stands among the unfinished work.
    func finish(_ name: String, after seconds: Seconds, _ completion: @escaping @MainActor () -> Void) -> Work {
        lastWork += 1
        let work = Work(number: lastWork)
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

    /// Lets `name` stand among the unfinished work until it is abandoned.
    func begin(_ name: String) -> Work {
        lastWork += 1
        unfinished[Work(number: lastWork)] = (name, nil)
        return Work(number: lastWork)
    }

    /// Forgets `work`, whose completion is not called any more. Without effect once it is over.
    func abandon(_ work: Work) {
        guard let taken = unfinished.removeValue(forKey: work) else { return }
        taken.end.map(system.host.clock.cancel)
    }

    /// What keeps the screen from being at rest: transitions, animations that end, layout, input. For people to read.
    package var unfinishedWork: [String] {
        var work = unfinished.sorted { $0.key < $1.key }.map(\.value.name)
        screen.rootLayer.forEachRunningAnimation { layer, key, animation in
            guard !animation.isEndless else { return }
            let owner: AnyObject = layer.delegate ?? layer
            work.append("the animation \"\(key)\" of a \(type(of: owner))")
        }
        work += activities.names
        if !events.isEmpty { work.append("input") }
        if !startingActions.isEmpty { work.append("something that is about to start") }
        if needsLayout { work.append("layout") }
        return work
    }

    /// Whether nothing is left to do until something happens from outside.
    package var isIdle: Bool { unfinishedWork.isEmpty }
}

extension UIView {
    /// The views of this tree that wait for layout.
    fileprivate func viewsThatNeedLayout() -> [UIView] {
        viewsInside().filter { $0.layer.needsLayout() }
    }
}
