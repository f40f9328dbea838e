import Foundation
import OverlayPlacement
import Testing

/// Each side's own insets, on screens with one, two and three pixels for a point.
@Suite struct PlacementUnitTests {
    private let anchor = CGRect(x: 150, y: 300, width: 80, height: 40)

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func everySideHasItsOwnMargin(scale: CGFloat) {
        var request = request(anchor)
        request.safeArea = PlacementInsets(top: 1, left: 2, bottom: 3, right: 4)
        request.layoutMargins = PlacementInsets(top: 10, left: 20, bottom: 30, right: 40)
        request.pixelScale = scale

        #expect(request.explain().region == CGRect(x: 22, y: 11, width: 390 - 66, height: 844 - 44))
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func theBubbleGrowsByTheInsetsOfEverySide(scale: CGFloat) {
        var request = request(anchor)
        request.contentInsets = PlacementInsets(top: 1, left: 2, bottom: 4, right: 8)
        request.pixelScale = scale

        #expect(request.explain().preferredBubble == CGSize(width: 210, height: 205))
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func theKeyboardKeepsTheMarginBelowTheOverlay(scale: CGFloat) {
        var request = request(anchor)
        request.layoutMargins = PlacementInsets(top: 10, left: 20, bottom: 30, right: 40)
        request.keyboard = CGRect(x: 0, y: 600, width: 390, height: 244)
        request.pixelScale = scale

        #expect(request.explain().region.maxY == 570)
    }

    @Test func aKeyboardBesideTheContainerLeavesTheRegionAlone() {
        var request = request(anchor)
        request.keyboard = CGRect(x: -60, y: 500, width: 50, height: 344)

        #expect(request.explain().region.maxY == 800)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func aBubbleShrinksToTheSmallestOneInPoints(scale: CGFloat) {
        // 113 points below the anchor, 100 above: the smallest bubble and its arrow just fit below.
        var request = PlacementRequest(
            anchor: CGRect(x: 100, y: 110, width: 10, height: 10),
            container: CGRect(x: 0, y: 0, width: 300, height: 243),
            contentSize: CGSize(width: 150, height: 300))
        request.layoutMargins = PlacementInsets(all: 10)
        request.permittedDirections = [.up, .down]
        request.pixelScale = scale

        let placement = request.explain().placement

        #expect(placement.reason == .shrunk)
        #expect(placement.direction == .up)
        #expect(placement.bubble.height == 100)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func gapAndCornerDistanceAreInPoints(scale: CGFloat) throws {
        var request = request(CGRect(x: 10, y: 300, width: 20, height: 20))
        request.permittedDirections = .up
        request.rules.gap = 8
        request.rules.arrowCornerDistance = 60
        request.pixelScale = scale

        let placement = request.explain().placement

        #expect(placement.frame.minY == 328)
        #expect(placement.arrowOffset == -40)
    }

    @Test func insetsThatLeaveNoRoomLeaveTheMiddleBetweenThem() {
        var request = request(anchor)
        request.container = CGRect(x: 0, y: 0, width: 100, height: 200)
        request.safeArea = PlacementInsets(all: 0)
        request.layoutMargins = PlacementInsets(top: 150, left: 80, bottom: 110, right: 60)

        #expect(request.explain().region == CGRect(x: 60, y: 120, width: 0, height: 0))
    }

    @Test func marginsThatAreNoNumberAndNegativeLengthsCountAsNone() {
        var request = request(anchor)
        request.layoutMargins = PlacementInsets(top: .nan, left: .nan, bottom: .nan, right: .nan)
        request.arrowLength = -5

        #expect(request.explain().region == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(request.explain().up.preferred.along == 200)
    }

    @Test func contentOfHalfAPointIsNoReasonForTheDefaultSize() {
        let explanation = request(anchor, CGSize(width: 0.5, height: 0.5)).explain()

        #expect(explanation.preferredBubble == CGSize(width: 1, height: 1))
    }

    @Test(arguments: [0, -2, .nan, .infinity, 5000] as [CGFloat])
    func anImpossiblePixelScaleCountsAsOne(scale: CGFloat) {
        var request = request(CGRect(x: 150.5, y: 300.5, width: 80, height: 40))
        request.pixelScale = scale
        var usual = request
        usual.pixelScale = 1

        #expect(request.explain().placement == usual.explain().placement)
    }
}
