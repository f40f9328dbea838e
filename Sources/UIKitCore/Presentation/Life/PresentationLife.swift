/// The state of one presentation of any style. Decides only; `PresentationDriver` performs the effects.
///
///     pending ─▶ presenting ─▶ presented ─▶ dismissing ─▶ dismissed
///        │           │             ▲             │            ▲
///        │           │             └─────────────┘            │     a canceled dismissal returns to presented
///        └───────────┴────────────────────────────────────────┘     a canceled or removed presentation is dismissed
package struct PresentationLife: Hashable {
    /// A phase of the presentation.
    package enum Phase: Hashable {
        /// `present` was called; the transition starts before the next layout pass.
        case waiting(animated: Bool)
        case entering(animated: Bool)
        case shown
        case leaving(animated: Bool, reason: PresentationEnd)
        case gone
    }

    /// Something that happened to the presentation.
    package enum Event: Hashable {
        /// The transition may start; the style is known.
        case begin(coversPresenter: Bool)
        /// The running transition completed, or was canceled and is back at its beginning.
        case settle(completed: Bool)
        /// The app or the user dismisses the presentation.
        case dismiss(animated: Bool, reason: PresentationEnd)
        /// The window or the presenter is gone: ends without a transition.
        case tearOut(reason: PresentationEnd)
    }

    /// The current phase.
    package private(set) var phase: Phase
    /// Whether the presented view covers the presenter's, which is then removed with its own appearance callbacks.
    /// Known from `begin` on. Changes when presentations in between are removed, and with them the presenter.
    package var coversPresenter = false

    /// A pending presentation.
    package init(animated: Bool) {
        phase = .waiting(animated: animated)
    }

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.waiting(let animated), .begin(let coversPresenter)):
            self.coversPresenter = coversPresenter
            return enter(.entering(animated: animated), entrance(animated))
        case (.waiting, .tearOut(let reason)):
            return enter(.gone, [.release] + ending(reason) + [.completePresentation])
        case (.entering, .settle(completed: true)):
            return enter(.shown, arrival)
        case (.entering(let animated), .settle(completed: false)):
            return enter(.gone, retreat(animated) + ending(.cancelled) + [.completePresentation])
        case (.shown, .dismiss(let animated, let reason)):
            return enter(.leaving(animated: animated, reason: reason), exit(animated))
        case (.leaving(_, let reason), .settle(completed: true)):
            let announcement: [Effect] = reason.isByPerson ? [.announceDismissal] : []
            return enter(.gone, departure + ending(reason) + [.completeDismissal] + announcement)
        case (.leaving(let animated, _), .settle(completed: false)):
            return enter(.shown, comeback(animated))
        case (.entering, .tearOut(let reason)):
            return enter(.gone, [.abandon] + retreat(false) + ending(reason) + [.completePresentation])
        case (.shown, .tearOut(let reason)):
            return enter(.gone, removal + departure + ending(reason))
        case (.leaving, .tearOut(let reason)):
            return enter(.gone, [.abandon] + departure + ending(reason) + [.completeDismissal])
        case (.waiting, .settle), (.waiting, .dismiss), (.entering, .begin), (.entering, .dismiss), (.shown, .begin),
            (.shown, .settle), (.leaving, .begin), (.leaving, .dismiss), (.gone, _):
            return nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}

// MARK: Order of effects (`Docs/Numbers.md` names the sources)

extension PresentationLife {
    private func entrance(_ animated: Bool) -> [Effect] {
        [.mount, .prepare(.presentation, animated: animated), .tell(.presentationWillBegin)]
            + covered([.presenter(.willDisappear(animated: animated))])
            + [.presented(.willAppear(animated: animated))] + covered([.takePresentersView])
            + [.arrange, .run(.presentation)]
    }

    private var arrival: [Effect] {
        [.tell(.presentationDidEnd(completed: true))] + covered([.removePresentersView])
            + [.presented(.didAppear)] + covered([.presenter(.didDisappear)]) + [.close, .completePresentation]
    }

    private func retreat(_ animated: Bool) -> [Effect] {
        [.presented(.willDisappear(animated: animated))] + presenterComesBack(animated)
            + [.release, .tell(.presentationDidEnd(completed: false))] + covered([.presenter(.didAppear)])
            + [.presented(.didDisappear), .unmount]
    }

    private func exit(_ animated: Bool) -> [Effect] {
        [.prepare(.dismissal, animated: animated), .tell(.dismissalWillBegin)]
            + [.presented(.willDisappear(animated: animated))]
            + covered([.presenter(.willAppear(animated: animated)), .takePresentersView, .presenter(.isAppearing)])
            + [.run(.dismissal)]
    }

    /// Dismisses without a transition.
    private var removal: [Effect] {
        [.tell(.dismissalWillBegin), .presented(.willDisappear(animated: false))] + presenterComesBack(false)
    }

    private var departure: [Effect] {
        [.release] + covered([.returnPresentersView]) + [.tell(.dismissalDidEnd(completed: true))]
            + covered([.presenter(.didAppear)]) + [.presented(.didDisappear), .unmount]
    }

    private func comeback(_ animated: Bool) -> [Effect] {
        [.tell(.dismissalDidEnd(completed: false))]
            + covered([
                .presenter(.willDisappear(animated: animated)), .removePresentersView, .presenter(.didDisappear),
            ])
            + [.presented(.willAppear(animated: animated)), .presented(.isAppearing), .presented(.didAppear)]
            + [.close, .completeDismissal]
    }

    private func presenterComesBack(_ animated: Bool) -> [Effect] {
        covered([.presenter(.willAppear(animated: animated)), .returnPresentersView, .presenter(.isAppearing)])
    }

    private func ending(_ reason: PresentationEnd) -> [Effect] { [.end(reason), .close] }

    private func covered(_ effects: [Effect]) -> [Effect] { coversPresenter ? effects : [] }
}
