import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// The order of scroll view delegate calls, and the scroll view's state in each: t for tracking, d for
/// dragging, s for decelerating.
@MainActor @Suite final class ScrollDelegateTests {
    /// Created lazily in the test: objects created in `init` may get the system of another test.
    private lazy var fixture = ScrollViewFixture(CGSize(width: 390, height: 50_000))
    private var states: [String] { fixture.recorder.states }

    /// A drag that stops before the touch ends.
    private func dragAndRest(_ device: TestDevice) {
        device.finger(.began, x: 195, y: 600)
        for y in [560.0, 500, 480] { device.finger(.moved, x: 195, y: y) }
        device.advance(by: 0.3)
        device.finger(.ended, x: 195, y: 480)
    }

    // MARK: Fingers

    @Test func aDragThatRestsEndsWithTheFinger() {
        dragAndRest(fixture.device)

        #expect(states == ["will drag td", "scroll td", "will end drag td", "end drag false "])
        #expect(fixture.recorder.velocity == .zero)
        #expect(fixture.recorder.proposed == fixture.scroll.contentOffset)
    }

    @Test func aFlickDeceleratesAndEndsByItself() throws {
        try fixture.pull(up: 300)
        try fixture.device.settle()

        #expect(
            states == [
                "will drag td", "scroll td", "will end drag td", "end drag true ", "will decelerate ", "scroll s",
                "end decelerate ",
            ])
    }

    @Test func aTouchEndsADecelerationAndDrags() throws {
        try fixture.pull(up: 300)
        fixture.recorder.forget()

        fixture.device.finger(.began, x: 195, y: 600)
        #expect(states == ["end decelerate t"])
        for y in [580.0, 560] { fixture.device.finger(.moved, x: 195, y: y) }
        fixture.device.finger(.ended, x: 195, y: 560)
        try fixture.device.settle()

        #expect(
            states.dropFirst() == [
                "will drag td", "scroll td", "will end drag td", "end drag true ", "will decelerate ", "scroll s",
                "end decelerate ",
            ])
    }

    @Test func contentPulledBeyondTheEdgeReturnsAsDeceleration() throws {
        fixture.device.finger(.began, x: 195, y: 300)
        for y in [340.0, 400] { fixture.device.finger(.moved, x: 195, y: y) }
        fixture.device.advance(by: 0.3)
        fixture.device.finger(.ended, x: 195, y: 400)
        try fixture.device.settle()

        #expect(
            states == [
                "will drag td", "scroll td", "will end drag td", "end drag true ", "will decelerate ", "scroll s",
                "end decelerate ",
            ])
        #expect(fixture.recorder.velocity == .zero && fixture.recorder.proposed == .zero)
    }

    @Test func pagingDoesNotAskTheDelegateForATarget() throws {
        fixture.scroll.isPagingEnabled = true

        try fixture.pull(up: 300)
        try fixture.device.settle()

        #expect(
            states == [
                "will drag td", "scroll td", "end drag true ", "will decelerate ", "scroll s", "end decelerate ",
            ])
    }

    @Test func aCanceledTouchEndsTheDrag() throws {
        fixture.device.finger(.began, x: 195, y: 600)
        for y in [560.0, 500] { fixture.device.finger(.moved, x: 195, y: y) }
        fixture.device.finger(.cancelled, x: 195, y: 500)
        try fixture.device.settle()

        #expect(states == ["will drag td", "scroll td", "will end drag td", "end drag false "])
    }

    @Test func disablingScrollingEndsTheDrag() throws {
        fixture.device.finger(.began, x: 195, y: 600)
        for y in [560.0, 500] { fixture.device.finger(.moved, x: 195, y: y) }
        fixture.scroll.isScrollEnabled = false
        fixture.device.finger(.moved, x: 195, y: 300)
        fixture.device.finger(.ended, x: 195, y: 300)

        #expect(states == ["will drag td", "scroll td", "will end drag td", "end drag false "])
    }

    // MARK: Wheels

    /// A wheel acts as a trackpad does on iPad: it drags without tracking.
    @Test func aWheelDragsUntilItRests() throws {
        fixture.device.wheel(by: CGVector(dx: 0, dy: -80), x: 100, y: 100)
        fixture.device.wheel(by: CGVector(dx: 0, dy: -80), x: 100, y: 100)
        #expect(states == ["will drag d", "scroll d"] && fixture.scroll.contentOffset.y == 160)
        try fixture.device.settle()

        #expect(states == ["will drag d", "scroll d", "will end drag d", "end drag false "])
    }

    @Test func aWheelThatStopsBetweenPagesScrollsToAPage() throws {
        fixture.scroll.isPagingEnabled = true

        fixture.device.wheel(by: CGVector(dx: 0, dy: -600), x: 100, y: 100)
        try fixture.device.settle()

        #expect(
            states == ["will drag d", "scroll d", "end drag true ", "will decelerate ", "scroll s", "end decelerate "])
        #expect(fixture.scroll.contentOffset.y == 844)
    }

    @Test func aWheelEndsADeceleration() throws {
        try fixture.pull(up: 300)
        fixture.recorder.forget()

        fixture.device.wheel(by: CGVector(dx: 0, dy: -10), x: 100, y: 100)
        try fixture.device.settle()

        #expect(states == ["end decelerate d", "will drag d", "scroll d", "will end drag d", "end drag false "])
    }

    @Test func aWheelBeyondTheEndReversesAtOnce() {
        fixture.scroll.contentSize.height = 944

        fixture.device.wheel(by: CGVector(dx: 0, dy: -500), x: 100, y: 100)
        #expect(fixture.scroll.contentOffset.y == 100)
        fixture.device.wheel(by: CGVector(dx: 0, dy: 30), x: 100, y: 100)

        #expect(fixture.scroll.contentOffset.y == 70)
    }

    @Test func aTouchContinuesTheDragOfAWheel() throws {
        fixture.device.wheel(by: CGVector(dx: 0, dy: -80), x: 100, y: 100)
        fixture.device.finger(.began, x: 195, y: 600)
        for y in [580.0, 540, 500] { fixture.device.finger(.moved, x: 195, y: y) }
        fixture.device.advance(by: 0.3)
        fixture.device.finger(.ended, x: 195, y: 500)
        try fixture.device.settle()

        #expect(states == ["will drag d", "scroll d", "scroll td", "will end drag td", "end drag false "])
        #expect(fixture.scroll.contentOffset.y == 180)
    }

    // MARK: The status bar

    @Test func aTapOnTheStatusBarGoesToTheTop() throws {
        fixture.scroll.contentOffset.y = 20_000
        fixture.recorder.forget()

        try fixture.device.tap(x: 195, y: 20)
        try fixture.device.settle()

        #expect(states == ["should go to top ", "scroll ", "went to top "])
        #expect(fixture.scroll.contentOffset == .zero)
    }

    // MARK: Code

    @Test func aReplacedScrollAnimationDoesNotReportItsEnd() throws {
        fixture.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        fixture.device.advance(by: 0.1)
        #expect(fixture.scroll.isScrollAnimating)
        fixture.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        try fixture.device.settle()

        #expect(states == ["scroll ", "end animation "])
        #expect(fixture.scroll.contentOffset.y == 900 && !fixture.scroll.isScrollAnimating)
    }

    @Test func anUnanimatedOffsetEndsAnAnimationWithoutACallback() throws {
        fixture.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        fixture.device.advance(by: 0.1)
        fixture.scroll.contentOffset.y = 40
        try fixture.device.settle()

        #expect(states == ["scroll "])
        #expect(fixture.scroll.contentOffset.y == 40)
    }

    @Test func stoppingAFlickReportsItsEndOnce() throws {
        try fixture.pull(up: 300)
        let place = fixture.scroll.contentOffset

        fixture.scroll.stopScrollingAndZooming()
        fixture.scroll.stopScrollingAndZooming()
        try fixture.device.settle()

        #expect(states.suffix(2) == ["scroll s", "end decelerate "] && fixture.scroll.contentOffset == place)
    }

    @Test func theTraceContainsTheDelegateCalls() throws {
        try fixture.pull(up: 300)
        try fixture.device.settle()

        let calls = fixture.device.trace.filter { $0.type == "ScrollDelegateRecorder" }.map(\.callback)
        #expect(
            calls == [
                "scrollViewWillBeginDragging(_:)", "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
                "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
                "scrollViewDidEndDecelerating(_:)",
            ])
    }
}
