import CoreGraphics
import StateMachines
import UIKitCore

/// Creates a driver for each interaction that is touched.
@MainActor final class ContextMenuPresenter: ContextMenuPresenting {
    func makeDriver(
        for interaction: UIContextMenuInteraction, reportedBy recognizer: ContextMenuGestureRecognizer
    ) -> any ContextMenuDriving {
        ContextMenuDriver(interaction, recognizer)
    }
}

/// Runs the state machine of one interaction: times the press, and creates a session for each menu.
@MainActor final class ContextMenuDriver: ContextMenuDriving {
    private(set) var location: CGPoint?

    private weak var interaction: UIContextMenuInteraction?
    private weak var recognizer: ContextMenuGestureRecognizer?
    private var state = ContextMenuStateMachine()
    private let runner = EffectRunner<ContextMenuStateMachine.Effect>()
    private var session: ContextMenuSession?
    /// The system and its scheduled work; nil while nothing is timed.
    private var timer: (system: UIKitSystem, work: FrameLoop.WorkToken)?

    init(_ interaction: UIContextMenuInteraction, _ recognizer: ContextMenuGestureRecognizer) {
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
        case .finish: session = nil
        }
    }

    private func schedule(_ event: ContextMenuStateMachine.Event, after seconds: Double) {
        cancelTimer()
        guard let system = interaction?.view?.window?.system else { return send(.touchFailed) }
        let work = system.frameLoop.scheduleWork("the press of a context menu", after: seconds) { [weak self] in
            self?.timer = nil
            self?.send(event)
        }
        timer = (system, work)
    }

    private func cancelTimer() {
        guard let (system, work) = timer else { return }
        timer = nil
        system.frameLoop.cancelWork(work)
    }

    private func askForConfiguration() {
        guard let interaction, let view = interaction.view, view.window != nil, let location else {
            return send(.refused)
        }
        let calls = ContextMenuDelegateCalls(interaction: interaction)
        guard let configuration = calls.configuration(at: view.convert(location, from: nil)), interaction.view === view,
            view.window != nil
        else { return send(.refused) }
        session = ContextMenuSession(configuration, calls: calls, view: view, at: location) { [weak self] event in
            switch event {
            // The delegate adds its animations before the menu's begin.
            case .willEnd: self?.sendImmediately(.menuWillEnd)
            case .didEnd: self?.send(.menuDidEnd)
            }
        }
        send(.configured)
    }

    private func sendImmediately(_ event: ContextMenuStateMachine.Event) {
        guard let effects = state.handle(event) else { return }
        runner.runImmediately(effects, perform: perform)
    }

    private func open(_ trigger: ContextMenuStateMachine.Trigger) {
        guard let session, recognizer?.begin() == true, session.open(trigger) else { return send(.nothingToShow) }
    }
}
