import Testing
import UIKitControls

@Suite struct SearchStateMachineTests {
    @Test func aSearchBeginsAndEnds() {
        var machine = SearchStateMachine()

        #expect(machine.handle(.activate) == [.notifyWillPresent, .attach, .updateResults])
        #expect(machine.handle(.transitionDidEnd) == [.notifyDidPresent])
        #expect(machine.handle(.deactivate) == [.notifyWillDismiss, .clear, .updateResults])
        #expect(machine.handle(.transitionDidEnd) == [.detach, .notifyDidDismiss])
        #expect(machine == SearchStateMachine())
    }

    /// Every sequence of seven events: each beginning has one end, and the host is attached exactly while it is needed.
    @Test func everySequenceKeepsCallsAndAttachmentsInPairs() {
        var sequences: [[SearchStateMachine.Event]] = [[]]
        for _ in 0..<7 {
            sequences = sequences.flatMap { start in SearchStateMachine.Event.allCases.map { start + [$0] } }
        }
        for sequence in sequences {
            var machine = SearchStateMachine()
            var isAnnounced = false
            var isAttached = false
            for event in sequence {
                for effect in machine.handle(event) ?? [] {
                    switch effect {
                    case .notifyWillPresent:
                        #expect(!isAnnounced)
                        isAnnounced = true
                    case .notifyWillDismiss:
                        #expect(isAnnounced)
                        isAnnounced = false
                    case .attach: isAttached = true
                    case .detach:
                        #expect(isAttached)
                        isAttached = false
                    case .notifyDidPresent: #expect(isAnnounced)
                    case .notifyDidDismiss: #expect(!isAnnounced && !isAttached)
                    case .clear, .updateResults: #expect(isAttached)
                    }
                }
                #expect(machine.isActive == isAnnounced)
                #expect((machine.phase == .inactive) == !isAttached)
            }
        }
    }
}
