import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// The order of scroll view delegate calls, and the scroll view's state in each: t for tracking, d for
/// dragging, s for decelerating.
@MainActor @Suite final class ScrollDelegateTests {
    /// Created lazily in the test: objects created in `init` may get the system of another test.
    private lazy var stage = ScrollStage(CGSize(width: 390, height: 50_000))
    private var states: [String] { stage.follower.states }

    /// A drag that stops before the touch ends.
    private func dragAndRest(_ device: TestDevice) {
        device.finger(.began, x: 195, y: 600)
        for y in [560.0, 500, 480] { device.finger(.moved, x: 195, y: y) }
        device.advance(by: 0.3)
        device.finger(.ended, x: 195, y: 480)
    }

    // MARK: Fingers

    @Test func aDragThatRestsEndsWithTheFinger() {
        dragAndRest(stage.device)

        #expect(states == ["will drag td", "scroll td", "will end drag td", "end drag false "])
        #expect(stage.follower.velocity == .zero)
        #expect(stage.follower.proposed == stage.scroll.contentOffset)
    }

    @Test func aFlickDeceleratesAndEndsByItself() throws {
        try stage.pull(up: 300)
        try stage.device.settle()

        #expect(
            states == [
                "will drag td", "scroll td", "will end drag td", "end drag true ", "will decelerate ", "scroll s",
                "end decelerate ",
            ])
    }

    @Test func aTouchEndsADecelerationAndDrags() throws {
        try stage.pull(up: 300)
        stage.follower.forget()

        stage.device.finger(.began, x: 195, y: 600)
        #expect(states == ["end decelerate t"])
        for y in [580.0, 560] { stage.device.finger(.moved, x: 195, y: y) }
        stage.device.finger(.ended, x: 195, y: 560)
        try stage.device.settle()

        #expect(
            states.dropFirst() == [
                "will drag td", "scroll td", "will end drag td", "end drag true ", "will decelerate ", "scroll s",
                "end decelerate ",
            ])
    }

    @Test func contentPulledBeyondTheEdgeReturnsAsDeceleration() throws {
        stage.device.finger(.began, x: 195, y: 300)
        for y in [340.0, 400] { stage.device.finger(.moved, x: 195, y: y) }
        stage.device.advance(by: 0.3)
        stage.device.finger(.ended, x: 195, y: 400)
        try stage.device.settle()

        #expect(
            states == [
                "will drag td", "scroll td", "will end drag td", "end drag true ", "will decelerate ", "scroll s",
                "end decelerate ",
            ])
        #expect(stage.follower.velocity == .zero && stage.follower.proposed == .zero)
    }

    @Test func pagingDoesNotAskTheDelegateForATarget() throws {
        stage.scroll.isPagingEnabled = true

        try stage.pull(up: 300)
        try stage.device.settle()

        #expect(
            states == [
                "will drag td", "scroll td", "end drag true ", "will decelerate ", "scroll s", "end decelerate ",
            ])
    }

    @Test func aCanceledTouchEndsTheDrag() throws {
        stage.device.finger(.began, x: 195, y: 600)
        for y in [560.0, 500] { stage.device.finger(.moved, x: 195, y: y) }
        stage.device.finger(.cancelled, x: 195, y: 500)
        try stage.device.settle()

        #expect(states == ["will drag td", "scroll td", "will end drag td", "end drag false "])
    }

    @Test func disablingScrollingEndsTheDrag() throws {
        stage.device.finger(.began, x: 195, y: 600)
        for y in [560.0, 500] { stage.device.finger(.moved, x: 195, y: y) }
        stage.scroll.isScrollEnabled = false
        stage.device.finger(.moved, x: 195, y: 300)
        stage.device.finger(.ended, x: 195, y: 300)

        #expect(states == ["will drag td", "scroll td", "will end drag td", "end drag false "])
    }

    // MARK: Wheels

    /// A wheel acts as a trackpad does on iPad: it drags without tracking.
    @Test func aWheelDragsUntilItRests() throws {
        stage.device.wheel(by: CGVector(dx: 0, dy: -80), x: 100, y: 100)
        stage.device.wheel(by: CGVector(dx: 0, dy: -80), x: 100, y: 100)
        #expect(states == ["will drag d", "scroll d"] && stage.scroll.contentOffset.y == 160)
        try stage.device.settle()

        #expect(states == ["will drag d", "scroll d", "will end drag d", "end drag false "])
    }

    @Test func aWheelThatStopsBetweenPagesScrollsToAPage() throws {
        stage.scroll.isPagingEnabled = true

        stage.device.wheel(by: CGVector(dx: 0, dy: -600), x: 100, y: 100)
        try stage.device.settle()

        #expect(
            states == ["will drag d", "scroll d", "end drag true ", "will decelerate ", "scroll s", "end decelerate "])
        #expect(stage.scroll.contentOffset.y == 844)
    }

    @Test func aWheelEndsADeceleration() throws {
        try stage.pull(up: 300)
        stage.follower.forget()

        stage.device.wheel(by: CGVector(dx: 0, dy: -10), x: 100, y: 100)
        try stage.device.settle()

        #expect(states == ["end decelerate d", "will drag d", "scroll d", "will end drag d", "end drag false "])
    }

    @Test func aWheelBeyondTheEndReversesAtOnce() {
        stage.scroll.contentSize.height = 944

        stage.device.wheel(by: CGVector(dx: 0, dy: -500), x: 100, y: 100)
        #expect(stage.scroll.contentOffset.y == 100)
        stage.device.wheel(by: CGVector(dx: 0, dy: 30), x: 100, y: 100)

        #expect(stage.scroll.contentOffset.y == 70)
    }

    @Test func aTouchContinuesTheDragOfAWheel() throws {
        stage.device.wheel(by: CGVector(dx: 0, dy: -80), x: 100, y: 100)
        stage.device.finger(.began, x: 195, y: 600)
        for y in [580.0, 540, 500] { stage.device.finger(.moved, x: 195, y: y) }
        stage.device.advance(by: 0.3)
        stage.device.finger(.ended, x: 195, y: 500)
        try stage.device.settle()

        #expect(states == ["will drag d", "scroll d", "scroll td", "will end drag td", "end drag false "])
        #expect(stage.scroll.contentOffset.y == 180)
    }

    // MARK: The status bar

    @Test func aTapOnTheStatusBarGoesToTheTop() throws {
        stage.scroll.contentOffset.y = 20_000
        stage.follower.forget()

        try stage.device.tap(x: 195, y: 20)
        try stage.device.settle()

        #expect(states == ["should go to top ", "scroll ", "went to top "])
        #expect(stage.scroll.contentOffset == .zero)
    }

    // MARK: Code

    @Test func aReplacedScrollAnimationDoesNotReportItsEnd() throws {
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.device.advance(by: 0.1)
        #expect(stage.scroll.isScrollAnimating)
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        try stage.device.settle()

        #expect(states == ["scroll ", "end animation "])
        #expect(stage.scroll.contentOffset.y == 900 && !stage.scroll.isScrollAnimating)
    }

    @Test func anUnanimatedOffsetEndsAnAnimationWithoutACallback() throws {
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.device.advance(by: 0.1)
        stage.scroll.contentOffset.y = 40
        try stage.device.settle()

        #expect(states == ["scroll "])
        #expect(stage.scroll.contentOffset.y == 40)
    }

    @Test func stoppingAFlickReportsItsEndOnce() throws {
        try stage.pull(up: 300)
        let place = stage.scroll.contentOffset

        stage.scroll.stopScrollingAndZooming()
        stage.scroll.stopScrollingAndZooming()
        try stage.device.settle()

        #expect(states.suffix(2) == ["scroll s", "end decelerate "] && stage.scroll.contentOffset == place)
    }

    @Test func theTraceContainsTheDelegateCalls() throws {
        try stage.pull(up: 300)
        try stage.device.settle()

        let calls = stage.device.trace.filter { $0.type == "ScrollFollower" }.map(\.callback)
        #expect(
            calls == [
                "scrollViewWillBeginDragging(_:)", "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
                "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
                "scrollViewDidEndDecelerating(_:)",
            ])
    }
}
