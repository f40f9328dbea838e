import StateMachines
import Testing

/// What an overlay's driver performs, event by event.
@Suite struct OverlayEffectTests {
    private enum Reason { case first, second }
    private typealias Machine = OverlayStateMachine<Reason>

    /// A dismissal for the second reason.
    private static let dismiss = Machine.Event.dismiss(.init(reason: .second, isAnimated: true))
    private static let present: [Machine.Event] = [.present, .viewDidEnterWindow, .presentationDidEnd]

    private func machine(after events: [Machine.Event]) -> Machine {
        var machine = Machine()
        for event in events { _ = machine.handle(event) }
        return machine
    }

    private func effects(of event: Machine.Event, after former: [Machine.Event]) -> [Machine.Effect]? {
        var machine = machine(after: former)
        return machine.handle(event)
    }

    @Test func anOverlayIsMountedThenShownThenReported() {
        #expect(effects(of: .present, after: []) == [.beginLifecycle, .mount])
        #expect(effects(of: .viewDidEnterWindow, after: [.present]) == [.installContent, .animateIn])
        #expect(effects(of: .presentationDidEnd, after: [.present, .viewDidEnterWindow]) == [.finishPresenting])
    }

    @Test func aViewThatTheAppAddsItselfIsShownAtOnce() {
        #expect(effects(of: .viewDidEnterWindow, after: []) == [.beginLifecycle, .installContent, .animateIn])
        #expect(effects(of: .viewDidEnterWindow, after: [.viewDidEnterWindow]) == [])
    }

    @Test func anAnnouncementStopsNeitherTheViewNorItsAnimation() {
        let early: [Machine.Event] = [.present, .dismissalWasAnnounced(.first)]

        #expect(effects(of: .viewDidEnterWindow, after: early) == [.installContent, .animateIn])
        #expect(effects(of: .presentationDidEnd, after: early + [.viewDidEnterWindow]) == [.finishPresenting])
        #expect(effects(of: .dismissalWasCanceled, after: early) == [])
        #expect(effects(of: .dismissalWasCanceled, after: early + [.viewDidEnterWindow]) == [])
        #expect(
            effects(of: .dismissalWasCanceled, after: Self.present + [.dismissalWasAnnounced(.first)])
                == [.resumePresentation])
    }

    @Test func dismissingAnimatesOutThenUnmounts() {
        for visible in [Array(Self.present.prefix(2)), Self.present] {
            for announcement in [[], [Machine.Event.dismissalWasAnnounced(.first)]] {
                let former = visible + announcement

                #expect(
                    effects(of: Self.dismiss, after: former)
                        == [.stopAnimation, .prepareDismissal, .animateOut(isAnimated: true)])
                #expect(effects(of: .dismissalDidEnd, after: former + [Self.dismiss]) == [.unmount])
            }
        }
    }

    @Test func anOverlayThatIsNotOnTheScreenYetIsOnlyUnmounted() {
        for former in [[Machine.Event.present], [.present, .dismissalWasAnnounced(.first)]] {
            #expect(effects(of: Self.dismiss, after: former) == [.unmount])
            #expect(effects(of: .dismissImmediately(.second), after: former) == [.unmount])
            #expect(effects(of: .presentAgain(replacing: .second), after: former) == [.unmount])
            #expect(effects(of: .dismissedByUIKit(.second), after: former) == nil)
        }
    }

    @Test func dismissingAtOnceStopsTheAnimationBeforeTheViewGoes() {
        for visible in [Array(Self.present.prefix(2)), Self.present] {
            for announcement in [[], [Machine.Event.dismissalWasAnnounced(.first)]] {
                let former = visible + announcement

                #expect(
                    effects(of: .dismissImmediately(.second), after: former)
                        == [.stopAnimation, .prepareDismissal, .unmount])
                #expect(
                    effects(of: .presentAgain(replacing: .second), after: former)
                        == [.stopAnimation, .prepareDismissal, .unmount])
                #expect(effects(of: .dismissedByUIKit(.second), after: former) == [.stopAnimation, .prepareDismissal])
            }
        }
    }

    @Test func aDismissalInProgressIsCutShort() {
        let former = Self.present + [Self.dismiss]

        #expect(effects(of: .dismissImmediately(.first), after: former) == [.stopAnimation, .unmount])
        #expect(effects(of: .presentAgain(replacing: .first), after: former) == [.stopAnimation, .unmount])
        #expect(effects(of: .dismissedByUIKit(.first), after: former) == [.stopAnimation])
        #expect(effects(of: .dismissedByUIKit(.first), after: former + [.dismissImmediately(.first)]) == [])
        #expect(effects(of: .dismissalWasCanceled, after: former) == [.resumePresentation])
    }

    @Test func aRemovedViewLosesItsContentAndEndsForTheFirstReason() {
        let visible: [Machine.Effect] = [.stopAnimation, .prepareDismissal, .removeContent]
        for shown in [Array(Self.present.prefix(2)), Self.present] {
            #expect(
                effects(of: .viewWasRemoved(.first), after: shown)
                    == visible + [.endLifecycle(.first, isRemoved: true)])
            #expect(
                effects(of: .viewWasRemoved(.second), after: shown + [.dismissalWasAnnounced(.first)])
                    == visible + [.endLifecycle(.first, isRemoved: true)])
        }
        #expect(
            effects(of: .viewWasRemoved(.first), after: [.present])
                == [.removeContent, .endLifecycle(.first, isRemoved: true)])
        #expect(
            effects(of: .viewWasRemoved(.second), after: [.present, .dismissalWasAnnounced(.first)])
                == [.removeContent, .endLifecycle(.first, isRemoved: true)])
        #expect(
            effects(of: .viewWasRemoved(.first), after: Self.present + [Self.dismiss])
                == [.stopAnimation, .removeContent, .endLifecycle(.second, isRemoved: true)])
    }

    /// Every dismissal that is no replacement, in every phase in which one begins.
    @Test func onlyAReplacementIsPresentedAgainWhenTheViewIsGone() {
        let announced = Machine.Event.dismissalWasAnnounced(.first)
        let starts: [[Machine.Event]] = [
            [.present], Array(Self.present.prefix(2)), Self.present, [.present, announced],
            Self.present.prefix(2) + [announced], Self.present + [announced], Self.present + [Self.dismiss],
            [.present, Self.dismiss], Self.present + [.presentAgain(replacing: .first)],
        ]
        for start in starts {
            for event in [Self.dismiss, .dismissImmediately(.second)] {
                let last = effects(of: .viewWasRemoved(.second), after: start + [event])?.last
                #expect(last != .presentAgain, "\(event) after \(start)")
            }
            let last = effects(of: .viewWasRemoved(.second), after: start + [.presentAgain(replacing: .second)])?.last
            #expect(last == .presentAgain, "after \(start)")
        }
        for start in [
            Array(Self.present.prefix(2)), Self.present, Self.present + [announced], Self.present + [Self.dismiss],
        ] {
            let last = effects(of: .viewWasRemoved(.second), after: start + [.dismissedByUIKit(.second)])?.last
            #expect(last != .presentAgain && last != nil, "after \(start)")
        }
        let ended = effects(of: .viewWasRemoved(.second), after: Self.present + [Self.dismiss, .dismissalDidEnd])?.last
        #expect(ended == .endLifecycle(.second, isRemoved: true))
    }

    @Test func theStateSaysWhatIsOnTheScreenAndWhatMayStillBeDismissed() {
        let announced = Machine.Event.dismissalWasAnnounced(.first)
        let idle = machine(after: [])
        let pending = machine(after: [.present])
        let presenting = machine(after: [.present, .viewDidEnterWindow])
        let presented = machine(after: Self.present)
        let early = machine(after: [.present, announced])
        let late = machine(after: Self.present + [announced])
        let midway = machine(after: [.present, .viewDidEnterWindow, announced])
        let dismissing = machine(after: Self.present + [Self.dismiss])
        let removing = machine(after: Self.present + [.dismissImmediately(.first)])
        let all = [idle, pending, presenting, presented, early, midway, late, dismissing, removing]

        #expect(all.map(\.isOpen) == [false, true, true, true, false, false, false, false, false])
        #expect(all.map(\.awaitsDismissal) == [false, true, true, true, true, true, true, false, false])
        #expect(all.map(\.isVisible) == [false, false, true, true, false, true, true, true, true])
        #expect(all.map(\.isPresentingOrPresented) == [false, false, true, true, false, true, true, false, false])
        #expect(all.map(\.isPresented) == [false, false, false, true, false, false, true, false, false])
        #expect(all.map(\.dismissalReason) == [nil, nil, nil, nil, .first, .first, .first, .second, .first])
    }
}
