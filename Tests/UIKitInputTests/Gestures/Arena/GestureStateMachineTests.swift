import TestSupport
import Testing
import UIKitCore

/// The state machine of one gesture, in every state with every event.
@Suite struct GestureStateMachineTests {
    typealias State = UIGestureRecognizer.State
    typealias Event = GestureStateMachine.Event
    typealias Effect = GestureStateMachine.Effect

    private static let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    private static let alphabet: [Event] =
        states.map(Event.assign) + [
            .requirementsMet, .permissionResult(mayBegin: true), .permissionResult(mayBegin: false),
        ]
        + [.fail, .abandon, .finish]

    /// The state changes that a recognizer allows.
    private static let legal: [State: Set<State>] = [
        .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
        .changed: [.changed, .ended, .cancelled], .ended: [.possible], .cancelled: [.possible], .failed: [.possible],
    ]

    private func after(_ events: Event...) -> GestureStateMachine {
        var life = GestureStateMachine()
        for event in events { _ = life.handle(event) }
        return life
    }

    @Test func noEventInAnyStateLeadsToAForbiddenStep() {
        let exploration = StateExploration(from: GestureStateMachine()) { life in
            Self.alphabet.map { event in
                var next = life
                let effects = next.handle(event)
                if next.state != life.state {
                    #expect(Self.legal[life.state]!.contains(next.state), "\(life.phase) \(event) \(next.phase)")
                }
                if effects.contains(where: \.isRefusal) { #expect(next == life && effects.count == 1) }
                let isNotified = effects.contains(.callTargets) || effects.contains(.recognize)
                let isNews = next.state != life.state && ![.possible, .failed].contains(next.state)
                #expect(
                    isNotified == (isNews || (event == .assign(.changed) && life.isRunning)), "\(life.phase) \(event)")
                #expect(effects.contains(.reset) == (event == .finish && !life.isRunning))
                return next
            }
        }

        #expect(exploration.states.count == 10)
        #expect(exploration.steps == 10 * Self.alphabet.count)
    }

    @Test func aGestureIsRecognizedOnlyAfterItMayBegin() {
        var life = GestureStateMachine()

        #expect(life.handle(.assign(.began)) == [.collectFailureRequirements])
        #expect(life.state == .possible)
        #expect(life.handle(.requirementsMet) == [.askPermissionToBegin])
        #expect(life.state == .possible)
        #expect(life.handle(.permissionResult(mayBegin: true)) == [.recognize])

        #expect(life.state == .began)
    }

    @Test func aGestureThatMayNotBeginFailsWithoutEffects() {
        var life = after(.assign(.ended), .requirementsMet)

        let effects = life.handle(.permissionResult(mayBegin: false))

        #expect(effects == [] && life.state == .failed)
    }

    @Test func aGestureThatEndsWhileItWaitsIsRecognizedAsEnded() {
        var life = after(.assign(.began), .assign(.changed), .assign(.ended), .requirementsMet)

        let effects = life.handle(.permissionResult(mayBegin: true))

        #expect(effects == [.recognize] && life.state == .ended)
    }

    @Test func disablingCancelsRunningGesturesAndFailsOthers() {
        var running = after(.assign(.began), .requirementsMet, .permissionResult(mayBegin: true))
        var waiting = after(.assign(.began))

        #expect(running.handle(.abandon) == [.callTargets] && running.state == .cancelled)
        #expect(waiting.handle(.abandon) == [] && waiting.state == .failed)
    }

    @Test func failingTwiceHasNoEffect() {
        var life = after(.assign(.failed))

        #expect(life.handle(.assign(.failed)) == [] && life.handle(.assign(.cancelled)) == [])
        #expect(life.handle(.assign(.began)) == [.rejectState(.began)])
    }
}

extension GestureStateMachine.Effect {
    fileprivate var isRefusal: Bool { if case .rejectState = self { true } else { false } }
}
