/// How a call of `present` is carried out: which controller presents on behalf of the caller, and through which
/// presentation controller. Deciding changes nothing; `carryOut` does.
@MainActor struct PresentationDecision {
    private let presented: UIViewController
    /// The controller whose `present` was called.
    private let caller: UIViewController
    private let presenter: UIViewController
    private let controller: UIPresentationController

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

    /// Begins the presentation before the next layout pass, or refuses it with UIKit's message. What the presenter is
    /// dismissing is gone before.
    func carryOut(animated: Bool, completion: (() -> Void)?) {
        guard let leaving = dismissalBefore else { return begin(animated: animated, completion) }
        leaving.whenDismissalEnds { isDismissed in
            if isDismissed { return begin(animated: animated, completion) }
            misuse("Warning: Attempt to present \(presented) on \(presenter) while a dismissal is in progress.")
        }
    }

    private func begin(animated: Bool, _ completion: (() -> Void)?) {
        // Dismissing the popovers may call app code that presents something as well.
        let refusal = refusal ?? (dismissLegacyPopovers() ? self.refusal : nil)
        if let refusal { return misuse(refusal.message, raises: refusal.raisesException) }
        guard let window = presenter.viewIfLoaded?.window else { return }
        let driver = PresentationDriver(
            controller, presented: presented, presenter: presenter, source: caller, in: window, animated: animated,
            completion: completion)
        driver.schedule()
    }

    /// Dismisses the `UIPopoverController`s that do not contain the presenter, because something is about to be
    /// presented. Logs a warning, as apps have to do that themselves. True when there was one.
    private func dismissLegacyPopovers() -> Bool {
        let around = presenter.enclosingPresentations
        let popovers = (presenter.viewIfLoaded?.window?.legacyPopovers ?? []).filter { popover in
            !around.contains { $0 === popover }
        }
        guard !popovers.isEmpty else { return false }
        misuse(
            "Warning: Attempt to present \(presented) on \(presenter) while a popover is visible. Dismiss the popover "
                + "before presenting another view controller modally.")
        for popover in popovers.reversed() { popover.dismissImmediately(reason: .replaced) }
        return true
    }

    /// The reason why the presentation is not possible now; nil if it is.
    private var refusal: PresentationRefusal? { PresentationRefusal(of: presented, by: caller, on: presenter) }

    /// The presentation that the presenter is dismissing, and after which this one begins; nil if it begins at once, or
    /// is refused in any case.
    private var dismissalBefore: PresentationDriver? {
        guard presenter.era.presentsAfterDismissal, let leaving = presenter.presentation, leaving.isInDismissingPhase,
            presenter.containingPresentation?.refusesPresentations != true, refusal?.raisesException != true
        else { return nil }
        return leaving
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

    /// The presentations that contain this controller, the innermost first.
    fileprivate var enclosingPresentations: [PresentationDriver] {
        var top = self
        while let parent = top.parent, !top.isPresentationRoot { top = parent }
        guard let driver = top.containingPresentation else { return [] }
        return [driver] + (driver.presenter?.enclosingPresentations ?? [])
    }
}

extension SystemEra {
    /// Whether a presentation waits for the dismissal that its presenter has begun, instead of being refused.
    fileprivate var presentsAfterDismissal: Bool { self >= .iOS17 }
}
