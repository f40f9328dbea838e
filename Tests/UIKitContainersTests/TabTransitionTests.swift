import Foundation
import Testing
import UIKitContainers
import UIKitCore
import VelariumTesting

/// Animated transitions of the app between tabs, beside the status bar and ended early.
@MainActor @Suite struct TabTransitionTests {
    private let device = TestDevice(.iPhone14)
    private let tabs = UITabBarController()
    private let fader = Fader()

    init() {
        tabs.viewControllers = [Page(.darkContent), Page(.lightContent)]
        device.show(tabs)
        tabs.delegate = fader
    }

    private var isLight: Bool { device.window.windowScene?.statusBarManager?.statusBarStyle == .lightContent }

    @Test func theStatusBarChangesWithTheTransition() throws {
        try device.settle()
        #expect(!isLight)

        tabs.selectedIndex = 1
        device.advance(by: 0.1)
        let during = isLight
        try device.settle()

        #expect(during && isLight)
    }

    @Test func theStatusBarComesBackWhenTheTransitionIsCanceled() throws {
        try device.settle()
        fader.hand = UIPercentDrivenInteractiveTransition()
        tabs.selectedIndex = 1
        device.advance(by: 0.1)
        let during = isLight

        fader.hand?.cancel()
        try device.settle()

        #expect(during && !isLight && tabs.selectedIndex == 0)
    }

    /// What is below the status bar moves up when the next tab hides it.
    @Test func barsMoveWithTheStatusBarThatTheNextTabHides() throws {
        let old = TestDevice(.iPhoneSE)
        let hiding = Page(.default)
        hiding.hidesStatusBar = true
        let stacks = [Page(.default), hiding].map { UINavigationController(rootViewController: $0) }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        old.show(tabs)
        tabs.delegate = fader
        try old.settle()

        tabs.selectedIndex = 1
        old.advance(by: 0.2)
        let bar = stacks[1].navigationBar
        let during = bar.layer.presentation()?.frame.minY ?? 0
        try old.settle()

        #expect(bar.frame.minY == 0 && during > 0)
    }

    /// The animator is told once, and its later report is ignored.
    @Test func aTransitionThatIsEndedEarlyTellsItsAnimatorOnce() throws {
        try device.settle()
        tabs.selectedIndex = 1
        device.advance(by: 0.1)

        tabs.setViewControllers([Page(.darkContent), Page(.lightContent)], animated: false)
        let atOnce = fader.ends
        try device.settle()

        #expect(atOnce.count == 1 && fader.ends == atOnce)
        #expect(device.misuses.isEmpty)
    }
}

@MainActor private final class Page: UIViewController {
    private let style: UIStatusBarStyle
    var hidesStatusBar = false

    init(_ style: UIStatusBarStyle) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
}

/// Fades the next tab in, in 0.4 seconds.
@MainActor private final class Fader: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    private(set) var ends: [Bool] = []
    var hand: UIPercentDrivenInteractiveTransition?

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(true) }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}
