import TestSupport
import Testing
import UIKitCore

/// Changes that are taken back and made again.
@MainActor @Suite struct UndoManagerTests {
    /// A number whose changes can be undone.
    @MainActor private final class Counter {
        var value = 0

        func set(_ new: Int, _ manager: UndoManager, name: String? = nil) {
            let old = value
            value = new
            manager.registerUndo(withTarget: self) { $0.set(old, manager) }
            if let name { manager.setActionName(name) }
        }
    }

    private let manager = UndoManager()
    private let counter = Counter()

    @Test func changesAreTakenBackInReverseAndMadeAgainInOrder() {
        for value in 1...3 { counter.set(value, manager) }

        let back = (0..<4).map { _ -> Int in
            manager.undo()
            return counter.value
        }
        let again = (0..<4).map { _ -> Int in
            manager.redo()
            return counter.value
        }

        #expect(back == [2, 1, 0, 0] && again == [1, 2, 3, 3])
        #expect(manager.canUndo && !manager.canRedo)
    }

    @Test func aNewChangeForgetsWhatWasTakenBack() {
        counter.set(1, manager)
        counter.set(2, manager)
        manager.undo()

        counter.set(7, manager)

        #expect(!manager.canRedo)
        manager.undo()
        #expect(counter.value == 1)
    }

    @Test func aGroupIsOneChangeAlsoWithGroupsInside() {
        manager.beginUndoGrouping()
        counter.set(1, manager)
        manager.beginUndoGrouping()
        counter.set(2, manager)
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        counter.set(3, manager)
        manager.endUndoGrouping()

        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        #expect(counter.value == 3 && !manager.canRedo)
    }

    @Test func anEmptyGroupIsNoChange() {
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.endUndoGrouping()

        #expect(!manager.canUndo && manager.groupingLevel == 0)
    }

    @Test func undoingEndsAnOpenGroupFirst() {
        manager.beginUndoGrouping()
        counter.set(5, manager)

        manager.undo()

        #expect(counter.value == 0 && manager.groupingLevel == 0 && manager.canRedo)
    }

    @Test func namesGoWithTheirChanges() {
        counter.set(1, manager, name: "One")
        counter.set(2, manager, name: "Two")
        #expect(manager.undoActionName == "Two" && manager.redoActionName.isEmpty)

        manager.undo()
        #expect(manager.undoActionName == "One" && manager.redoActionName == "Two")
        manager.redo()
        #expect(manager.undoActionName == "Two" && manager.redoActionName.isEmpty)
    }

    @Test func nothingIsRecordedUntilAsManyCallsEnableIt() {
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        counter.set(1, manager)
        manager.enableUndoRegistration()
        counter.set(2, manager)
        #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)

        manager.enableUndoRegistration()
        counter.set(3, manager)
        manager.undo()

        #expect(counter.value == 2)
    }

    @Test func onlyTheLastLevelsAreKept() {
        manager.levelsOfUndo = 2
        for value in 1...5 { counter.set(value, manager) }

        for _ in 0..<5 { manager.undo() }
        #expect(counter.value == 3)

        for value in 10...14 { counter.set(value, manager) }
        manager.levelsOfUndo = 1
        for _ in 0..<5 { manager.undo() }
        #expect(counter.value == 13)
    }

    @Test func aTargetIsNotRetainedAndItsChangesGoWithIt() {
        var gone: Counter? = Counter()
        gone?.set(1, manager)
        weak let target = gone
        counter.set(2, manager)

        gone = nil
        #expect(target == nil)
        manager.undo()
        manager.undo()

        #expect(counter.value == 0)
    }

    @Test func changesOfOneTargetCanBeForgotten() {
        let other = Counter()
        manager.beginUndoGrouping()
        counter.set(1, manager)
        other.set(1, manager)
        manager.endUndoGrouping()
        other.set(2, manager)

        manager.removeAllActions(withTarget: other)
        manager.undo()

        #expect(counter.value == 0 && other.value == 2 && !manager.canUndo)
    }

    /// Random changes, undone and made again, against a list of values.
    @Test(arguments: 1...20) func anyCourseOfChangesIsThatOfAList(seed: Int) {
        var random = SeededRandom(seed: seed)
        var history = [0]
        var index = 0

        for step in 0..<60 {
            switch random.number(below: 5) {
            case 0, 1:
                counter.set(step, manager)
                history = Array(history[...index]) + [step]
                index += 1
            case 2, 3:
                manager.undo()
                index = max(0, index - 1)
            default:
                manager.redo()
                index = min(history.count - 1, index + 1)
            }
            #expect(counter.value == history[index], "seed \(seed), step \(step)")
            #expect(manager.canUndo == (index > 0) && manager.canRedo == (index < history.count - 1))
        }
    }
}
