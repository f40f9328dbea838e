import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UIScrollViewTests {
    // MARK: Dragging

    @Test func contentFollowsTheFingerButForTheSlop() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))

        try stage.pull(up: 110, in: 1)

        #expect(stage.follower.proposed.y > 100)
        #expect(stage.follower.calls.starts(with: ["will drag", "scroll", "will end drag", "end drag true"]))
    }

    @Test func dragCallbacksComeInUIKitsOrder() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))

        try stage.pull(up: 300)
        #expect(stage.scroll.isDecelerating && !stage.scroll.isDragging)
        try stage.device.settle()

        #expect(
            stage.follower.calls == [
                "will drag", "scroll", "will end drag", "end drag true", "will decelerate", "scroll", "end decelerate",
            ])
        #expect(!stage.scroll.isDecelerating)
    }

    @Test func aFlickDeceleratesByTwoThousandthsPerMillisecond() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 100_000))
        try stage.pull(up: 300)
        let start = 290.0
        let velocity = stage.follower.velocity.y * 1000
        let rate = -1000 * log(0.998)

        for step in 1...40 {
            let before = stage.device.now
            stage.device.advance(by: 0.05)
            #expect(stage.device.now - before > 0.049)
            // The last step of the drag advanced the clock by one frame.
            let time = Double(step) * 0.05 + 1 / 60
            let expected = start + velocity / rate * (1 - exp(-rate * time))
            #expect(abs(stage.scroll.contentOffset.y - expected) <= 1 / 3, "at \(time)")
        }
        try stage.device.settle()

        #expect(abs(stage.scroll.contentOffset.y - (start + velocity / rate)) <= 0.5)
        #expect(stage.scroll.contentOffset == stage.follower.proposed)
    }

    @Test func aFastDecelerationRateTravelsTheDistanceOfItsFormula() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 100_000))
        stage.scroll.decelerationRate = .fast

        try stage.pull(up: 300)

        let way = stage.follower.proposed.y - 290
        #expect(abs(way - stage.follower.velocity.y * 1000 / (-1000 * log(0.99))) < 0.5)
    }

    @Test func contentPulledBeyondItsEdgeFollowsTheRubberBand() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))
        let length = 844.0

        stage.device.finger(.began, x: 195, y: 100)
        for y in [200.0, 400, 510] { stage.device.finger(.moved, x: 195, y: y) }
        let shown = (1 - 1 / (400 * 0.55 / length + 1)) * length
        #expect(abs(-stage.scroll.contentOffset.y - shown) <= 1 / 3)
        stage.device.finger(.ended, x: 195, y: 510)
        try stage.device.settle()
        #expect(stage.scroll.contentOffset == .zero)
    }

    @Test func contentThatDoesNotBounceStopsAtItsEdge() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 1000))
        stage.scroll.bounces = false

        try stage.pull(up: -200)
        try stage.pull(up: 300)
        try stage.device.settle()

        #expect(stage.follower.lowest == 0 && stage.follower.highest == 156)
        #expect(stage.scroll.contentOffset.y == 156)
    }

    @Test func contentThatFitsDoesNotScrollUnlessItAlwaysBounces() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 400))

        try stage.pull(up: 200)
        #expect(stage.follower.calls.isEmpty)
        stage.scroll.alwaysBounceVertical = true
        try stage.pull(up: 200)
        #expect(stage.scroll.contentOffset.y > 0)
        try stage.device.settle()

        #expect(stage.scroll.contentOffset == .zero)
    }

    @Test func aTapStopsDecelerationWithoutTappingContent() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 100_000))
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 0, width: 390, height: 100_000), primaryAction: UIAction { _ in taps += 1 })
        stage.scroll.addSubview(button)
        stage.device.advance(by: 0)
        try stage.pull(up: 300)

        try stage.device.tap(x: 100, y: 400)
        let place = stage.scroll.contentOffset
        stage.device.advance(by: 0.5)

        #expect(taps == 0 && stage.scroll.contentOffset == place && !stage.scroll.isDecelerating)
        try stage.device.tap(x: 100, y: 400)
        #expect(taps == 1)
    }

    @Test func aStillScrollViewDrawsNoFrames() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))
        try stage.pull(up: 300)
        try stage.device.settle()
        let frames = stage.device.frameCount

        stage.device.advance(by: 2)

        #expect(stage.device.frameCount == frames)
    }

    // MARK: Pages and targets

    @Test(arguments: [(30.0, 0.6, 0.0), (150.0, 0.1, 844.0), (500.0, 1.5, 844.0), (700.0, 0.2, 844.0)])
    func aDragScrollsAtMostOnePage(_ distance: Double, _ seconds: Double, _ rest: Double) throws {
        let stage = ScrollStage(CGSize(width: 390, height: 8440))
        stage.scroll.isPagingEnabled = true

        try stage.pull(up: distance, in: seconds)
        try stage.device.settle()

        #expect(stage.scroll.contentOffset.y == CGFloat(rest))
    }

    @Test func theDelegateCanChooseTheTargetOffset() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))
        stage.follower.target = CGPoint(x: 0, y: 1000)

        try stage.pull(up: 300)
        try stage.device.settle()

        #expect(stage.scroll.contentOffset.y == 1000)
    }

    // MARK: By code

    @Test func anAnimatedOffsetTakesThreeTenthsOfASecondAndReportsItsEnd() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))

        stage.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        stage.device.advance(by: 0.15)
        #expect(abs(stage.scroll.contentOffset.y - 300) < 1)
        #expect(stage.follower.calls == ["scroll"])
        stage.device.advance(by: 0.16)

        #expect(stage.scroll.contentOffset.y == 600)
        #expect(stage.follower.calls == ["scroll", "end animation"])
    }

    @Test func scrollingToARectangleGoesNoFartherThanNeeded() {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))

        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
        #expect(stage.scroll.contentOffset.y == 256)
        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
        #expect(stage.scroll.contentOffset.y == 256)
        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)

        #expect(stage.scroll.contentOffset.y == 100)
    }

    @Test func nonFiniteOffsetsAndSizesAreRefused() {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))
        stage.device.recordsMisuses = true

        stage.scroll.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
        stage.scroll.contentSize = CGSize(width: CGFloat.infinity, height: 10)
        stage.scroll.contentSize = CGSize(width: -10, height: -10)

        #expect(stage.device.misuses.count == 2)
        #expect(stage.device.misuses.allSatisfy { $0.raises && $0.message.contains("CALayerInvalidGeometry") })
        #expect(stage.scroll.contentOffset == .zero)
    }

    @Test func anOffsetSetInScrollViewDidScrollIsApplied() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))
        stage.follower.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }

        try stage.pull(up: -300)
        try stage.device.settle()

        #expect(stage.scroll.contentOffset == .zero)
    }

    // MARK: Insets

    @Test func theSafeAreaIsAddedToTheInsetWhereContentScrolls() {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))
        #expect(stage.scroll.adjustedContentInset == .zero)

        stage.scroll.contentInsetAdjustmentBehavior = .automatic

        #expect(stage.scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(stage.scroll.contentOffset.y == -47)
        stage.scroll.contentSize.height = 100
        #expect(stage.scroll.adjustedContentInset == .zero)
        stage.scroll.contentInsetAdjustmentBehavior = .always
        #expect(stage.scroll.adjustedContentInset.top == 47)
    }

    // MARK: Wheels and nesting

    @Test func aWheelMovesContentWithinItsEdges() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 1000))

        stage.device.wheel(by: CGVector(dx: 0, dy: -80), x: 100, y: 100)
        #expect(stage.scroll.contentOffset.y == 80)
        stage.device.wheel(by: CGVector(dx: 0, dy: -400), x: 100, y: 100)
        #expect(stage.scroll.contentOffset.y == 156)
        stage.device.wheel(by: CGVector(dx: 0, dy: 4000), x: 100, y: 100)

        #expect(stage.scroll.contentOffset.y == 0)
    }

    @Test func aHorizontalStripInsideAVerticalListTakesHorizontalDragsOnly() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))
        let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
        strip.contentSize = CGSize(width: 2000, height: 400)
        stage.scroll.addSubview(strip)
        stage.device.advance(by: 0)

        try stage.device.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 100, y: 490), in: 0.1)
        #expect(strip.contentOffset.x > 100 && stage.scroll.contentOffset.y == 0)
        try stage.device.settle()
        try stage.pull(up: 200)

        #expect(stage.scroll.contentOffset.y > 100)
    }

    @Test func aControlThatTracksItsTouchPreventsTheDrag() throws {
        let stage = ScrollStage(CGSize(width: 390, height: 5000))
        let button = UIButton(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
        stage.scroll.addSubview(button)
        stage.device.advance(by: 0)

        stage.device.finger(.began, x: 195, y: 600)
        #expect(!button.isHighlighted)
        stage.device.advance(by: 0.2)
        #expect(button.isHighlighted)
        for y in [580.0, 540, 500] { stage.device.finger(.moved, x: 195, y: y) }
        #expect(stage.scroll.contentOffset.y == 0)
        stage.device.finger(.ended, x: 195, y: 500)
        try stage.pull(up: 200)

        #expect(stage.scroll.contentOffset.y > 100)
    }
}
