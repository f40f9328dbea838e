import CoreGraphics
import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// What an interactive transition knows, and what its coordinator says of it.
@MainActor @Suite struct TransitionContextTests {
    private let device = TestDevice(.iPhone14)

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

        for (key, controller) in [(UITransitionContextViewControllerKey.from, root), (.to, presented)] {
            #expect(context.viewController(forKey: key) === controller)
            #expect(presented.transitionCoordinator?.viewController(forKey: key) === controller)
        }
        // The presenter's view stays where it is.
        for (key, view) in [(UITransitionContextViewKey.from, nil), (.to, presented.view)] {
            #expect(context.view(forKey: key) === view)
        }

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

        #expect(presented.transitionCoordinator?.completionCurve == .linear)
    }
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
