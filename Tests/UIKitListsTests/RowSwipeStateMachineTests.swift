import CoreGraphics
import TestSupport
import Testing
import UIKitLists

@Suite struct RowSwipeStateMachineTests {
    typealias Machine = RowSwipeStateMachine

    private let events: [Machine.Event] =
        [.dragBegan, .interrupted, .actionChosen, .actionFinished, .animationEnded, .rowRemoved]
        + Machine.Release.allCases.map(Machine.Event.dragEnded)

    private func explore(
        _ machine: Machine, _ effects: [Machine.Effect], depth: Int, check: (Machine, [Machine.Effect]) -> Void
    ) {
        check(machine, effects)
        guard depth > 0 else { return }
        for event in events {
            var next = machine
            let more = next.handle(event)
            guard next != machine || !more.isEmpty else { continue }
            explore(next, effects + more, depth: depth - 1, check: check)
        }
    }

    @Test func everySequenceOfEventsRemovesTheActionsThatItHasShown() {
        var sequences = 0
        explore(Machine(), [], depth: 8) { machine, effects in
            sequences += 1
            let views = effects.filter { $0 == .showActions || $0 == .removeActions }
            for (index, effect) in views.enumerated() {
                #expect(effect == (index.isMultiple(of: 2) ? .showActions : .removeActions))
            }
            #expect((machine.phase == .closed) == views.count.isMultiple(of: 2))
        }

        #expect(sequences > 1000)
    }

    /// Every state with every event, whatever came before.
    @Test func everyReachableStateShowsActionsUnlessItIsClosed() {
        var violations: [String] = []
        let exploration = StateExploration(from: DescribedState((machine: Machine(), isShown: false))) { state in
            events.map { event in
                var next = state.value
                for effect in next.machine.handle(event) where effect == .showActions || effect == .removeActions {
                    let shows = effect == .showActions
                    if next.isShown == shows { violations.append("\(effect) after \(event) in \(state.value)") }
                    next.isShown = shows
                }
                if (next.machine.phase == .closed) == next.isShown { violations.append("\(next)") }
                return DescribedState(next)
            }
        }

        #expect(violations == [])
        #expect(exploration.states.count == 5)
    }

    @Test func anActionIsPerformedOnceForEachChoice() {
        var machine = Machine()
        _ = machine.handle(.dragBegan)
        _ = machine.handle(.dragEnded(.open))

        #expect(machine.handle(.actionChosen) == [.performChosenAction])
        #expect(machine.handle(.actionChosen).isEmpty)
        #expect(machine.handle(.actionFinished) == [.animateClosed])
        #expect(machine.handle(.actionFinished).isEmpty)
        #expect(machine.handle(.animationEnded) == [.removeActions])
    }

    @Test func aFingerCatchesARowThatIsClosing() {
        var machine = Machine()
        _ = machine.handle(.dragBegan)
        _ = machine.handle(.dragEnded(.closed))

        #expect(machine.handle(.dragBegan).isEmpty && machine.phase == .dragging)
        #expect(machine.handle(.animationEnded).isEmpty && machine.phase == .dragging)
    }
}

@Suite struct RowSwipeGeometryTests {
    private let geometry = RowSwipeGeometry(width: 390, buttonWidths: [74, 90], allowsFullSwipe: true)

    @Test func theFirstButtonIsAtTheEdge() {
        let frames = geometry.buttonFrames(length: 164, height: 44, coversAll: false)

        #expect(frames[0].maxX == 164 && frames[0].width == 74)
        #expect(frames[1].minX == 0 && frames[1].maxX == frames[0].minX)
    }

    @Test(arguments: [CGFloat(0), 40, 164, 300, 390])
    func buttonsFillWhatTheRowHasLeft(length: CGFloat) {
        let frames = geometry.buttonFrames(length: length, height: 44, coversAll: false)

        #expect(abs(frames.reduce(0) { $0 + $1.width } - length) < 1e-9)
        #expect(frames.allSatisfy { $0.minX >= -1e-9 && $0.maxX <= length + 1e-9 })
    }

    @Test func theReleaseDependsOnLengthAndVelocity() {
        #expect(geometry.release(at: 60, velocity: 0) == .closed)
        #expect(geometry.release(at: 60, velocity: 500) == .open)
        #expect(geometry.release(at: 100, velocity: 0) == .open)
        #expect(geometry.release(at: 100, velocity: -500) == .closed)
        #expect(geometry.release(at: 240, velocity: 0) == .full)
        #expect(
            RowSwipeGeometry(width: 390, buttonWidths: [74], allowsFullSwipe: false).release(at: 300, velocity: 0)
                == .open)
        #expect(
            RowSwipeGeometry(width: 390, buttonWidths: [], allowsFullSwipe: true).release(at: 300, velocity: 0)
                == .closed)
    }

    @Test func aPullBeyondTheEndOrToTheOtherSideResists() {
        var short = geometry
        short.allowsFullSwipe = false

        #expect(geometry.length(forDrag: 300) == 300)
        #expect(short.length(forDrag: 300) > 164 && short.length(forDrag: 300) < 250)
        #expect(geometry.length(forDrag: -100) < 0 && geometry.length(forDrag: -100) > -60)
        #expect(geometry.length(forDrag: .nan) == 0)
        #expect(geometry.length(forDrag: 5000) == 390)
    }
}
