/// The reason why a call of `present` is refused, in UIKit's wording.
@MainActor struct PresentingRefusal {
    let words: String
    /// Whether UIKit raises an exception; otherwise it only logs a warning.
    let raises: Bool

    /// Checks whether `caller` may present `presented`, with `presenter` presenting on its behalf. Nil if it may.
    init?(of presented: UIViewController, by caller: UIViewController, on presenter: UIViewController) {
        if let words = PresentingRefusal.exception(presented, caller, presenter) {
            self.init(words: words, raises: true)
        } else if let words = PresentingRefusal.warning(presented, caller, presenter) {
            self.init(words: words, raises: false)
        } else {
            return nil
        }
    }

    private init(words: String, raises: Bool) {
        self.words = words
        self.raises = raises
    }

    private static func exception(
        _ presented: UIViewController, _ caller: UIViewController, _ presenter: UIViewController
    ) -> String? {
        if presented === presenter || caller.isInside(presented) {
            return "Application tried to present modal view controller on itself. Presenting controller is \(caller)."
        }
        if let parent = presented.parent {
            return
                "Application tried to present modally a view controller \(presented) that has a parent view controller \(parent)."
        }
        if let driver = presented.ownPresentation, !driver.isGone {
            guard knowsPresenters, driver.controller.isModal, let owner = driver.presenter else {
                return activeController(presented)
            }
            return
                "Application tried to present modally a view controller \(presented) that is already being presented by \(owner)."
        }
        if presented.viewIfLoaded?.window?.rootViewController === presented { return activeController(presented) }
        if presented.modalPresentationStyle == .none {
            return "The specified modal presentation style doesn't have a corresponding presentation controller."
        }
        return curl(presented, presenter)
    }

    /// The partial curl requires a full-screen presentation.
    private static func curl(_ presented: UIViewController, _ presenter: UIViewController) -> String? {
        let style = presented.modalPresentationStyle
        let isFull = (style == .automatic ? SystemEra.current.automaticStyle : style) == .fullScreen
        guard presented.modalTransitionStyle == .partialCurl, !isFull else { return nil }
        return
            "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(presented)."
    }

    private static func warning(
        _ presented: UIViewController, _ caller: UIViewController, _ presenter: UIViewController
    ) -> String? {
        if presenter.presentation?.isEnding == true || presenter.ownPresentation?.isEnding == true {
            return "Warning: Attempt to present \(presented) on \(presenter) while a dismissal is in progress."
        }
        if let current = presenter.presentation {
            return "Attempt to present \(presented) on \(presenter) which is already presenting \(current.presented)"
        }
        guard presenter.viewIfLoaded?.window?.canPresent != true else { return nil }
        return knowsPresenters
            ? "[Presentation] Attempt to present \(presented) on \(presenter) (from \(caller)) whose view is not in the window hierarchy."
            : "Attempt to present \(presented) on \(presenter) whose view is not in the window hierarchy!"
    }

    private static func activeController(_ presented: UIViewController) -> String {
        "Application tried to present modally an active controller \(presented)."
    }

    /// Since iOS 13 the messages name the presenter and the caller.
    private static var knowsPresenters: Bool { SystemEra.current.hasCards }
}
