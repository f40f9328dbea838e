import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Delegates that change the scroll view in a callback, and non-finite values.
@MainActor @Suite final class ScrollReentryTests {
    /// Created lazily in the test: objects created in `init` may get the system of another test.
    private lazy var fixture = ScrollViewFixture(CGSize(width: 390, height: 20_000))
    private nonisolated static let calls = [
        "scroll", "will drag", "will end drag", "end drag true", "will decelerate", "end decelerate",
    ]

    private func isAtRest(_ view: UIScrollView) -> Bool {
        !view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming
    }

    @Test(arguments: calls) func aScrollViewRemovedInACallbackComesToRest(call: String) throws {
        fixture.recorder.on[call] = { $0.removeFromSuperview() }

        try fixture.pull(up: 300)
        try fixture.device.settle()

        let offset = fixture.scroll.contentOffset.y
        #expect(isAtRest(fixture.scroll) && (0...19_156).contains(offset))
        let calls = fixture.recorder.calls
        let count = { (name: String) in calls.count { $0.hasPrefix(name) } }
        #expect(count("will drag") == count("end drag"))
    }

    @Test(arguments: calls) func contentThatShrinksInACallbackEndsInside(call: String) throws {
        fixture.recorder.on[call] = { $0.contentSize.height = 1000 }

        try fixture.pull(up: 500)
        try fixture.device.settle()

        #expect(isAtRest(fixture.scroll) && (0...156).contains(fixture.scroll.contentOffset.y))
    }

    @Test(arguments: calls) func anOffsetSetInACallbackIsApplied(call: String) throws {
        var isDone = false
        fixture.recorder.on[call] = { view in
            guard !isDone else { return }
            isDone = true
            view.contentOffset.y = 7000
        }

        try fixture.pull(up: 300)
        try fixture.device.settle()

        #expect(isDone && isAtRest(fixture.scroll))
        #expect(fixture.recorder.highest >= 7000)
    }

    @Test(arguments: ["will drag", "will end drag", "end drag true", "will decelerate", "end decelerate"])
    func anAnimationStartedInACallbackDeterminesTheOffset(call: String) throws {
        var isDone = false
        fixture.recorder.on[call] = { view in
            guard !isDone else { return }
            isDone = true
            view.setContentOffset(CGPoint(x: 0, y: 7000), animated: true)
        }

        try fixture.pull(up: 300)
        try fixture.device.settle()

        #expect(fixture.scroll.contentOffset.y == 7000 && isAtRest(fixture.scroll))
        #expect(fixture.recorder.calls.last == (call == "will drag" ? fixture.recorder.calls.last : "end animation"))
        #expect(fixture.recorder.calls.count { $0.hasPrefix("end drag") } == 1)
        #expect(fixture.recorder.calls.count { $0 == "end animation" } == 1)
    }

    @Test func aFlickContinuesIntoContentAddedDuringIt() throws {
        fixture.scroll.contentSize.height = 1600
        fixture.recorder.onScroll = { if $0.contentOffset.y > 500 { $0.contentSize.height = 20_000 } }

        try fixture.pull(up: 400)
        let natural = 390 + fixture.recorder.velocity.y * 1000 / 2.002
        try fixture.device.settle()

        #expect(fixture.recorder.proposed.y == 756)
        #expect(abs(fixture.scroll.contentOffset.y - natural) < 1)
    }

    @Test func aDragContinuesFromAnOffsetSetByCode() {
        fixture.device.finger(.began, x: 195, y: 600)
        for y in [580.0, 560] { fixture.device.finger(.moved, x: 195, y: y) }
        #expect(fixture.scroll.contentOffset.y == 30)
        fixture.scroll.contentOffset.y = 5000
        fixture.device.finger(.moved, x: 195, y: 550)

        #expect(fixture.scroll.contentOffset.y == 5010)
    }

    /// Nested scrolling on iOS depends on this: an offset reset in `scrollViewDidScroll` leaves no distance to make up.
    @Test func contentHeldAtItsEdgeFollowsAReversedDragAtOnce() {
        fixture.recorder.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
        fixture.device.finger(.began, x: 195, y: 300)
        for y in [320.0, 400, 500] { fixture.device.finger(.moved, x: 195, y: y) }
        #expect(fixture.scroll.contentOffset.y == 0)

        fixture.device.finger(.moved, x: 195, y: 480)

        #expect(fixture.scroll.contentOffset.y == 20)
    }

    @Test(
        arguments: [
            CGPoint(x: 0, y: CGFloat.nan), CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: 0, y: -1e300),
            CGPoint(x: 1e300, y: 1e300), CGPoint(x: -500, y: 99_999),
        ])
    func anInvalidTargetEndsInside(target: CGPoint) throws {
        fixture.recorder.target = target

        try fixture.pull(up: 300)
        try fixture.device.settle()

        #expect(fixture.scroll.contentOffset.x == 0 && (0...19_156).contains(fixture.scroll.contentOffset.y))
        #expect(isAtRest(fixture.scroll))
    }

    @Test func nonFiniteInsetsAndScalesAreRefused() {
        fixture.device.recordsMisuses = true
        let inset = UIEdgeInsets(top: 0, left: 0, bottom: .nan, right: 0)

        fixture.scroll.contentInset = inset
        fixture.scroll.contentInset = UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
        fixture.scroll.zoomScale = .nan
        fixture.scroll.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), animated: true)

        #expect(fixture.device.misuses.count == 4 && fixture.scroll.contentInset == .zero)
        #expect(fixture.scroll.zoomScale == 1)
    }

    @Test(arguments: [-1e300, -100, 0, 1e12, 1e300])
    func contentOfAnySizeScrollsAndRests(length: Double) throws {
        fixture.scroll.contentSize = CGSize(width: CGFloat(length), height: CGFloat(length))
        fixture.scroll.alwaysBounceVertical = true

        try fixture.pull(up: 300)
        try fixture.pull(up: -300)
        try fixture.device.settle()

        let offset = fixture.scroll.contentOffset
        #expect(offset.x.isFinite && offset.y.isFinite && offset.y >= 0 && isAtRest(fixture.scroll))
        if length <= 0 { #expect(offset == .zero) }
    }

    @Test func anInvalidDecelerationRateStillEnds() throws {
        fixture.scroll.contentSize.height = 2000
        for rate in [CGFloat.nan, -3, 0, 1, 7] {
            fixture.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
            try fixture.pull(up: 200)
            try fixture.device.settle()
            #expect(fixture.scroll.contentOffset.y.isFinite && isAtRest(fixture.scroll))
        }
    }
}
