import CoreGraphics
import Testing
import UIKit
import Velarium

/// The geometry of a sheet, with tables.
@MainActor @Suite struct SheetGroundTests {
    private let ground = SheetGround(size: CGSize(width: 400, height: 800))

    /// Checklist 97: the overscroll beyond the last detent grows with the square root of the distance, up to 16
    /// points.
    @Test func beyondItsHighestDetentTheSheetFollowsLessAndLess() {
        let shown = [0, 8, 50, 200, 800, 5000].map { ground.shown(800 + $0) - 800 }

        #expect(shown[0] == 0)
        #expect(abs(shown[1] - 16 * (8.0 / 800).squareRoot()) < 1e-9)
        #expect(abs(shown[3] - 8) < 1e-9)
        #expect(shown[4] == 16 && shown[5] == 16)
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func belowTheLowestDetentOnlyASheetThatStaysResists() {
        var held = ground
        held.detents = [.half]

        #expect(ground.shown(100) == 100)
        #expect(ground.shown(-30) == 0)
        #expect(held.shown(200) == 400 - 16 * 0.5)
    }

    @Test func whatAFingerWantsIsTheWayBackFromWhatIsShown() {
        var held = ground
        held.detents = [.half, .threeQuarters]
        for wanted in stride(from: CGFloat(20), through: 900, by: 11) {
            for some in [ground, held] {
                #expect(abs(some.wanted(forShown: some.shown(wanted)) - wanted) < 1e-6)
            }
        }
    }

    @Test func belowItsLowestDetentTheSheetGoesDownAsAWhole() {
        #expect(ground.frame(showing: 500) == CGRect(x: 0, y: 300, width: 400, height: 500))
        #expect(ground.frame(showing: 50) == CGRect(x: 0, y: 750, width: 400, height: 200))
    }

    @Test func aKeyboardRaisesTheSheetAsFarAsTheScreenReaches() {
        var ground = ground
        (ground.keyboard, ground.topInset) = (300, 50)

        #expect(ground.height(of: .quarter) == 500)
        #expect(ground.height(of: .threeQuarters) == 750)
        #expect(ground.height(of: .full) == 800)
        #expect(ground.height(of: .closed) == 0)
    }

    /// Above a keyboard several detents may have the same height; the sheet still keeps its detent.
    @Test func aKeyboardChangesNoDetent() {
        var ground = ground
        (ground.keyboard, ground.topInset) = (600, 50)

        #expect(ground.height(of: .half) == ground.height(of: .threeQuarters))
        #expect(SheetDetent.all.dropFirst().allSatisfy { ground.rest(at: $0) == $0 })
        #expect(ground.rest(at: .closed) == .quarter)
        #expect(ground.rest(at: SheetDetent(0.6)) == .half && ground.rest(at: SheetDetent(0.7)) == .threeQuarters)
    }

    @Test func aContainerWithoutSizeIsNoTrouble() {
        let empty = SheetGround(size: .zero)

        #expect(empty.shown(100).isFinite)
        #expect(empty.frame(showing: 0) == .zero)
        #expect(empty.nearest(to: .nan) == .quarter)
    }

    /// The shares of sheet and content add up to the distance, and content moves only as far as it can scroll.
    @Test func sheetAndContentShareTheWay() {
        for way in stride(from: CGFloat(-90), through: 90, by: 15) {
            for offset in [CGFloat(0), 20, 500] {
                for room in [CGFloat(0), 30, 400] {
                    let share = SheetHandOff(of: way, offset: offset, room: room)
                    #expect(share.sheet + share.content == way)
                    if way > 0 { #expect(share.content == min(way, offset)) }
                    if way < 0 { #expect(share.sheet == max(way, -room)) }
                }
            }
        }
    }
}
