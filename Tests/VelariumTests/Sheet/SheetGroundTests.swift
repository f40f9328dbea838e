import CoreGraphics
import Testing
import UIKit
import Velarium

/// The geometry of a sheet, with tables.
@MainActor @Suite struct SheetGroundTests {
    private let ground = SheetLayoutContext(size: CGSize(width: 400, height: 800))

    /// Checklist 97: the overscroll beyond the last detent grows with the square root of the distance, up to 16
    /// points.
    @Test func sheetResistsBeyondItsHighestDetent() {
        let shown = [0, 8, 50, 200, 800, 5000].map { ground.rubberBanded(800 + $0) - 800 }

        #expect(shown[0] == 0)
        #expect(abs(shown[1] - 16 * (8.0 / 800).squareRoot()) < 1e-9)
        #expect(abs(shown[3] - 8) < 1e-9)
        #expect(shown[4] == 16 && shown[5] == 16)
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func onlyASheetThatCannotCloseResistsBelowItsLowestDetent() {
        var held = ground
        held.detents = [.half]

        #expect(ground.rubberBanded(100) == 100)
        #expect(ground.rubberBanded(-30) == 0)
        #expect(held.rubberBanded(200) == 400 - 16 * 0.5)
    }

    @Test func wantedHeightInvertsTheShownHeight() {
        var held = ground
        held.detents = [.half, .threeQuarters]
        for wanted in stride(from: CGFloat(20), through: 900, by: 11) {
            for some in [ground, held] {
                #expect(abs(some.unstretched(some.rubberBanded(wanted)) - wanted) < 1e-6)
            }
        }
    }

    @Test func belowItsLowestDetentTheSheetMovesWithoutShrinking() {
        #expect(ground.frame(forVisibleHeight: 500) == CGRect(x: 0, y: 300, width: 400, height: 500))
        #expect(ground.frame(forVisibleHeight: 50) == CGRect(x: 0, y: 750, width: 400, height: 200))
    }

    @Test func keyboardRaisesTheSheetUpToTheScreensTop() {
        var ground = ground
        ground.keyboardOverlap = 300
        ground.topInset = 50

        #expect(ground.height(of: .quarter) == 500)
        #expect(ground.height(of: .threeQuarters) == 750)
        #expect(ground.height(of: .full) == 800)
        #expect(ground.height(of: .closed) == 0)
    }

    /// Above a keyboard several detents may have the same height; the sheet still keeps its detent.
    @Test func aKeyboardChangesNoDetent() {
        var ground = ground
        ground.keyboardOverlap = 600
        ground.topInset = 50

        #expect(ground.height(of: .half) == ground.height(of: .threeQuarters))
        #expect(SheetDetent.all.dropFirst().allSatisfy { ground.nearestDetent(to: $0) == $0 })
        #expect(ground.nearestDetent(to: .closed) == .quarter)
        #expect(
            ground.nearestDetent(to: SheetDetent(0.6)) == .half
                && ground.nearestDetent(to: SheetDetent(0.7)) == .threeQuarters)
    }

    @Test func containerWithoutSizeGivesFiniteValues() {
        let empty = SheetLayoutContext(size: .zero)

        #expect(empty.rubberBanded(100).isFinite)
        #expect(empty.frame(forVisibleHeight: 0) == .zero)
        #expect(empty.nearestDetent(toHeight: .nan) == .quarter)
    }

    /// The shares of sheet and content add up to the distance, and content moves only as far as it can scroll.
    @Test func sheetAndContentShareTheDistance() {
        for way in stride(from: CGFloat(-90), through: 90, by: 15) {
            for offset in [CGFloat(0), 20, 500] {
                for room in [CGFloat(0), 30, 400] {
                    let share = NestedScrollDistribution(of: way, contentOffset: offset, sheetRoom: room)
                    #expect(share.sheetDelta + share.contentDelta == way)
                    if way > 0 { #expect(share.contentDelta == min(way, offset)) }
                    if way < 0 { #expect(share.sheetDelta == max(way, -room)) }
                }
            }
        }
    }
}
