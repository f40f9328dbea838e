import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UIScrollViewTests {
    // MARK: Dragging

    @Test func contentFollowsTheFingerButForTheSlop() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))

        try fixture.pull(up: 110, in: 1)

        #expect(fixture.recorder.proposed.y > 100)
        #expect(fixture.recorder.calls.starts(with: ["will drag", "scroll", "will end drag", "end drag true"]))
    }

    @Test func dragCallbacksComeInUIKitsOrder() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))

        try fixture.pull(up: 300)
        #expect(fixture.scroll.isDecelerating && !fixture.scroll.isDragging)
        try fixture.device.settle()

        #expect(
            fixture.recorder.calls == [
                "will drag", "scroll", "will end drag", "end drag true", "will decelerate", "scroll", "end decelerate",
            ])
        #expect(!fixture.scroll.isDecelerating)
    }

    @Test func aFlickDeceleratesByTwoThousandthsPerMillisecond() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 100_000))
        try fixture.pull(up: 300)
        let start = 290.0
        let velocity = fixture.recorder.velocity.y * 1000
        let rate = -1000 * log(0.998)

        for step in 1...40 {
            let before = fixture.device.now
            fixture.device.advance(by: 0.05)
            #expect(fixture.device.now - before > 0.049)
            // The last step of the drag advanced the clock by one frame.
            let time = Double(step) * 0.05 + 1 / 60
            let expected = start + velocity / rate * (1 - exp(-rate * time))
            #expect(abs(fixture.scroll.contentOffset.y - expected) <= 1 / 3, "at \(time)")
        }
        try fixture.device.settle()

        #expect(abs(fixture.scroll.contentOffset.y - (start + velocity / rate)) <= 0.5)
        #expect(fixture.scroll.contentOffset == fixture.recorder.proposed)
    }

    @Test func aFastDecelerationRateTravelsTheDistanceOfItsFormula() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 100_000))
        fixture.scroll.decelerationRate = .fast

        try fixture.pull(up: 300)

        let way = fixture.recorder.proposed.y - 290
        #expect(abs(way - fixture.recorder.velocity.y * 1000 / (-1000 * log(0.99))) < 0.5)
    }

    @Test func contentPulledBeyondItsEdgeFollowsTheRubberBand() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        let length = 844.0

        fixture.device.finger(.began, x: 195, y: 100)
        for y in [200.0, 400, 510] { fixture.device.finger(.moved, x: 195, y: y) }
        let shown = (1 - 1 / (400 * 0.55 / length + 1)) * length
        #expect(abs(-fixture.scroll.contentOffset.y - shown) <= 1 / 3)
        fixture.device.finger(.ended, x: 195, y: 510)
        try fixture.device.settle()
        #expect(fixture.scroll.contentOffset == .zero)
    }

    @Test func contentThatDoesNotBounceStopsAtItsEdge() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 1000))
        fixture.scroll.bounces = false

        try fixture.pull(up: -200)
        try fixture.pull(up: 300)
        try fixture.device.settle()

        #expect(fixture.recorder.lowest == 0 && fixture.recorder.highest == 156)
        #expect(fixture.scroll.contentOffset.y == 156)
    }

    @Test func contentThatFitsDoesNotScrollUnlessItAlwaysBounces() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 400))

        try fixture.pull(up: 200)
        #expect(fixture.recorder.calls.isEmpty)
        fixture.scroll.alwaysBounceVertical = true
        try fixture.pull(up: 200)
        #expect(fixture.scroll.contentOffset.y > 0)
        try fixture.device.settle()

        #expect(fixture.scroll.contentOffset == .zero)
    }

    @Test func aTapStopsDecelerationWithoutTappingContent() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 100_000))
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 0, width: 390, height: 100_000), primaryAction: UIAction { _ in taps += 1 })
        fixture.scroll.addSubview(button)
        fixture.device.advance(by: 0)
        try fixture.pull(up: 300)

        try fixture.device.tap(x: 100, y: 400)
        let place = fixture.scroll.contentOffset
        fixture.device.advance(by: 0.5)

        #expect(taps == 0 && fixture.scroll.contentOffset == place && !fixture.scroll.isDecelerating)
        try fixture.device.tap(x: 100, y: 400)
        #expect(taps == 1)
    }

    @Test func aStillScrollViewDrawsNoFrames() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        try fixture.pull(up: 300)
        try fixture.device.settle()
        let frames = fixture.device.frameCount

        fixture.device.advance(by: 2)

        #expect(fixture.device.frameCount == frames)
    }

    // MARK: Pages and targets

    @Test(arguments: [(30.0, 0.6, 0.0), (150.0, 0.1, 844.0), (500.0, 1.5, 844.0), (700.0, 0.2, 844.0)])
    func aDragScrollsAtMostOnePage(_ distance: Double, _ seconds: Double, _ rest: Double) throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 8440))
        fixture.scroll.isPagingEnabled = true

        try fixture.pull(up: distance, in: seconds)
        try fixture.device.settle()

        #expect(fixture.scroll.contentOffset.y == CGFloat(rest))
    }

    @Test func theDelegateCanChooseTheTargetOffset() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        fixture.recorder.target = CGPoint(x: 0, y: 1000)

        try fixture.pull(up: 300)
        try fixture.device.settle()

        #expect(fixture.scroll.contentOffset.y == 1000)
    }

    // MARK: By code

    @Test func anAnimatedOffsetTakesThreeTenthsOfASecondAndReportsItsEnd() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))

        fixture.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        fixture.device.advance(by: 0.15)
        #expect(abs(fixture.scroll.contentOffset.y - 300) < 1)
        #expect(fixture.recorder.calls == ["scroll"])
        fixture.device.advance(by: 0.16)

        #expect(fixture.scroll.contentOffset.y == 600)
        #expect(fixture.recorder.calls == ["scroll", "end animation"])
    }

    @Test func scrollingToARectangleGoesNoFartherThanNeeded() {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))

        fixture.scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
        #expect(fixture.scroll.contentOffset.y == 256)
        fixture.scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
        #expect(fixture.scroll.contentOffset.y == 256)
        fixture.scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)

        #expect(fixture.scroll.contentOffset.y == 100)
    }

    @Test func nonFiniteOffsetsAndSizesAreRefused() {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        fixture.device.recordsMisuses = true

        fixture.scroll.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
        fixture.scroll.contentSize = CGSize(width: CGFloat.infinity, height: 10)
        fixture.scroll.contentSize = CGSize(width: -10, height: -10)

        #expect(fixture.device.misuses.count == 2)
        #expect(fixture.device.misuses.allSatisfy { $0.raises && $0.message.contains("CALayerInvalidGeometry") })
        #expect(fixture.scroll.contentOffset == .zero)
    }

    @Test func anOffsetSetInScrollViewDidScrollIsApplied() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        fixture.recorder.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }

        try fixture.pull(up: -300)
        try fixture.device.settle()

        #expect(fixture.scroll.contentOffset == .zero)
    }

    // MARK: Insets

    @Test func theSafeAreaIsAddedToTheInsetWhereContentScrolls() {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        #expect(fixture.scroll.adjustedContentInset == .zero)

        fixture.scroll.contentInsetAdjustmentBehavior = .automatic

        #expect(fixture.scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(fixture.scroll.contentOffset.y == -47)
        fixture.scroll.contentSize.height = 100
        #expect(fixture.scroll.adjustedContentInset == .zero)
        fixture.scroll.contentInsetAdjustmentBehavior = .always
        #expect(fixture.scroll.adjustedContentInset.top == 47)
    }

    // MARK: Wheels and nesting

    @Test func aWheelMovesContentWithinItsEdges() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 1000))

        fixture.device.wheel(by: CGVector(dx: 0, dy: -80), x: 100, y: 100)
        #expect(fixture.scroll.contentOffset.y == 80)
        fixture.device.wheel(by: CGVector(dx: 0, dy: -400), x: 100, y: 100)
        #expect(fixture.scroll.contentOffset.y == 156)
        fixture.device.wheel(by: CGVector(dx: 0, dy: 4000), x: 100, y: 100)

        #expect(fixture.scroll.contentOffset.y == 0)
    }

    @Test func aHorizontalStripInsideAVerticalListTakesHorizontalDragsOnly() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
        strip.contentSize = CGSize(width: 2000, height: 400)
        fixture.scroll.addSubview(strip)
        fixture.device.advance(by: 0)

        try fixture.device.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 100, y: 490), in: 0.1)
        #expect(strip.contentOffset.x > 100 && fixture.scroll.contentOffset.y == 0)
        try fixture.device.settle()
        try fixture.pull(up: 200)

        #expect(fixture.scroll.contentOffset.y > 100)
    }

    @Test func aControlThatTracksItsTouchPreventsTheDrag() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        let button = UIButton(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
        fixture.scroll.addSubview(button)
        fixture.device.advance(by: 0)

        fixture.device.finger(.began, x: 195, y: 600)
        #expect(!button.isHighlighted)
        fixture.device.advance(by: 0.2)
        #expect(button.isHighlighted)
        for y in [580.0, 540, 500] { fixture.device.finger(.moved, x: 195, y: y) }
        #expect(fixture.scroll.contentOffset.y == 0)
        fixture.device.finger(.ended, x: 195, y: 500)
        try fixture.pull(up: 200)

        #expect(fixture.scroll.contentOffset.y > 100)
    }

    @Test func aDisabledPanRecognizerDoesNotScroll() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        fixture.scroll.panGestureRecognizer.isEnabled = false

        try fixture.pull(up: 100)
        try fixture.device.settle()

        #expect(fixture.scroll.contentOffset == .zero && fixture.recorder.calls.isEmpty)
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
    func aDragEndsEditingOnlyInTheModeForIt(mode: UIScrollView.KeyboardDismissMode) throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
        fixture.scroll.addSubview(field)
        fixture.scroll.keyboardDismissMode = mode
        #expect(field.becomeFirstResponder())

        try fixture.pull(up: 100)
        try fixture.device.settle()

        #expect(field.isFirstResponder == (mode == .none))
    }
}
