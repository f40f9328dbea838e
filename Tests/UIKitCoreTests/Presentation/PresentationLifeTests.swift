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
                .mount, .presentationWillBegin, .presentedWillAppear(animated: true), .arrange,
                .run(toward: 1, animated: true),
            ])
        #expect(arrival == [.presentationDidEnd(completed: true), .presentedDidAppear, .completePresentation])
    }

    @Test func aFullScreenPresentationTakesThePresenterAwayInUIKitsOrder() {
        var life = PresentationLife(animated: false)

        let effects = (life.handle(.begin(coversPresenter: true)) ?? []) + (life.handle(.settle(completed: true)) ?? [])

        #expect(
            effects.filter(\.isAppearance) == [
                .presenterWillDisappear(animated: false), .presentedWillAppear(animated: false), .presentedDidAppear,
                .presenterDidDisappear,
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
                .presentedWillDisappear(animated: true), .presenterWillAppear(animated: true), .presenterIsAppearing,
                .presenterDidAppear, .presentedDidDisappear,
            ])
    }

    @Test func aCancelledDismissalComesBackWithoutAnEnd() {
        var life = shown()
        _ = life.handle(.dismiss(animated: true, reason: .swipe))

        let effects = life.handle(.settle(completed: false)) ?? []

        #expect(effects.contains(.presentedDidAppear))
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

    /// Every sequence of eight events: what is mounted once is unmounted once, appearance callbacks alternate, and no
    /// presentation ends twice.
    @Test(arguments: [false, true]) func everySequenceOfEventsKeepsItsBalance(coversPresenter: Bool) {
        let alphabet: [Event] = [
            .begin(coversPresenter: coversPresenter), .settle(completed: true), .settle(completed: false),
            .dismiss(animated: true, reason: .code),
            .tearOut(reason: .replaced),
        ]
        var lives: [(life: PresentationLife, balance: Balance)] = [
            (PresentationLife(animated: true), Balance())
        ]
        for _ in 0..<8 {
            lives = lives.flatMap { entry in
                alphabet.compactMap { event in
                    var (life, balance) = entry
                    guard let effects = life.handle(event) else { return nil }
                    effects.forEach { balance.take($0) }
                    #expect(balance.isSound)
                    if life.phase == .gone { #expect(balance.isClosed) }
                    return (life, balance)
                }
            }
        }
    }

    private func shown() -> PresentationLife {
        var life = PresentationLife(animated: true)
        _ = life.handle(.begin(coversPresenter: false))
        _ = life.handle(.settle(completed: true))
        return life
    }
}

/// Counts what must come in pairs.
private struct Balance {
    private var mounted = 0
    private var ends = 0
    private var presented: [Bool] = []
    private var presenter: [Bool] = []

    mutating func take(_ effect: PresentationLife.Effect) {
        switch effect {
        case .mount: mounted += 1
        case .unmount: mounted -= 1
        case .end: ends += 1
        case .presentedWillAppear, .presenterWillAppear: note(effect, true)
        case .presentedWillDisappear, .presenterWillDisappear: note(effect, false)
        default: return
        }
    }

    private mutating func note(_ effect: PresentationLife.Effect, _ isAppearing: Bool) {
        switch effect {
        case .presentedWillAppear, .presentedWillDisappear: presented.append(isAppearing)
        default: presenter.append(isAppearing)
        }
    }

    var isSound: Bool {
        (0...1).contains(mounted) && ends <= 1 && zip(presented, presented.dropFirst()).allSatisfy { $0 != $1 }
            && zip(presenter, presenter.dropFirst()).allSatisfy { $0 != $1 } && presented.first != false
            && presenter.first != true
    }

    var isClosed: Bool { mounted == 0 && ends == 1 && presented.last != true && presenter.last != false }
}

extension PresentationLife.Effect {
    fileprivate var isAppearance: Bool {
        switch self {
        case .presentedWillAppear, .presentedDidAppear, .presentedWillDisappear, .presentedDidDisappear,
            .presenterWillAppear, .presenterIsAppearing, .presenterDidAppear, .presenterWillDisappear,
            .presenterDidDisappear:
            true
        default: false
        }
    }

    fileprivate var isEnd: Bool {
        if case .end = self { return true }
        return false
    }
}
