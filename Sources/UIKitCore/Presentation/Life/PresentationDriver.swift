/// Carries out what `PresentationLife` decides for one presentation: views, callbacks, transition, completions.
///
/// The system holds it while it waits, then the container that it puts into the window: it goes when its window goes.
@MainActor final class PresentationDriver {
    let controller: UIPresentationController
    let presented: UIViewController
    private(set) weak var presenter: UIViewController?
    private(set) weak var window: UIWindow?
    private weak var system: UIKitSystem?
    private(set) var life: PresentationLife
    private var presentCompletion: (() -> Void)?
    private var dismissCompletion: (() -> Void)?
    private let presentedName: String

    /// Effects that are still to be performed; what a callback asks for joins them at the end.
    private var effects: [PresentationLife.Effect] = []
    private var isPerforming = false
    /// The end of the running transition, as the frame loop knows it.
    private var transition: FrameLoop.Work?

    /// True inside the appearance callbacks of being presented.
    private(set) var isPresenting = false
    /// True inside the appearance callbacks of being dismissed.
    private(set) var isDismissing = false

    /// Begins to present at the end of this turn.
    init(
        _ controller: UIPresentationController, presented: UIViewController, presenter: UIViewController,
        in window: UIWindow, animated: Bool, completion: (() -> Void)?
    ) {
        self.controller = controller
        self.presented = presented
        self.presenter = presenter
        self.window = window
        let system = window.system
        self.system = system
        presentedName = String(describing: type(of: presented))
        life = PresentationLife(animated: animated)
        presentCompletion = completion
        system.waitingPresentations.append(self)
        system.frameLoop.perform(beforeLayout: { [weak self] in self?.begin() })
    }

    private func begin() {
        guard case .waiting = life.phase else { return }
        guard window != nil else { return end(reason: .sceneClosed) }
        controller.chooseEffectiveStyle()
        handle(.begin(coversPresenter: controller.shouldRemovePresentersView))
    }

    /// Ends at once, whatever the phase: what it stands on is gone. What it presents ends before.
    func end(reason: PresentationEnd) {
        presented.endPresentationsForRemoval(reason: reason)
        handle(.tearOut(reason: reason))
    }

    // MARK: Effects

    private func handle(_ event: PresentationLife.Event) {
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
    }

    private func perform(_ effect: PresentationLife.Effect) {
        switch effect {
        case .mount: mount()
        case .unmount: unmount()
        case .presentationWillBegin:
            note("presentationTransitionWillBegin()")
            controller.presentationTransitionWillBegin()
        case .presentationDidEnd(let completed):
            note("presentationTransitionDidEnd(_:)", "completed: \(completed)")
            controller.presentationTransitionDidEnd(completed)
        case .dismissalWillBegin:
            note("dismissalTransitionWillBegin()")
            controller.dismissalTransitionWillBegin()
        case .dismissalDidEnd(let completed):
            note("dismissalTransitionDidEnd(_:)", "completed: \(completed)")
            controller.dismissalTransitionDidEnd(completed)
        case .presentedWillAppear(let animated): presenting { $0.beginAppearanceTransition(true, animated: animated) }
        case .arrange: presenting { _ in controller.arrange() }
        case .presentedDidAppear: presenting { $0.endRunningAppearance() }
        case .presentedWillDisappear(let animated):
            dismissing { $0.beginAppearanceTransition(false, animated: animated) }
        case .presentedDidDisappear: dismissing { $0.endRunningAppearance() }
        case .presenterWillDisappear(let animated): presenter?.beginAppearanceTransition(false, animated: animated)
        case .presenterWillAppear(let animated): presenter?.beginAppearanceTransition(true, animated: animated)
        case .presenterIsAppearing: presenter?.announceAppearing()
        case .presenterDidDisappear, .presenterDidAppear: presenter?.endRunningAppearance()
        case .run(let goal, let animated): run(toward: goal, animated: animated)
        case .release: release()
        case .end(let reason): finish(reason)
        case .completePresentation: complete(\.presentCompletion)
        case .completeDismissal: complete(\.dismissCompletion)
        case .announceDismissal: controller.tellDelegateOfDismissal()
        }
    }

    private func mount() {
        system?.waitingPresentations.removeAll { $0 === self }
        guard let window else { return }
        controller.mount(in: window, for: self)
    }

    private func unmount() {
        if let transition { system?.frameLoop.abandon(transition) }
        controller.unmount()
    }

    private func presenting(_ callback: (UIViewController) -> Void) {
        isPresenting = true
        callback(presented)
        isPresenting = false
    }

    private func dismissing(_ callback: (UIViewController) -> Void) {
        isDismissing = true
        callback(presented)
        isDismissing = false
    }

    private func run(toward goal: Double, animated: Bool) {
        // A callback on the way here may have torn the presentation out.
        guard isInTransition else { return }
        let duration = controller.runTransition(toward: goal, animated: animated)
        guard animated, duration > 0, let system else { return handle(.settle(completed: true)) }
        let name = goal == 1 ? "the presentation of \(presentedName)" : "the dismissal of \(presentedName)"
        transition = system.frameLoop.finish(name, after: duration) { [weak self] in
            self?.transition = nil
            self?.handle(.settle(completed: true))
        }
    }

    private func release() {
        system?.waitingPresentations.removeAll { $0 === self }
        if presenter?.presentation === self { presenter?.presentation = nil }
    }

    /// From here on the presented controller is free for another presentation.
    private func finish(_ reason: PresentationEnd) {
        if presented.ownPresentation === self { presented.ownPresentation = nil }
        note("end", "\(presentedName), reason: \(reason.rawValue)")
    }

    /// Calls the app back, which may present or dismiss at once: effects do not have to wait for it.
    private func complete(_ completion: ReferenceWritableKeyPath<PresentationDriver, (() -> Void)?>) {
        let taken = self[keyPath: completion]
        self[keyPath: completion] = nil
        isPerforming = false
        taken?()
        isPerforming = true
    }

    private func note(_ callback: String, _ arguments: String = "") {
        Trace.note(controller, callback, arguments)
    }
}

// MARK: Dismissal

extension PresentationDriver {
    /// Dismisses, with everything that is presented above. Of a stack only the topmost leaves with animation, what lies
    /// between is removed at once. Refused with UIKit's words while one of them is in a transition.
    func dismiss(animated: Bool, reason: PresentationEnd, _ completion: (() -> Void)? = nil) {
        let stack = [self] + driversAbove
        guard stack.allSatisfy(\.isShown) else {
            let name = presenter.map(String.init(describing:)) ?? "nobody"
            misuse(
                "Warning: Attempt to dismiss from view controller \(name) while a presentation or dismiss is in progress!"
            )
            return
        }
        let top = stack[stack.count - 1]
        top.takeAway(stack.dropLast(), reason: reason)
        guard top.isShown else { return }
        top.dismissCompletion = completion
        top.handle(.dismiss(animated: animated, reason: reason))
    }

    /// What is presented above, the next one first.
    private var driversAbove: [PresentationDriver] {
        guard let next = presented.presentation else { return [] }
        return [next] + next.driversAbove
    }

    /// Removes the presentations between this one and the presenter at the bottom, which becomes its own.
    private func takeAway(_ between: some BidirectionalCollection<PresentationDriver>, reason: PresentationEnd) {
        guard let lowest = between.first else { return }
        life.coversPresenter = lowest.life.coversPresenter
        presenter = lowest.presenter
        if let presenter {
            presenter.presentation = self
            controller.adoptPresenter(presenter)
        }
        for driver in between.reversed() {
            driver.life.coversPresenter = false
            driver.handle(.tearOut(reason: reason))
        }
    }
}
