/// How a call of `present` is carried out: which controller presents on behalf of the caller, and through which
/// presentation controller. Deciding changes nothing; `commit` does.
@MainActor struct PresentationDecision {
    let presented: UIViewController
    /// The controller whose `present` was called.
    let caller: UIViewController
    let presenter: UIViewController
    let controller: UIPresentationController

    /// Styles of the current context use the nearest controller, from `caller` outward, that defines one. All others
    /// use the outermost container that covers the screen.
    init(of presented: UIViewController, by caller: UIViewController) {
        self.presented = presented
        self.caller = caller
        controller = presented.nextPresentationController(source: caller)
        if controller.shouldPresentInFullscreen {
            presenter = PresentationDecision.fullScreenPresenter(for: caller)
        } else {
            presenter = PresentationDecision.contextPresenter(for: caller)
        }
    }

    /// The presentation that the presenter is dismissing, and after which this one begins; nil if it begins at once, or
    /// is refused in any case.
    var dismissalBefore: PresentationDriver? {
        guard presenter.era.presentsAfterDismissal, let leaving = presenter.presentation, leaving.isInDismissingPhase,
            presenter.containingPresentation?.refusesPresentations != true, refusal?.raisesException != true
        else { return nil }
        return leaving
    }

    /// The reason why the presentation is not possible now; nil if it is.
    var refusal: PresentationRefusal? { PresentationRefusal(of: presented, by: caller, on: presenter) }

    /// Schedules the presentation, which begins before the next layout pass.
    func commit(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        let driver = PresentationDriver(
            controller, presented: presented, presenter: presenter, source: caller, in: window, animated: animated,
            completion: completion)
        driver.schedule()
    }

    private static func contextPresenter(for caller: UIViewController) -> UIViewController {
        var link = caller
        while !link.definesPresentationContext, let parent = link.parent { link = parent }
        return link
    }

    /// A presentation within a context does not cover the screen, so the search continues at its presenter's
    /// containers.
    private static func fullScreenPresenter(for caller: UIViewController) -> UIViewController {
        var top = caller.outermostContainer
        while let driver = top.containingPresentation, !driver.isDismissed, !driver.fillsWindow,
            let presenter = driver.presenter
        {
            top = presenter.outermostContainer
        }
        return top
    }
}

extension UIViewController {
    /// The outermost container of this controller.
    fileprivate var outermostContainer: UIViewController {
        var top = self
        while let parent = top.parent { top = parent }
        return top
    }
}

extension SystemEra {
    /// Whether a presentation waits for the dismissal that its presenter has begun, instead of being refused.
    fileprivate var presentsAfterDismissal: Bool { self >= .iOS17 }
}
