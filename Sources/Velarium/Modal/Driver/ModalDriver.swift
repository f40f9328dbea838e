import UIKit

/// Carries out what `ModalStateMachine` decides for one overlay: views, callbacks, animations and completions.
@MainActor final class ModalDriver {
    typealias Completion = (Bool) -> Void

    unowned let controller: ModalPresentationViewController
    let overlayViews = ModalOverlayViews()
    let keyboard = ModalKeyboardObserver()
    private(set) var stateMachine = ModalStateMachine()
    var host: (any ModalHost)?

    /// The effects still to be performed. Effects from callbacks are appended.
    private var effects: [ModalStateMachine.Effect] = []
    private var isPerforming = false

    /// The animation in progress.
    var animationRun: ModalAnimationRun?
    /// Whether the overlay was being dismissed when it was shown again.
    var isReversing = false
    var isPresentAnimated = false
    var isDismissAnimated = false
    /// Whether a tap outside the content dismisses the overlay.
    var isDismissedByTap = false
    var showCompletions: [Completion] = []
    var hideCompletions: [Completion] = []
    /// Called when the presentation animation has ended, for UIKit's transition.
    var presentationHandlers: [() -> Void] = []
    var sceneObserver: SceneDisconnectionObserver?
    /// The problems reported during this presentation; each is reported once.
    private var reported: Set<String> = []

    init(of controller: ModalPresentationViewController) {
        self.controller = controller
        keyboard.onChange = { [unowned self] move in
            guard isPresentingOrPresented else { return }
            move.animate { self.controller.layOutContent() }
        }
    }

    // MARK: State machine

    /// Returns false, changing nothing, if `event` is not valid in this phase.
    @discardableResult
    func handle(_ event: ModalStateMachine.Event) -> Bool {
        guard let next = stateMachine.handle(event) else { return false }
        effects += next
        guard !isPerforming else { return true }
        // A callback may release the overlay.
        withExtendedLifetime(controller) {
            isPerforming = true
            while !effects.isEmpty { perform(effects.removeFirst()) }
            isPerforming = false
        }
        return true
    }

    /// Whether the overlay is on the screen.
    var isVisible: Bool {
        switch stateMachine.phase {
        case .presenting, .presented, .dismissing, .removing: true
        case .idle, .pending: false
        }
    }

    /// Whether the overlay is presenting or presented, and no dismissal has begun.
    var isPresentingOrPresented: Bool {
        switch stateMachine.phase {
        case .presenting, .presented: true
        case .idle, .pending, .dismissing, .removing: false
        }
    }

    /// Reports a problem once per presentation.
    func reportOnce(_ words: String) {
        if reported.insert(words).inserted { OverlayDiagnostics.report("\(controller) \(words)") }
    }

    func forgetReports() { reported = [] }

    // MARK: Presenting

    func show(in place: any ModalHost, scene: UIWindowScene?, animated: Bool, completion: Completion?) {
        if case .dismissing = stateMachine.phase, host?.isSameLocation(as: place) != true {
            handle(.dismissImmediately)
        }
        switch stateMachine.phase {
        case .idle: host = place
        case .dismissing: break
        case .pending, .presenting, .presented, .removing:
            OverlayDiagnostics.report("\(controller) is already shown; hide it before it is shown again.")
            completion?(false)
            return
        }
        guard ModalRegistry.dismissOthers(for: controller, in: scene, animated: animated) else {
            completion?(false)
            return
        }
        if let completion { showCompletions.append(completion) }
        isPresentAnimated = animated
        handle(.present)
    }

    /// UIKit added the view to a window, possibly because the app presented the overlay or added its view.
    func viewDidEnterWindow() {
        if case .idle = stateMachine.phase {
            let presenter = controller.presentingViewController
            host =
                presenter == nil
                ? ModalSubviewHost(in: controller.view.superview) : ModalPresentedHost(by: presenter)
            isPresentAnimated = presenter != nil && UIView.areAnimationsEnabled
            if let view = controller.view, let container = view.superview, view.bounds.isEmpty {
                view.frame = container.bounds
            }
            // A presentation by UIKit cannot be prevented, even if another overlay refuses.
            _ = ModalRegistry.dismissOthers(
                for: controller, in: controller.view.window?.windowScene, animated: isPresentAnimated)
        }
        handle(.viewDidEnterWindow)
    }

    // MARK: Dismissal

    /// Dismisses the overlay for `reason`; the first reason counts.
    ///
    /// - Parameter isAsking: Whether the delegate may refuse.
    /// - Returns: False if it was refused or nothing is shown.
    @discardableResult
    func dismiss(
        for reason: DismissReason, animated: Bool, asksDelegate isAsking: Bool, byTap isByTap: Bool = false,
        completion: Completion? = nil
    ) -> Bool {
        adoptPendingPresentation()
        if isAsking, isPresentingOrPresented, !controller.isHidingAllowed {
            completion?(false)
            return false
        }
        if case .idle = stateMachine.phase {
            completion?(false)
            return false
        }
        if lifecycle.willDismiss(for: reason) {
            isDismissAnimated = animated
            isDismissedByTap = isByTap
        }
        if let completion { hideCompletions.append(completion) }
        handle(animated ? .dismiss : .dismissImmediately)
        return true
    }

    /// UIKit presents at the end of the current run loop turn: until then the presentation is pending.
    private func adoptPendingPresentation() {
        guard case .idle = stateMachine.phase, let presenter = controller.presentingViewController,
            !controller.isBeingDismissed
        else { return }
        host = ModalPresentedHost(by: presenter)
        handle(.present)
    }

    /// The scene was disconnected: there is no animation.
    func sceneDidDisconnect() {
        dismiss(for: .sceneClosed, animated: false, asksDelegate: false)
        handle(.viewWasRemoved)
    }

    var lifecycle: OverlayLifecycle { controller.lifecycle }
}
