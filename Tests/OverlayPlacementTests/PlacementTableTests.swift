import Foundation
import OverlayPlacement
import Testing

@Suite struct PlacementTableTests {
    /// Checklist 17, 18, 30: a button's rectangle.
    @Test func guidesPopoverPointsAtTheBottomCenterOfItsRect() {
        var request = request(CGRect(x: 200, y: 225, width: 100, height: 25))
        request.canOverlapAnchor = true

        let placement = request.place()

        #expect(placement.direction == .up)
        #expect(placement.arrowTip == CGPoint(x: 250, y: 250))
        #expect(placement.frame == CGRect(x: 150, y: 250, width: 200, height: 213))
        #expect(placement.bubble == CGRect(x: 150, y: 263, width: 200, height: 200))
        #expect(placement.arrowOffset == 0)
        #expect(placement.sizeReduction == .zero)
        #expect(!placement.coversAnchor && !placement.noRoom)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var direction: ArrowDirection
        var anchor: CGPoint
        var frame: CGRect
        var tip: CGPoint
        var offset: CGFloat
        var testDescription: String { "\(direction) at \(anchor)" }
    }

    /// A 40 × 40 anchor in a 1000 × 1000 container, region (10, 10, 980, 980), content 200 × 200; the arrow's minimum
    /// distance from a corner is 13 + 37/2 = 31.5.
    static let rows: [Row] = [
        row(.up, (40, 100), (10, 140, 200, 213), tip: (60, 140), -50),
        row(.up, (480, 100), (400, 140, 200, 213), tip: (500, 140), 0),
        row(.up, (920, 100), (790, 140, 200, 213), tip: (940, 140), 50),
        row(.down, (40, 800), (10, 587, 200, 213), tip: (60, 800), -50),
        row(.down, (480, 800), (400, 587, 200, 213), tip: (500, 800), 0),
        row(.down, (920, 800), (790, 587, 200, 213), tip: (940, 800), 50),
        row(.left, (100, 40), (140, 10, 213, 200), tip: (140, 60), -50),
        row(.left, (100, 480), (140, 400, 213, 200), tip: (140, 500), 0),
        row(.left, (100, 920), (140, 790, 213, 200), tip: (140, 940), 50),
        row(.right, (800, 40), (587, 10, 213, 200), tip: (800, 60), -50),
        row(.right, (800, 480), (587, 400, 213, 200), tip: (800, 500), 0),
        row(.right, (800, 920), (587, 790, 213, 200), tip: (800, 940), 50),
        // Corners: the arrow stops where the bubble's corner begins, 68.5 from the center.
        row(.up, (0, 0), (10, 40, 200, 213), tip: (41.5, 40), -68.5),
        row(.up, (960, 0), (790, 40, 200, 213), tip: (958.5, 40), 68.5),
        row(.down, (0, 960), (10, 747, 200, 213), tip: (41.5, 960), -68.5),
        row(.down, (960, 960), (790, 747, 200, 213), tip: (958.5, 960), 68.5),
        row(.left, (0, 0), (40, 10, 213, 200), tip: (40, 41.5), -68.5),
        row(.left, (0, 960), (40, 790, 213, 200), tip: (40, 958.5), 68.5),
        row(.right, (960, 0), (747, 10, 213, 200), tip: (960, 41.5), -68.5),
        row(.right, (960, 960), (747, 790, 213, 200), tip: (960, 958.5), 68.5),
    ]

    static func row(
        _ direction: ArrowDirection, _ anchor: (CGFloat, CGFloat), _ frame: (CGFloat, CGFloat, CGFloat, CGFloat),
        tip: (CGFloat, CGFloat), _ offset: CGFloat
    ) -> Row {
        Row(
            direction: direction, anchor: CGPoint(x: anchor.0, y: anchor.1),
            frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3),
            tip: CGPoint(x: tip.0, y: tip.1), offset: offset)
    }

    @Test(arguments: rows)
    func everySideCentersOnTheAnchorAndShiftsIntoTheRegion(row: Row) {
        var request = PlacementRequest(
            anchor: CGRect(origin: row.anchor, size: CGSize(width: 40, height: 40)),
            container: CGRect(x: 0, y: 0, width: 1000, height: 1000), contentSize: CGSize(width: 200, height: 200))
        request.permittedDirections = ArrowDirections(row.direction)

        let placement = request.place()

        #expect(placement.direction == row.direction)
        #expect(placement.frame == row.frame)
        #expect(placement.arrowTip == row.tip)
        #expect(placement.arrowOffset == row.offset)
        #expect(!placement.coversAnchor)
    }

    struct Era: Sendable {
        var rules: PlacementRules
        var order: [ArrowDirection]
        var minimum: CGSize
        /// The minimum distance from a corner of the bubble to the arrow's center.
        var corner: CGFloat
    }

    static let eras = [
        Era(
            rules: .legacy, order: [.up, .left, .right, .down], minimum: CGSize(width: 240, height: 160), corner: 42),
        Era(rules: .ios8, order: [.up, .down, .left, .right], minimum: CGSize(width: 100, height: 100), corner: 31.5),
        Era(rules: .ios13, order: [.up, .down, .left, .right], minimum: CGSize(width: 100, height: 100), corner: 31.5),
    ]

    private func roomyRequest(_ era: Era, _ anchor: CGRect, _ size: CGSize) -> PlacementRequest {
        var request = PlacementRequest(
            anchor: anchor, container: CGRect(x: 0, y: 0, width: 1000, height: 1000), contentSize: size)
        request.rules = era.rules
        return request
    }

    @Test(arguments: eras) func withRoomEverywhereTheErasOrderDecides(era: Era) {
        var request = roomyRequest(
            era, CGRect(x: 490, y: 490, width: 20, height: 20), CGSize(width: 200, height: 200))

        var seen: [ArrowDirection] = []
        while let direction = request.place().direction {
            seen.append(direction)
            request.permittedDirections.remove(ArrowDirections(direction))
        }

        #expect(seen == era.order)
    }

    /// In the 1000 × 1000 container, a side first has exactly the room for the minimum bubble and its arrow, and then
    /// one point less.
    @Test(arguments: eras, [ArrowDirection.up, .left])
    func aBubbleShrinksToTheErasMinimumAndNoFurther(era: Era, direction: ArrowDirection) {
        let least = direction.isVertical ? era.minimum.height : era.minimum.width
        let edge = 1000 - 10 - least - 13
        let size = direction.isVertical ? CGSize(width: 300, height: 900) : CGSize(width: 900, height: 300)
        func placed(beside edge: CGFloat) -> Placement {
            let anchor =
                direction.isVertical
                ? CGRect(x: 400, y: 0, width: 20, height: edge) : CGRect(x: 0, y: 400, width: edge, height: 20)
            var request = roomyRequest(era, anchor, size)
            request.permittedDirections = ArrowDirections(direction)
            return request.place()
        }

        let fits = placed(beside: edge)
        let isTooSmall = placed(beside: edge + 1)

        #expect(fits.reason == .shrunk && !fits.coversAnchor)
        #expect((direction.isVertical ? fits.bubble.height : fits.bubble.width) == least)
        #expect(isTooSmall.reason == .belowMinimum && isTooSmall.coversAnchor)
    }

    @Test(arguments: eras) func theArrowKeepsTheErasDistanceFromTheCorner(era: Era) throws {
        let request = roomyRequest(era, CGRect(x: 0, y: 100, width: 4, height: 4), CGSize(width: 300, height: 200))

        let placement = request.place()

        #expect(try #require(placement.arrowTip).x - placement.frame.minX == era.corner)
    }

    @Test func framesAreAlignedToPixels() {
        var request = request(CGRect(x: 100.4, y: 200.4, width: 33.3, height: 20.2), CGSize(width: 150.1, height: 90.5))
        request.pixelScale = 3

        let placement = request.place()

        for value in [placement.frame.minX, placement.frame.minY, placement.frame.maxX, placement.frame.maxY] {
            #expect(abs((value * 3).rounded() - value * 3) < 1e-9)
        }
        #expect(placement.bubble.width >= 150.1 && placement.bubble.width < 150.1 + 1.0 / 3)
        #expect(placement.frame.minY >= request.anchor.maxY)
    }
}
