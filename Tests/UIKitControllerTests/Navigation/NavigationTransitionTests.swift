import CoreGraphics
import TestSupport
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Push, pop and replacement of view controllers.
@MainActor @Suite struct NavigationTransitionTests {
    private let device = TestDevice(.iPhone14)
    private let recorder = CallRecorder()
    private let navigation: UINavigationController
    private let director = NavigationDelegate()

    init() {
        navigation = UINavigationController(rootViewController: LifecycleRecordingController("A", recorder))
        device.show(navigation)
        recorder.calls = []
    }

    private func screen(_ title: String) -> LifecycleRecordingController {
        LifecycleRecordingController(title, recorder)
    }

    // MARK: System transitions

    @Test func aPushSlidesInFromTheTrailingSideOverTheControllerBelow() throws {
        device.advance(by: 0)
        let root = navigation.topViewController!
        let next = screen("B")

        navigation.pushViewController(next, animated: true)
        device.advance(by: 0.05)

        let upper = next.view.layer.presentation()!.frame.minX
        let lower = root.view.layer.presentation()!.frame.minX
        #expect(upper > 20 && upper < 380 && lower < 0)
        #expect(abs((390 - upper) / 3 + lower) < 1)
        try device.settle()
        #expect(next.view.frame.minX == 0 && root.view.superview == nil && root.view.frame.minX == 0)
    }

    @Test func aPushIsMirroredWhereTextRunsFromRightToLeft() throws {
        device.advance(by: 0)
        try device.setLayoutDirection(.rightToLeft)
        let next = screen("B")

        navigation.pushViewController(next, animated: true)
        device.advance(by: 0.05)

        #expect(next.view.layer.presentation()!.frame.minX < -20)
        try device.settle()
    }

    @Test func titlesOfTheBarMoveWithTheScreens() throws {
        device.advance(by: 0)
        navigation.pushViewController(screen("B"), animated: true)
        device.advance(by: 0.05)
        let page = try #require(navigation.topViewController?.view.layer.presentation()).frame.minX
        let shifts = navigation.navigationBar.subviews.compactMap { $0.layer.presentation()?.affineTransform().tx }
        // The new title moves a third of the page's distance, with the same progress.
        #expect(shifts.contains { $0 > 1 && abs($0 - page / 3) < 1 }, "\(page): \(shifts)")

        try device.settle()

        #expect(navigation.navigationBar.subviews.allSatisfy { $0.transform == .identity })
    }

    /// Views that are laid out for the first time must not animate their size.
    @Test func pushedContentHasItsFinalSizeFromTheStart() throws {
        device.advance(by: 0)
        let next = SettingsTable(style: .plain)
        next.sections = [(nil, ["One", "Two", "Three"], nil)]
        navigation.setToolbarHidden(false, animated: false)
        next.toolbarItems = [UIBarButtonItem(systemItem: .action)]

        navigation.pushViewController(next, animated: true)
        device.advance(by: 0.05)

        let cell = try #require(next.tableView.visibleCells.first)
        let label = try #require(cell.textLabel)
        for view in [cell, label, next.toolbarItems?[0].itemView?.subviews[1]].compactMap({ $0 }) {
            #expect(view.layer.presentation()?.bounds.size == view.bounds.size, "\(type(of: view))")
        }
        try device.settle()
    }

    // MARK: The coordinator

    @Test func aControllerCanAnimateAlongsideItsPush() throws {
        device.advance(by: 0)
        let next = screen("B")
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        next.view.addSubview(marker)
        var ends: [Bool] = []
        next.onWillAppear = { screen in
            screen.transitionCoordinator?.animate { _ in
                marker.frame.origin.x = 100
            } completion: {
                ends.append($0.isCancelled)
            }
        }

        navigation.pushViewController(next, animated: true)
        device.advance(by: 0.05)

        let x = try #require(marker.layer.presentation()).frame.minX
        #expect(x > 0 && x < 100 && ends.isEmpty)
        try device.settle()
        #expect(ends == [false] && navigation.transitionCoordinator == nil)
    }

    @Test func withoutAnimationThereIsNoCoordinator() {
        device.advance(by: 0)
        let next = screen("B")
        var found = true
        next.onWillAppear = { found = $0.transitionCoordinator != nil }

        navigation.pushViewController(next, animated: false)

        #expect(!found)
    }

    // MARK: Delegate transitions

    @Test func theDelegatesAnimatorRunsThePush() throws {
        device.advance(by: 0)
        navigation.delegate = director
        director.animator = FadeAnimator()
        let next = screen("B")

        navigation.pushViewController(next, animated: true)
        device.advance(by: 0.1)
        #expect(abs(CGFloat(next.view.layer.presentation()!.opacity) - 0.5) < 0.1 && next.view.frame.minX == 0)
        try device.settle()

        #expect(director.calls == ["animator push A B", "interactor", "willShow B", "didShow B"])
        #expect(
            recorder.calls == ["A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear"])
    }

    @Test func aPushInteractiveThroughTheDelegateCanBeCanceled() throws {
        device.advance(by: 0)
        navigation.delegate = director
        director.animator = FadeAnimator()
        let hand = UIPercentDrivenInteractiveTransition()
        director.interactor = hand
        let next = screen("B")

        navigation.pushViewController(next, animated: true)
        device.advance(by: 0)
        hand.update(0.4)
        device.advance(by: 0)
        #expect(abs(CGFloat(next.view.layer.presentation()!.opacity) - 0.4) < 0.05)
        hand.cancel()
        try device.settle()

        #expect(navigation.viewControllers.map(\.title) == ["A"] && next.parent == nil && next.view.window == nil)
        #expect(navigation.topViewController?.view.window != nil)
        #expect(navigation.navigationBar.topItem?.title == "A")
    }

    // MARK: Calls during transitions

    @Test func aControllerMayPushAnotherInViewWillAppear() throws {
        device.advance(by: 0)
        let next = screen("B")
        let last = screen("C")
        next.onWillAppear = { [navigation] screen in
            screen.onWillAppear = nil
            navigation.pushViewController(last, animated: true)
        }

        navigation.pushViewController(next, animated: true)
        try device.settle()

        #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"] && last.view.window != nil)
        #expect(next.view.window == nil && navigation.navigationBar.topItem?.title == "C")
        let begun = recorder.calls.count { $0.contains("will") }
        #expect(begun == recorder.calls.count { $0.contains("did") })
    }

    @Test func aDelegateMayPopInItsCallbacks() throws {
        device.advance(by: 0)
        navigation.delegate = director
        director.onDidShow = { navigation in
            if navigation.viewControllers.count > 1 { navigation.popToRootViewController(animated: true) }
        }

        navigation.pushViewController(screen("B"), animated: true)
        try device.settle()

        #expect(navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test func setViewControllersMayReorderTheStack() throws {
        device.advance(by: 0)
        let b = screen("B")
        let c = screen("C")
        navigation.setViewControllers([navigation.topViewController!, b, c], animated: true)
        try device.settle()

        navigation.setViewControllers([c, b], animated: true)
        try device.settle()

        #expect(navigation.viewControllers == [c, b] && b.view.window != nil && c.view.window == nil)
        #expect(navigation.children.count == 2)
    }

    @Test func anEmptyStackShowsNothingAndTakesScreensAgain() throws {
        device.advance(by: 0)
        navigation.setViewControllers([], animated: true)
        device.advance(by: 0)
        #expect(navigation.topViewController == nil && navigation.popViewController(animated: true) == nil)

        navigation.pushViewController(screen("B"), animated: true)
        try device.settle()

        #expect(navigation.topViewController?.view.window != nil)
    }

    @Test func duplicatesInAStackAreRefused() {
        device.advance(by: 0)
        device.recordsMisuses = true
        let twin = screen("B")

        navigation.setViewControllers([twin, twin], animated: false)

        #expect(device.misuses.count == 1 && device.misuses[0].raises)
        #expect(navigation.viewControllers.map(\.title) == ["A"])
    }
}

/// Fades the pushed view in without moving it.
@MainActor private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
            view.alpha = 1
        } completion: { _ in
            view.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// A delegate that records its calls.
@MainActor private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var onDidShow: ((UINavigationController) -> Void)?
    private(set) var calls: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("willShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("didShow \(viewController.title ?? "")")
        onDidShow?(navigationController)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animator \(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        calls.append("interactor")
        return interactor
    }
}
