/// The state of one presentation of any style. Decides only; `PresentationDriver` performs the effects.
///
///     pending ─▶ presenting ─▶ presented ─▶ dismissing ─▶ dismissed
///        │           │             ▲             │            ▲
///        │           │             └─────────────┘            │     a canceled dismissal returns to presented
///        └───────────┴────────────────────────────────────────┘     a canceled or removed presentation is dismissed
package struct PresentationStateMachine: Hashable {
    /// A phase of the presentation.
    package enum Phase: Hashable {
        /// `present` was called; the transition starts before the next layout pass.
        case pending(animated: Bool)
        case presenting(animated: Bool)
        case presented
        case dismissing(animated: Bool, reason: PresentationEndReason)
        case dismissed
    }

    /// Something that happened to the presentation.
    package enum Event: Hashable {
        /// The transition may start; the style is known.
        case begin(coversPresenter: Bool)
        /// The running transition completed, or was canceled and is back at its beginning.
        case transitionDidEnd(completed: Bool)
        /// The app or the user dismisses the presentation.
        case dismiss(animated: Bool, reason: PresentationEndReason)
        /// The window or the presenter is gone: ends without a transition.
        case dismissImmediately(reason: PresentationEndReason)
    }

    /// The current phase.
    package private(set) var phase: Phase
    /// Whether the presented view covers the presenter's, which is then removed with its own appearance callbacks.
    /// Known from `begin` on. Changes when presentations in between are removed, and with them the presenter.
    package var coversPresenter = false

    /// A pending presentation.
    package init(animated: Bool) {
        phase = .pending(animated: animated)
    }

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.pending(let animated), .begin(let coversPresenter)):
            self.coversPresenter = coversPresenter
            return enter(.presenting(animated: animated), presentationEffects(animated: animated))
        case (.pending, .dismissImmediately(let reason)):
            return enter(.dismissed, [.detachFromPresenter] + endEffects(for: reason) + [.completePresentation])
        case (.presenting, .transitionDidEnd(completed: true)):
            return enter(.presented, presentationEndEffects)
        case (.presenting(let animated), .transitionDidEnd(completed: false)):
            return enter(
                .dismissed,
                canceledPresentationEffects(animated: animated) + endEffects(for: .cancelled) + [.completePresentation])
        case (.presented, .dismiss(let animated, let reason)):
            return enter(.dismissing(animated: animated, reason: reason), dismissalEffects(animated: animated))
        case (.dismissing(_, let reason), .transitionDidEnd(completed: true)):
            let announcement: [Effect] = reason.isByUser ? [.notifyDelegateOfDismissal] : []
            return enter(
                .dismissed, dismissalEndEffects + endEffects(for: reason) + [.completeDismissal] + announcement)
        case (.dismissing(let animated, _), .transitionDidEnd(completed: false)):
            return enter(.presented, canceledDismissalEffects(animated: animated))
        case (.presenting, .dismissImmediately(let reason)):
            return enter(
                .dismissed,
                [.abandonTransition] + canceledPresentationEffects(animated: false) + endEffects(for: reason) + [
                    .completePresentation
                ])
        case (.presented, .dismissImmediately(let reason)):
            return enter(.dismissed, immediateDismissalEffects + dismissalEndEffects + endEffects(for: reason))
        case (.dismissing, .dismissImmediately(let reason)):
            return enter(
                .dismissed, [.abandonTransition] + dismissalEndEffects + endEffects(for: reason) + [.completeDismissal])
        case (.pending, .transitionDidEnd), (.pending, .dismiss), (.presenting, .begin), (.presenting, .dismiss),
            (.presented, .begin),
            (.presented, .transitionDidEnd), (.dismissing, .begin), (.dismissing, .dismiss), (.dismissed, _):
            return nil
        }
    }

    /// Why the presentation ends when its transition is completed, or canceled; nil if it does not end then.
    package func endReason(ifTransitionCompletes completes: Bool) -> PresentationEndReason? {
        switch phase {
        case .presenting: completes ? nil : .cancelled
        case .dismissing(_, let reason): completes ? reason : nil
        case .pending, .presented, .dismissed: nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}

// MARK: Order of effects (`Docs/Numbers.md` names the sources)

extension PresentationStateMachine {
    private func presentationEffects(animated: Bool) -> [Effect] {
        [.installContainer, .prepareTransition(.presentation, animated: animated), .callHook(.presentationWillBegin)]
            + ifCoveringPresenter([.presenterAppearance(.willDisappear(animated: animated))])
            + [.presentedAppearance(.willAppear(animated: animated))]
            + ifCoveringPresenter([.movePresenterViewIntoContainer])
            + [.layOutPresentedView, .runTransition(.presentation)]
    }

    private var presentationEndEffects: [Effect] {
        [.callHook(.presentationDidEnd(completed: true))] + ifCoveringPresenter([.removePresenterView])
            + [.presentedAppearance(.didAppear)] + ifCoveringPresenter([.presenterAppearance(.didDisappear)]) + [
                .endTransition, .completePresentation,
            ]
    }

    private func canceledPresentationEffects(animated: Bool) -> [Effect] {
        [.presentedAppearance(.willDisappear(animated: animated))] + restorePresenterEffects(animated: animated)
            + [.detachFromPresenter, .callHook(.presentationDidEnd(completed: false))]
            + ifCoveringPresenter([.presenterAppearance(.didAppear)])
            + [.presentedAppearance(.didDisappear), .removeContainer]
    }

    private func dismissalEffects(animated: Bool) -> [Effect] {
        [.prepareTransition(.dismissal, animated: animated), .callHook(.dismissalWillBegin)]
            + [.presentedAppearance(.willDisappear(animated: animated))]
            + ifCoveringPresenter([
                .presenterAppearance(.willAppear(animated: animated)), .movePresenterViewIntoContainer,
                .presenterAppearance(.isAppearing),
            ])
            + [.runTransition(.dismissal)]
    }

    /// Dismisses without a transition.
    private var immediateDismissalEffects: [Effect] {
        [.callHook(.dismissalWillBegin), .presentedAppearance(.willDisappear(animated: false))]
            + restorePresenterEffects(animated: false)
    }

    private var dismissalEndEffects: [Effect] {
        [.detachFromPresenter] + ifCoveringPresenter([.restorePresenterView]) + [
            .callHook(.dismissalDidEnd(completed: true))
        ]
            + ifCoveringPresenter([.presenterAppearance(.didAppear)]) + [
                .presentedAppearance(.didDisappear), .removeContainer,
            ]
    }

    private func canceledDismissalEffects(animated: Bool) -> [Effect] {
        [.callHook(.dismissalDidEnd(completed: false))]
            + ifCoveringPresenter([
                .presenterAppearance(.willDisappear(animated: animated)), .removePresenterView,
                .presenterAppearance(.didDisappear),
            ])
            + [
                .presentedAppearance(.willAppear(animated: animated)), .presentedAppearance(.isAppearing),
                .presentedAppearance(.didAppear),
            ]
            + [.endTransition, .completeDismissal]
    }

    private func restorePresenterEffects(animated: Bool) -> [Effect] {
        ifCoveringPresenter([
            .presenterAppearance(.willAppear(animated: animated)), .restorePresenterView,
            .presenterAppearance(.isAppearing),
        ])
    }

    private func endEffects(for reason: PresentationEndReason) -> [Effect] {
        [.endPresentation(reason), .endTransition]
    }

    private func ifCoveringPresenter(_ effects: [Effect]) -> [Effect] { coversPresenter ? effects : [] }
}
