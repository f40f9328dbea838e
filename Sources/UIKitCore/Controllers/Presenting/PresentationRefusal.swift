/// The reason why a call of `present` is refused, in UIKit's wording.
@MainActor struct PresentationRefusal {
    let message: String
    /// Whether UIKit raises an exception; otherwise it only logs a warning.
    let raisesException: Bool

    /// Checks whether `caller` may present `presented`, with `presenter` presenting on its behalf. Nil if it may.
    init?(of presented: UIViewController, by caller: UIViewController, on presenter: UIViewController) {
        if let message = PresentationRefusal.exceptionMessage(
            presented: presented, caller: caller, presenter: presenter)
        {
            self.init(words: message, raises: true)
        } else if let message = PresentationRefusal.warningMessage(
            presented: presented, caller: caller, presenter: presenter)
        {
            self.init(words: message, raises: false)
        } else {
            return nil
        }
    }

    private init(words: String, raises: Bool) {
        self.message = words
        self.raisesException = raises
    }

    private static func exceptionMessage(
        presented: UIViewController, caller: UIViewController, presenter: UIViewController
    ) -> String? {
        if presented === presenter || caller.isInside(presented) {
            return "Application tried to present modal view controller on itself. Presenting controller is \(caller)."
        }
        if let parent = presented.parent {
            return
                "Application tried to present modally a view controller \(presented) that has a parent view "
                + "controller \(parent)."
        }
        if let driver = presented.containingPresentation, !driver.isDismissed {
            guard presenter.era.refusalsNamePresenter, driver.controller.isModal, let owner = driver.presenter else {
                return activeControllerMessage(for: presented)
            }
            return
                "Application tried to present modally a view controller \(presented) that is already being presented "
                + "by \(owner)."
        }
        if presented.viewIfLoaded?.window?.rootViewController === presented {
            return activeControllerMessage(for: presented)
        }
        if presented.modalPresentationStyle == .none {
            return "The specified modal presentation style doesn't have a corresponding presentation controller."
        }
        return partialCurlMessage(presented: presented, presenter: presenter)
    }

    /// The partial curl requires a full-screen presentation.
    private static func partialCurlMessage(presented: UIViewController, presenter: UIViewController) -> String? {
        let style = presented.modalPresentationStyle
        let isFull = presenter.era.resolved(style) == .fullScreen
        guard presented.modalTransitionStyle == .partialCurl, !isFull else { return nil }
        return
            "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller "
            + "\(presented)."
    }

    private static func warningMessage(
        presented: UIViewController, caller: UIViewController, presenter: UIViewController
    ) -> String? {
        if presenter.presentation?.refusesPresentations == true
            || presenter.containingPresentation?.refusesPresentations == true
        {
            return "Warning: Attempt to present \(presented) on \(presenter) while a dismissal is in progress."
        }
        if let current = presenter.presentation {
            return "Attempt to present \(presented) on \(presenter) which is already presenting \(current.presented)"
        }
        guard presenter.viewIfLoaded?.window?.canPresent != true else { return nil }
        return presenter.era.refusalsNamePresenter
            ? "[Presentation] Attempt to present \(presented) on \(presenter) (from \(caller)) whose view is not in "
                + "the window hierarchy."
            : "Attempt to present \(presented) on \(presenter) whose view is not in the window hierarchy!"
    }

    private static func activeControllerMessage(for presented: UIViewController) -> String {
        "Application tried to present modally an active controller \(presented)."
    }
}

extension SystemEra {
    /// Whether the messages about refused presentations name the presenter and the caller.
    fileprivate var refusalsNamePresenter: Bool { self >= .iOS17 }
}
