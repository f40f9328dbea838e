import StateMachines

extension PresentationDriver {
    /// Dismisses this presentation and everything presented above it. Only the topmost one is animated; those between
    /// are removed immediately. While one of them is in a transition the call is refused with UIKit's log message.
    ///
    /// Of what the user dismisses, only the delegate of this presentation is told, when all of it has ended.
    package func dismiss(animated: Bool, reason: PresentationEndReason, _ completion: (() -> Void)? = nil) {
        let stack = [self] + driversAbove
        guard stack.allSatisfy(\.isPresented) else {
            if takeOverDismissal(stack, animated: animated, completion) { return }
            let name = presenter.map(String.init(describing:)) ?? "(no presenter)"
            misuse(
                "Warning: Attempt to dismiss from view controller \(name) while a presentation or dismiss is in "
                    + "progress!"
            )
            return
        }
        guard stack.count > 1 else { return beginDismissal(animated: animated, reason: reason, completion: completion) }
        guard reason.isByUser else { return dismiss(stack, animated: animated, reason: reason, completion) }
        dismiss(stack, animated: animated, reason: .code) { [controller] in
            controller.notifyDelegateOfDismissal()
            completion?()
        }
    }

    /// Carries out a dismissal by the app while a drag dismisses the same presentation: the dismissal that the drag moves
    /// goes on to its end, and one that returns is followed by the app's. False where there is none, or where the app
    /// itself drives it.
    private func takeOverDismissal(_ stack: [PresentationDriver], animated: Bool, _ completion: (() -> Void)?) -> Bool {
        guard stack.count == 1, isInDismissingPhase, let transition = transitions.transition else { return false }
        if transition.isInteractive {
            guard chrome.finishInteractiveDismissal(animated: animated) else { return false }
            whenDismissalEnds { _ in completion?() }
            callDismissalFollowers()
        } else {
            guard transition.transitionWasCancelled else { return false }
            whenDismissalEnds { [weak self] isDismissed in
                guard let self, !isDismissed, isPresented else {
                    completion?()
                    return
                }
                dismiss(animated: animated, reason: .code, completion)
            }
        }
        return true
    }

    private func dismiss(
        _ stack: [PresentationDriver], animated: Bool, reason: PresentationEndReason, _ completion: (() -> Void)?
    ) {
        guard let top = stack.last else { return }
        // Callbacks of those between may present something, but nothing above what is about to go.
        top.awaitsDismissal = true
        top.removeIntermediates(stack.dropLast(), reason: reason)
        top.awaitsDismissal = false
        guard top.isPresented else { return }
        top.beginDismissal(animated: animated, reason: reason, completion: completion)
    }

    /// Dismisses this presentation after `upper`, which is above it and is being dismissed. If that dismissal is
    /// canceled, this one stays as well, and `completion` is called as for the other.
    func dismiss(after upper: PresentationDriver, animated: Bool, _ completion: (() -> Void)?) {
        upper.whenDismissalEnds { [weak self] isDismissed in
            guard let self, isDismissed, isPresented else {
                completion?()
                return
            }
            dismiss(animated: animated, reason: .code, completion)
        }
    }

    /// The next presentation below this one that nothing dismisses yet; nil if there is none.
    var lowerUndismissed: PresentationDriver? {
        var link = presenter?.nearest(\.modalPresentation)
        while let lower = link, lower.isBeingDismissed { link = lower.presenter?.nearest(\.modalPresentation) }
        return link
    }

    /// The presentations above this one, from back to front.
    private var driversAbove: [PresentationDriver] {
        guard let next = presented.presentation else { return [] }
        return [next] + next.driversAbove
    }

    /// Removes the presentations between this one and the presenter at the bottom, which becomes this one's presenter.
    private func removeIntermediates(
        _ between: some BidirectionalCollection<PresentationDriver>, reason: PresentationEndReason
    ) {
        guard let lowest = between.first else { return }
        takeOverPresenter(from: lowest)
        container.lift(above: lowest.container)
        for driver in between.reversed() {
            // The presentation above it stays, or ended before it.
            driver.presented.presentation = nil
            driver.removeFromStack(reason: reason)
        }
    }
}
