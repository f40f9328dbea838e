import Testing

import StateMachines

@Suite struct PresentationStateMachineTests {
    typealias Effect = PresentationStateMachine.Effect
    typealias Event = PresentationStateMachine.Event

    @Test func aPresentationOverContentLeavesThePresenterAlone() {
        var life = PresentationStateMachine(animated: true)

        let entrance = life.handle(.begin(coversPresenter: false))
        let arrival = life.handle(.transitionDidEnd(completed: true))

        #expect(
            entrance == [
                .installContainer, .prepareTransition(.presentation, animated: true), .callHook(.presentationWillBegin),
                .presentedAppearance(.willAppear(animated: true)), .layOutPresentedView, .runTransition(.presentation),
            ])
        #expect(
            arrival == [
                .callHook(.presentationDidEnd(completed: true)), .presentedAppearance(.didAppear), .endTransition,
                .completePresentation,
            ])
    }

    @Test func aFullScreenPresentationSendsAppearanceCallbacksInUIKitsOrder() {
        var life = PresentationStateMachine(animated: false)

        let effects =
            (life.handle(.begin(coversPresenter: true)) ?? []) + (life.handle(.transitionDidEnd(completed: true)) ?? [])

        #expect(
            effects.filter(\.isAppearance) == [
                .presenterAppearance(.willDisappear(animated: false)),
                .presentedAppearance(.willAppear(animated: false)),
                .presentedAppearance(.didAppear), .presenterAppearance(.didDisappear),
            ])
    }

    @Test func aDismissalEndsOnceWithItsReason() {
        var life = shown()

        let effects =
            (life.handle(.dismiss(animated: true, reason: .outsideTap)) ?? [])
            + (life.handle(.transitionDidEnd(completed: true)) ?? [])

        #expect(effects.filter(\.isEnd) == [.endPresentation(.outsideTap)])
        #expect(effects.suffix(2) == [.completeDismissal, .notifyDelegateOfDismissal])
        #expect(life.phase == .dismissed)
    }

    @Test(arguments: [PresentationEndReason.code, .action, .replaced])
    func dismissalsNotByTheUserDoNotNotifyTheDelegate(
        reason: PresentationEndReason
    ) {
        var life = shown()

        _ = life.handle(.dismiss(animated: true, reason: reason))
        let effects = life.handle(.transitionDidEnd(completed: true)) ?? []

        #expect(effects.last == .completeDismissal)
    }

    @Test func aReturningPresenterReceivesViewIsAppearing() {
        var life = PresentationStateMachine(animated: true)
        _ = life.handle(.begin(coversPresenter: true))
        _ = life.handle(.transitionDidEnd(completed: true))

        let effects =
            (life.handle(.dismiss(animated: true, reason: .code)) ?? [])
            + (life.handle(.transitionDidEnd(completed: true)) ?? [])

        #expect(
            effects.filter(\.isAppearance) == [
                .presentedAppearance(.willDisappear(animated: true)), .presenterAppearance(.willAppear(animated: true)),
                .presenterAppearance(.isAppearing), .presenterAppearance(.didAppear),
                .presentedAppearance(.didDisappear),
            ])
    }

    @Test func aCanceledDismissalReturnsToPresentedWithoutAnEnd() {
        var life = shown()
        _ = life.handle(.dismiss(animated: true, reason: .swipe))

        let effects = life.handle(.transitionDidEnd(completed: false)) ?? []

        #expect(effects.contains(.presentedAppearance(.didAppear)))
        #expect(effects.filter(\.isEnd).isEmpty)
        #expect(life.phase == .presented)
    }

    @Test func invalidEventsAreRefusedWithoutAStateChange() {
        var life = shown()
        let before = life.phase

        #expect(life.handle(.begin(coversPresenter: false)) == nil)
        #expect(life.handle(.transitionDidEnd(completed: true)) == nil)
        #expect(life.phase == before)
    }

    /// Breadth first over all states and events: mounts and unmounts pair, appearance callbacks alternate, no
    /// presentation ends twice, and every accepted call completes.
    @Test func everyReachableStateKeepsTheInvariants() {
        let reasons: [PresentationEndReason] = [.code, .outsideTap, .replaced]
        let flags = [false, true]
        var alphabet: [Event] =
            flags.map { .begin(coversPresenter: $0) } + flags.map { .transitionDidEnd(completed: $0) }
        alphabet += reasons.flatMap { reason in flags.map { .dismiss(animated: $0, reason: reason) } }
        alphabet += reasons.map { .dismissImmediately(reason: $0) }
        var states = flags.map { Explored(life: PresentationStateMachine(animated: $0), balance: Balance()) }
        var seen = Set(states)
        var next = 0
        var steps = 0

        while next < states.count {
            let state = states[next]
            next += 1
            for event in alphabet {
                var after = state
                steps += 1
                guard let effects = after.life.handle(event) else {
                    #expect(after == state)
                    continue
                }
                if case .dismiss = event { after.balance.dismissals += 1 }
                for effect in effects { after.balance.apply(effect) }
                #expect(after.balance.isSound, "after \(event) in \(state.life.phase)")
                if after.life.phase == .dismissed {
                    #expect(after.balance.isClosed, "after \(event) in \(state.life.phase)")
                }
                if seen.insert(after).inserted { states.append(after) }
            }
        }

        #expect(seen.count == 22)
        #expect(steps == seen.count * alphabet.count)
    }

    private func shown() -> PresentationStateMachine {
        var life = PresentationStateMachine(animated: true)
        _ = life.handle(.begin(coversPresenter: false))
        _ = life.handle(.transitionDidEnd(completed: true))
        return life
    }
}

private struct Explored: Hashable {
    var life: PresentationStateMachine
    var balance: Balance
}

/// Counts effects that must come in pairs.
private struct Balance: Hashable {
    private var isMounted = false
    private var isPrepared = false
    private var ends = 0
    /// The last appearance callback of each controller.
    private var presented = PresentationStateMachine.AppearanceCallback.didDisappear
    private var presenter = PresentationStateMachine.AppearanceCallback.didAppear
    /// Whether the presenter's view is in its original place.
    private var isPresenterHome = true
    private var presentations = 1
    var dismissals = 0
    private var isBroken = false

    mutating func apply(_ effect: PresentationStateMachine.Effect) {
        switch effect {
        case .installContainer: (isBroken, isMounted) = (isBroken || isMounted, true)
        case .removeContainer: (isBroken, isMounted) = (isBroken || !isMounted, false)
        case .prepareTransition: (isBroken, isPrepared) = (isBroken || isPrepared, true)
        case .endTransition: isPrepared = false
        case .runTransition, .abandonTransition: isBroken = isBroken || !isPrepared
        case .endPresentation: ends += 1
        case .presentedAppearance(let call): Balance.follow(call, &presented, &isBroken)
        case .presenterAppearance(let call): Balance.follow(call, &presenter, &isBroken)
        case .movePresenterViewIntoContainer, .removePresenterView: isPresenterHome = false
        case .restorePresenterView: isPresenterHome = true
        case .completePresentation: presentations -= 1
        case .completeDismissal: dismissals -= 1
        case .callHook, .layOutPresentedView, .detachFromPresenter, .notifyDelegateOfDismissal: return
        }
    }

    /// Will and did alternate; an appearing view may disappear before `didAppear`.
    private static func follow(
        _ call: PresentationStateMachine.AppearanceCallback, _ last: inout PresentationStateMachine.AppearanceCallback,
        _ isBroken: inout Bool
    ) {
        let fits =
            switch (last, call) {
            case (.didDisappear, .willAppear), (.willDisappear, .willAppear): true
            case (.willAppear, .isAppearing), (.willAppear, .didAppear), (.isAppearing, .didAppear): true
            case (.willAppear, .willDisappear), (.isAppearing, .willDisappear), (.didAppear, .willDisappear): true
            case (.willDisappear, .didDisappear): true
            default: false
            }
        if !fits { isBroken = true }
        last = call
    }

    var isSound: Bool {
        !isBroken && ends <= 1 && (0...1).contains(presentations) && (0...1).contains(dismissals)
    }

    var isClosed: Bool {
        !isMounted && !isPrepared && ends == 1 && presented == .didDisappear && isPresenterHome && presentations == 0
            && dismissals == 0
    }
}

extension PresentationStateMachine.Effect {
    fileprivate var isAppearance: Bool {
        switch self {
        case .presentedAppearance, .presenterAppearance: true
        default: false
        }
    }

    fileprivate var isEnd: Bool {
        if case .endPresentation = self { return true }
        return false
    }
}
