import Testing
import UIKitSharing

@Suite struct ActivityRunStateMachineTests {
    private typealias Machine = ActivityRunStateMachine

    @Test func aCompletedActivityReportsAfterTheSheetIsDismissed() {
        var machine = Machine()

        #expect(machine.handle(.choose) == [.resolveItems])
        #expect(machine.handle(.itemsDidResolve(inController: false)) == [.perform])
        #expect(
            machine.handle(.activityDidFinish(completed: true)) == [.dismissSheet, .report(completed: true)])
        #expect(machine.handle(.sheetWasDismissed) == nil)
    }

    @Test func anActivityThatIsCanceledInItsControllerLeadsBack() {
        var machine = Machine()
        _ = machine.handle(.choose)

        #expect(machine.handle(.itemsDidResolve(inController: true)) == [.presentController])
        #expect(
            machine.handle(.activityDidFinish(completed: false))
                == [.dismissController, .report(completed: false)])
        #expect(machine.phase == .choosing)
    }

    @Test func aSheetThatIsDismissedMeanwhileCancelsTheItems() {
        var machine = Machine()
        _ = machine.handle(.choose)

        #expect(machine.handle(.sheetWasDismissed) == [.cancelItems, .reportCancellation])
        #expect(machine.handle(.itemsDidResolve(inController: false)) == nil)
    }

    /// Every sequence of eight events: nothing happens after the end, and the end is reported exactly once.
    @Test func everySequenceEndsWithOneReport() {
        let events: [Machine.Event] = [
            .choose, .itemsDidResolve(inController: true), .itemsDidResolve(inController: false),
            .activityDidFinish(completed: true), .activityDidFinish(completed: false), .sheetWasDismissed,
        ]
        var violations: [String] = []
        var ends = 0
        func explore(_ machine: Machine, _ isOpen: Bool, depth: Int) {
            guard depth > 0 else { return }
            for event in events {
                var next = machine
                guard let effects = next.handle(event) else {
                    if next != machine { violations.append("\(event) changed \(machine.phase) without effects") }
                    continue
                }
                if machine.phase == .ended { violations.append("\(event) after the end") }
                let reports = effects.count { effect in
                    switch effect {
                    case .report, .reportCancellation: true
                    case .resolveItems, .cancelItems, .perform, .presentController, .dismissController,
                        .cancelActivity, .dismissSheet:
                        false
                    }
                }
                if next.phase == .ended {
                    ends += 1
                    if reports != 1 { violations.append("\(reports) reports after \(event) in \(machine.phase)") }
                }
                explore(next, next.phase != .ended, depth: depth - 1)
            }
        }

        explore(Machine(), true, depth: 8)

        #expect(violations == [] && ends > 0)
    }
}
