import TestSupport
import Testing
import UIKitMenus

@Suite struct ContextMenuStateMachineTests {
    private typealias Effect = ContextMenuStateMachine.Effect

    /// Runs every sequence of up to eight valid events and passes the effects so far to `check`.
    private func visitAll(
        _ check: (_ state: ContextMenuStateMachine, _ effects: [ContextMenuStateMachine.Effect]) -> Void
    ) {
        func visit(_ state: ContextMenuStateMachine, _ effects: [Effect], depth: Int) {
            check(state, effects)
            guard depth < 8 else { return }
            for event in ContextMenuStateMachine.Event.allCases {
                var next = state
                guard let new = next.handle(event) else { continue }
                visit(next, effects + new, depth: depth + 1)
            }
        }
        visit(ContextMenuStateMachine(), [], depth: 0)
    }

    /// Every state with every event, whatever came before: what is highlighted does not stay so, and the way back to idle
    /// releases everything.
    @Test func everyReachableStateReleasesWhatItHighlights() {
        var violations: [String] = []
        let start = (machine: ContextMenuStateMachine(), isLifted: false)
        let exploration = StateExploration(from: DescribedState(start)) { state in
            ContextMenuStateMachine.Event.allCases.compactMap { event in
                var next = state.value
                guard let effects = next.machine.handle(event) else { return nil }
                for effect in effects {
                    if effect == .showHighlight, next.isLifted { violations.append("two highlights after \(event)") }
                    if effect == .showHighlight { next.isLifted = true }
                    if effect == .cancelHighlight || effect == .willEnd { next.isLifted = false }
                }
                if next.machine.phase == .idle, next.isLifted || effects.last != .finish {
                    violations.append("\(effects) after \(event) in \(state.value)")
                }
                return DescribedState(next)
            }
        }

        #expect(violations == [])
        #expect(exploration.states.count == 8)
    }

    @Test func everyHighlightIsFollowedByAMenuOrCanceled() {
        visitAll { state, effects in
            var isLifted = false
            for effect in effects {
                switch effect {
                case .showHighlight:
                    #expect(!isLifted)
                    isLifted = true
                case .cancelHighlight, .willEnd: isLifted = false
                case .finish: #expect(!isLifted)
                case .scheduleHighlight, .scheduleMenu, .cancelTimers, .askForConfiguration, .failGesture, .openMenu,
                    .closeMenu:
                    break
                }
            }
            if state.phase == .idle { #expect(!isLifted) }
        }
    }

    @Test func theDelegateIsToldOnceThatAMenuEnds() {
        visitAll { state, effects in
            let opened = effects.filter { $0 == .openMenu(.press) || $0 == .openMenu(.secondaryClick) }.count
            let refused = effects.filter { $0 == .cancelHighlight }.count
            let ended = effects.filter { $0 == .willEnd }.count
            #expect(ended <= opened)
            if state.phase == .idle { #expect(ended + refused >= opened) }
        }
    }

    @Test func everythingIsReleasedOnTheWayBackToIdle() {
        visitAll { state, effects in
            if state.phase == .idle, !effects.isEmpty { #expect(effects.last == .finish) }
        }
    }

    @Test func aSecondTouchDuringThePressChangesNothing() {
        for phase in [[], [ContextMenuStateMachine.Event.highlightIsDue, .configured]] {
            var state = ContextMenuStateMachine()
            _ = state.handle(.touchBegan)
            for event in phase { _ = state.handle(event) }
            let before = state

            #expect(state.handle(.touchBegan) == nil)
            #expect(state == before)
        }
    }
}
