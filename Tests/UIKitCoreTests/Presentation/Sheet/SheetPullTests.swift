import CoreGraphics
import Testing
import UIKitCore

/// The decisions of a sheet's drag, event by event.
@Suite struct SheetPullTests {
    private static let height: Double = 800

    private static func outcome(_ grip: SheetPull.Grip, distance: Double, speed: Double) -> [SheetPull.Effect]? {
        var pull = SheetPull()
        _ = pull.handle(.began(grip), height: height)
        return pull.handle(.ended(distance: distance, speed: speed), height: height)
    }

    struct Fling: Sendable {
        let distance: Double
        let speed: Double
        let goes: Bool
    }

    /// A sheet is dismissed beyond half of its height or at 1000 points per second; the same speed upward returns it.
    @Test(arguments: [
        Fling(distance: 399, speed: 0, goes: false), Fling(distance: 400, speed: 0, goes: false),
        Fling(distance: 401, speed: 0, goes: true), Fling(distance: 20, speed: 999, goes: false),
        Fling(distance: 20, speed: 1000, goes: true), Fling(distance: 401, speed: -999, goes: true),
        Fling(distance: 700, speed: -1000, goes: false),
    ])
    func distanceAndSpeedDecideWhetherItGoes(_ fling: Fling) {
        let effects = Self.outcome(.free, distance: fling.distance, speed: fling.speed)

        let end: SheetPull.Effect =
            fling.goes
            ? .finish(speed: fling.speed) : .turnBack(speed: fling.speed)
        #expect(effects == [.place(fling.distance), end])
    }

    @Test func itFollowsTheFingerOneToOneAndNeverAboveItsPlace() {
        var pull = SheetPull()
        _ = pull.handle(.began(.free), height: Self.height)

        let (down, up) = (pull.handle(.moved(120), height: Self.height), pull.handle(.moved(-40), height: Self.height))

        #expect(down == [.place(120)])
        #expect(up == [.place(0)])
    }

    @Test func oneThatIsCaughtGoesOnFromWhereItIs() {
        var pull = SheetPull()
        _ = pull.handle(.began(.caught(distance: 300)), height: Self.height)

        let moved = pull.handle(.moved(-50), height: Self.height)
        let ended = pull.handle(.ended(distance: 110, speed: 0), height: Self.height)

        #expect(moved == [.place(250)])
        #expect(ended == [.place(410), .finish(speed: 0)])
    }

    @Test func oneThatMayNotGoResistsAndASmallPullIsNoAttempt() {
        #expect(Self.outcome(.held, distance: 49, speed: 0) == [.springBack])
        #expect(Self.outcome(.held, distance: 50, speed: 0) == [.springBack, .announceAttempt])
        #expect(Self.outcome(.held, distance: 5, speed: 1000) == [.springBack, .announceAttempt])
    }

    /// Every sequence of up to five events: each drag that begins ends once, and without a grip nothing happens.
    @Test func everySequenceOfEventsEndsWhatItBegan() {
        let alphabet: [SheetPull.Event] = [
            .began(.free), .began(.held), .began(.caught(distance: 100)), .moved(30),
            .ended(distance: 30, speed: 0), .ended(distance: 600, speed: 0), .cancelled,
        ]
        var sequences = 0
        func walk(_ pull: SheetPull, _ depth: Int, begun: Int, ended: Int) {
            sequences += 1
            #expect(begun - ended == (pull.phase == .idle ? 0 : 1))
            guard depth > 0 else { return }
            for event in alphabet {
                var next = pull
                let effects = next.handle(event, height: Self.height)
                let (begins, ends) = (
                    pull.phase == .idle && next.phase != .idle, pull.phase != .idle && next.phase == .idle
                )
                if effects == nil { #expect(next.phase == pull.phase) }
                walk(next, depth - 1, begun: begun + (begins ? 1 : 0), ended: ended + (ends ? 1 : 0))
            }
        }

        walk(SheetPull(), 5, begun: 0, ended: 0)

        #expect(sequences == 19_608)
    }
}
