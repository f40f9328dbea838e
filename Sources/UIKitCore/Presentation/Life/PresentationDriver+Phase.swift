extension PresentationDriver {
    /// What `presentingViewController` answers: nobody any more once the presentation is gone.
    var visiblePresenter: UIViewController? { isGone ? nil : presenter }

    /// Whether it can be dismissed now: nothing of what it stands under is in a transition.
    var canBeDismissed: Bool { isShown && presented.presentation?.canBeDismissed != false }

    /// What stands on the screen of the presenter: its view, with what its own presentation has put around it. What
    /// covers a context inside of that leaves it where it is.
    var presentersView: UIView? {
        guard let presenter, presenter.isViewLoaded else { return nil }
        guard let own = presenter.ownPresentation, !own.isGone, let outer = own.controller.presentedView,
            controller.containerView?.isDescendant(of: outer) != true
        else { return presenter.view }
        return outer
    }

    var isGone: Bool { life.phase == .gone }
    var isShown: Bool { life.phase == .shown }

    /// Whether the container is the whole window, and not the part of a context.
    var fillsWindow: Bool {
        controller.shouldPresentInFullscreen || controller.containerView?.superview === window
    }

    /// Whether it is on its way to the place where it belongs.
    var isEntering: Bool {
        if case .entering = life.phase { return true }
        return false
    }

    /// Whether its views are on the screen.
    var isMounted: Bool {
        switch life.phase {
        case .entering, .shown, .leaving: true
        case .waiting, .gone: false
        }
    }

    /// Whether this is over, or about to be.
    var isEnding: Bool {
        switch life.phase {
        case .leaving, .gone: true
        case .waiting, .entering, .shown: false
        }
    }

    /// Whether the presenter's view is away because of this.
    var isCoveringPresenter: Bool {
        switch life.phase {
        case .entering, .shown, .leaving: life.coversPresenter
        case .waiting, .gone: false
        }
    }

    /// Whether touches on the container are held back: a transition runs that nobody can catch on its way.
    var blocksTouches: Bool { isInTransition && transition?.interruptible == nil }

    /// Whether a transition is about to run, or runs.
    var isInTransition: Bool {
        switch life.phase {
        case .waiting, .entering, .leaving: true
        case .shown, .gone: false
        }
    }

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
