import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Nested scroll views, and the touches that their content receives.
@MainActor @Suite final class NestedScrollTests {
    /// Created lazily in the test: objects created in `init` may get the system of another test.
    private lazy var fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
    private lazy var inner: UIScrollView = {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 390, height: 1000)
        fixture.scroll.addSubview(inner)
        fixture.device.advance(by: 0)
        return inner
    }()

    private func drag(by distance: CGFloat) throws {
        try fixture.device.drag(
            from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 500 + distance), in: 0.2)
    }

    // MARK: One axis

    @Test func theInnerViewScrollsAsLongAsItCan() throws {
        inner.contentOffset.y = 10

        try drag(by: -100)

        #expect(inner.contentOffset.y > 50 && fixture.scroll.contentOffset.y == 0)
    }

    @Test(arguments: [true, false]) func atItsEdgeTheInnerScrollViewTransfersADragToItsParent(isTop: Bool) throws {
        inner.contentOffset.y = isTop ? 0 : 600
        fixture.scroll.contentOffset.y = 20

        try drag(by: isTop ? 15 : -150)

        #expect(inner.contentOffset.y == (isTop ? 0 : 600))
        #expect(isTop ? fixture.scroll.contentOffset.y < 20 : fixture.scroll.contentOffset.y > 50)
    }

    @Test func aScrollViewThatDoesNotTransferDragsBouncesItself() throws {
        inner.transfersVerticalScrollingToParent = false

        fixture.device.finger(.began, x: 195, y: 400)
        for y in [440.0, 500] { fixture.device.finger(.moved, x: 195, y: y) }

        #expect(inner.contentOffset.y < -10 && fixture.scroll.contentOffset.y == 0)
    }

    @Test func aDragThatTheOuterScrollViewCannotUseScrollsTheInnerOne() throws {
        inner.contentOffset.y = 0
        fixture.scroll.bounces = false

        fixture.device.finger(.began, x: 195, y: 400)
        for y in [440.0, 500] { fixture.device.finger(.moved, x: 195, y: y) }

        #expect(inner.contentOffset.y < -10 && fixture.scroll.contentOffset.y == 0)
    }

    @Test func aWheelScrollsTheSameViewUntilItStops() throws {
        inner.contentOffset.y = 0
        fixture.device.wheel(by: CGVector(dx: 0, dy: -500), x: 195, y: 500)
        fixture.device.wheel(by: CGVector(dx: 0, dy: -500), x: 195, y: 500)
        #expect(inner.contentOffset.y == 600 && fixture.scroll.contentOffset.y == 0)
        try fixture.device.settle()

        fixture.device.wheel(by: CGVector(dx: 0, dy: -50), x: 195, y: 500)

        #expect(inner.contentOffset.y == 600 && fixture.scroll.contentOffset.y == 50)
    }

    // MARK: Perpendicular axes

    @Test(arguments: [false, true]) func nestedPerpendicularScrollViewsScrollByDragDirection(isHorizontal: Bool) throws
    {
        inner.contentSize = CGSize(width: 2000, height: 400)

        try fixture.device.drag(
            from: CGPoint(x: 300, y: 500), to: isHorizontal ? CGPoint(x: 100, y: 480) : CGPoint(x: 280, y: 300),
            in: 0.2)

        #expect((inner.contentOffset.x > 100) == isHorizontal)
        #expect((fixture.scroll.contentOffset.y > 100) == !isHorizontal)
    }

    @Test func aDragReachesTheThirdViewOutwards() throws {
        let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        pager.contentSize = CGSize(width: 1170, height: 400)
        inner.addSubview(pager)
        inner.contentOffset.y = 0
        fixture.scroll.contentOffset.y = 100
        fixture.device.advance(by: 0)

        try fixture.device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 350), in: 0.3)

        #expect(pager.contentOffset == .zero && inner.contentOffset == .zero && fixture.scroll.contentOffset.y < 100)
    }

    // MARK: Content

    /// A view that records its touches.
    private final class Touched: UIView {
        private(set) var phases: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if phases.last != "moved" { phases.append("moved") }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }

    /// A scroll view whose answers to `touchesShouldBegin` and `touchesShouldCancel` tests can set.
    private final class Choosy: UIScrollView {
        var begins = true
        var cancels = true
        private(set) var asked: [String] = []
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            asked.append("begin")
            return begins
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            asked.append("cancel")
            return cancels
        }
    }

    @MainActor private struct Fixture {
        let device = TestDevice(.iPhone14)
        let scroll = Choosy(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        let content = Touched(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))

        init() {
            let root = UIViewController()
            device.show(root)
            scroll.contentSize = content.bounds.size
            scroll.addSubview(content)
            root.view.addSubview(scroll)
            device.advance(by: 0)
        }

        func press() { device.finger(.began, x: 195, y: 400) }
        func pull() { for y in [380.0, 340, 300] { device.finger(.moved, x: 195, y: y) } }
    }

    @Test func contentReceivesADelayedTouchAndADragCancelsIt() {
        let fixture = Fixture()

        fixture.press()
        #expect(fixture.content.phases.isEmpty && fixture.scroll.isTracking && !fixture.scroll.isDragging)
        fixture.device.advance(by: 0.16)
        #expect(fixture.content.phases == ["began"])
        fixture.pull()

        #expect(fixture.content.phases.last == "cancelled" && fixture.scroll.asked == ["begin", "cancel"])
        #expect(fixture.scroll.contentOffset.y == 90)
    }

    @Test func contentReceivesUndelayedTouchesAtOnce() {
        let fixture = Fixture()
        fixture.scroll.delaysContentTouches = false

        fixture.press()
        #expect(fixture.content.phases == ["began"])
        fixture.pull()

        #expect(fixture.content.phases.last == "cancelled" && fixture.scroll.contentOffset.y == 90)
    }

    @Test func aQuickTapReachesContentWhole() throws {
        let fixture = Fixture()

        fixture.press()
        fixture.device.finger(.ended, x: 195, y: 400)

        #expect(fixture.content.phases == ["began", "ended"])
    }

    @Test(arguments: [true, false]) func contentKeepsATouchThatMayNotBeCanceled(byProperty: Bool) {
        let fixture = Fixture()
        fixture.scroll.canCancelContentTouches = !byProperty
        fixture.scroll.cancels = false

        fixture.press()
        fixture.device.advance(by: 0.2)
        fixture.pull()
        fixture.device.finger(.ended, x: 195, y: 300)

        #expect(fixture.content.phases == ["began", "moved", "ended"] && fixture.scroll.contentOffset.y == 0)
        #expect(fixture.scroll.asked.contains("cancel") != byProperty)
    }

    @Test func touchesShouldBeginFalseScrollsWithoutTouchingContent() {
        let fixture = Fixture()
        fixture.scroll.begins = false

        fixture.press()
        fixture.device.advance(by: 0.2)
        fixture.pull()

        #expect(fixture.content.phases.isEmpty && fixture.scroll.contentOffset.y == 90)
    }
}
