/// A view controller of a module above the core with a presentation controller of its own, such as an alert.
@MainActor package protocol PresentationControllerProviding: UIViewController {
    /// Creates the presentation controller of the next presentation.
    func makePresentationController() -> UIPresentationController
}

/// A presented controller that decides itself what the user's request to dismiss it does, such as an alert, which
/// performs its cancel action.
@MainActor package protocol DismissalResponding: UIViewController {
    /// Whether the user may dismiss the presentation of `style` in this way.
    func allowsDismissal(of style: UIModalPresentationStyle, for reason: PresentationEndReason) -> Bool
    /// Called when the user's dismissal is complete, after all other callbacks.
    func userDidDismiss()
}

/// A presented controller with a default action for Return, such as an alert with a preferred action. It is asked
/// before the responder chain, and before a first responder that edits text.
@MainActor package protocol DefaultActionPerforming: UIViewController {
    /// Performs the default action. False, with nothing done, when there is none or it is disabled.
    func performDefaultAction() -> Bool
}

extension UIPresentationController {
    /// Dismisses this because the user has chosen an action in it, and calls `completion` afterward. False, with
    /// nothing done, unless it is presented and no transition is running.
    package func dismissForAction(completion: @escaping () -> Void) -> Bool {
        guard let driver, driver.canBeDismissed else { return false }
        driver.dismiss(animated: true, reason: .action, completion)
        return true
    }
}
