import TestSupport
import Testing
import UIKitMenus

@Suite struct MenuStateMachineTests {
    private typealias Machine = MenuStateMachine

    /// All machines and their effects after each sequence of at most eight events.
    private func visitAll(_ check: (_ history: [Machine.Effect], _ machine: Machine) -> Void) {
        func visit(_ machine: Machine, _ history: [Machine.Effect], depth: Int) {
            check(history, machine)
            guard depth > 0 else { return }
            for event in Machine.Event.allCases {
                var next = machine
                guard let effects = next.handle(event) else { continue }
                visit(next, history + effects, depth: depth - 1)
            }
        }
        visit(Machine(), [], depth: 8)
    }

    /// Every state with every event, with the effects so far: none comes twice.
    @Test func everyReachableStateHasHadEachEffectAtMostOnce() {
        var violations: [String] = []
        let exploration = StateExploration(from: DescribedState((machine: Machine(), done: [String]()))) { state in
            Machine.Event.allCases.compactMap { event in
                var next = state.value
                guard let effects = next.machine.handle(event) else { return nil }
                for effect in effects.map({ "\($0)" }) {
                    if next.done.contains(effect) { violations.append("\(effect) after \(event)") }
                    next.done = (next.done + [effect]).sorted()
                }
                return DescribedState(next)
            }
        }

        #expect(violations == [])
        #expect(exploration.states.count == 6)
    }

    @Test func everyEffectHappensAtMostOnce() {
        visitAll { history, _ in
            for effect in Set(history) {

                #expect(history.filter { $0 == effect }.count == 1, "\(effect) in \(history)")
            }
        }
    }

    @Test func aDismissedMenuHasSentEveryCallbackInOrder() {
        visitAll { history, machine in
            guard machine.phase == .dismissed else { return }
            let callbacks = history.filter { $0 != .animateOpening && $0 != .animateClosing }
            #expect(
                callbacks == [
                    .willDisplay, .installView, .completeOpening, .willEnd, .completeClosing, .removeView, .didEnd,
                ])
        }
    }

    @Test func invalidEventsChangeNothing() {
        visitAll { _, machine in
            for event in Machine.Event.allCases {
                var next = machine
                if next.handle(event) == nil { #expect(next == machine) }
            }
        }
    }

    @Test func elementsCanBeChosenFromTheFirstFrameUntilTheMenuCloses() {
        visitAll { history, machine in
            #expect(machine.acceptsInput == (history.contains(.willDisplay) && !history.contains(.willEnd)))
        }
    }
}
