import CoreGraphics
import Foundation
import Testing
import UIKit
import VelariumTesting

/// What apps override in their view controllers, containers and transitions.
@MainActor @Suite struct ControllerTests {
    private let device = TestDevice(.iPhone14)

    // MARK: Containers

    @Test func aContainerForwardsAppearancesItself() throws {
        let container = ForwardingContainer()
        let child = NotedController()
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        _ = device.show(container)
        device.advance(by: 0.1)
        #expect(!container.shouldAutomaticallyForwardAppearanceMethods)
        #expect(child.calls == ["viewSafeAreaInsetsDidChange"])

        child.calls = []
        child.beginAppearanceTransition(true, animated: true)
        #expect(child.calls == ["viewWillAppear true"])
        child.endAppearanceTransition()
        #expect(child.calls == ["viewWillAppear true", "viewDidAppear true"])

        child.calls = []
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(child.calls == ["viewWillDisappear false", "viewDidDisappear false"])
    }

    @Test func theVisibleControllerIsThePresentedOneOrTheTop() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = device.show(navigation)
        #expect(navigation.visibleViewController === navigation.topViewController)

        let presented = UIViewController()
        navigation.present(presented, animated: false)
        device.advance(by: 0.1)
        #expect(navigation.visibleViewController === presented)
    }

    @Test func theEdgeGestureOfANavigationControllerGoesBack() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = device.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        device.advance(by: 0.1)
        let gesture = try #require(navigation.interactivePopGestureRecognizer)

        gesture.isEnabled = false
        try device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try device.settle()
        #expect(navigation.viewControllers.count == 2)

        gesture.isEnabled = true
        try device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try device.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func pagesTurnInTheDirectionOfTheCall() throws {
        for (orientation, direction) in [
            (UIPageViewController.NavigationOrientation.horizontal, UIPageViewController.NavigationDirection.forward),
            (.vertical, .reverse),
        ] {
            let style = UIPageViewController.TransitionStyle.scroll
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
            let first = UIViewController()
            let second = UIViewController()
            pages.setViewControllers([first], direction: .forward, animated: false)
            _ = device.show(pages)
            device.advance(by: 0.1)

            pages.setViewControllers([second], direction: direction, animated: true)
            device.advance(by: 0.1)
            let presented = second.view.layer.presentation() ?? second.view.layer
            let origin = presented.convert(presented.bounds, to: nil).origin
            let shown = second.view.convert(second.view.bounds, to: nil).origin
            let way = orientation == .horizontal ? max(origin.x, shown.x) : min(origin.y, shown.y)
            #expect(direction == .forward ? way > 0 : way < 0)
            try device.settle()
            #expect(pages.viewControllers == [second])
        }
    }

    // MARK: The system's calls

    @Test func aMemoryWarningReachesTheDelegateTheControllersAndTheObservers() throws {
        let delegate = WarnedDelegate()
        device.application.delegate = delegate
        let root = NotedController()
        _ = device.show(UINavigationController(rootViewController: root))
        let presented = NotedController()
        root.present(presented, animated: false)
        device.advance(by: 0.1)
        let notices = Notices(UIApplication.didReceiveMemoryWarningNotification)
        root.calls = []
        presented.calls = []

        try device.simulateMemoryWarning()

        #expect(delegate.warnings == 1)
        #expect(root.calls == ["didReceiveMemoryWarning"])
        #expect(presented.calls == ["didReceiveMemoryWarning"])
        #expect(notices.count == 1)
    }

    @Test func aControllerWithoutAViewIsNotWarned() throws {
        let tabs = UITabBarController()
        let hidden = NotedController()
        tabs.viewControllers = [UIViewController(), hidden]
        _ = device.show(tabs)

        try device.simulateMemoryWarning()

        #expect(!hidden.isViewLoaded && hidden.calls.isEmpty)
    }

    @Test func aControllerIsToldOnceThatItsSafeAreaHasChanged() throws {
        let controller = NotedController()
        _ = device.show(controller)
        device.advance(by: 0.1)
        controller.calls = []

        controller.additionalSafeAreaInsets.top = 30
        device.advance(by: 0.1)
        #expect(controller.calls == ["viewSafeAreaInsetsDidChange"])

        device.advance(by: 0.1)
        #expect(controller.calls.count == 1)
    }

    @Test func aChildMayHideTheHomeIndicatorForItsParent() throws {
        let parent = DelegatingController()
        device.show(parent).rootViewController?.view.backgroundColor = .white
        try device.perform(script: "statusbar shown")
        device.advance(by: 0.1)
        // The middle of the indicator, which is 8 points above the edge.
        func indicator() -> String { device.picture().color(atX: 195, y: 833).description }
        #expect(indicator() == .black)

        parent.indicatorChild = IndicatorHider()
        parent.setNeedsUpdateOfHomeIndicatorAutoHidden()
        device.advance(by: 0.1)

        #expect(parent.childForHomeIndicatorAutoHidden is IndicatorHider)
        #expect(indicator() == .white)
    }

    @Test func aSceneTellsItsDelegateThatItLeavesTheScreen() throws {
        _ = device.show(UIViewController())
        let delegate = NotedScene()
        let seen: any UISceneDelegate = delegate
        device.window.windowScene?.delegate = seen

        try device.moveScene(to: .background)
        #expect(delegate.calls == ["sceneWillResignActive", "sceneDidEnterBackground"])
    }

    @Test func aControllerWithoutNibHasNoName() {
        #expect(UIViewController().nibName == nil)
        #expect(UIViewController(nibName: nil, bundle: .main).nibBundle == .main)
    }

    @Test func theBarGuidesAreUILayoutSupport() throws {
        let root = UIViewController()
        _ = device.show(UINavigationController(rootViewController: root))
        device.advance(by: 0.1)

        let guide: any UILayoutSupport = root.topLayoutGuide
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(label)
        label.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
        device.advance(by: 0.1)

        #expect(guide.length == root.view.safeAreaInsets.top && guide.length > 40)
        #expect(label.frame.minY == guide.length)
    }

    // MARK: Transitions

    @Test func aContextKnowsControllersAndViewsByKeyAndMayCancelAnInteraction() throws {
        let root = UIViewController()
        _ = device.show(root)
        let delegate = HeldTransitions()
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        root.present(presented, animated: true)
        device.advance(by: 0.1)
        let context = try #require(delegate.context)

        let fromKey: UITransitionContextViewControllerKey = .from
        let viewKey: UITransitionContextViewKey = .to
        #expect(context.viewController(forKey: fromKey) === root)
        #expect(context.view(forKey: viewKey) === presented.view)

        let shared: any UIViewControllerTransitionCoordinatorContext = try #require(presented.transitionCoordinator)
        #expect(shared.isInteractive && !shared.isCancelled)
        var ended: [Bool] = []
        presented.transitionCoordinator?.notifyWhenInteractionEnds { ended.append($0.isCancelled) }

        context.cancelInteractiveTransition()
        #expect(ended == [true])
        context.completeTransition(false)
        device.advance(by: 0.1)
        #expect(root.presentedViewController == nil)
    }

    @Test func theCompletionCurveOfAnInteractionIsTheCoordinators() throws {
        let root = UIViewController()
        _ = device.show(root)
        let delegate = HeldTransitions()
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        root.present(presented, animated: true)
        device.advance(by: 0.1)

        let interactive: any UIViewControllerInteractiveTransitioning = delegate
        #expect(interactive.completionCurve == .linear)
        #expect(presented.transitionCoordinator?.completionCurve == .linear)
    }

    @Test func aPresentationMayFillThePresentersViewOnly() throws {
        let context = UIViewController()
        context.definesPresentationContext = true
        let child = UIViewController()
        let root = UIViewController()
        root.addChild(context)
        root.view.addSubview(context.view)
        context.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
        context.didMove(toParent: root)
        context.addChild(child)
        context.view.addSubview(child.view)
        child.didMove(toParent: context)
        _ = device.show(root)
        device.advance(by: 0.1)

        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        child.present(presented, animated: false)
        device.advance(by: 0.1)

        #expect(presented.presentationController?.shouldPresentInFullscreen == false)
        let shown = presented.view.convert(presented.view.bounds, to: nil)
        #expect(shown == CGRect(x: 50, y: 100, width: 200, height: 300))
    }

    @Test func anAnimatorTellsItsState() throws {
        let view = UIView()
        device.show(UIViewController()).addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        var states: [UIViewAnimatingState] = [animator.state]

        animator.startAnimation()
        states.append(animator.state)
        device.advance(by: 0.5)
        animator.stopAnimation(false)
        states.append(animator.state)
        animator.finishAnimation(at: .current)
        states.append(animator.state)

        #expect(states == [.inactive, .active, .stopped, .inactive])
        #expect(abs(view.alpha - 0.5) < 0.05)
    }
}

/// How often a notification was posted.
@MainActor private final class Notices {
    private(set) var count = 0
    private var observer: (any NSObjectProtocol)?

    init(_ name: Notification.Name) {
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            let poster = note.object.map { ObjectIdentifier($0 as AnyObject) }
            MainActor.assumeIsolated {
                // Other tests post too.
                guard poster == ObjectIdentifier(UIApplication.shared) else { return }
                self?.count += 1
            }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}

private final class ForwardingContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class NotedController: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear \(animated)") }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        calls.append("viewSafeAreaInsetsDidChange")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        calls.append("didReceiveMemoryWarning")
    }
}

private final class WarnedDelegate: NSObject, UIApplicationDelegate {
    var warnings = 0

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
}

private final class NotedScene: NSObject, UISceneDelegate {
    var calls: [String] = []

    func sceneWillResignActive(_ scene: UIScene) { calls.append("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("sceneDidEnterBackground") }
}

private final class IndicatorHider: UIViewController {
    override var prefersHomeIndicatorAutoHidden: Bool { true }
}

private final class DelegatingController: UIViewController {
    var indicatorChild: UIViewController?

    override var childForHomeIndicatorAutoHidden: UIViewController? { indicatorChild }
}

/// An interactive presentation that nothing moves on.
private final class HeldTransitions: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
    var context: (any UIViewControllerContextTransitioning)?
    let completionCurve = UIView.AnimationCurve.linear

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    }
}
