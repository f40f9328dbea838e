extension PresentationDriver {
    /// The value of `presentingViewController`: nil once the presentation is dismissed.
    var currentPresenter: UIViewController? { isDismissed ? nil : presenter }

    /// Whether it can be dismissed now: neither this presentation nor one above it is in a transition.
    var canBeDismissed: Bool { isPresented && presented.presentation?.canBeDismissed != false }

    var isDismissed: Bool { stateMachine.phase == .dismissed }
    package var isPresented: Bool { stateMachine.phase == .presented }

    /// Whether the container covers the whole window, rather than a context in it.
    var fillsWindow: Bool {
        controller.shouldPresentInFullscreen || controller.containerView?.superview === window
    }

    /// Whether the presented controller is being presented: from `present` until `viewDidAppear` has returned.
    var isBeingPresented: Bool {
        switch stateMachine.phase {
        case .pending, .presenting: true
        case .presented, .dismissing, .dismissed: appearance.runningCallback == .presentation
        }
    }

    /// Whether the presented controller is being dismissed: from `dismiss` until `viewDidDisappear` has returned.
    var isBeingDismissed: Bool {
        isInDismissingPhase || awaitsDismissal || appearance.runningCallback == .dismissal
    }

    /// Whether the transition to the screen is running.
    package var isInPresentingPhase: Bool {
        if case .presenting = stateMachine.phase { return true }
        return false
    }

    /// Whether the transition off the screen is running.
    var isInDismissingPhase: Bool {
        if case .dismissing = stateMachine.phase { return true }
        return false
    }

    /// Whether the status bar is the presented controller's rather than the presenter's: from the beginning of the
    /// presentation until that of the dismissal. It changes with the progress of the transition.
    var determinesStatusBar: Bool {
        switch stateMachine.phase {
        case .presenting, .presented: true
        case .pending, .dismissing, .dismissed: false
        }
    }

    /// Whether UIKit refuses to present above this, or by it.
    var refusesPresentations: Bool { awaitsDismissal || isDismissingOrDismissed }

    /// Whether its views are in the window.
    var isInstalled: Bool {
        switch stateMachine.phase {
        case .presenting, .presented, .dismissing: true
        case .pending, .dismissed: false
        }
    }

    /// Whether the dismissal has begun or is complete.
    package var isDismissingOrDismissed: Bool {
        switch stateMachine.phase {
        case .dismissing, .dismissed: true
        case .pending, .presenting, .presented: false
        }
    }

    /// Whether the presenter's view is covered, and removed, by this presentation.
    var isCoveringPresenter: Bool {
        switch stateMachine.phase {
        case .presenting, .presented, .dismissing: stateMachine.coversPresenter
        case .pending, .dismissed: false
        }
    }

    /// Whether the container blocks touches: a transition runs that cannot be interrupted.
    package var blocksTouches: Bool { isInTransition && transitions.transition?.interruptible == nil }

    /// Whether a transition is about to run, or runs.
    var isInTransition: Bool {
        switch stateMachine.phase {
        case .pending, .presenting, .dismissing: true
        case .presented, .dismissed: false
        }
    }

    /// The phase as dumps print it: `waiting`, `entering`, `shown`, `leaving` or `gone`.
    var phaseName: String {
        switch stateMachine.phase {
        case .pending: "waiting"
        case .presenting: "entering"
        case .presented: "shown"
        case .dismissing: "leaving"
        case .dismissed: "gone"
        }
    }

    /// Whether an interactor moves the running transition now.
    package var isTransitionInteractive: Bool { transitions.transition?.isInteractive == true }

    /// Whether `interactor` drives the running transition, whose animations it can pause.
    package func canInterruptTransition(with interactor: any UIViewControllerInteractiveTransitioning) -> Bool {
        guard let transition = transitions.transition else { return false }
        return transition.interactor === interactor && transition.interruptible != nil
    }
}
