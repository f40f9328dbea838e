import Testing

import UIKitCore

@Suite struct PresentationLifeTests {
    typealias Effect = PresentationLife.Effect
    typealias Event = PresentationLife.Event

    @Test func aPresentationOverContentLeavesThePresenterAlone() {
        var life = PresentationLife(animated: true)

        let entrance = life.handle(.begin(coversPresenter: false))
        let arrival = life.handle(.settle(completed: true))

        #expect(
            entrance == [
                .mount, .prepare(.presentation, animated: true), .tell(.presentationWillBegin),
                .presented(.willAppear(animated: true)), .arrange, .run(.presentation),
            ])
        #expect(
            arrival == [
                .tell(.presentationDidEnd(completed: true)), .presented(.didAppear), .close, .completePresentation,
            ])
    }

    @Test func aFullScreenPresentationTakesThePresenterAwayInUIKitsOrder() {
        var life = PresentationLife(animated: false)

        let effects = (life.handle(.begin(coversPresenter: true)) ?? []) + (life.handle(.settle(completed: true)) ?? [])

        #expect(
            effects.filter(\.isAppearance) == [
                .presenter(.willDisappear(animated: false)), .presented(.willAppear(animated: false)),
                .presented(.didAppear), .presenter(.didDisappear),
            ])
    }

    @Test func aDismissalEndsOnceWithItsReason() {
        var life = shown()

        let effects =
            (life.handle(.dismiss(animated: true, reason: .outsideTap)) ?? [])
            + (life.handle(.settle(completed: true)) ?? [])

        #expect(effects.filter(\.isEnd) == [.end(.outsideTap)])
        #expect(effects.suffix(2) == [.completeDismissal, .announceDismissal])
        #expect(life.phase == .gone)
    }

    @Test(arguments: [PresentationEnd.code, .action, .replaced]) func theDelegateHearsOnlyOfWhatThePersonEnds(
        reason: PresentationEnd
    ) {
        var life = shown()

        _ = life.handle(.dismiss(animated: true, reason: reason))
        let effects = life.handle(.settle(completed: true)) ?? []

        #expect(effects.last == .completeDismissal)
    }

    @Test func thePresenterThatComesBackHearsThatItIsAppearing() {
        var life = PresentationLife(animated: true)
        _ = life.handle(.begin(coversPresenter: true))
        _ = life.handle(.settle(completed: true))

        let effects =
            (life.handle(.dismiss(animated: true, reason: .code)) ?? [])
            + (life.handle(.settle(completed: true)) ?? [])

        #expect(
            effects.filter(\.isAppearance) == [
                .presented(.willDisappear(animated: true)), .presenter(.willAppear(animated: true)),
                .presenter(.isAppearing), .presenter(.didAppear), .presented(.didDisappear),
            ])
    }

    @Test func aCancelledDismissalComesBackWithoutAnEnd() {
        var life = shown()
        _ = life.handle(.dismiss(animated: true, reason: .swipe))

        let effects = life.handle(.settle(completed: false)) ?? []

        #expect(effects.contains(.presented(.didAppear)))
        #expect(effects.filter(\.isEnd).isEmpty)
        #expect(life.phase == .shown)
    }

    @Test func whatMakesNoSenseIsRefusedAndChangesNothing() {
        var life = shown()
        let before = life.phase

        #expect(life.handle(.begin(coversPresenter: false)) == nil)
        #expect(life.handle(.settle(completed: true)) == nil)
        #expect(life.phase == before)
    }

    /// Breadth first over all states and events: mounts and unmounts pair, appearance callbacks alternate, no
    /// presentation ends twice, and every accepted call completes.
    @Test func everyStateThatCanBeReachedKeepsItsBalance() {
        let reasons: [PresentationEnd] = [.code, .outsideTap, .replaced]
        let flags = [false, true]
        var alphabet: [Event] = flags.map { .begin(coversPresenter: $0) } + flags.map { .settle(completed: $0) }
        alphabet += reasons.flatMap { reason in flags.map { .dismiss(animated: $0, reason: reason) } }
        alphabet += reasons.map { .tearOut(reason: $0) }
        var states = flags.map { Explored(life: PresentationLife(animated: $0), balance: Balance()) }
        var seen = Set(states)
        var (next, steps) = (0, 0)

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
                for effect in effects { after.balance.take(effect) }
                #expect(after.balance.isSound, "after \(event) in \(state.life.phase)")
                if after.life.phase == .gone {
                    #expect(after.balance.isClosed, "after \(event) in \(state.life.phase)")
                }
                if seen.insert(after).inserted { states.append(after) }
            }
        }

        Log.line("PresentationLife: \(seen.count) states, \(steps) steps")
        #expect(seen.count == 22)
        #expect(steps == seen.count * alphabet.count)
    }

    private func shown() -> PresentationLife {
        var life = PresentationLife(animated: true)
        _ = life.handle(.begin(coversPresenter: false))
        _ = life.handle(.settle(completed: true))
        return life
    }
}

private struct Explored: Hashable {
    var life: PresentationLife
    var balance: Balance
}

/// Counts effects that must come in pairs.
private struct Balance: Hashable {
    private var isMounted = false
    private var isPrepared = false
    private var ends = 0
    /// The last appearance callback of each controller.
    private var presented = PresentationLife.Appearance.didDisappear
    private var presenter = PresentationLife.Appearance.didAppear
    /// Whether the presenter's view is in its original place.
    private var isPresenterHome = true
    private var presentations = 1
    var dismissals = 0
    private var isBroken = false

    mutating func take(_ effect: PresentationLife.Effect) {
        switch effect {
        case .mount: (isBroken, isMounted) = (isBroken || isMounted, true)
        case .unmount: (isBroken, isMounted) = (isBroken || !isMounted, false)
        case .prepare: (isBroken, isPrepared) = (isBroken || isPrepared, true)
        case .close: isPrepared = false
        case .run, .abandon: isBroken = isBroken || !isPrepared
        case .end: ends += 1
        case .presented(let call): Balance.follow(call, &presented, &isBroken)
        case .presenter(let call): Balance.follow(call, &presenter, &isBroken)
        case .takePresentersView, .removePresentersView: isPresenterHome = false
        case .returnPresentersView: isPresenterHome = true
        case .completePresentation: presentations -= 1
        case .completeDismissal: dismissals -= 1
        case .tell, .arrange, .release, .announceDismissal: return
        }
    }

    /// Will and did alternate; an appearing view may disappear before `didAppear`.
    private static func follow(
        _ call: PresentationLife.Appearance, _ last: inout PresentationLife.Appearance, _ isBroken: inout Bool
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

extension PresentationLife.Effect {
    fileprivate var isAppearance: Bool {
        switch self {
        case .presented, .presenter: true
        default: false
        }
    }

    fileprivate var isEnd: Bool {
        if case .end = self { return true }
        return false
    }
}
