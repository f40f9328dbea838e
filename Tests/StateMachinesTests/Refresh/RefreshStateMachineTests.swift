import StateMachines
import TestSupport
import Testing

@Suite struct RefreshStateMachineTests {
    typealias Machine = RefreshStateMachine

    /// Performs every sequence of events up to a length, and checks each one's effects.
    private func explore(
        _ machine: Machine, _ effects: [Machine.Effect], depth: Int, check: (Machine, [Machine.Effect]) -> Void
    ) {
        check(machine, effects)
        guard depth > 0 else { return }
        for event in Machine.Event.allCases {
            var next = machine
            let more = next.handle(event)
            // An event that changes nothing leads to sequences that are explored anyway.
            guard next != machine || !more.isEmpty else { continue }
            explore(next, effects + more, depth: depth - 1, check: check)
        }
    }

    @Test func everySequenceOfEventsAddsAndRemovesSpinnerAndInsetInTurn() {
        var sequences = 0
        explore(Machine(), [], depth: 8) { machine, effects in
            sequences += 1
            let spinner = effects.filter { $0 == .startSpinner || $0 == .stopSpinner }
            let inset = effects.filter { $0 == .addInset || $0 == .removeInset }
            for (index, effect) in spinner.enumerated() {
                #expect(effect == (index.isMultiple(of: 2) ? .startSpinner : .stopSpinner))
            }
            for (index, effect) in inset.enumerated() {
                #expect(effect == (index.isMultiple(of: 2) ? .addInset : .removeInset))
            }
            #expect(machine.isRefreshing == !spinner.count.isMultiple(of: 2))
            if machine.phase == .idle { #expect(inset.count.isMultiple(of: 2)) }
        }

        #expect(sequences > 500)
    }

    /// Every state with every event, whatever came before.
    @Test func everyReachableStateAddsAndRemovesSpinnerAndInsetInTurn() {
        struct Driven {
            var machine = Machine()
            var hasSpinner = false
            var hasInset = false
        }
        var violations: [String] = []
        let exploration = StateExploration(from: DescribedState(Driven())) { state in
            Machine.Event.allCases.map { event in
                var next = state.value
                for effect in next.machine.handle(event) {
                    let isInTurn: Bool
                    switch effect {
                    case .startSpinner: (isInTurn, next.hasSpinner) = (!next.hasSpinner, true)
                    case .stopSpinner: (isInTurn, next.hasSpinner) = (next.hasSpinner, false)
                    case .addInset: (isInTurn, next.hasInset) = (!next.hasInset, true)
                    case .removeInset: (isInTurn, next.hasInset) = (next.hasInset, false)
                    default: isInTurn = true
                    }
                    if !isInTurn { violations.append("\(effect) after \(event) in \(state.value)") }
                }
                if next.machine.isRefreshing != next.hasSpinner { violations.append("\(next)") }
                return DescribedState(next)
            }
        }

        #expect(violations == [])
        #expect(exploration.states.count == 5)
    }

    @Test func onlyAPullSendsTheEvent() {
        for event in Machine.Event.allCases {
            var machine = Machine()

            let effects = machine.handle(event)

            #expect(effects.contains(.sendValueChanged) == (event == .pulledBeyondThreshold))
        }
    }
}
