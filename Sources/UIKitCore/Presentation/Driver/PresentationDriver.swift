import StateMachines

/// Performs the effects of `PresentationStateMachine` for one presentation: views, callbacks, transition, completions.
/// The system retains it while it is pending, then the container in the window does. It is released with its window.
@MainActor package final class PresentationDriver {
    /// The presentation controller that it drives.
    let controller: UIPresentationController
    let container: PresentationContainer
    /// What the effective style adds to the container.
    package var chrome: any PresentationChrome { container.chrome }
    /// The displayed controller: the presented one, or the wrapper that its delegate returned.
    package private(set) var presented: UIViewController
    private(set) weak var window: UIWindow?
    private(set) weak var system: UIKitSystem?
    private(set) var stateMachine: PresentationStateMachine
    private let effects = EffectRunner<PresentationStateMachine.Effect>()
    private var completions: Completions
    /// Whether this is about to be dismissed, when what is between it and its presenter is gone.
    var awaitsDismissal = false
    /// Called when the dismissal in progress has ended, with true, or was canceled.
    private var dismissalFollowers: [(_ isDismissed: Bool) -> Void] = []

    /// The presenter, and the place of its view.
    let presenterRestoration: PresenterViewRestoration
    let transitions: TransitionRunner
    let appearance = AppearanceSequencer()
    let styleAdapter = StyleAdapter()

    /// The completions of the calls of `present` and `dismiss`, until they are called.
    private struct Completions {
        var presentation: (() -> Void)?
        var dismissal: (() -> Void)?
    }

    /// Creates the driver of a presentation, which begins after `schedule()`.
    init(
        _ controller: UIPresentationController, presented: UIViewController, presenter: UIViewController,
        source: UIViewController, in window: UIWindow, animated: Bool, completion: (() -> Void)?
    ) {
        self.controller = controller
        container = PresentationContainer(of: controller)
        self.presented = presented
        self.window = window
        system = window.system
        stateMachine = PresentationStateMachine(animated: animated)
        completions = Completions(presentation: completion)
        presenterRestoration = PresenterViewRestoration(of: presenter)
        transitions = TransitionRunner(source: source)
    }

    /// Registers the presentation with its controllers, and with the system, which begins it before the next layout
    /// pass.
    func schedule() {
        controller.driver = self
        presented.containingPresentation = self
        if let presenter {
            controller.setPresenter(presenter)
            if controller.isModal { presenter.presentation = self }
        }
        if controller.isModal { presented.preparedPresentationController = nil }
        system?.pendingPresentations.drivers.append(self)
        system?.frameLoop.perform(beforeLayout: { [weak self] in self?.beginPresentation() })
    }

    private func beginPresentation() {
        guard case .pending(let animated) = stateMachine.phase else { return }
        guard let window else { return dismissImmediately(reason: .sceneClosed) }
        system?.menuPresenter?.dismissMenus(in: window)
        guard case .pending = stateMachine.phase else { return }
        if animated { transitions.makeCoordinator(of: controller.presentationStyle, in: window) }
        chooseStyle()
        if controller.effectiveStyle.fillsWindow { system?.updateOrientation(for: presented) }
        handle(.begin(coversPresenter: controller.shouldRemovePresentersView))
    }

    // MARK: Events

    /// Sends `event` to the state machine and performs the effects. An event that is not valid in this phase is
    /// ignored.
    func handle(_ event: PresentationStateMachine.Event) {
        guard let decided = stateMachine.handle(event), effects.run(decided, perform: perform) else { return }
        adaptIfNeeded()
        if isDismissed, controller.effectiveStyle.fillsWindow { system?.updateOrientation() }
        system?.rotateIfPostponed()
        callDismissalFollowers()
    }

    /// Calls `follow` when the dismissal in progress has ended, with true, or was canceled.
    func whenDismissalEnds(_ follow: @escaping (_ isDismissed: Bool) -> Void) { dismissalFollowers.append(follow) }

    func callDismissalFollowers() {
        guard !isInTransition, !dismissalFollowers.isEmpty else { return }
        let followers = dismissalFollowers
        dismissalFollowers = []
        for follow in followers { follow(isDismissed) }
    }

    /// Ends without a transition in any phase, because the window or the presenter is gone. What it presents ends
    /// first.
    func dismissImmediately(reason: PresentationEndReason) {
        presented.endPresentationsForRemoval(reason: reason)
        // What was to follow a dismissal has lost its window or presenter too.
        let followers = dismissalFollowers
        dismissalFollowers = []
        handle(.dismissImmediately(reason: reason))
        for follow in followers { follow(false) }
    }

    /// Dismisses immediately, because a lower presentation is being dismissed. Does not restore the presenter's view.
    func removeFromStack(reason: PresentationEndReason) {
        stateMachine.coversPresenter = false
        handle(.dismissImmediately(reason: reason))
    }

    /// Begins the dismissal. Calls `completion` when it has ended.
    func beginDismissal(animated: Bool, reason: PresentationEndReason, completion: (() -> Void)?) {
        completions.dismissal = completion
        handle(.dismiss(animated: animated, reason: reason))
    }

    // MARK: Completions

    /// Replaces the completion of the presentation that is running.
    func setPresentCompletion(_ completion: @escaping () -> Void) { completions.presentation = completion }

    /// Calls the completion of `present`, which may present or dismiss immediately.
    func completePresentation() {
        let completion = completions.presentation
        completions.presentation = nil
        if let completion { effects.performNestedEffects(during: completion) }
    }

    /// Calls the completion of `dismiss`, which may present or dismiss immediately.
    func completeDismissal() {
        let completion = completions.dismissal
        completions.dismissal = nil
        if let completion { effects.performNestedEffects(during: completion) }
    }

    /// Releases the transition, and runs the coordinator's completions, which may present or dismiss immediately.
    func endTransition() {
        guard let coordinator = transitions.removeEnded() else { return }
        effects.performNestedEffects(during: coordinator.end)
    }

    // MARK: Content and style

    /// Displays `controller` from now on.
    func display(_ controller: UIViewController) { presented = controller }

    /// Applies the chosen style. Its chrome may call the delegate.
    func apply(_ style: StyleAdapter.Choice) {
        controller.apply(style.adaptation)
        container.use(style.chrome)
    }

    // MARK: The presenter

    var presenter: UIViewController? { presenterRestoration.presenter }

    /// Called when the style changes to one that covers the presenter, or does not.
    func setCoversPresenter(_ covers: Bool) { stateMachine.coversPresenter = covers }

    /// Called when another controller is displayed in place of the presenter.
    func replacePresenter(with presenter: UIViewController) {
        presenterRestoration.replacePresenter(by: presenter)
        controller.setPresenter(presenter)
    }

    /// Takes over the presenter from `lower`, the lowest of the presentations below this one that are removed.
    func takeOverPresenter(from lower: PresentationDriver) {
        stateMachine.coversPresenter = lower.stateMachine.coversPresenter
        presenterRestoration.takeOverPresenter(from: lower.presenterRestoration)
        guard let presenter else { return }
        if lower.controller.isModal { presenter.presentation = self }
        controller.setPresenter(presenter)
    }
}
