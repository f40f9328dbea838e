import CoreGraphics
import HeadlessHost
import Testing
import TestSupport
import UIKitCore

/// The interactive pop gesture at the screen's edge.
@MainActor @Suite struct NavigationSwipeTests {
    private let recorder = CallRecorder()
    private let navigation: UINavigationController
    private let fixture: NavigationSwipeFixture
    private let (root, top): (LifecycleRecordingController, LifecycleRecordingController)

    init() {
        root = LifecycleRecordingController("A", recorder)
        top = LifecycleRecordingController("B", recorder)
        navigation = UINavigationController(rootViewController: root)
        fixture = NavigationSwipeFixture(navigation)
        navigation.pushViewController(top, animated: false)
        fixture.host.advance(by: 0)
        recorder.calls = []
    }

    private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 400) }

    @Test func theScreenFollowsTheFinger() throws {
        fixture.draw(point(5), point(20), point(115))

        // The first ten points are the recognizer's slop.
        let frame = try #require(top.view.layer.presentation()).frame
        #expect(abs(frame.minX - 100) < 2)
        let below = try #require(root.view.layer.presentation()).frame
        #expect(abs(below.minX + 390 / 3 * (1 - 100 / 390)) < 2)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
    }

    @Test func releasingPastTheMiddlePops() {
        fixture.draw(point(5), point(20), point(250))
        fixture.lift(at: point(250))
        fixture.settle()

        #expect(navigation.viewControllers == [root] && top.parent == nil && root.view.frame.minX == 0)
        #expect(
            recorder.calls == ["B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear"])
    }

    /// Order: current will disappear, new will appear, new will and did disappear, current will and did appear.
    @Test func releasingBeforeTheMiddleCancelsThePopInUIKitsOrder() {
        let titles = navigation.navigationBar.items
        fixture.draw(point(5), point(20), point(120))
        fixture.lift(at: point(120))
        fixture.settle()

        #expect(
            recorder.calls == [
                "B willDisappear", "A willAppear", "A isAppearing", "A willDisappear", "A didDisappear",
                "B willAppear", "B isAppearing", "B didAppear",
            ])
        #expect(navigation.viewControllers == [root, top] && navigation.topViewController === top)
        #expect(top.parent === navigation && root.view.window == nil && top.view.frame.minX == 0)
        #expect(navigation.navigationBar.items == titles)
    }

    @Test func aSwipeAfterACanceledOnePops() {
        fixture.draw(point(5), point(20), point(120))
        fixture.lift(at: point(120))
        fixture.settle()

        fixture.draw(point(5), point(20), point(300))
        fixture.lift(at: point(300))
        fixture.settle()

        #expect(navigation.viewControllers == [root])
    }

    @Test func aFastSwipePopsBeforeTheMiddle() {
        fixture.draw(point(5), point(20), point(40), point(70), point(100))
        fixture.touch(.ended, point(110))
        fixture.settle()

        #expect(navigation.viewControllers == [root])
    }

    @Test func aSwipeAwayFromTheEdgeDoesNothing() {
        fixture.draw(point(60), point(90), point(300))

        #expect(recorder.calls.isEmpty)
        fixture.lift(at: point(300))
    }

    @Test func theRootControllerHasNoBackSwipe() {
        navigation.popViewController(animated: false)
        recorder.calls = []

        fixture.draw(point(5), point(20), point(300))
        fixture.lift(at: point(300))

        #expect(recorder.calls.isEmpty && navigation.viewControllers == [root])
    }

    @Test(arguments: [0, 1, 2]) func aHiddenBackButtonDisablesTheBackSwipe(_ kind: Int) {
        switch kind {
        case 0: top.navigationItem.hidesBackButton = true
        case 1: top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Stay")
        default: navigation.setNavigationBarHidden(true, animated: false)
        }

        fixture.draw(point(5), point(20), point(300))
        fixture.lift(at: point(300))
        fixture.settle()

        #expect(recorder.calls.isEmpty && navigation.topViewController === top)
    }

    @Test func popAndPushDuringASwipeKeepAppearanceCallbacksBalanced() {
        fixture.draw(point(5), point(20), point(120))
        navigation.popToRootViewController(animated: true)
        navigation.pushViewController(LifecycleRecordingController("C", recorder), animated: true)
        fixture.lift(at: point(120))
        fixture.settle()

        #expect(navigation.viewControllers.map(\.title) == ["A", "C"])
        let begins = recorder.calls.count { $0.contains("will") }
        #expect(begins == recorder.calls.count { $0.contains("did") })
    }

    @Test func theSwipeIsMirroredWhereTextRunsFromRightToLeft() {
        var settings = SystemSettings()
        settings.layoutDirection = .rightToLeft
        let first = UIViewController()
        let second = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        let fixture = NavigationSwipeFixture(navigation, settings: settings)
        navigation.pushViewController(second, animated: false)

        fixture.draw(point(385), point(370), point(100))
        fixture.lift(at: point(100))
        fixture.settle()

        #expect(navigation.viewControllers == [first])
    }

    @Test func aDisabledPopGestureDoesNotGoBack() throws {
        let gesture = try #require(navigation.interactivePopGestureRecognizer)
        gesture.isEnabled = false

        fixture.draw(point(5), point(20), point(350))
        fixture.lift(at: point(350))
        fixture.settle()

        #expect(navigation.viewControllers.count == 2 && recorder.calls.isEmpty)
    }
}
