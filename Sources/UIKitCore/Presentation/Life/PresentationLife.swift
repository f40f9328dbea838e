/// The life of one presentation of any style. It only decides; `PresentationDriver` acts on the answer.
///
///     waiting ─▶ entering ─▶ shown ─▶ leaving ─▶ gone
///        │          │          ▲         │         ▲
///        │          │          └─────────┘         │     a transition that is cancelled goes back
///        └──────────┴──────────────────────────────┘     a presentation that is cancelled, or torn out, is gone
package struct PresentationLife: Hashable {
    package enum Phase: Hashable {
        /// `present` was called; the transition starts at the end of this turn.
        case waiting(animated: Bool)
        case entering(animated: Bool)
        case shown
        case leaving(animated: Bool, reason: PresentationEnd)
        case gone
    }

    package enum Event: Hashable {
        /// The turn of `present` is over, and the style is known.
        case begin(coversPresenter: Bool)
        /// The running transition has come to rest where it was going, or has been cancelled and is back.
        case settle(completed: Bool)
        case dismiss(animated: Bool, reason: PresentationEnd)
        /// The window or the presenter is gone: no transition, no way back.
        case tearOut(reason: PresentationEnd)
    }

    package private(set) var phase: Phase
    /// Whether the presenter's view goes away under the presented one, with its own appearance callbacks. Known from
    /// `begin` on; it changes when presentations in between are taken away, and with them the presenter.
    package var coversPresenter = false

    package init(animated: Bool) {
        phase = .waiting(animated: animated)
    }

    /// What to do now, in order. Nil, with nothing changed, when `event` makes no sense in this phase.
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

// MARK: The order of calls (`Docs/Numbers.md` names the sources)

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

    /// Leaves without a transition.
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
