/// Carries out what `PresentationLife` decides for one presentation: views, callbacks, transition, completions.
///
/// The system holds it while it waits, then the container that it puts into the window: it goes when its window goes.
@MainActor final class PresentationDriver {
    let controller: UIPresentationController
    /// Who stands on the screen: the presented controller, or what its delegate has put around it.
    var presented: UIViewController
    private(set) weak var presenter: UIViewController?
    /// Whose `present` was called; the presenter may be another, on its behalf.
    private(set) weak var source: UIViewController?
    private(set) weak var window: UIWindow?
    weak var system: UIKitSystem?
    private(set) var life: PresentationLife
    var presentCompletion: (() -> Void)?
    var dismissCompletion: (() -> Void)?
    var presentedName: String { String(describing: type(of: presented)) }

    /// Effects that are still to be performed; what a callback asks for joins them at the end.
    private var effects: [PresentationLife.Effect] = []
    private var isPerforming = false
    /// The transition that is prepared or runs.
    var transition: ControllerTransition?
    /// What goes alongside it: from before its first callback until it has told of the end.
    var coordinator: TransitionCoordinator?
    /// Where the presenter's view is to go back to, while it is away.
    var presentersPlace: PresentersPlace?

    /// The size classes that the style was chosen for last; nil before that.
    var adaptedTo: SizeClasses?
    /// Whether the style is being changed, which asks the app.
    var isAdapting = false

    /// Whether a callback of being presented, or of being dismissed, is called.
    private var isCallingPresented = false
    private var isCallingDismissed = false

    /// Begins to present at the end of this turn.
    init(
        _ controller: UIPresentationController, presented: UIViewController, presenter: UIViewController,
        source: UIViewController, in window: UIWindow, animated: Bool, completion: (() -> Void)?
    ) {
        self.controller = controller
        self.presented = presented
        self.presenter = presenter
        self.source = source
        self.window = window
        let system = window.system
        self.system = system
        life = PresentationLife(animated: animated)
        presentCompletion = completion
        controller.driver = self
        system.waitingPresentations.append(self)
        system.frameLoop.perform(beforeLayout: { [weak self] in self?.begin() })
    }

    private func begin() {
        guard case .waiting(let animated) = life.phase else { return }
        guard let window else { return end(reason: .sceneClosed) }
        if animated {
            coordinator = TransitionCoordinator(of: controller.presentationStyle, animated: true, in: window)
        }
        chooseStyle()
        if controller.effectiveStyle.fillsWindow { system?.reviewOrientation(for: presented) }
        handle(.begin(coversPresenter: controller.shouldRemovePresentersView))
    }

    /// Ends at once, whatever the phase: what it stands on is gone. What it presents ends before.
    func end(reason: PresentationEnd) {
        presented.endPresentationsForRemoval(reason: reason)
        handle(.tearOut(reason: reason))
    }

    func handle(_ event: PresentationLife.Event) {
        guard let decided = life.handle(event) else { return }
        effects += decided
        guard !isPerforming else { return }
        performEffects()
    }

    /// Performs one effect after the other. A callback that turns the life elsewhere is heard when it returns, so that
    /// nothing is told twice or in the wrong order.
    private func performEffects() {
        isPerforming = true
        while !effects.isEmpty {
            perform(effects.removeFirst())
        }
        isPerforming = false
        adaptIfNeeded()
        if isGone, controller.effectiveStyle.fillsWindow { system?.reviewOrientation() }
        system?.turnIfPostponed()
    }

    /// Calls the app back, which may present or dismiss at once: effects do not have to wait for it.
    func call(_ action: () -> Void) {
        isPerforming = false
        action()
        isPerforming = true
    }

    // MARK: Callbacks

    func presenting(_ callback: (UIViewController) -> Void) {
        isCallingPresented = true
        callback(presented)
        isCallingPresented = false
    }

    func dismissing(_ callback: (UIViewController) -> Void) {
        isCallingDismissed = true
        callback(presented)
        isCallingDismissed = false
    }

    /// Whether the presented controller is on its way to the screen: from `present` until `viewDidAppear` has returned.
    var isPresenting: Bool {
        switch life.phase {
        case .waiting, .entering: true
        case .shown, .leaving, .gone: isCallingPresented
        }
    }

    /// Whether the presented controller is on its way off the screen: from `dismiss` until `viewDidDisappear` has
    /// returned.
    var isDismissing: Bool {
        if case .leaving = life.phase { return true }
        return isCallingDismissed
    }

    func note(_ callback: String, _ arguments: String = "") {
        Trace.note(controller, callback, arguments)
    }

    // MARK: Stacks

    /// The style has changed to one that covers the presenter, or does not any more.
    func change(coversPresenter covers: Bool) { life.coversPresenter = covers }

    /// Another controller stands on the screen where the presenter was.
    func change(presenter: UIViewController) {
        self.presenter = presenter
        controller.adoptPresenter(presenter)
    }

    /// Takes the place of `lower`, the lowest of the presentations below this one that are taken away.
    func inherit(from lower: PresentationDriver) {
        life.coversPresenter = lower.life.coversPresenter
        presentersPlace = lower.presentersPlace
        lower.presentersPlace = nil
        presenter = lower.presenter
        if let presenter {
            if lower.controller.isModal { presenter.presentation = self }
            controller.adoptPresenter(presenter)
        }
    }

    /// Goes at once, from between others; its presenter is none of its business any more.
    func vanish(reason: PresentationEnd) {
        life.coversPresenter = false
        handle(.tearOut(reason: reason))
    }
}
