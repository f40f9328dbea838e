import CoreGraphics
import Testing
import UIKit
import Velarium

/// All decisions of a sheet's drag.
@MainActor @Suite struct SheetDragTests {
    private static let closing = SheetGround(size: CGSize(width: 400, height: 800), detents: [.closed, .half, .full])
    private static let staying = SheetGround(size: CGSize(width: 400, height: 800), detents: [.half, .full])
    private static let events: [SheetDrag.Event] = [
        .began(isLeaving: false), .began(isLeaving: true), .moved(500), .moved(100), .moved(900),
        .ended(height: 420, speed: 0), .ended(height: 150, speed: 0), .ended(height: 700, speed: 2500),
        .ended(height: 150, speed: -2500), .cancelled(height: 650), .answered(true), .answered(false),
    ]

    /// After every sequence of five events: an invalid event changes nothing, an end always has an effect, and the
    /// delegate is asked at most once per release.
    @Test func noSequenceOfEventsLeavesTheSheetInNobodysHand() {
        for ground in [Self.closing, Self.staying] {
            var states: [(drag: SheetDrag, asked: Int)] = [(SheetDrag(), 0)]
            for _ in 0..<5 {
                states = states.flatMap { state in
                    Self.events.compactMap { event in
                        var next = state.drag
                        guard let effects = next.handle(event, on: ground) else {
                            #expect(next == state.drag)
                            return nil
                        }
                        return (next, check(effects, after: event, from: state, to: next, on: ground))
                    }
                }
                #expect(!states.isEmpty)
            }
        }
    }

    private func check(
        _ effects: [SheetDrag.Effect], after event: SheetDrag.Event, from state: (drag: SheetDrag, asked: Int),
        to next: SheetDrag, on ground: SheetGround
    ) -> Int {
        var asked = state.asked
        for effect in effects {
            switch effect {
            case .ask:
                #expect(ground.closes && asked == 0)
                asked += 1
            case .settle(let detent, _):
                #expect(next.phase == .idle && ground.rests.contains(detent))
            case .announceAttempt: #expect(!ground.closes && next.phase == .idle)
            case .finishExit, .turnBack: #expect(state.drag.phase == .holding && next.phase == .idle)
            case .show(let height): #expect(state.drag.phase == .pulling && height >= 0)
            case .showExit(let height): #expect(state.drag.phase == .holding && height >= 0)
            case .catchExit: #expect(next.phase == .holding)
            }
        }
        if case .ended = event { #expect(!effects.isEmpty) }
        return next.phase == .idle ? 0 : asked
    }

    struct Release: Sendable, CustomStringConvertible {
        let height: CGFloat
        let speed: CGFloat
        let effect: SheetDrag.Effect
        var description: String { "at \(height), \(speed) points a second" }
    }

    /// Checklist 97: dismissal by velocity or by distance, unless flicked up; otherwise the detent that the projection
    /// is nearest to.
    @Test(arguments: [
        Release(height: 390, speed: 0, effect: .settle(.half, speed: 0)),
        Release(height: 590, speed: 0, effect: .settle(.half, speed: 0)),
        Release(height: 610, speed: 0, effect: .settle(.full, speed: 0)),
        Release(height: 590, speed: -600, effect: .settle(.full, speed: -600)),
        Release(height: 790, speed: 1200, effect: .settle(.half, speed: 1200)),
        Release(height: 201, speed: 0, effect: .settle(.half, speed: 0)),
        Release(height: 199, speed: 0, effect: .ask(speed: 0)),
        Release(height: 199, speed: -1999, effect: .ask(speed: -1999)),
        Release(height: 199, speed: -2001, effect: .settle(.half, speed: -2001)),
        Release(height: 399, speed: 1999, effect: .settle(.half, speed: 1999)),
        Release(height: 399, speed: 2000, effect: .ask(speed: 2000)),
        Release(height: 800, speed: 2000, effect: .ask(speed: 2000)),
    ])
    func letGoTheSheetLeavesOrGoesToADetent(_ release: Release) {
        var drag = SheetDrag()
        _ = drag.handle(.began(isLeaving: false), on: Self.closing)

        let effects = drag.handle(.ended(height: release.height, speed: release.speed), on: Self.closing)

        #expect(effects == [release.effect])
    }

    @Test func aSheetThatStaysBouncesBackAndTellsOfTheAttempt() {
        var drag = SheetDrag()
        _ = drag.handle(.began(isLeaving: false), on: Self.staying)

        let effects = drag.handle(.ended(height: 100, speed: 3000), on: Self.staying)

        #expect(effects == [.settle(.half, speed: 0), .announceAttempt])
    }

    @Test func aSheetCaughtOnItsWayOutGoesOnOrBack() {
        for (speed, effect) in [
            (CGFloat(0), SheetDrag.Effect.finishExit(speed: 0)), (-2500, .turnBack(speed: -2500)),
        ] {
            var drag = SheetDrag()
            #expect(drag.handle(.began(isLeaving: true), on: Self.closing) == [.catchExit])
            #expect(drag.handle(.moved(120), on: Self.closing) == [.showExit(120)])
            #expect(drag.handle(.ended(height: 120, speed: speed), on: Self.closing) == [effect])
        }
    }
}
