extension UIPresentationController {
    /// Handles the user's request to dismiss: asks the delegate, and dismisses unless that is refused.
    func personWantsDismissal(reason: PresentationEnd) {
        guard isDismissibleByPerson, let driver, driver.isShown else { return }
        guard allowsDismissalByPerson() else { return announceDismissalAttempt() }
        // The delegate may dismiss it itself in either callback.
        guard driver.isShown else { return }
        announceDismissal()
        guard driver.isShown else { return }
        driver.dismiss(animated: true, reason: reason)
    }

    /// Whether the user may dismiss this. The delegate is asked unless the controller refuses.
    func allowsDismissalByPerson() -> Bool {
        !presentedViewController.isModalInPresentation && !shown.isModalInPresentation && delegateAllowsDismissal()
    }

    /// Notifies the delegate that the user tried to dismiss this and was refused.
    func announceDismissalAttempt() {
        guard usesPresentationDelegate else { return }
        tell("presentationControllerDidAttemptToDismiss(_:)") { $0.presentationControllerDidAttemptToDismiss(self) }
    }

    /// Notifies the delegate that the user is about to dismiss this.
    func announceDismissal() {
        guard usesPresentationDelegate else { return }
        tell("presentationControllerWillDismiss(_:)") { $0.presentationControllerWillDismiss(self) }
    }

    /// Notifies the delegate that the user has dismissed this. False when it does not implement the method.
    @discardableResult
    func announceEnd() -> Bool {
        guard usesPresentationDelegate else { return false }
        return tell("presentationControllerDidDismiss(_:)") { $0.presentationControllerDidDismiss(self) }
    }

    /// The delegate's answer to whether the user may dismiss this; nil when it does not implement the method.
    func delegateAnswerToDismissal() -> Bool? {
        guard usesPresentationDelegate, let delegate else { return nil }
        let answer = OptionalRequirement.answer(to: "presentationControllerShouldDismiss(_:)") {
            delegate.presentationControllerShouldDismiss(self)
        }
        guard let answer else { return nil }
        note("presentationControllerShouldDismiss(_:)", "answer: \(answer)")
        return answer
    }

    private var usesPresentationDelegate: Bool { SystemEra.current.hasCards }

    /// Calls the delegate. False, and without a trace, when it does not implement the method.
    @discardableResult
    func tell(
        _ callback: String, _ arguments: String = "", _ call: (any UIAdaptivePresentationControllerDelegate) -> Void
    ) -> Bool {
        guard let delegate, OptionalRequirement.answer(to: callback, { call(delegate) }) != nil else { return false }
        Trace.note(delegate, callback, arguments)
        return true
    }

    /// Writes a delegate call into the trace.
    func note(_ callback: String, _ arguments: String = "") {
        guard let delegate else { return }
        Trace.note(delegate, callback, arguments)
    }
}
