extension PresentationDriver {
    /// The value of `presentingViewController`: nil once the presentation is dismissed.
    var currentPresenter: UIViewController? { isDismissed ? nil : presenter }

    /// Whether it can be dismissed now: neither this presentation nor one above it is in a transition.
    var canBeDismissed: Bool { isPresented && presented.presentation?.canBeDismissed != false }

    /// The view that represents the presenter on the screen: its own view, or the view that its own presentation wraps
    /// around it. A presentation that covers a context inside that view leaves it in place.
    var presenterView: UIView? {
        guard let presenter, presenter.isViewLoaded else { return nil }
        guard let own = presenter.containingPresentation, !own.isDismissed, let outer = own.controller.presentedView,
            controller.containerView?.isDescendant(of: outer) != true
        else { return presenter.view }
        return outer
    }

    var isDismissed: Bool { stateMachine.phase == .dismissed }
    var isPresented: Bool { stateMachine.phase == .presented }

    /// Whether the container covers the whole window, rather than a context in it.
    var fillsWindow: Bool {
        controller.shouldPresentInFullscreen || controller.containerView?.superview === window
    }

    /// Whether the transition to the screen is running.
    var isInPresentingPhase: Bool {
        if case .presenting = stateMachine.phase { return true }
        return false
    }

    /// Whether its views are in the window.
    var isInstalled: Bool {
        switch stateMachine.phase {
        case .presenting, .presented, .dismissing: true
        case .pending, .dismissed: false
        }
    }

    /// Whether the dismissal has begun or is complete.
    var isDismissingOrDismissed: Bool {
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
    var blocksTouches: Bool { isInTransition && transition?.interruptible == nil }

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
}
