extension UIPresentationController {
    /// The person wants this gone: asks the delegate as the era does, and dismisses when nobody refuses.
    func personWantsDismissal(reason: PresentationEnd) {
        guard isDismissibleByPerson, let driver, driver.isShown else { return }
        guard allowsDismissalByPerson() else { return announceDismissalAttempt() }
        // The delegate may dismiss by itself, both times it hears of this.
        guard driver.isShown else { return }
        announceDismissal()
        guard driver.isShown else { return }
        driver.dismiss(animated: true, reason: reason)
    }

    /// Whether the person may dismiss this: the delegate is asked unless the controller refuses by itself.
    func allowsDismissalByPerson() -> Bool {
        !presentedViewController.isModalInPresentation && !shown.isModalInPresentation && delegateAllowsDismissal()
    }

    /// The person has tried to dismiss this and was refused.
    func announceDismissalAttempt() {
        guard usesPresentationDelegate else { return }
        tell("presentationControllerDidAttemptToDismiss(_:)") { $0.presentationControllerDidAttemptToDismiss(self) }
    }

    /// The person is about to dismiss this.
    func announceDismissal() {
        guard usesPresentationDelegate else { return }
        tell("presentationControllerWillDismiss(_:)") { $0.presentationControllerWillDismiss(self) }
    }

    /// The person has dismissed this. False when the delegate has no method for it.
    @discardableResult
    func announceEnd() -> Bool {
        guard usesPresentationDelegate else { return false }
        return tell("presentationControllerDidDismiss(_:)") { $0.presentationControllerDidDismiss(self) }
    }

    /// What the delegate answers when the person wants to dismiss this; nil when it has no method for it.
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

    /// Lets the delegate hear of something. False, and no line in the trace, when it has no method for it.
    @discardableResult
    func tell(
        _ callback: String, _ arguments: String = "", _ call: (any UIAdaptivePresentationControllerDelegate) -> Void
    ) -> Bool {
        guard let delegate, OptionalRequirement.answer(to: callback, { call(delegate) }) != nil else { return false }
        Trace.note(delegate, callback, arguments)
        return true
    }

    func note(_ callback: String, _ arguments: String = "") {
        guard let delegate else { return }
        Trace.note(delegate, callback, arguments)
    }
}
