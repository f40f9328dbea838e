import StateMachines

/// A presented controller that decides itself what the user's request to dismiss it does, such as an alert, which
/// performs its cancel action.
@MainActor package protocol DismissalResponding: UIViewController {
    /// Whether the user may dismiss the presentation of `style` in this way.
    func allowsDismissal(of style: UIModalPresentationStyle, for reason: PresentationEndReason) -> Bool
    /// Called when the user's dismissal is complete, after all other callbacks.
    func userDidDismiss()
}

extension UIPresentationController {
    /// Dismisses this because the user has chosen an action in it, and calls `completion` afterward. False, with
    /// nothing done, unless it is presented and no transition is running.
    package func dismissForAction(completion: @escaping () -> Void) -> Bool {
        guard let driver, driver.canBeDismissed else { return false }
        driver.dismiss(animated: true, reason: .action, completion)
        return true
    }

    /// Handles the user's request to dismiss: asks the delegate, and dismisses unless that is refused.
    package func userRequestsDismissal(reason: PresentationEndReason) {
        guard isDismissible(for: reason), let driver, driver.isPresented else { return }
        guard allowsDismissalByUser() else { return notifyDelegateDidAttemptToDismiss() }
        // The delegate may dismiss it itself in either callback.
        guard driver.isPresented else { return }
        notifyDelegateWillDismiss()
        guard driver.isPresented else { return }
        let responder = presentedViewController as? any DismissalResponding
        driver.dismiss(animated: true, reason: reason, responder.map { responder in { responder.userDidDismiss() } })
    }

    /// Whether the user may dismiss this in this way: as the presented controller decides, otherwise as the style does.
    package func isDismissible(for reason: PresentationEndReason) -> Bool {
        (presentedViewController as? any DismissalResponding)?.allowsDismissal(of: effectiveStyle, for: reason)
            ?? isDismissibleByUser
    }

    /// Whether the user may dismiss this. The delegate is asked unless the controller refuses.
    package func allowsDismissalByUser() -> Bool {
        !presentedViewController.isModalInPresentation && !displayedViewController.isModalInPresentation
            && delegateAllowsDismissal()
    }

    /// Notifies the delegate that the user tried to dismiss this and was refused.
    package func notifyDelegateDidAttemptToDismiss() {
        guard usesPresentationDelegate else { return }
        notifyDelegate("presentationControllerDidAttemptToDismiss(_:)") {
            $0.presentationControllerDidAttemptToDismiss(self)
        }
    }

    /// Notifies the delegate that the user is about to dismiss this.
    package func notifyDelegateWillDismiss() {
        guard usesPresentationDelegate else { return }
        notifyDelegate("presentationControllerWillDismiss(_:)") { $0.presentationControllerWillDismiss(self) }
    }

    /// Notifies the delegate that the user has dismissed this. False when it does not implement the method.
    @discardableResult
    func notifyDelegateDidDismiss() -> Bool {
        guard usesPresentationDelegate else { return false }
        return notifyDelegate("presentationControllerDidDismiss(_:)") { $0.presentationControllerDidDismiss(self) }
    }

    /// The delegate's answer to whether the user may dismiss this; nil when it does not implement the method.
    func delegateShouldDismiss() -> Bool? {
        guard usesPresentationDelegate, let delegate else { return nil }
        let answer = OptionalRequirement.result(of: "presentationControllerShouldDismiss(_:)") {
            delegate.presentationControllerShouldDismiss(self)
        }
        guard let answer else { return nil }
        trace("presentationControllerShouldDismiss(_:)", "answer: \(answer)")
        return answer
    }

    private var usesPresentationDelegate: Bool { presentedViewController.era.notifiesDelegateOfDismissal }

    /// Calls the delegate. False, and without a trace, when it does not implement the method.
    @discardableResult
    func notifyDelegate(
        _ callback: String, arguments: String = "", call: (any UIAdaptivePresentationControllerDelegate) -> Void
    ) -> Bool {
        guard let delegate, OptionalRequirement.result(of: callback, { call(delegate) }) != nil else { return false }
        Trace.note(delegate, callback: callback, arguments: arguments)
        return true
    }

    /// Writes a delegate call into the trace.
    func trace(_ callback: String, _ arguments: String = "") {
        guard let delegate else { return }
        Trace.note(delegate, callback: callback, arguments: arguments)
    }
}

extension SystemEra {
    /// Whether the delegate decides about dismissal by the user and is notified of it.
    fileprivate var notifiesDelegateOfDismissal: Bool { self >= .iOS17 }
}
