import TestSupport
import Testing
import UIKitCore

/// Decisions of the gesture arena: several gestures with every relation, in every state with every event.
@Suite struct GestureArenaStateMachineTests {
    typealias ID = GestureArenaStateMachine.ID
    typealias Event = GestureArenaStateMachine.Event
    typealias Effect = GestureArenaStateMachine.Effect

    /// For each gesture, the numbers of those that it requires to fail.
    struct Relations: CustomTestStringConvertible, Sendable {
        let waits: [[Int]]

        func awaited(by id: ID) -> [ID] { waits[id.number].map { ID(number: $0) } }
        var ids: [ID] { waits.indices.map { ID(number: $0) } }
        var testDescription: String { "\(waits)" }
    }

    /// All relations of two gestures. Of three: none, a fork, a chain, a mutual pair with a third, and a ring.
    private static let pairs = [[[], []], [[1], []], [[], [0]], [[1], [0]]].map(Relations.init)
    private static let triples = [
        [[], [], []], [[1, 2], [], []], [[1], [2], []], [[1], [0], [0]], [[1], [2], [0]],
    ].map(Relations.init)

    private static let states: [GestureStateMachine.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

    private static func alphabet(of relations: Relations) -> [Event] {
        relations.ids.flatMap { id in
            states.map { Event.assign(id, $0) } + [
                .enter(id), .await(id, relations.awaited(by: id)), .permissionResult(id, mayBegin: true),
                .permissionResult(id, mayBegin: false), .prevent(id), .abandon(id),
                .inputDidEnd(id, awaitsMoreTaps: false),
                .inputDidEnd(id, awaitsMoreTaps: true), .inputDidBegin(id),
            ]
        }
    }

    /// Handles `event`, verifies the invariants of the new state and returns it.
    private static func verifyTransition(
        from before: GestureArenaStateMachine, event: Event, relations: Relations
    ) -> GestureArenaStateMachine {
        var after = before
        var effects = after.handle(event)
        while let more = after.removeNextFinished() { effects += more }
        for id in relations.ids {
            guard let life = after.gesture(for: id) else { continue }
            if case .awaitingPermission = life.phase, before.gesture(for: id)?.phase != life.phase {
                let inTheWay = relations.awaited(by: id).compactMap { after.gesture(for: $0) }
                #expect(inTheWay.allSatisfy { !$0.isUndecided && !$0.isRunning && $0.phase != .ended }, "\(event)")
            }
        }
        for effect in effects {
            if case .remove(let id) = effect { #expect(after.gesture(for: id) == nil && effects.contains(.reset(id))) }
            if case .rejectState = effect { #expect(after == before && effects.count == 1, "\(event)") }
            if case .recognize(let id) = effect { #expect(event == .permissionResult(id, mayBegin: true)) }
        }
        return after
    }

    /// Whether all gestures leave once each has decided, was refused and has lost its touches.
    private static func comesToRest(_ contest: GestureArenaStateMachine, _ relations: Relations) -> Bool {
        var contest = contest
        for id in relations.ids {
            let events: [Event] = [
                .await(id, relations.awaited(by: id)), .permissionResult(id, mayBegin: false),
                .inputDidEnd(id, awaitsMoreTaps: false),
            ]
            for event in events { _ = contest.handle(event) }
        }
        for id in relations.ids + relations.ids + relations.ids {
            _ = contest.handle(.permissionResult(id, mayBegin: false))
            if contest.gesture(for: id)?.isRunning == true { _ = contest.handle(.assign(id, .ended)) }
            while contest.removeNextFinished() != nil {}
        }
        return contest.isEmpty
    }

    private static func explore(_ relations: Relations) -> StateExploration<GestureArenaStateMachine> {
        let letters = alphabet(of: relations)
        return StateExploration(from: GestureArenaStateMachine()) { contest in
            letters.map { verifyTransition(from: contest, event: $0, relations: relations) }
        }
    }

    @Test(arguments: zip(pairs, [1_405, 1_275, 1_275, 1_113])) func everyReachableStateOfTwoGesturesIsValid(
        relations: Relations, count: Int
    ) {
        let exploration = Self.explore(relations)

        #expect(exploration.states.count == count)
        #expect(exploration.states.allSatisfy { Self.comesToRest($0, relations) })
    }

    /// As the arena drives it: permissions are answered at once, both ways, and no gesture enters twice.
    @Test(arguments: zip(triples, [2_197, 1_093, 1_117, 1_245, 1_105])) func everyReachableStateOfThreeGesturesIsValid(
        relations: Relations, count: Int
    ) {
        let letters = Self.drivenAlphabet(of: relations)
        let exploration = StateExploration(from: Self.entered(relations)) { contest in
            letters.flatMap {
                Self.answered(Self.verifyTransition(from: contest, event: $0, relations: relations), relations)
            }
        }

        #expect(exploration.states.count == count)
        #expect(exploration.states.allSatisfy { Self.comesToRest($0, relations) })
    }

    /// As above, for all relations of four gestures, each once whatever the order of the gestures.
    @Test(.enabled(if: TestRun.isDeep)) func everyReachableStateOfFourGesturesIsValid() {
        let relations = Self.quadruples
        var (states, transitions) = (0, 0)
        for relation in relations {
            let letters = Self.drivenAlphabet(of: relation)
            let exploration = StateExploration(from: Self.entered(relation)) { contest in
                letters.flatMap {
                    Self.answered(Self.verifyTransition(from: contest, event: $0, relations: relation), relation)
                }
            }
            states += exploration.states.count
            transitions += exploration.steps
            #expect(exploration.states.allSatisfy { Self.comesToRest($0, relation) }, "\(relation.waits)")
        }

        #expect(relations.count == 218)
        Log.line("GestureArena: \(relations.count) relations of four, \(states) states, \(transitions) transitions")
    }

    /// The relations of four gestures that differ by more than the order of the gestures: the first of each class.
    private static let quadruples: [Relations] = {
        let orders = (0..<256).map { [$0 & 3, $0 >> 2 & 3, $0 >> 4 & 3, $0 >> 6 & 3] }.filter { Set($0).count == 4 }
        let pairs = (0..<4).flatMap { first in (0..<4).filter { $0 != first }.map { (first, $0) } }
        func number(of arrows: [(Int, Int)], in order: [Int]) -> Int {
            arrows.reduce(0) { $0 | 1 << (4 * order[$1.0] + order[$1.1]) }
        }
        var known: Set<Int> = []
        return (0..<4_096).compactMap { set in
            let arrows = pairs.indices.filter { set & 1 << $0 != 0 }.map { pairs[$0] }
            guard known.insert(orders.map { number(of: arrows, in: $0) }.min() ?? 0).inserted else { return nil }
            return Relations(waits: (0..<4).map { first in arrows.filter { $0.0 == first }.map(\.1) })
        }
    }()

    private static func entered(_ relations: Relations) -> GestureArenaStateMachine {
        var contest = GestureArenaStateMachine()
        for id in relations.ids { _ = contest.handle(.enter(id)) }
        return contest
    }

    private static func drivenAlphabet(of relations: Relations) -> [Event] {
        relations.ids.flatMap { id in
            states.map { Event.assign(id, $0) } + [
                .prevent(id), .abandon(id), .inputDidEnd(id, awaitsMoreTaps: false),
                .inputDidEnd(id, awaitsMoreTaps: true), .inputDidBegin(id),
            ]
        }
    }

    /// All states that `contest` can reach when each gesture that asks for permission gets either answer.
    private static func answered(_ contest: GestureArenaStateMachine, _ relations: Relations)
        -> [GestureArenaStateMachine]
    {
        for id in relations.ids {
            guard let life = contest.gesture(for: id) else { continue }
            var told = contest
            _ = told.handle(.await(id, relations.awaited(by: id)))
            while told.removeNextFinished() != nil {}
            if case .awaitingFailures = life.phase, told != contest { return answered(told, relations) }
            if case .awaitingPermission = life.phase {
                return [true, false].flatMap {
                    let event = Event.permissionResult(id, mayBegin: $0)
                    return answered(verifyTransition(from: contest, event: event, relations: relations), relations)
                }
            }
        }
        return [contest]
    }

    // MARK: Single transitions

    private static func contest(_ events: Event...) -> GestureArenaStateMachine {
        var contest = GestureArenaStateMachine()
        for event in events { _ = contest.handle(event) }
        return contest
    }

    private let one = ID(number: 1)
    private let two = ID(number: 2)

    @Test func aWaitingGestureIsAskedToBeginWhenTheOtherHasFailed() {
        var contest = Self.contest(.enter(one), .enter(two), .assign(one, .ended), .await(one, [two]))

        let effects = contest.handle(.assign(two, .failed))

        #expect(effects == [.askPermissionToBegin(one)])
    }

    @Test func aWaitingGestureFailsWhenTheOtherIsRecognized() {
        var contest = Self.contest(
            .enter(one), .enter(two), .assign(one, .ended), .await(one, [two]), .assign(two, .began), .await(two, []))

        let effects = contest.handle(.permissionResult(two, mayBegin: true))

        #expect(effects == [.recognize(two)])
        #expect(contest.gesture(for: one)?.state == .failed)
    }

    @Test func gesturesThatWaitForEachOtherLeaveWhenTheirTouchesEnd() {
        var contest = Self.contest(
            .enter(one), .enter(two), .assign(one, .ended), .await(one, [two]), .assign(two, .ended),
            .await(two, [one]),
            .inputDidEnd(one, awaitsMoreTaps: false))

        #expect(contest.gesture(for: one)?.isUndecided == true)
        _ = contest.handle(.inputDidEnd(two, awaitsMoreTaps: false))
        while contest.removeNextFinished() != nil {}

        #expect(contest.isEmpty)
    }

    @Test func aGestureThatExpectsMoreTouchesStaysUntilItFails() {
        var contest = Self.contest(.enter(one), .inputDidEnd(one, awaitsMoreTaps: true))

        #expect(contest.removeNextFinished() == nil && contest.gesture(for: one) != nil)
        _ = contest.handle(.assign(one, .failed))

        #expect(contest.removeNextFinished() == [.reset(one), .remove(one)])
    }

    @Test func aRunningGestureStaysAfterItsTouchesUntilItEnds() {
        var contest = Self.contest(
            .enter(one), .assign(one, .began), .await(one, []), .permissionResult(one, mayBegin: true),
            .inputDidEnd(one, awaitsMoreTaps: false))

        #expect(contest.removeNextFinished() == nil)
        #expect(contest.handle(.assign(one, .ended)) == [.callTargets(one)])

        #expect(contest.removeNextFinished() == [.reset(one), .remove(one)])
    }
}
