import CoreGraphics
import StateMachines
import UIKitCore

/// Creates a driver for each interaction that is touched, and retains the sessions of context menus: also while their
/// interaction is gone, and no longer than the system.
@MainActor final class ContextMenuPresenter: ContextMenuPresenting {
    func makeDriver(
        for interaction: UIContextMenuInteraction, reportedBy recognizer: ContextMenuGestureRecognizer
    ) -> any ContextMenuDriving {
        ContextMenuDriver(interaction, recognizer, presenter: self)
    }

    private var sessions: [ContextMenuSession] = []

    func add(_ session: ContextMenuSession) { sessions.append(session) }

    func remove(_ session: ContextMenuSession) { sessions.removeAll { $0 === session } }
}

/// Runs the state machine of one interaction: times the press, and creates a session for each menu.
@MainActor final class ContextMenuDriver: ContextMenuDriving {
    private(set) var location: CGPoint?

    private weak var interaction: UIContextMenuInteraction?
    private weak var recognizer: ContextMenuGestureRecognizer?
    private var state = ContextMenuStateMachine()
    private let runner = EffectRunner<ContextMenuStateMachine.Effect>()
    private weak var presenter: ContextMenuPresenter?
    /// The presenter retains it: it retains the view that retains this driver.
    private weak var session: ContextMenuSession?
    /// What is scheduled; nil while nothing is timed.
    private var timer: FrameLoop.WorkToken?
    /// The system of `timer`.
    private weak var system: UIKitSystem?

    init(
        _ interaction: UIContextMenuInteraction, _ recognizer: ContextMenuGestureRecognizer,
        presenter: ContextMenuPresenter
    ) {
        self.presenter = presenter
        self.interaction = interaction
        self.recognizer = recognizer
    }

    var appearance: UIContextMenuInteraction.appearance {
        switch state.phase {
        case .idle, .waiting, .asking, .highlighted: .unknown
        case .open, .closing: session?.appearance ?? .unknown
        }
    }

    // MARK: Input

    func touchBegan(at point: CGPoint, isSecondary: Bool) {
        if state.phase == .idle { location = point }
        send(isSecondary ? .secondaryClick : .touchBegan)
    }

    func touchMoved(to point: CGPoint) {
        switch state.phase {
        case .idle, .closing: return
        case .open: session?.presentation?.menuTouchMoved(to: point)
        case .waiting, .asking, .highlighted:
            guard let location else { return }
            let distance = hypot(point.x - location.x, point.y - location.y)
            if distance > ContextMenuMetrics.allowableMovement { send(.touchFailed) }
        }
    }

    func touchEnded(at point: CGPoint) {
        guard state.phase == .open else { return send(.touchFailed) }
        session?.presentation?.menuTouchEnded(at: point)
    }

    func touchCancelled() {
        guard state.phase == .open else { return send(.touchFailed) }
        session?.presentation?.menuTouchCancelled()
    }

    // MARK: The app

    func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard state.phase == .open else { return }
        session?.presentation?.updateVisibleMenu(block)
    }

    func dismissMenu() {
        guard state.phase == .open else { return }
        send(.dismiss)
    }

    func interactionDidLeaveView() { send(.dismiss) }

    // MARK: State

    private func send(_ event: ContextMenuStateMachine.Event) {
        guard let effects = state.handle(event) else { return }
        runner.run(effects, perform: perform)
    }

    private func perform(_ effect: ContextMenuStateMachine.Effect) {
        switch effect {
        case .scheduleHighlight:
            schedule(.highlightIsDue, after: ContextMenuMetrics.highlightDelay)
        case .scheduleMenu:
            schedule(.menuIsDue, after: ContextMenuMetrics.pressDuration - ContextMenuMetrics.highlightDelay)
        case .cancelTimers: cancelTimer()
        case .askForConfiguration: askForConfiguration()
        case .showHighlight: session?.showHighlight()
        case .cancelHighlight: session?.cancelHighlight()
        case .failGesture: recognizer?.fail()
        case .openMenu(let trigger): open(trigger)
        case .closeMenu: session?.presentation?.dismiss()
        case .willEnd: session?.willEnd()
        case .finish: finish()
        }
    }

    private func schedule(_ event: ContextMenuStateMachine.Event, after seconds: Double) {
        cancelTimer()
        guard let system = interaction?.view?.window?.system else { return send(.touchFailed) }
        self.system = system
        timer = system.frameLoop.scheduleWork("the press of a context menu", after: seconds) { [weak self] in
            self?.timer = nil
            self?.send(event)
        }
    }

    private func cancelTimer() {
        guard let work = timer else { return }
        timer = nil
        system?.frameLoop.cancelWork(work)
    }

    private func askForConfiguration() {
        guard let presenter, let interaction, let view = interaction.view, view.window != nil, let location else {
            return send(.refused)
        }
        let calls = ContextMenuDelegateCalls(interaction: interaction)
        guard let configuration = calls.configuration(at: view.convert(location, from: nil)), interaction.view === view,
            view.window != nil
        else { return send(.refused) }
        let session = ContextMenuSession(
            configuration, calls: calls, view: view, at: location, ownedBy: presenter
        ) { [weak self] event in
            switch event {
            // The delegate adds its animations before the menu's begin.
            case .willEnd: self?.sendImmediately(.menuWillEnd)
            case .didEnd: self?.send(.menuDidEnd)
            }
        }
        presenter.add(session)
        self.session = session
        send(.configured)
    }

    private func finish() {
        guard let session else { return }
        presenter?.remove(session)
        self.session = nil
    }

    private func sendImmediately(_ event: ContextMenuStateMachine.Event) {
        guard let effects = state.handle(event) else { return }
        runner.runImmediately(effects, perform: perform)
    }

    private func open(_ trigger: ContextMenuStateMachine.Trigger) {
        guard let session, recognizer?.begin() == true, session.open(trigger) else { return send(.nothingToShow) }
    }
}
