import Testing
import UIKitCore

@Suite struct TransitionLifeTests {
    private typealias Event = TransitionLife.Event

    @Test func aTransitionThatIsCaughtGoesBackOrOn() {
        var life = TransitionLife()
        _ = life.handle(.start(interactively: false))

        #expect(life.handle(.pause) == [.hold, .announceInteraction])
        #expect(life.handle(.cancel) == [.announceInteraction, .goBack])
        #expect(life.handle(.pause) == [.hold, .announceInteraction])
        #expect(life.handle(.finish) == [.announceInteraction, .goOn])
        #expect(life.handle(.complete(true)) == [.end(.completed)])
    }

    @Test func nothingBelongsToItOnceItIsOver() {
        var life = TransitionLife()
        _ = life.handle(.start(interactively: true))
        _ = life.handle(.complete(false))

        for event in alphabet { #expect(life.handle(event) == nil, "\(event)") }
        #expect(life.phase == .over(.cancelled))
    }

    /// Breadth first over all states and events: it continues only from a pause, pauses only while running, and ends
    /// once from every state.
    @Test func everyStateThatCanBeReachedKeepsItsBalance() {
        var states = [TransitionLife()]
        var seen: [TransitionLife.Phase] = [.waiting]
        var (next, steps) = (0, 0)

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
                if case .over = after.phase { #expect(ends == 1) } else { #expect(ends == 0) }
                #expect((after.phase == .interactive) == (effects.contains(.hold) || effects.contains(.interact)))
                #expect(
                    effects.contains(.goOn) == (event == .finish) && effects.contains(.goBack) == (event == .cancel))
                if !seen.contains(after.phase) {
                    seen.append(after.phase)
                    states.append(after)
                }
            }
        }

        Log.line("TransitionLife: \(seen.count) states, \(steps) steps")
        #expect(seen.count == 7)
        #expect(steps == 7 * alphabet.count)
    }

    private let alphabet: [Event] = [
        .start(interactively: false), .start(interactively: true), .pause, .finish, .cancel, .complete(true),
        .complete(false), .abandon,
    ]
}
