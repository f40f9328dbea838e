extension PresentationDriver {
    /// The value of `presentingViewController`: nil once the presentation is dismissed.
    var visiblePresenter: UIViewController? { isGone ? nil : presenter }

    /// Whether it can be dismissed now: neither this presentation nor one above it is in a transition.
    var canBeDismissed: Bool { isShown && presented.presentation?.canBeDismissed != false }

    /// The view that represents the presenter on the screen: its own view, or the view that its own presentation wraps
    /// around it. A presentation that covers a context inside that view leaves it in place.
    var presentersView: UIView? {
        guard let presenter, presenter.isViewLoaded else { return nil }
        guard let own = presenter.ownPresentation, !own.isGone, let outer = own.controller.presentedView,
            controller.containerView?.isDescendant(of: outer) != true
        else { return presenter.view }
        return outer
    }

    var isGone: Bool { life.phase == .gone }
    var isShown: Bool { life.phase == .shown }

    /// Whether the container covers the whole window, rather than a context in it.
    var fillsWindow: Bool {
        controller.shouldPresentInFullscreen || controller.containerView?.superview === window
    }

    /// Whether the transition to the screen is running.
    var isEntering: Bool {
        if case .entering = life.phase { return true }
        return false
    }

    /// Whether its views are in the window.
    var isMounted: Bool {
        switch life.phase {
        case .entering, .shown, .leaving: true
        case .waiting, .gone: false
        }
    }

    /// Whether the dismissal has begun or is complete.
    var isEnding: Bool {
        switch life.phase {
        case .leaving, .gone: true
        case .waiting, .entering, .shown: false
        }
    }

    /// Whether the presenter's view is covered, and removed, by this presentation.
    var isCoveringPresenter: Bool {
        switch life.phase {
        case .entering, .shown, .leaving: life.coversPresenter
        case .waiting, .gone: false
        }
    }

    /// Whether the container blocks touches: a transition runs that cannot be interrupted.
    var blocksTouches: Bool { isInTransition && transition?.interruptible == nil }

    /// Whether a transition is about to run, or runs.
    var isInTransition: Bool {
        switch life.phase {
        case .waiting, .entering, .leaving: true
        case .shown, .gone: false
        }
    }

    /// The phase as dumps print it: `waiting`, `entering`, `shown`, `leaving` or `gone`.
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
