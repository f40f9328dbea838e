import Foundation
import OverlayPlacement
import Testing

@Suite struct PlacementRuleTests {
    private let middle = CGRect(x: 150, y: 400, width: 80, height: 40)

    @Test func sideWithoutRoomFlipsToTheNextThatFits() {
        let low = request(CGRect(x: 150, y: 700, width: 80, height: 40))

        #expect(low.place().direction == .down)
    }

    @Test func contentThatFitsNowhereShrinksToTheLargestSide() {
        let placement = request(middle, CGSize(width: 300, height: 700)).place()

        #expect(placement.reason == .shrunk)
        #expect(placement.direction == .up)
        #expect(placement.frame == CGRect(x: 40, y: 440, width: 300, height: 360))
        #expect(placement.sizeReduction == CGSize(width: 0, height: 353))
        #expect(!placement.coversAnchor)
    }

    @Test func largestSideIsUsedEvenIfItIsLaterInTheOrder() {
        let placement = request(CGRect(x: 150, y: 500, width: 80, height: 40), CGSize(width: 300, height: 700)).place()

        #expect(placement.reason == .shrunk && placement.direction == .down)
        #expect(placement.frame == CGRect(x: 40, y: 57, width: 300, height: 443))
    }

    /// Checklist 13.
    @Test func permittedOverlapKeepsTheSizeOnlyIfSpaceIsShort() {
        var roomy = request(middle)
        roomy.canOverlapAnchor = true
        var cramped = request(middle, CGSize(width: 300, height: 700))
        cramped.canOverlapAnchor = true

        #expect(!roomy.place().coversAnchor)
        #expect(cramped.place().coversAnchor)
        #expect(cramped.place().frame == CGRect(x: 40, y: 87, width: 300, height: 713))
        #expect(cramped.place().sizeReduction == .zero)
    }

    @Test func aSideBelowTheMinimumKeepsTheSizeAndCoversTheAnchor() {
        var request = request(CGRect(x: 20, y: 60, width: 350, height: 680), CGSize(width: 200, height: 300))

        let modern = request.place()
        request.rules = .legacy
        let classic = request.place()

        #expect(modern.reason == .belowMinimum && modern.coversAnchor)
        #expect(modern.frame == CGRect(x: 95, y: 487, width: 200, height: 313))
        #expect(classic.reason == .belowMinimum && classic.coversAnchor)
        #expect(classic.bubble.size == CGSize(width: 200, height: 160))
    }

    /// Below there is more area, but not enough height for the minimum bubble: it would cover the anchor.
    @Test func sideThatFitsTheMinimumPrecedesALargerOneThatDoesNot() {
        let request = request(CGRect(x: 10, y: 147, width: 250, height: 653), CGSize(width: 370, height: 200))

        let explanation = request.explain()

        #expect(explanation.down.usableArea > explanation.left.usableArea)
        #expect(explanation.placement.reason == .shrunk && !explanation.placement.coversAnchor)
        #expect(explanation.placement.frame == CGRect(x: 260, y: 374, width: 120, height: 200))
    }

    /// Checklist 52.
    @Test func aSinglePermittedDirectionIsKeptEvenIfItShrinksTheContent() {
        var request = request(CGRect(x: 150, y: 600, width: 80, height: 40), CGSize(width: 200, height: 400))
        request.permittedDirections = .up

        let placement = request.place()

        #expect(placement.direction == .up)
        #expect(placement.frame == CGRect(x: 90, y: 640, width: 200, height: 160))
        #expect(placement.sizeReduction.height == 253)
    }

    @Test func withoutAPermittedDirectionTheOverlayIsCenteredOnTheAnchor() {
        var request = request(CGRect(x: 195, y: 422, width: 0, height: 0))
        request.permittedDirections = []

        let placement = request.place()

        #expect(placement.direction == nil && placement.arrowTip == nil && placement.reason == .noArrowPermitted)
        #expect(placement.frame == CGRect(x: 95, y: 322, width: 200, height: 200))
        #expect(placement.bubble == placement.frame)
    }

    @Test func zeroSizeUsesTheDefaultPerAxis() {
        let both = request(CGRect(x: 150, y: 100, width: 80, height: 40), .zero).place()
        let one = request(CGRect(x: 150, y: 100, width: 80, height: 40), CGSize(width: 100, height: 0)).place()

        #expect(both.bubble.size == CGSize(width: 320, height: 480))
        #expect(one.bubble.size == CGSize(width: 100, height: 480))
    }

    @Test func contentInsetsGrowTheBubble() {
        var request = request(CGRect(x: 150, y: 100, width: 80, height: 40))
        request.contentInsets = PlacementInsets(top: 14, left: 9, bottom: 9, right: 9)

        #expect(request.place().bubble.size == CGSize(width: 218, height: 223))
    }

    @Test func presentedOverlayKeepsItsSideWhileItFits() {
        var request = request(middle)
        request.currentDirection = .down

        #expect(request.place().direction == .down)
        #expect(request.place().reason == .currentDirectionFits)

        request.anchor.origin.y = 150
        #expect(request.place().direction == .up)
    }

    @Test func dockedKeyboardReducesTheRegionAndAFloatingOneDoesNot() {
        var request = request(CGRect(x: 150, y: 500, width: 80, height: 40))
        request.keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)
        let docked = request.place()
        request.keyboard = CGRect(x: 40, y: 508, width: 300, height: 250)
        let floating = request.place()

        #expect(docked.direction == .down && docked.frame.maxY <= 498)
        #expect(floating.direction == .up)
    }

    /// After a conversion between views, a keyboard may end slightly above the edge that it touches.
    @Test func keyboardShortByARoundingErrorCountsAsDocked() {
        var request = request(CGRect(x: 150, y: 500, width: 80, height: 40))
        request.keyboard = CGRect(x: 0, y: 508, width: 390, height: 336 - 1e-10)

        #expect(request.place().direction == .down)
    }

    @Test func anchorUnderTheKeyboardPutsTheOverlayAboveTheKeyboard() {
        var request = request(CGRect(x: 150, y: 700, width: 80, height: 40))
        request.keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

        let placement = request.place()

        #expect(placement.direction == .down)
        #expect(placement.frame.maxY == 498)
        #expect(placement.arrowTip == CGPoint(x: 190, y: 498))
    }

    @Test func onlyTheVisiblePartOfAnAnchorCounts() {
        let placement = request(CGRect(x: 340, y: 300, width: 200, height: 40)).place()

        #expect(placement.direction == .up)
        #expect(placement.frame.maxX == 380)
        #expect(placement.arrowTip == CGPoint(x: 348.5, y: 340))
    }

    @Test func offscreenAnchorIsPointedAtFromTheNearestEdge() {
        var request = request(CGRect(x: 900, y: 300, width: 20, height: 20))
        request.permittedDirections = [.left, .right]

        let placement = request.place()

        #expect(placement.direction == .right)
        #expect(placement.frame == CGRect(x: 167, y: 210, width: 213, height: 200))
    }

    @Test func gapIsBetweenAnchorAndTip() {
        var request = request(middle)
        request.rules.gap = 8

        #expect(request.place().arrowTip == CGPoint(x: 190, y: 448))
    }

    @Test func horizontalFirstOrderPrefersTheSides() {
        var request = PlacementRequest(
            anchor: CGRect(x: 400, y: 180, width: 40, height: 40),
            container: CGRect(x: 0, y: 0, width: 1024, height: 748), contentSize: CGSize(width: 200, height: 200))
        request.rules.order = .horizontalFirst

        #expect(request.place().direction == .left)
    }
}
