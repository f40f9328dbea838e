import Testing
import UIKitCore

/// The state machine of one gesture, in every state with every event (issue 5, point 1).
@Suite struct GestureLifeTests {
    typealias State = UIGestureRecognizer.State
    typealias Event = GestureLife.Event
    typealias Effect = GestureLife.Effect

    private static let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    private static let alphabet: [Event] =
        states.map(Event.assign) + [.goAhead, .answer(mayBegin: true), .answer(mayBegin: false)]
        + [.lose, .abandon, .finish]

    /// The state changes that a recognizer allows.
    private static let legal: [State: Set<State>] = [
        .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
        .changed: [.changed, .ended, .cancelled], .ended: [.possible], .cancelled: [.possible], .failed: [.possible],
    ]

    private func after(_ events: Event...) -> GestureLife {
        var life = GestureLife()
        for event in events { _ = life.handle(event) }
        return life
    }

    @Test func noEventInAnyStateLeadsToAForbiddenStep() {
        let exploration = Exploration(from: GestureLife()) { life in
            Self.alphabet.map { event in
                var next = life
                let effects = next.handle(event)
                if next.state != life.state {
                    #expect(Self.legal[life.state]!.contains(next.state), "\(life.phase) \(event) \(next.phase)")
                }
                if effects.contains(where: \.isRefusal) { #expect(next == life && effects.count == 1) }
                let hearsOfIt = effects.contains(.announce) || effects.contains(.recognize)
                let isNews = next.state != life.state && ![.possible, .failed].contains(next.state)
                #expect(
                    hearsOfIt == (isNews || (event == .assign(.changed) && life.isRunning)), "\(life.phase) \(event)")
                #expect(effects.contains(.reset) == (event == .finish && !life.isRunning))
                return next
            }
        }

        #expect(exploration.states.count == 10)
        #expect(exploration.steps == 10 * Self.alphabet.count)
    }

    @Test func aGestureIsRecognisedOnlyWhenNobodyObjects() {
        var life = GestureLife()

        #expect(life.handle(.assign(.began)) == [.contend])
        #expect(life.state == .possible)
        #expect(life.handle(.goAhead) == [.ask])
        #expect(life.state == .possible)
        #expect(life.handle(.answer(mayBegin: true)) == [.recognize])

        #expect(life.state == .began)
    }

    @Test func aGestureThatMayNotBeginFailsWithoutAWord() {
        var life = after(.assign(.ended), .goAhead)

        let effects = life.handle(.answer(mayBegin: false))

        #expect(effects == [] && life.state == .failed)
    }

    @Test func aGestureThatEndsWhileItWaitsIsRecognisedAsEnded() {
        var life = after(.assign(.began), .assign(.changed), .assign(.ended), .goAhead)

        let effects = life.handle(.answer(mayBegin: true))

        #expect(effects == [.recognize] && life.state == .ended)
    }

    @Test func switchingOffCancelsWhatRunsAndFailsWhatHasNotBegun() {
        var (running, waiting) = (after(.assign(.began), .goAhead, .answer(mayBegin: true)), after(.assign(.began)))

        #expect(running.handle(.abandon) == [.announce] && running.state == .cancelled)
        #expect(waiting.handle(.abandon) == [] && waiting.state == .failed)
    }

    @Test func givingUpTwiceIsNothingNew() {
        var life = after(.assign(.failed))

        #expect(life.handle(.assign(.failed)) == [] && life.handle(.assign(.cancelled)) == [])
        #expect(life.handle(.assign(.began)) == [.refuse(.began)])
    }
}

extension GestureLife.Effect {
    fileprivate var isRefusal: Bool { if case .refuse = self { true } else { false } }
}
