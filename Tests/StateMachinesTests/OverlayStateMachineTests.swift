import StateMachines
import Testing

/// Every sequence of events of any length: the states are explored breadth first, together with a record of the effects
/// so far.
@Suite struct OverlayStateMachineTests {
    enum Reason: CaseIterable { case first, second }

    typealias Machine = OverlayStateMachine<Reason>

    /// What a driver has performed for one overlay, and the first violated rule.
    struct Record: Hashable {
        var hasBegun = false
        var hasContent = false
        var hasFinishedPresenting = false
        var isDismissalPrepared = false
        /// Whether the app has given the reason of a dismissal that has not begun.
        var isAnnounced = false
        /// The first reason of the dismissal in progress.
        var reason: Reason?

        /// Performs `effect`. Returns the violated rule; nil if there is none.
        mutating func perform(_ effect: Machine.Effect) -> String? {
            switch effect {
            case .beginLifecycle:
                if hasBegun { return "begins twice" }
                self = Record()
                hasBegun = true
            case .mount: if !hasBegun || hasContent { return "is mounted late" }
            case .installContent:
                if !hasBegun || hasContent { return "installs content twice" }
                hasContent = true
            case .animateIn: if !hasContent { return "animates in without content" }
            case .finishPresenting:
                if !hasContent || hasFinishedPresenting { return "finishes presenting twice" }
                hasFinishedPresenting = true
            case .stopAnimation: if !hasContent { return "stops an animation without content" }
            case .prepareDismissal:
                if !hasContent || isDismissalPrepared { return "prepares its dismissal twice" }
                isDismissalPrepared = true
            case .animateOut: if !isDismissalPrepared { return "animates out unprepared" }
            case .resumePresentation:
                if !isDismissalPrepared && !isAnnounced { return "resumes what it has not stopped" }
                isDismissalPrepared = false
            case .unmount: if !hasBegun { return "is removed twice" }
            case .removeContent:
                if hasContent && !isDismissalPrepared { return "removes content unprepared" }
            case .endLifecycle(let told, _):
                if !hasBegun { return "ends twice" }
                if let reason, reason != told { return "ends for another reason than the first" }
                hasBegun = false
                hasContent = false
                isDismissalPrepared = false
            case .presentAgain: if hasBegun { return "presents again too early" }
            }
            return nil
        }
    }

    struct State: Hashable {
        var machine = Machine()
        var record = Record()
    }

    /// The events that drivers send.
    private static let driverEvents: [Machine.Event] =
        [
            .present, .viewDidEnterWindow, .presentationDidEnd, .dismissalDidEnd, .dismissalWasCanceled,
        ]
        + Reason.allCases.flatMap { reason -> [Machine.Event] in
            [
                .presentAgain(replacing: reason), .dismissImmediately(reason), .dismissedByUIKit(reason),
                .dismissalWasAnnounced(reason),
                .viewWasRemoved(reason), .dismiss(Machine.Dismissal(reason: reason, isAnimated: true)),
                .dismiss(Machine.Dismissal(reason: reason, isAnimated: false)),
            ]
        }

    /// The events of an overlay that performs its transitions itself.
    private static let appEvents: [Machine.Event] =
        [.present, .viewDidEnterWindow, .presentationDidEnd, .dismissalWasCanceled]
        + Reason.allCases.flatMap { [.dismissalWasAnnounced($0), .viewWasRemoved($0)] }

    /// The states after every sequence of `events`, and the violated rules.
    private func explore(_ events: [Machine.Event]) -> (states: Set<State>, faults: [String]) {
        var states: Set<State> = [State()]
        var waiting = [State()]
        var faults: [String] = []
        while let state = waiting.popLast() {
            for event in events {
                var next = state
                guard let effects = next.machine.handle(event) else {
                    if next != state { faults.append("\(event) changes \(state.machine.phase) and is not valid") }
                    continue
                }
                for effect in effects {
                    if let fault = next.record.perform(effect) {
                        faults.append("\(event) in \(state.machine.phase): \(fault)")
                    }
                }
                next.record.reason = next.machine.dismissalReason
                next.record.isAnnounced =
                    if case .announced = next.machine.phase { true } else { false }
                faults += rules(from: state.machine, to: next.machine, event).map {
                    "\(event) in \(state.machine.phase): \($0)"
                }
                if next.record.hasBegun == (next.machine.phase == .idle) {
                    faults.append("\(event) in \(state.machine.phase): begun and idle, or neither")
                }
                if states.insert(next).inserted { waiting.append(next) }
            }
        }
        return (states, faults)
    }

    /// The violated rules of one transition.
    private func rules(from former: Machine, to next: Machine, _ event: Machine.Event) -> [String] {
        var faults: [String] = []
        if let first = former.dismissalReason, let reason = next.dismissalReason, first != reason,
            event != .dismissalWasCanceled
        {
            faults.append("the first reason does not count")
        }
        if next.isOpen && next.dismissalReason != nil { faults.append("open and being dismissed") }
        if next.isPresentingOrPresented && !next.isVisible { faults.append("presented and not visible") }
        return faults
    }

    @Test func everySequenceOfADriversEventsKeepsTheRules() {
        let (states, faults) = explore(Self.driverEvents)

        #expect(faults == [])
        #expect(Set(states.map(\.machine.phase)).count == 24)
        #expect(states.count == 46)
    }

    /// Without a driver only the beginning, the end and its reason matter.
    @Test func everySequenceOfAnAppsEventsEndsEachPresentationOnce() {
        var machines: Set<Machine> = [Machine()]
        var waiting = [Machine()]
        var faults: [String] = []
        while let machine = waiting.popLast() {
            for event in Self.appEvents {
                var next = machine
                let effects = next.handle(event) ?? []
                let ends = effects.filter { if case .endLifecycle = $0 { true } else { false } }.count
                let begins = effects.filter { $0 == .beginLifecycle }.count
                let isOver = machine.phase != .idle && (next.phase == .idle || begins == 1)
                if ends != (isOver ? 1 : 0) { faults.append("\(event) in \(machine.phase) ends \(ends) times") }
                faults += rules(from: machine, to: next, event)
                if machines.insert(next).inserted { waiting.append(next) }
            }
        }

        #expect(faults == [])
        #expect(machines.count == 10)
    }

    @Test func presentingDuringTheDismissalReturnsWithoutRemovingTheView() {
        var machine = Machine()
        for event: Machine.Event in [
            .present, .viewDidEnterWindow, .presentationDidEnd,
            .dismiss(Machine.Dismissal(reason: .first, isAnimated: true)),
        ] {
            _ = machine.handle(event)
        }

        let effects = machine.handle(.present)

        #expect(
            effects == [
                .stopAnimation, .endLifecycle(.first, isRemoved: false), .beginLifecycle, .installContent, .animateIn,
            ])
    }

    @Test func dismissingAfterAnAnnouncementIsCarriedOutForTheAnnouncedReason() {
        var machine = Machine()
        for event: Machine.Event in [
            .viewDidEnterWindow, .presentationDidEnd, .dismissalWasAnnounced(.first),
        ] {
            _ = machine.handle(event)
        }

        let effects = machine.handle(.dismiss(Machine.Dismissal(reason: .second, isAnimated: true)))

        #expect(effects == [.stopAnimation, .prepareDismissal, .animateOut(isAnimated: true)])
        #expect(machine.dismissalReason == .first)
    }

    @Test func dismissalRequestedDuringACanceledOneIsCarriedOut() {
        var machine = Machine()
        for event: Machine.Event in [
            .viewDidEnterWindow, .presentationDidEnd, .dismiss(Machine.Dismissal(reason: .first, isAnimated: true)),
            .dismiss(Machine.Dismissal(reason: .second, isAnimated: false)),
        ] {
            _ = machine.handle(event)
        }

        let effects = machine.handle(.dismissalWasCanceled)

        #expect(effects == [.resumePresentation, .prepareDismissal, .animateOut(isAnimated: false)])
        #expect(machine.dismissalReason == .second)
    }

    @Test func dismissingWithdrawsAPresentationRequestedDuringTheRemoval() {
        var machine = Machine()
        for event: Machine.Event in [.present, .presentAgain(replacing: .first), .dismissImmediately(.second)] {
            _ = machine.handle(event)
        }

        let effects = machine.handle(.viewWasRemoved(.second))

        #expect(effects == [.removeContent, .endLifecycle(.first, isRemoved: true)])
    }
}
