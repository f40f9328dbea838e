import CoreGraphics
import HeadlessHost
import Testing
import UIKitCore

/// The interactive pop gesture at the screen's edge.
@MainActor @Suite struct NavigationSwipeTests {
    private let journal = Journal()
    private let navigation: UINavigationController
    private let stage: SwipeStage
    private let (root, top): (LoggingScreen, LoggingScreen)

    init() {
        root = LoggingScreen("A", journal)
        top = LoggingScreen("B", journal)
        navigation = UINavigationController(rootViewController: root)
        stage = SwipeStage(navigation)
        navigation.pushViewController(top, animated: false)
        stage.host.advance(by: 0)
        journal.lines = []
    }

    private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 400) }

    @Test func theScreenFollowsTheFinger() throws {
        stage.draw(point(5), point(20), point(115))

        // The first ten points are the recognizer's slop.
        let frame = try #require(top.view.layer.presentation()).frame
        #expect(abs(frame.minX - 100) < 2)
        let below = try #require(root.view.layer.presentation()).frame
        #expect(abs(below.minX + 390 / 3 * (1 - 100 / 390)) < 2)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
    }

    @Test func releasingPastTheMiddlePops() {
        stage.draw(point(5), point(20), point(250))
        stage.lift(at: point(250))
        stage.settle()

        #expect(navigation.viewControllers == [root] && top.parent == nil && root.view.frame.minX == 0)
        #expect(
            journal.lines == ["B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear"])
    }

    /// Order: current will disappear, new will appear, new will and did disappear, current will and did appear.
    @Test func releasingBeforeTheMiddleCancelsThePopInUIKitsOrder() {
        let titles = navigation.navigationBar.items
        stage.draw(point(5), point(20), point(120))
        stage.lift(at: point(120))
        stage.settle()

        #expect(
            journal.lines == [
                "B willDisappear", "A willAppear", "A isAppearing", "A willDisappear", "A didDisappear",
                "B willAppear", "B isAppearing", "B didAppear",
            ])
        #expect(navigation.viewControllers == [root, top] && navigation.topViewController === top)
        #expect(top.parent === navigation && root.view.window == nil && top.view.frame.minX == 0)
        #expect(navigation.navigationBar.items == titles)
    }

    @Test func aSwipeAfterACanceledOnePops() {
        stage.draw(point(5), point(20), point(120))
        stage.lift(at: point(120))
        stage.settle()

        stage.draw(point(5), point(20), point(300))
        stage.lift(at: point(300))
        stage.settle()

        #expect(navigation.viewControllers == [root])
    }

    @Test func aFastSwipePopsBeforeTheMiddle() {
        stage.draw(point(5), point(20), point(40), point(70), point(100))
        stage.touch(.ended, point(110))
        stage.settle()

        #expect(navigation.viewControllers == [root])
    }

    @Test func aSwipeAwayFromTheEdgeDoesNothing() {
        stage.draw(point(60), point(90), point(300))

        #expect(journal.lines.isEmpty)
        stage.lift(at: point(300))
    }

    @Test func theRootControllerHasNoBackSwipe() {
        navigation.popViewController(animated: false)
        journal.lines = []

        stage.draw(point(5), point(20), point(300))
        stage.lift(at: point(300))

        #expect(journal.lines.isEmpty && navigation.viewControllers == [root])
    }

    @Test(arguments: [0, 1, 2]) func aHiddenBackButtonDisablesTheBackSwipe(_ kind: Int) {
        switch kind {
        case 0: top.navigationItem.hidesBackButton = true
        case 1: top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Stay")
        default: navigation.setNavigationBarHidden(true, animated: false)
        }

        stage.draw(point(5), point(20), point(300))
        stage.lift(at: point(300))
        stage.settle()

        #expect(journal.lines.isEmpty && navigation.topViewController === top)
    }

    @Test func popAndPushDuringASwipeKeepAppearanceCallbacksBalanced() {
        stage.draw(point(5), point(20), point(120))
        navigation.popToRootViewController(animated: true)
        navigation.pushViewController(LoggingScreen("C", journal), animated: true)
        stage.lift(at: point(120))
        stage.settle()

        #expect(navigation.viewControllers.map(\.title) == ["A", "C"])
        let begins = journal.lines.count { $0.contains("will") }
        #expect(begins == journal.lines.count { $0.contains("did") })
    }

    @Test func theSwipeIsMirroredWhereTextRunsFromRightToLeft() {
        var settings = SystemSettings()
        settings.layoutDirection = .rightToLeft
        let first = UIViewController()
        let second = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        let stage = SwipeStage(navigation, settings: settings)
        navigation.pushViewController(second, animated: false)

        stage.draw(point(385), point(370), point(100))
        stage.lift(at: point(100))
        stage.settle()

        #expect(navigation.viewControllers == [first])
    }
}
