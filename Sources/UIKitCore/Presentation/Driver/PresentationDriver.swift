/// Performs the effects of `PresentationStateMachine` for one presentation: views, callbacks, transition, completions.
/// The system retains it while it is pending, then the container in the window does. It is released with its window.
@MainActor final class PresentationDriver {
    /// The presentation controller that it drives.
    let controller: UIPresentationController
    /// What the effective style adds to the container.
    var chrome: any PresentationChrome
    /// The displayed controller: the presented one, or the wrapper that its delegate returned.
    var presented: UIViewController
    private(set) weak var presenter: UIViewController?
    /// The controller whose `present` was called. The presenter may be another one, on its behalf.
    private(set) weak var source: UIViewController?
    private(set) weak var window: UIWindow?
    weak var system: UIKitSystem?
    private(set) var stateMachine: PresentationStateMachine
    var presentCompletion: (() -> Void)?
    var dismissCompletion: (() -> Void)?
    var presentedName: String { String(describing: type(of: presented)) }

    /// Effects still to perform. Events from callbacks append their effects here.
    private var effects: [PresentationStateMachine.Effect] = []
    private var isPerforming = false
    /// The prepared or running transition.
    var transition: ControllerTransition?
    /// The transition's coordinator, from before the first callback until its completions have run.
    var coordinator: TransitionCoordinator?
    /// The original position of the presenter's view, while that is removed.
    var presenterViewRestoration: PresenterViewRestoration?

    /// The size classes that the style was last chosen for; nil before that.
    var adaptedSizeClasses: SizeClasses?
    /// Whether the style is being changed, which calls into the app.
    var isAdapting = false

    /// Whether a callback about being presented, or about being dismissed, is running.
    private var isInPresentationCallback = false
    private var isInDismissalCallback = false

    /// Schedules the presentation, which begins before the next layout pass.
    init(
        _ controller: UIPresentationController, presented: UIViewController, presenter: UIViewController,
        source: UIViewController, in window: UIWindow, animated: Bool, completion: (() -> Void)?
    ) {
        self.controller = controller
        chrome = PlainChrome(of: controller)
        self.presented = presented
        self.presenter = presenter
        self.source = source
        self.window = window
        let system = window.system
        self.system = system
        stateMachine = PresentationStateMachine(animated: animated)
        presentCompletion = completion
        controller.driver = self
        system.pendingPresentations.append(self)
        system.frameLoop.perform(beforeLayout: { [weak self] in self?.beginPresentation() })
    }

    private func beginPresentation() {
        guard case .pending(let animated) = stateMachine.phase else { return }
        guard let window else { return dismissImmediately(reason: .sceneClosed) }
        if animated {
            coordinator = TransitionCoordinator(of: controller.presentationStyle, animated: true, in: window)
        }
        chooseStyle()
        if controller.effectiveStyle.fillsWindow { system?.updateOrientation(for: presented) }
        handle(.begin(coversPresenter: controller.shouldRemovePresentersView))
    }

    /// Ends without a transition in any phase, because the window or the presenter is gone. What it presents ends
    /// first.
    func dismissImmediately(reason: PresentationEndReason) {
        presented.endPresentationsForRemoval(reason: reason)
        handle(.dismissImmediately(reason: reason))
    }

    /// Sends `event` to the state machine and performs the effects. An event that is not valid in this phase is
    /// ignored.
    func handle(_ event: PresentationStateMachine.Event) {
        guard let decided = stateMachine.handle(event) else { return }
        effects += decided
        guard !isPerforming else { return }
        performEffects()
    }

    /// Performs the effects in order. An event from a callback is handled after that callback returns, so that no
    /// callback is sent twice or out of order.
    private func performEffects() {
        isPerforming = true
        while !effects.isEmpty {
            perform(effects.removeFirst())
        }
        isPerforming = false
        adaptIfNeeded()
        if isDismissed, controller.effectiveStyle.fillsWindow { system?.updateOrientation() }
        system?.rotateIfPostponed()
    }

    /// Calls the app, which may present or dismiss in `action` with immediate effect.
    func callReentrantly(_ action: () -> Void) {
        isPerforming = false
        action()
        isPerforming = true
    }

    // MARK: Callbacks

    /// Runs `callback` with the displayed controller, which is being presented meanwhile.
    func performPresentationCallback(_ callback: (UIViewController) -> Void) {
        isInPresentationCallback = true
        callback(presented)
        isInPresentationCallback = false
    }

    /// Runs `callback` with the displayed controller, which is being dismissed meanwhile.
    func performDismissalCallback(_ callback: (UIViewController) -> Void) {
        isInDismissalCallback = true
        callback(presented)
        isInDismissalCallback = false
    }

    /// Whether the presented controller is being presented: from `present` until `viewDidAppear` has returned.
    var isBeingPresented: Bool {
        switch stateMachine.phase {
        case .pending, .presenting: true
        case .presented, .dismissing, .dismissed: isInPresentationCallback
        }
    }

    /// Whether the presented controller is being dismissed: from `dismiss` until `viewDidDisappear` has returned.
    var isBeingDismissed: Bool {
        if case .dismissing = stateMachine.phase { return true }
        return isInDismissalCallback
    }

    /// Writes a callback into the trace.
    func trace(_ callback: String, _ arguments: String = "") {
        Trace.note(controller, callback: callback, arguments: arguments)
    }

    // MARK: Stacks of presentations

    /// Called when the style changes to one that covers the presenter, or does not.
    func setCoversPresenter(_ covers: Bool) { stateMachine.coversPresenter = covers }

    /// Called when another controller is displayed in place of the presenter.
    func replacePresenter(with: UIViewController) {
        self.presenter = with
        controller.setPresenter(with)
    }

    /// Takes over the presenter from `lower`, the lowest of the presentations below this one that are removed.
    func takeOverPresenter(from lower: PresentationDriver) {
        stateMachine.coversPresenter = lower.stateMachine.coversPresenter
        presenterViewRestoration = lower.presenterViewRestoration
        lower.presenterViewRestoration = nil
        presenter = lower.presenter
        if let presenter {
            if lower.controller.isModal { presenter.presentation = self }
            controller.setPresenter(presenter)
        }
    }

    /// Dismisses immediately, because a lower presentation is being dismissed. Does not restore the presenter's view.
    func removeFromStack(reason: PresentationEndReason) {
        stateMachine.coversPresenter = false
        handle(.dismissImmediately(reason: reason))
    }
}
