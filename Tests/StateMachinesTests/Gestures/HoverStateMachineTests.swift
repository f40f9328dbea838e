import StateMachines
import TestSupport
import Testing

import StateMachines

@Suite struct HoverStateMachineTests {
    typealias Machine = HoverStateMachine<Int>

    @Test func enteringAViewTellsTheOuterObserverFirst() {
        var machine = Machine()

        #expect(machine.handle(.moved(over: [2, 1])) == [.enter(1), .enter(2)])
    }

    @Test func movingInAViewTellsAllItsObservers() {
        var machine = Machine()
        _ = machine.handle(.moved(over: [2, 1]))

        #expect(machine.handle(.moved(over: [2, 1])) == [.move(2), .move(1)])
        #expect(machine.handle(.viewsChanged(over: [2, 1])) == [])
    }

    @Test func movingIntoAnotherViewTellsThoseThatThePointerStaysOver() {
        var machine = Machine()
        _ = machine.handle(.moved(over: [2, 1]))

        #expect(machine.handle(.moved(over: [3, 1])) == [.exit(2), .enter(3), .move(1)])
    }

    @Test func anotherViewUnderAStillPointerIsEntered() {
        var machine = Machine()
        _ = machine.handle(.moved(over: [2, 1]))

        #expect(machine.handle(.viewsChanged(over: [3, 1])) == [.exit(2), .enter(3)])
    }

    @Test func leavingTheScreenExitsTheInnermostFirst() {
        var machine = Machine()
        _ = machine.handle(.moved(over: [2, 1]))

        #expect(machine.handle(.left) == [.exit(2), .exit(1)])
        #expect(machine.handle(.left) == [])
    }

    @Test func aRemovedObserverIsCanceledOnce() {
        var machine = Machine()
        _ = machine.handle(.moved(over: [2, 1]))

        #expect(machine.handle(.removed(2)) == [.cancel(2)])
        #expect(machine.handle(.removed(2)) == [])
        #expect(machine.observers == [1])
    }

    /// Every state with every event: each observer is entered before it is moved, exited or canceled, and never twice.
    @Test func observersAreEnteredAndExitedInTurn() {
        let events: [Machine.Event] = [
            .moved(over: []), .moved(over: [1]), .moved(over: [2, 1]), .moved(over: [1, 2, 1]),
            .viewsChanged(over: [2]),
            .left, .removed(1), .removed(2),
        ]
        var violations: [String] = []
        let exploration = StateExploration(from: DescribedState(Machine())) { state in
            events.map { event in
                var next = state.value
                var inside = Set(state.value.observers)
                for effect in next.handle(event) {
                    let isValid =
                        switch effect {
                        case .enter(let id): inside.insert(id).inserted
                        case .move(let id): inside.contains(id)
                        case .exit(let id), .cancel(let id): inside.remove(id) != nil
                        }
                    if !isValid { violations.append("\(effect) after \(event)") }
                }
                if inside != Set(next.observers) { violations.append("\(next.observers) after \(event)") }
                return DescribedState(next)
            }
        }

        #expect(violations == [])
        #expect(exploration.states.count == 5)
    }
}
