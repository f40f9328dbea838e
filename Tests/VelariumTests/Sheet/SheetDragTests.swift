import CoreGraphics
import Testing
import UIKit
import Velarium

/// All decisions of a sheet's drag.
@MainActor @Suite struct SheetDragTests {
    private static let closing = SheetLayoutContext(
        size: CGSize(width: 400, height: 800), detents: [.closed, .half, .full])
    private static let staying = SheetLayoutContext(size: CGSize(width: 400, height: 800), detents: [.half, .full])
    private static let events: [BottomSheetDragState.Event] = [
        .began(isDismissing: false), .began(isDismissing: true), .moved(500), .moved(100), .moved(900),
        .ended(height: 420, speed: 0), .ended(height: 150, speed: 0), .ended(height: 700, speed: 2500),
        .ended(height: 150, speed: -2500), .cancelled(height: 650), .decided(true), .decided(false),
    ]

    /// After every sequence of five events: an invalid event changes nothing, an end always has an effect, and the
    /// delegate is asked at most once per release.
    @Test func everyEventSequenceKeepsTheDragConsistent() {
        for ground in [Self.closing, Self.staying] {
            var states: [(drag: BottomSheetDragState, asked: Int)] = [(BottomSheetDragState(), 0)]
            for _ in 0..<5 {
                states = states.flatMap { state in
                    Self.events.compactMap { event in
                        var next = state.drag
                        guard let effects = next.handle(event, in: ground) else {
                            #expect(next == state.drag)
                            return nil
                        }
                        return (next, verify(effects, after: event, from: state, to: next, on: ground))
                    }
                }
                #expect(!states.isEmpty)
            }
        }
    }

    /// Verifies `effects` and returns how many dismissals have been requested in the drag.
    private func verify(
        _ effects: [BottomSheetDragState.Effect], after event: BottomSheetDragState.Event,
        from state: (drag: BottomSheetDragState, asked: Int),
        to next: BottomSheetDragState, on ground: SheetLayoutContext
    ) -> Int {
        var asked = state.asked
        for effect in effects {
            switch effect {
            case .requestDismissal:
                #expect(ground.isDismissible && asked == 0)
                asked += 1
            case .settle(let detent, _):
                #expect(next.phase == .idle && ground.visibleDetents.contains(detent))
            case .notifyRefusedDismissal: #expect(!ground.isDismissible && next.phase == .idle)
            case .finishDismissal, .cancelDismissal:
                #expect(state.drag.phase == .draggingDismissal && next.phase == .idle)
            case .setVisibleHeight(let height): #expect(state.drag.phase == .dragging && height >= 0)
            case .updateDismissal(let height): #expect(state.drag.phase == .draggingDismissal && height >= 0)
            case .pauseDismissal: #expect(next.phase == .draggingDismissal)
            }
        }
        if case .ended = event { #expect(!effects.isEmpty) }
        return next.phase == .idle ? 0 : asked
    }

    struct Release: Sendable, CustomStringConvertible {
        let height: CGFloat
        let speed: CGFloat
        let effect: BottomSheetDragState.Effect
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
        Release(height: 199, speed: 0, effect: .requestDismissal(speed: 0)),
        Release(height: 199, speed: -1999, effect: .requestDismissal(speed: -1999)),
        Release(height: 199, speed: -2001, effect: .settle(.half, speed: -2001)),
        Release(height: 399, speed: 1999, effect: .settle(.half, speed: 1999)),
        Release(height: 399, speed: 2000, effect: .requestDismissal(speed: 2000)),
        Release(height: 800, speed: 2000, effect: .requestDismissal(speed: 2000)),
    ])
    func releasedSheetIsDismissedOrSettlesAtADetent(_ release: Release) {
        var drag = BottomSheetDragState()
        _ = drag.handle(.began(isDismissing: false), in: Self.closing)

        let effects = drag.handle(.ended(height: release.height, speed: release.speed), in: Self.closing)

        #expect(effects == [release.effect])
    }

    @Test func sheetThatCannotBeDismissedBouncesBackAndReportsTheAttempt() {
        var drag = BottomSheetDragState()
        _ = drag.handle(.began(isDismissing: false), in: Self.staying)

        let effects = drag.handle(.ended(height: 100, speed: 3000), in: Self.staying)

        #expect(effects == [.settle(.half, speed: 0), .notifyRefusedDismissal])
    }

    @Test func sheetCaughtWhileDismissingContinuesOrReverses() {
        for (speed, effect) in [
            (CGFloat(0), BottomSheetDragState.Effect.finishDismissal(speed: 0)),
            (-2500, .cancelDismissal(speed: -2500)),
        ] {
            var drag = BottomSheetDragState()
            #expect(drag.handle(.began(isDismissing: true), in: Self.closing) == [.pauseDismissal])
            #expect(drag.handle(.moved(120), in: Self.closing) == [.updateDismissal(120)])
            #expect(drag.handle(.ended(height: 120, speed: speed), in: Self.closing) == [effect])
        }
    }
}
