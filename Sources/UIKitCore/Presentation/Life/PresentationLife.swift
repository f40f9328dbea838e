/// The life of one presentation of any style. It only decides; `PresentationDriver` acts on the answer.
///
///     waiting ─▶ entering ─▶ shown ─▶ leaving ─▶ gone
///        │          │          ▲         │         ▲
///        │          │          └─────────┘         │     a transition that is cancelled goes back
///        └──────────┴──────────────────────────────┘     a presentation that is cancelled, or torn out, is gone
package struct PresentationLife {
    package enum Phase: Equatable {
        /// `present` was called; the transition starts at the end of this turn.
        case waiting(animated: Bool)
        case entering(animated: Bool)
        case shown
        case leaving(animated: Bool, reason: PresentationEnd)
        case gone
    }

    package enum Event: Equatable {
        /// The turn of `present` is over, and the style is known.
        case begin(coversPresenter: Bool)
        /// The running transition has come to rest where it was going, or has been cancelled and is back.
        case settle(completed: Bool)
        case dismiss(animated: Bool, reason: PresentationEnd)
        /// The window or the presenter is gone: no transition, no way back.
        case tearOut(reason: PresentationEnd)
    }

    package enum Effect: Equatable {
        case mount, unmount
        case presentationWillBegin
        case presentationDidEnd(completed: Bool)
        case dismissalWillBegin
        case dismissalDidEnd(completed: Bool)
        case presentedWillAppear(animated: Bool)
        /// The presented view goes into the container and hears `viewIsAppearing`; then it is laid out.
        case arrange
        case presentedDidAppear
        case presentedWillDisappear(animated: Bool)
        case presentedDidDisappear
        case presenterWillDisappear(animated: Bool)
        case presenterDidDisappear
        case presenterWillAppear(animated: Bool)
        case presenterIsAppearing
        case presenterDidAppear
        /// Runs the transition to 1 (shown) or 0 (hidden); its end is a `settle`.
        case run(toward: Double, animated: Bool)
        /// The presenter presents nothing any more.
        case release
        /// The one end of this presentation.
        case end(PresentationEnd)
        case completePresentation
        case completeDismissal
        /// The delegate hears that the person has closed this.
        case announceDismissal
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
            return enter(.gone, [.release, .end(reason)])
        case (.entering, .settle(completed: true)):
            return enter(.shown, arrival)
        case (.entering(let animated), .settle(completed: false)):
            return enter(.gone, retreat(animated) + [.end(.cancelled)])
        case (.shown, .dismiss(let animated, let reason)):
            return enter(
                .leaving(animated: animated, reason: reason), exit(animated) + [.run(toward: 0, animated: animated)])
        case (.leaving(_, let reason), .settle(completed: true)):
            let announcement: [Effect] = reason.isByPerson ? [.announceDismissal] : []
            return enter(.gone, departure + [.end(reason), .completeDismissal] + announcement)
        case (.leaving(let animated, _), .settle(completed: false)):
            return enter(.shown, comeback(animated))
        case (.entering, .tearOut(let reason)):
            return enter(.gone, retreat(false) + [.end(reason)])
        case (.shown, .tearOut(let reason)):
            return enter(.gone, exit(false) + departure + [.end(reason)])
        case (.leaving, .tearOut(let reason)):
            return enter(.gone, departure + [.end(reason)])
        case (.waiting, .settle), (.waiting, .dismiss), (.entering, .begin), (.entering, .dismiss), (.shown, .begin),
            (.shown, .settle), (.leaving, .begin), (.leaving, .dismiss), (.gone, _):
            return nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }

    // MARK: The order of calls (`Docs/Numbers.md` names the sources)

    private func entrance(_ animated: Bool) -> [Effect] {
        [.mount, .presentationWillBegin] + covered([.presenterWillDisappear(animated: animated)])
            + [.presentedWillAppear(animated: animated), .arrange, .run(toward: 1, animated: animated)]
    }

    private var arrival: [Effect] {
        [.presentationDidEnd(completed: true), .presentedDidAppear] + covered([.presenterDidDisappear])
            + [.completePresentation]
    }

    private func retreat(_ animated: Bool) -> [Effect] {
        [.presentedWillDisappear(animated: animated)]
            + covered([.presenterWillAppear(animated: animated), .presenterIsAppearing])
            + [.release] + covered([.presenterDidAppear])
            + [.presentedDidDisappear, .unmount, .presentationDidEnd(completed: false)]
    }

    private func exit(_ animated: Bool) -> [Effect] {
        [.dismissalWillBegin, .presentedWillDisappear(animated: animated)]
            + covered([.presenterWillAppear(animated: animated), .presenterIsAppearing])
    }

    private var departure: [Effect] {
        [.release] + covered([.presenterDidAppear])
            + [.presentedDidDisappear, .unmount, .dismissalDidEnd(completed: true)]
    }

    private func comeback(_ animated: Bool) -> [Effect] {
        covered([.presenterWillDisappear(animated: animated), .presenterDidDisappear])
            + [.presentedWillAppear(animated: animated), .presentedDidAppear, .dismissalDidEnd(completed: false)]
    }

    private func covered(_ effects: [Effect]) -> [Effect] { coversPresenter ? effects : [] }
}

/// Why a presentation ended.
package enum PresentationEnd: String, Sendable {
    case outsideTap, swipe, escape, action, code, replaced, anchorLost, sceneClosed, timeOut, cancelled

    /// Whether the person closed it, by a way that the delegate is asked about and told of.
    var isByPerson: Bool {
        switch self {
        case .outsideTap, .swipe, .escape: true
        case .action, .code, .replaced, .anchorLost, .sceneClosed, .timeOut, .cancelled: false
        }
    }
}
