import StateMachines
import Testing

/// What UIKit does at each step of a presentation that covers its presenter, in full.
@Suite struct PresentationEffectTests {
    private typealias Machine = PresentationStateMachine
    private typealias Effect = PresentationStateMachine.Effect

    private func effects(of event: Machine.Event, after former: [Machine.Event]) -> [Effect]? {
        var machine = Machine(animated: true)
        for event in former { _ = machine.handle(event) }
        return machine.handle(event)
    }

    private static let begin = Machine.Event.begin(coversPresenter: true)
    private static let arrive = Machine.Event.transitionDidEnd(completed: true)
    private static let dismiss = Machine.Event.dismiss(animated: true, reason: .swipe)
    private static let goBack = Machine.Event.transitionDidEnd(completed: false)

    /// What a presenter receives that comes back without an animation, and with one.
    private static func returnOfThePresenter(animated: Bool) -> [Effect] {
        [
            .presenterAppearance(.willAppear(animated: animated)), .restorePresenterView,
            .presenterAppearance(.isAppearing),
        ]
    }

    @Test func thePresenterLeavesTheWindowOnlyWhenItIsCovered() {
        #expect(
            effects(of: Self.begin, after: []) == [
                .installContainer, .prepareTransition(.presentation, animated: true), .callHook(.presentationWillBegin),
                .presenterAppearance(.willDisappear(animated: true)), .presentedAppearance(.willAppear(animated: true)),
                .movePresenterViewIntoContainer, .layOutPresentedView, .runTransition(.presentation),
            ])
        #expect(
            effects(of: Self.arrive, after: [Self.begin]) == [
                .callHook(.presentationDidEnd(completed: true)), .removePresenterView, .presentedAppearance(.didAppear),
                .presenterAppearance(.didDisappear), .endTransition, .completePresentation,
            ])
        #expect(!Machine(animated: true).coversPresenter)
    }

    @Test func aCanceledPresentationGivesThePresenterBackBeforeItEnds() {
        #expect(
            effects(of: Self.goBack, after: [Self.begin]) == [.presentedAppearance(.willDisappear(animated: true))]
                + Self.returnOfThePresenter(animated: true) + [
                    .detachFromPresenter, .callHook(.presentationDidEnd(completed: false)),
                    .presenterAppearance(.didAppear), .presentedAppearance(.didDisappear), .removeContainer,
                    .endPresentation(.cancelled), .endTransition, .completePresentation,
                ])
    }

    @Test func aDismissalShowsThePresenterBehindTheTransition() {
        #expect(
            effects(of: Self.dismiss, after: [Self.begin, Self.arrive]) == [
                .prepareTransition(.dismissal, animated: true), .callHook(.dismissalWillBegin),
                .presentedAppearance(.willDisappear(animated: true)), .presenterAppearance(.willAppear(animated: true)),
                .movePresenterViewIntoContainer, .presenterAppearance(.isAppearing), .runTransition(.dismissal),
            ])
        #expect(
            effects(of: Self.arrive, after: [Self.begin, Self.arrive, Self.dismiss]) == [
                .detachFromPresenter, .restorePresenterView, .callHook(.dismissalDidEnd(completed: true)),
                .presenterAppearance(.didAppear), .presentedAppearance(.didDisappear), .removeContainer,
                .endPresentation(.swipe), .endTransition, .completeDismissal, .notifyDelegateOfDismissal,
            ])
    }

    @Test func aCanceledDismissalCoversThePresenterAgain() {
        #expect(
            effects(of: Self.goBack, after: [Self.begin, Self.arrive, Self.dismiss]) == [
                .callHook(.dismissalDidEnd(completed: false)), .presenterAppearance(.willDisappear(animated: true)),
                .removePresenterView, .presenterAppearance(.didDisappear),
                .presentedAppearance(.willAppear(animated: true)), .presentedAppearance(.isAppearing),
                .presentedAppearance(.didAppear), .endTransition, .completeDismissal,
            ])
    }

    @Test func whatLosesItsWindowEndsWithoutATransition() {
        let end = Machine.Event.dismissImmediately(reason: .replaced)
        let rest: [Effect] = [
            .presenterAppearance(.didAppear), .presentedAppearance(.didDisappear), .removeContainer,
            .endPresentation(.replaced), .endTransition,
        ]

        #expect(
            effects(of: end, after: [])
                == [.detachFromPresenter, .endPresentation(.replaced), .endTransition, .completePresentation])
        #expect(
            effects(of: end, after: [Self.begin])
                == [.abandonTransition, .presentedAppearance(.willDisappear(animated: false))]
                + Self.returnOfThePresenter(animated: false)
                + [.detachFromPresenter, .callHook(.presentationDidEnd(completed: false))] + rest
                + [.completePresentation])
        #expect(
            effects(of: end, after: [Self.begin, Self.arrive])
                == [.callHook(.dismissalWillBegin), .presentedAppearance(.willDisappear(animated: false))]
                + Self.returnOfThePresenter(animated: false)
                + [.detachFromPresenter, .restorePresenterView, .callHook(.dismissalDidEnd(completed: true))] + rest)
        #expect(
            effects(of: end, after: [Self.begin, Self.arrive, Self.dismiss])
                == [
                    .abandonTransition, .detachFromPresenter, .restorePresenterView,
                    .callHook(.dismissalDidEnd(completed: true)),
                ] + rest + [.completeDismissal])
    }

    @Test func theReasonOfTheEndIsKnownBeforeATransitionEnds() {
        func reasons(after events: [Machine.Event]) -> [PresentationEndReason?] {
            var machine = Machine(animated: true)
            for event in events { _ = machine.handle(event) }
            return [true, false].map { machine.endReason(ifTransitionCompletes: $0) }
        }

        #expect(reasons(after: []) == [nil, nil])
        #expect(reasons(after: [Self.begin]) == [nil, .cancelled])
        #expect(reasons(after: [Self.begin, Self.arrive]) == [nil, nil])
        #expect(reasons(after: [Self.begin, Self.arrive, Self.dismiss]) == [.swipe, nil])
    }
}
