import Foundation
import OverlayPlacement
import Testing

/// What the inspector draws of a placement: the space of each side, and the overlay as it was asked for.
@Suite struct PlacementFrameTests {
    /// In the region (10, 57, 370, 743).
    private let anchor = CGRect(x: 150, y: 300, width: 80, height: 40)

    @Test func theSpaceOfASideReachesFromTheAnchorToTheEdgeOfTheRegion() {
        let explanation = request(anchor).explain()

        #expect(explanation.availableFrame(for: .up) == CGRect(x: 10, y: 340, width: 370, height: 460))
        #expect(explanation.availableFrame(for: .down) == CGRect(x: 10, y: 57, width: 370, height: 243))
        #expect(explanation.availableFrame(for: .left) == CGRect(x: 230, y: 57, width: 150, height: 743))
        #expect(explanation.availableFrame(for: .right) == CGRect(x: 10, y: 57, width: 140, height: 743))
    }

    @Test func theOverlayAsItWasAskedForTouchesTheAnchorAndIsInItsMiddle() {
        let explanation = request(anchor).explain()

        #expect(explanation.preferredFrame(for: .up) == CGRect(x: 90, y: 340, width: 200, height: 213))
        #expect(explanation.preferredFrame(for: .down) == CGRect(x: 90, y: 87, width: 200, height: 213))
        #expect(explanation.preferredFrame(for: .left) == CGRect(x: 230, y: 220, width: 213, height: 200))
        #expect(explanation.preferredFrame(for: .right) == CGRect(x: -63, y: 220, width: 213, height: 200))
    }

    @Test func theOverlayAsItWasAskedForStaysInTheRegionAcrossTheArrow() {
        let nearLeft = request(CGRect(x: 10, y: 60, width: 20, height: 20)).explain()
        let nearRight = request(CGRect(x: 360, y: 770, width: 20, height: 20)).explain()

        #expect(nearLeft.preferredFrame(for: .up).minX == 10)
        #expect(nearLeft.preferredFrame(for: .left).minY == 57)
        #expect(nearRight.preferredFrame(for: .down).maxX == 380)
        #expect(nearRight.preferredFrame(for: .right).maxY == 800)
    }

    @Test func anOverlayThatIsTooLargeForTheRegionIsInTheMiddleOfIt() {
        let wide = request(anchor, CGSize(width: 500, height: 100)).explain()
        let high = request(anchor, CGSize(width: 100, height: 843)).explain()

        #expect(wide.preferredFrame(for: .up) == CGRect(x: -55, y: 340, width: 500, height: 113))
        #expect(high.preferredFrame(for: .left) == CGRect(x: 230, y: 7, width: 113, height: 843))
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func lengthsAndAreasAreInPointsOnEveryScreen(scale: CGFloat) {
        var request = request(CGRect(x: 150, y: 100, width: 80, height: 40))
        request.pixelScale = scale

        let explanation = request.explain()

        #expect(explanation.down.available.along == 43)
        #expect(explanation.down.available.across == 370)
        #expect(explanation.down.preferred.along == 213)
        #expect(explanation.down.preferred.across == 200)
        #expect(explanation.down.usableArea == 8_600)
        #expect(explanation.down.penalty == 34_000)
        #expect(explanation.up.usableArea == 42_600)
        #expect(explanation.preferredBubble == CGSize(width: 200, height: 200))
    }

    @Test func aSideWithExactlyEnoughRoomHasRoom() {
        // 213 points above the anchor, and 370 across.
        var request = request(CGRect(x: 150, y: 270, width: 80, height: 40), CGSize(width: 370, height: 200))
        request.permittedDirections = [.up, .down]

        #expect(request.explain().down.rejection == .laterInOrder)
        #expect(request.explain().down.fits)
    }

    @Test func aShiftOfOnePointIsTold() {
        func sentence(_ x: CGFloat) -> String {
            var request = request(CGRect(x: x, y: 300, width: 20, height: 20))
            request.permittedDirections = .up
            return request.explain().sentence
        }

        #expect(sentence(99).contains("Shifted 1 to the right"))
        #expect(!sentence(100).contains("Shifted"))
        #expect(sentence(271).contains("Shifted 1 to the left"))
        #expect(!sentence(270).contains("Shifted"))
    }

    @Test func withoutAnArrowTheSentenceSaysWhetherRoomOrPermissionIsMissing() {
        var crowded = request(CGRect(x: 150, y: 300, width: 80, height: 40))
        crowded.keyboard = CGRect(x: 0, y: 60, width: 390, height: 784)
        var forbidden = request(CGRect(x: 150, y: 300, width: 80, height: 40))
        forbidden.permittedDirections = []

        #expect(crowded.explain().sentence.hasPrefix("On the anchor, no arrow: the region of 370×"))
        #expect(forbidden.explain().sentence.hasPrefix("On the anchor, no arrow: none is permitted."))
    }

    @Test func withoutAnArrowTheShiftIsTheOneAcrossTheScreen() {
        var request = request(CGRect(x: 10, y: 300, width: 20, height: 20))
        request.permittedDirections = []

        #expect(request.explain().shift == 90)
    }

    @Test(arguments: ArrowDirection.allCases)
    func aGapKeepsTheArrowAwayFromTheAnchorOnEverySide(direction: ArrowDirection) throws {
        var request = request(anchor, CGSize(width: 60, height: 60))
        request.permittedDirections = ArrowDirections(direction)
        request.rules.gap = 8

        let tip = try #require(request.explain().placement.arrowTip)

        switch direction {
        case .up: #expect(tip.y == 348)
        case .down: #expect(tip.y == 292)
        case .left: #expect(tip.x == 238)
        case .right: #expect(tip.x == 142)
        }
    }

    @Test func rulesNeitherKeepAGapNorADistanceFromTheCornersUnlessTheySaySo() {
        #expect(PlacementRules.ios8.gap == 0)
        #expect(PlacementRules.ios8.arrowCornerDistance == 0)
        #expect(PlacementRules.legacy.gap == 0)
        #expect(PlacementRules.legacy.arrowCornerDistance == 42)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func contentThatIsExactlyAsWideAsTheRegionFits(scale: CGFloat) {
        var request = request(CGRect(x: 150, y: 270, width: 80, height: 40), CGSize(width: 370, height: 200))
        request.pixelScale = scale

        let placement = request.explain().placement

        #expect(placement.reason == .firstFit)
        #expect(placement.frame == CGRect(x: 10, y: 310, width: 370, height: 213))
        #expect(placement.sizeReduction == .zero)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func aRegionThatJustHoldsTheSmallestBubbleStillShowsTheArrow(scale: CGFloat) {
        // The smallest bubble of 100 × 100 points, and 13 points of arrow below an anchor of no height.
        var request = PlacementRequest(
            anchor: CGRect(x: 50, y: 0, width: 10, height: 0), container: CGRect(x: 0, y: 0, width: 120, height: 133),
            contentSize: CGSize(width: 150, height: 150))
        request.layoutMargins = PlacementInsets(all: 10)
        request.permittedDirections = .up
        request.pixelScale = scale

        let placement = request.explain().placement

        #expect(placement.direction == .up)
        #expect(placement.bubble == CGRect(x: 10, y: 23, width: 100, height: 100))
        #expect(placement.sizeReduction == CGSize(width: 50, height: 50))
    }

    @Test func withoutAnArrowNothingIsOffset() {
        var request = request(CGRect(x: 10, y: 300, width: 20, height: 20))
        request.permittedDirections = []

        let placement = request.explain().placement

        #expect(placement.arrowOffset == 0)
        #expect(placement.arrowTip == nil)
    }
}
