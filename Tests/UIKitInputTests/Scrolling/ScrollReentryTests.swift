import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Delegates that change the scroll view in a callback, and non-finite values.
@MainActor @Suite final class ScrollReentryTests {
    /// Created lazily in the test: objects created in `init` may get the system of another test.
    private lazy var stage = ScrollStage(CGSize(width: 390, height: 20_000))
    private nonisolated static let calls = [
        "scroll", "will drag", "will end drag", "end drag true", "will decelerate", "end decelerate",
    ]

    private func isAtRest(_ view: UIScrollView) -> Bool {
        !view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming
    }

    @Test(arguments: calls) func aScrollViewRemovedInACallbackComesToRest(call: String) throws {
        stage.follower.on[call] = { $0.removeFromSuperview() }

        try stage.pull(up: 300)
        try stage.device.settle()

        let offset = stage.scroll.contentOffset.y
        #expect(isAtRest(stage.scroll) && (0...19_156).contains(offset))
        let calls = stage.follower.calls
        let count = { (name: String) in calls.count { $0.hasPrefix(name) } }
        #expect(count("will drag") == count("end drag"))
    }

    @Test(arguments: calls) func contentThatShrinksInACallbackEndsInside(call: String) throws {
        stage.follower.on[call] = { $0.contentSize.height = 1000 }

        try stage.pull(up: 500)
        try stage.device.settle()

        #expect(isAtRest(stage.scroll) && (0...156).contains(stage.scroll.contentOffset.y))
    }

    @Test(arguments: calls) func anOffsetSetInACallbackIsApplied(call: String) throws {
        var isDone = false
        stage.follower.on[call] = { view in
            guard !isDone else { return }
            isDone = true
            view.contentOffset.y = 7000
        }

        try stage.pull(up: 300)
        try stage.device.settle()

        #expect(isDone && isAtRest(stage.scroll))
        #expect(stage.follower.highest >= 7000)
    }

    @Test(arguments: ["will drag", "will end drag", "end drag true", "will decelerate", "end decelerate"])
    func anAnimationStartedInACallbackDeterminesTheOffset(call: String) throws {
        var isDone = false
        stage.follower.on[call] = { view in
            guard !isDone else { return }
            isDone = true
            view.setContentOffset(CGPoint(x: 0, y: 7000), animated: true)
        }

        try stage.pull(up: 300)
        try stage.device.settle()

        #expect(stage.scroll.contentOffset.y == 7000 && isAtRest(stage.scroll))
        #expect(stage.follower.calls.last == (call == "will drag" ? stage.follower.calls.last : "end animation"))
        #expect(stage.follower.calls.count { $0.hasPrefix("end drag") } == 1)
        #expect(stage.follower.calls.count { $0 == "end animation" } == 1)
    }

    @Test func aFlickContinuesIntoContentAddedDuringIt() throws {
        stage.scroll.contentSize.height = 1600
        stage.follower.onScroll = { if $0.contentOffset.y > 500 { $0.contentSize.height = 20_000 } }

        try stage.pull(up: 400)
        let natural = 390 + stage.follower.velocity.y * 1000 / 2.002
        try stage.device.settle()

        #expect(stage.follower.proposed.y == 756)
        #expect(abs(stage.scroll.contentOffset.y - natural) < 1)
    }

    @Test func aDragContinuesFromAnOffsetSetByCode() {
        stage.device.finger(.began, x: 195, y: 600)
        for y in [580.0, 560] { stage.device.finger(.moved, x: 195, y: y) }
        #expect(stage.scroll.contentOffset.y == 30)
        stage.scroll.contentOffset.y = 5000
        stage.device.finger(.moved, x: 195, y: 550)

        #expect(stage.scroll.contentOffset.y == 5010)
    }

    /// Nested scrolling on iOS depends on this: an offset reset in `scrollViewDidScroll` leaves no distance to make up.
    @Test func contentHeldAtItsEdgeFollowsAReversedDragAtOnce() {
        stage.follower.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
        stage.device.finger(.began, x: 195, y: 300)
        for y in [320.0, 400, 500] { stage.device.finger(.moved, x: 195, y: y) }
        #expect(stage.scroll.contentOffset.y == 0)

        stage.device.finger(.moved, x: 195, y: 480)

        #expect(stage.scroll.contentOffset.y == 20)
    }

    @Test(
        arguments: [
            CGPoint(x: 0, y: CGFloat.nan), CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: 0, y: -1e300),
            CGPoint(x: 1e300, y: 1e300), CGPoint(x: -500, y: 99_999),
        ])
    func anInvalidTargetEndsInside(target: CGPoint) throws {
        stage.follower.target = target

        try stage.pull(up: 300)
        try stage.device.settle()

        #expect(stage.scroll.contentOffset.x == 0 && (0...19_156).contains(stage.scroll.contentOffset.y))
        #expect(isAtRest(stage.scroll))
    }

    @Test func nonFiniteInsetsAndScalesAreRefused() {
        stage.device.recordsMisuses = true
        let inset = UIEdgeInsets(top: 0, left: 0, bottom: .nan, right: 0)

        stage.scroll.contentInset = inset
        stage.scroll.contentInset = UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
        stage.scroll.zoomScale = .nan
        stage.scroll.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), animated: true)

        #expect(stage.device.misuses.count == 4 && stage.scroll.contentInset == .zero)
        #expect(stage.scroll.zoomScale == 1)
    }

    @Test(arguments: [-1e300, -100, 0, 1e12, 1e300])
    func contentOfAnySizeScrollsAndRests(length: Double) throws {
        stage.scroll.contentSize = CGSize(width: CGFloat(length), height: CGFloat(length))
        stage.scroll.alwaysBounceVertical = true

        try stage.pull(up: 300)
        try stage.pull(up: -300)
        try stage.device.settle()

        let offset = stage.scroll.contentOffset
        #expect(offset.x.isFinite && offset.y.isFinite && offset.y >= 0 && isAtRest(stage.scroll))
        if length <= 0 { #expect(offset == .zero) }
    }

    @Test func anInvalidDecelerationRateStillEnds() throws {
        stage.scroll.contentSize.height = 2000
        for rate in [CGFloat.nan, -3, 0, 1, 7] {
            stage.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
            try stage.pull(up: 200)
            try stage.device.settle()
            #expect(stage.scroll.contentOffset.y.isFinite && isAtRest(stage.scroll))
        }
    }
}
