import CoreGraphics
import Testing
import UIKitCore

/// The decisions of a sheet's drag, event by event.
@Suite struct SheetPullTests {
    private static let height: Double = 800

    private static func outcome(_ grip: SheetDragState.SheetCondition, distance: Double, speed: Double)
        -> [SheetDragState.Effect]?
    {
        var pull = SheetDragState()
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
    func dragDistanceAndSpeedDecideTheDismissal(_ fling: Fling) {
        let effects = Self.outcome(.dismissible, distance: fling.distance, speed: fling.speed)

        let end: SheetDragState.Effect =
            fling.goes
            ? .finishDismissal(speed: fling.speed) : .cancelDismissal(speed: fling.speed)
        #expect(effects == [.moveTo(fling.distance), end])
    }

    @Test func aDragFollowsTheFingerAndNeverGoesAboveTheRestingPosition() {
        var pull = SheetDragState()
        _ = pull.handle(.began(.dismissible), height: Self.height)

        let down = pull.handle(.moved(120), height: Self.height)
        let up = pull.handle(.moved(-40), height: Self.height)

        #expect(down == [.moveTo(120)])
        #expect(up == [.moveTo(0)])
    }

    @Test func aCaughtSheetContinuesFromItsPosition() {
        var pull = SheetDragState()
        _ = pull.handle(.began(.dismissing(distance: 300)), height: Self.height)

        let moved = pull.handle(.moved(-50), height: Self.height)
        let ended = pull.handle(.ended(distance: 110, speed: 0), height: Self.height)

        #expect(moved == [.moveTo(250)])
        #expect(ended == [.moveTo(410), .finishDismissal(speed: 0)])
    }

    @Test func aModalSheetResistsAndASmallDragIsNoAttempt() {
        #expect(Self.outcome(.notDismissible, distance: 49, speed: 0) == [.springBack])
        #expect(Self.outcome(.notDismissible, distance: 50, speed: 0) == [.springBack, .notifyDismissalAttempt])
        #expect(Self.outcome(.notDismissible, distance: 5, speed: 1000) == [.springBack, .notifyDismissalAttempt])
    }

    /// Every sequence of up to five events: each drag that begins ends once, and without a grip nothing happens.
    @Test func everyDragThatBeginsEndsOnce() {
        let alphabet: [SheetDragState.Event] = [
            .began(.dismissible), .began(.notDismissible), .began(.dismissing(distance: 100)), .moved(30),
            .ended(distance: 30, speed: 0), .ended(distance: 600, speed: 0), .cancelled,
        ]
        var sequences = 0
        func walk(_ pull: SheetDragState, _ depth: Int, begun: Int, ended: Int) {
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

        walk(SheetDragState(), 5, begun: 0, ended: 0)

        #expect(sequences == 19_608)
    }
}
