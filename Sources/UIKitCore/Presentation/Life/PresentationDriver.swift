/// Carries out what `PresentationLife` decides for one presentation: views, callbacks, transition, completions.
@MainActor final class PresentationDriver {
    let controller: UIPresentationController
    let presented: UIViewController
    private(set) weak var presenter: UIViewController?
    private weak var window: UIWindow?
    private unowned let system: UIKitSystem
    private var life: PresentationLife
    private var completions: [() -> Void] = []
    private let presentedName: String

    /// True inside the appearance callbacks of being presented.
    private(set) var isPresenting = false
    /// True inside the appearance callbacks of being dismissed.
    private(set) var isDismissing = false

    init(
        _ controller: UIPresentationController, presented: UIViewController, presenter: UIViewController,
        in window: UIWindow
    ) {
        self.controller = controller
        self.presented = presented
        self.presenter = presenter
        self.window = window
        system = window.system
        presentedName = String(describing: type(of: presented))
        life = PresentationLife(animated: false, coversPresenter: false)
    }

    /// What `presentingViewController` answers: nobody any more once the presentation is gone.
    var visiblePresenter: UIViewController? { life.phase == .gone ? nil : presenter }

    var isLeaving: Bool {
        if case .leaving = life.phase { return true }
        return false
    }

    /// Whether touches on the container are held back because a transition runs.
    var isInTransition: Bool {
        switch life.phase {
        case .waiting, .entering, .leaving: true
        case .shown, .gone: false
        }
    }

    // MARK: Commands

    /// Begins to present at the end of this turn.
    func present(animated: Bool, _ completion: (() -> Void)?) {
        life = PresentationLife(animated: animated, coversPresenter: false)
        if let completion { completions.append(completion) }
        system.frameLoop.perform(beforeLayout: { [weak self] in self?.begin(animated: animated) })
    }

    private func begin(animated: Bool) {
        guard case .waiting = life.phase else { return }
        controller.chooseEffectiveStyle()
        life = PresentationLife(animated: animated, coversPresenter: controller.shouldRemovePresentersView)
        handle(.begin)
    }

    /// Dismisses, with everything that is presented above; refused with UIKit's words while a transition runs.
    func dismiss(animated: Bool, reason: PresentationEnd, _ completion: (() -> Void)? = nil) {
        guard case .shown = life.phase else {
            let name = presenter.map(String.init(describing:)) ?? "nobody"
            misuse("Warning: Attempt to dismiss from view controller \(name) while a presentation or dismiss is in progress!")
            return
        }
        presented.endPresentationsForRemoval()
        if let completion { completions.append(completion) }
        handle(.dismiss(animated: animated, reason: reason))
    }

    /// Ends at once, whatever the phase: what it stands on is gone.
    func end(reason: PresentationEnd) {
        presented.endPresentationsForRemoval()
        handle(.tearOut(reason: reason))
    }

    // MARK: Effects

    private func handle(_ event: PresentationLife.Event) {
        guard let effects = life.handle(event) else { return }
        for effect in effects {
            perform(effect)
        }
    }

    private func perform(_ effect: PresentationLife.Effect) {
        switch effect {
        case .mount: if let window { controller.mount(in: window, for: self) }
        case .unmount: controller.unmount()
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
        case .presentedDidAppear: presenting { $0.endAppearanceTransition() }
        case .presentedWillDisappear(let animated): dismissing { $0.beginAppearanceTransition(false, animated: animated) }
        case .presentedDidDisappear: dismissing { $0.endAppearanceTransition() }
        case .presenterWillDisappear(let animated): presenter?.beginAppearanceTransition(false, animated: animated)
        case .presenterWillAppear(let animated): presenter?.beginAppearanceTransition(true, animated: animated)
        case .presenterDidDisappear, .presenterDidAppear: presenter?.endAppearanceTransition()
        case .run(let goal, let animated): run(toward: goal, animated: animated)
        case .release: release()
        case .end(let reason): note("end", "\(presentedName), reason: \(reason.rawValue)")
        case .complete: complete()
        }
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
        let duration = controller.runTransition(toward: goal, animated: animated)
        guard animated, duration > 0 else {
            return handle(.settle(completed: true))
        }
        let name = goal == 1 ? "the presentation of \(presentedName)" : "the dismissal of \(presentedName)"
        system.frameLoop.finish(name, after: duration) { [self] in
            handle(.settle(completed: true))
        }
    }

    private func release() {
        if presenter?.presentation === self { presenter?.presentation = nil }
    }

    private func complete() {
        let taken = completions
        completions.removeAll()
        for completion in taken {
            completion()
        }
        if life.phase == .gone { controller.dismissalIsOver() }
    }

    private func note(_ callback: String, _ arguments: String = "") {
        Trace.note(controller, callback, arguments)
    }
}

extension PresentationDriver {
    /// `waiting`, `entering`, `shown` or `leaving`, as dumps say it.
    var phaseName: String {
        switch life.phase {
        case .waiting: "waiting"
        case .entering: "entering"
        case .shown: "shown"
        case .leaving: "leaving"
        case .gone: "gone"
        }
    }
}
