import Testing
import UIKitCore

/// Decisions of the gesture arena: several gestures with every relation, in every state with every event (issue 5,
/// point 1).
@Suite struct GestureContestTests {
    typealias ID = GestureContest.ID
    typealias Event = GestureContest.Event
    typealias Effect = GestureContest.Effect

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

    private static let states: [GestureLife.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

    private static func alphabet(of relations: Relations) -> [Event] {
        relations.ids.flatMap { id in
            states.map { Event.assign(id, $0) } + [
                .enter(id), .await(id, relations.awaited(by: id)), .answer(id, mayBegin: true),
                .answer(id, mayBegin: false), .prevent(id), .abandon(id), .lift(id, isHoping: false),
                .lift(id, isHoping: true), .touch(id),
            ]
        }
    }

    /// Handles `event` and verifies the invariants of the new state.
    private static func check(_ before: GestureContest, _ event: Event, _ relations: Relations) -> GestureContest {
        var after = before
        var effects = after.handle(event)
        while let more = after.release() { effects += more }
        for id in relations.ids {
            guard let life = after.life(of: id) else { continue }
            if case .asked = life.phase, before.life(of: id)?.phase != life.phase {
                let inTheWay = relations.awaited(by: id).compactMap { after.life(of: $0) }
                #expect(inTheWay.allSatisfy { !$0.isUndecided && !$0.isRunning && $0.phase != .ended }, "\(event)")
            }
        }
        for effect in effects {
            if case .leave(let id) = effect { #expect(after.life(of: id) == nil && effects.contains(.reset(id))) }
            if case .refuse = effect { #expect(after == before && effects.count == 1, "\(event)") }
            if case .recognize(let id) = effect { #expect(event == .answer(id, mayBegin: true)) }
        }
        return after
    }

    /// Whether all gestures leave once each has decided, was refused and has lost its touches.
    private static func comesToRest(_ contest: GestureContest, _ relations: Relations) -> Bool {
        var contest = contest
        for id in relations.ids {
            let events: [Event] = [
                .await(id, relations.awaited(by: id)), .answer(id, mayBegin: false), .lift(id, isHoping: false),
            ]
            for event in events { _ = contest.handle(event) }
        }
        for id in relations.ids + relations.ids + relations.ids {
            _ = contest.handle(.answer(id, mayBegin: false))
            if contest.life(of: id)?.isRunning == true { _ = contest.handle(.assign(id, .ended)) }
            while contest.release() != nil {}
        }
        return contest.isEmpty
    }

    private static func explore(_ relations: Relations) -> Exploration<GestureContest> {
        let letters = alphabet(of: relations)
        return Exploration(from: GestureContest()) { contest in letters.map { check(contest, $0, relations) } }
    }

    @Test(arguments: zip(pairs, [1_405, 1_275, 1_275, 1_113])) func everyStateOfTwoGesturesIsSound(
        relations: Relations, count: Int
    ) {
        let exploration = Self.explore(relations)

        #expect(exploration.states.count == count)
        #expect(exploration.states.allSatisfy { Self.comesToRest($0, relations) })
    }

    /// As the arena drives it: permissions are answered at once, both ways, and no gesture enters twice.
    @Test(arguments: zip(triples, [2_197, 1_093, 1_117, 1_245, 1_105])) func everyStateOfThreeGesturesIsSound(
        relations: Relations, count: Int
    ) {
        let letters = Self.drivenAlphabet(of: relations)
        let exploration = Exploration(from: Self.entered(relations)) { contest in
            letters.flatMap { Self.answered(Self.check(contest, $0, relations), relations) }
        }

        #expect(exploration.states.count == count)
        #expect(exploration.states.allSatisfy { Self.comesToRest($0, relations) })
    }

    private static func entered(_ relations: Relations) -> GestureContest {
        var contest = GestureContest()
        for id in relations.ids { _ = contest.handle(.enter(id)) }
        return contest
    }

    private static func drivenAlphabet(of relations: Relations) -> [Event] {
        relations.ids.flatMap { id in
            states.map { Event.assign(id, $0) } + [
                .prevent(id), .abandon(id), .lift(id, isHoping: false), .lift(id, isHoping: true), .touch(id),
            ]
        }
    }

    /// All states that `contest` can reach when each gesture that asks for permission gets either answer.
    private static func answered(_ contest: GestureContest, _ relations: Relations) -> [GestureContest] {
        for id in relations.ids {
            guard let life = contest.life(of: id) else { continue }
            var told = contest
            _ = told.handle(.await(id, relations.awaited(by: id)))
            while told.release() != nil {}
            if case .seen = life.phase, told != contest { return answered(told, relations) }
            if case .asked = life.phase {
                return [true, false].flatMap {
                    answered(check(contest, .answer(id, mayBegin: $0), relations), relations)
                }
            }
        }
        return [contest]
    }

    // MARK: Single transitions

    private static func contest(_ events: Event...) -> GestureContest {
        var contest = GestureContest()
        for event in events { _ = contest.handle(event) }
        return contest
    }

    private let one = ID(number: 1)
    private let two = ID(number: 2)

    @Test func whoWaitsIsAskedOnceTheOtherHasFailed() {
        var contest = Self.contest(.enter(one), .enter(two), .assign(one, .ended), .await(one, [two]))

        let effects = contest.handle(.assign(two, .failed))

        #expect(effects == [.askWhetherToBegin(one)])
    }

    @Test func whoWaitsFailsWhenTheOtherIsRecognised() {
        var contest = Self.contest(
            .enter(one), .enter(two), .assign(one, .ended), .await(one, [two]), .assign(two, .began), .await(two, []))

        let effects = contest.handle(.answer(two, mayBegin: true))

        #expect(effects == [.recognize(two)])
        #expect(contest.life(of: one)?.state == .failed)
    }

    @Test func gesturesThatWaitForEachOtherFailWhenTheirFingersAreUp() {
        var contest = Self.contest(
            .enter(one), .enter(two), .assign(one, .ended), .await(one, [two]), .assign(two, .ended),
            .await(two, [one]),
            .lift(one, isHoping: false))

        #expect(contest.life(of: one)?.isUndecided == true)
        _ = contest.handle(.lift(two, isHoping: false))
        while contest.release() != nil {}

        #expect(contest.isEmpty)
    }

    @Test func aGestureThatHopesForMoreStaysUntilItGivesUp() {
        var contest = Self.contest(.enter(one), .lift(one, isHoping: true))

        #expect(contest.release() == nil && contest.life(of: one) != nil)
        _ = contest.handle(.assign(one, .failed))

        #expect(contest.release() == [.reset(one), .leave(one)])
    }

    @Test func aRunningGestureOutlivesItsFingersUntilItEnds() {
        var contest = Self.contest(
            .enter(one), .assign(one, .began), .await(one, []), .answer(one, mayBegin: true),
            .lift(one, isHoping: false))

        #expect(contest.release() == nil)
        #expect(contest.handle(.assign(one, .ended)) == [.announce(one)])

        #expect(contest.release() == [.reset(one), .leave(one)])
    }
}
