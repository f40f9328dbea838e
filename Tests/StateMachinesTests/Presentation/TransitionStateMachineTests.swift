import Testing
import StateMachines

@Suite struct TransitionStateMachineTests {
    private typealias Event = TransitionStateMachine.Event

    @Test func aPausedTransitionMayCancelOrFinish() {
        var life = TransitionStateMachine()
        _ = life.handle(.start(interactively: false))

        #expect(life.handle(.pause) == [.pause, .notifyInteractionChange])
        #expect(life.handle(.cancel) == [.notifyInteractionChange, .resumeBackward])
        #expect(life.handle(.pause) == [.pause, .notifyInteractionChange])
        #expect(life.handle(.finish) == [.notifyInteractionChange, .resumeForward])
        #expect(life.handle(.complete(true)) == [.end(.completed)])
    }

    @Test func aTransitionIsStartedByItsAnimatorOrItsInteractor() {
        var byItself = TransitionStateMachine()
        var byTheUser = TransitionStateMachine()

        #expect(byItself.handle(.start(interactively: false)) == [.startAnimation])
        #expect(byItself.phase == .running(isCancelled: false))
        #expect(byTheUser.handle(.start(interactively: true)) == [.startInteraction])
        #expect(byTheUser.handle(.cancel) == [.notifyInteractionChange, .resumeBackward])
        #expect(byTheUser.phase == .running(isCancelled: true))
        _ = byTheUser.handle(.pause)
        _ = byTheUser.handle(.finish)
        #expect(byTheUser.phase == .running(isCancelled: false))
    }

    @Test func anEndedTransitionAcceptsNoEvents() {
        var life = TransitionStateMachine()
        _ = life.handle(.start(interactively: true))
        _ = life.handle(.complete(false))

        for event in alphabet { #expect(life.handle(event) == nil, "\(event)") }
        #expect(life.phase == .ended(.cancelled))
    }

    /// Breadth first over all states and events: it continues only from a pause, pauses only while running, and ends
    /// once from every state.
    @Test func everyReachableStateKeepsTheInvariants() {
        var states = [TransitionStateMachine()]
        var seen: [TransitionStateMachine.Phase] = [.pending]
        var next = 0
        var steps = 0

        while next < states.count {
            let state = states[next]
            next += 1
            for event in alphabet {
                var after = state
                steps += 1
                guard let effects = after.handle(event) else {
                    #expect(after.phase == state.phase)
                    continue
                }
                let ends = effects.filter { if case .end = $0 { true } else { false } }.count
                if case .ended = after.phase { #expect(ends == 1) } else { #expect(ends == 0) }
                #expect(
                    (after.phase == .interactive) == (effects.contains(.pause) || effects.contains(.startInteraction)))
                #expect(
                    effects.contains(.resumeForward) == (event == .finish)
                        && effects.contains(.resumeBackward) == (event == .cancel))
                if !seen.contains(after.phase) {
                    seen.append(after.phase)
                    states.append(after)
                }
            }
        }

        #expect(seen.count == 7)
        #expect(steps == 7 * alphabet.count)
    }

    private let alphabet: [Event] = [
        .start(interactively: false), .start(interactively: true), .pause, .finish, .cancel, .complete(true),
        .complete(false), .abandon,
    ]
}
