import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitCore
import VelariumTesting

/// What transitions report of themselves: to animations, to those who keep a coordinator, and in the trace.
@MainActor @Suite struct TransitionReportTests {
    private let fixture = TransitionFixture()
    private let hand = UIPercentDrivenInteractiveTransition()
    private var device: TestDevice { fixture.device }

    /// What remains of the duration, divided by the speed, along the curve that the app has set.
    @Test(arguments: [(0.5, 1.0, 0.2), (0.5, 2.0, 0.1), (0.75, 0.5, 0.2)])
    func anAnimatorFinishesInTheTimeThatIsLeft(percent: Double, speed: Double, seconds: Double) throws {
        let content = fixture.content()
        let slider = PropertySlider()
        fixture.interactor = hand
        hand.timingCurve = UICubicTimingParameters(animationCurve: .linear)
        hand.completionSpeed = speed
        slider.hand = hand
        content.transitioningDelegate = slider
        fixture.root.present(content, animated: true)
        device.advance(by: 0.05)
        hand.update(percent)

        hand.finish()
        device.advance(by: seconds - 0.03)
        #expect(content.isBeingPresented)
        device.advance(by: 0.06)

        #expect(!content.isBeingPresented && fixture.root.presentedViewController === content)
        #expect(content.view.shownTop == 0)
    }

    @Test(arguments: [true, false]) func animationsOfATransitionThatAFingerEndsAreFinished(finishes: Bool) throws {
        let content = fixture.content()
        var reports: [Bool] = []
        fixture.mover.performs = { context in
            let view = context.view(forKey: .to)!
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.4) {
                view.alpha = 1
            } completion: {
                reports.append($0)
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        fixture.interactor = hand
        fixture.root.present(content, animated: true)
        device.advance(by: 0.05)
        hand.update(0.5)

        if finishes { hand.finish() } else { hand.cancel() }
        try device.settle()

        #expect(reports == [true])
        #expect((fixture.root.presentedViewController === content) == finishes)
    }

    /// The transition is gone, so nothing of it is left to tell but how it ended.
    @Test func aCoordinatorThatIsKeptAnswersAfterItsTransition() throws {
        let content = fixture.content()
        fixture.interactor = hand
        fixture.root.present(content, animated: true)
        device.advance(by: 0.05)
        let coordinator = try #require(content.transitionCoordinator)
        #expect(coordinator.initiallyInteractive && coordinator.isInteractive)

        hand.finish()
        try device.settle()
        fixture.mover.contexts = []

        #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive && !coordinator.isCancelled)
        #expect(coordinator.transitionDuration == 0 && coordinator.percentComplete == 0)
        #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
        #expect(coordinator.viewController(forKey: .to) == nil && coordinator.view(forKey: .to) == nil)
    }

    @Test func theCoordinatorOfACaughtTransitionTellsWhereTheFingerIs() throws {
        let content = fixture.content()
        let slider = PropertySlider()
        hand.wantsInteractiveStart = false
        slider.hand = hand
        content.transitioningDelegate = slider
        fixture.root.present(content, animated: true)
        device.advance(by: 0.3)
        let coordinator = try #require(content.transitionCoordinator)

        hand.pause()
        hand.update(0.25)
        device.advance(by: 0.2)

        #expect(!coordinator.initiallyInteractive && coordinator.isInteractive)
        #expect(coordinator.percentComplete == 0.25)
    }

    @Test func theViewsAreKnownBeforeTheTransitionRuns() throws {
        let content = fixture.content()
        content.loadViewIfNeeded()
        var found: [UIView?] = []
        fixture.makesController = { [fixture] presented, presenting in
            let controller = RecordingPresentationController(presented, presenting, fixture.recorder)
            controller.onWillBegin = { [unowned presented] in
                found.append(presented.transitionCoordinator?.view(forKey: .to))
            }
            return controller
        }

        try fixture.present(content)

        #expect(found == [content.view])
    }

    /// A presentation controller may have nothing to show.
    @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
    func aPresentationWithoutAViewCompletes(style: UIModalTransitionStyle) throws {
        let content = fixture.content()
        content.modalTransitionStyle = style
        fixture.givesAnimator = false
        fixture.makesController = { EmptyPresentationController(presentedViewController: $0, presenting: $1) }

        try fixture.present(content)
        #expect(fixture.root.presentedViewController === content && fixture.recorder.calls.contains("presented"))
        content.dismiss(animated: true)
        try device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(device.misuses.isEmpty)
    }

    /// Methods that a delegate does not implement are no calls of the app.
    @Test func theTraceHasNoCallOfADelegateWithoutMethods() throws {
        let content = fixture.content(.fullScreen)
        let silent = SilentDelegate()
        content.transitioningDelegate = silent

        try fixture.present(content)
        content.dismiss(animated: true)
        try device.settle()

        #expect(!device.trace.filter { $0.callback == "end" }.isEmpty)
        #expect(device.trace.filter { $0.callback.hasPrefix("animationController") }.isEmpty)
        #expect(device.trace.filter { $0.callback.hasPrefix("interactionController") }.isEmpty)
    }

    /// Assistive technology stays in front of every presentation that covers what is behind it.
    @Test func aControllerOfTheAppIsModalForAssistiveTechnology() throws {
        let content = fixture.content()
        fixture.makesController = { [fixture] in
            let controller = RecordingPresentationController($0, $1, fixture.recorder)
            controller.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            return controller
        }

        try fixture.present(content)

        #expect(content.presentationController?.containerView?.accessibilityViewIsModal == true)
    }

    /// A presentation controller that the app keeps tells nothing of traits once its presentation has ended.
    @Test func aControllerReportsNoTraitsAfterItsPresentation() throws {
        let content = fixture.content()
        var controller: TraitsController?
        fixture.makesController = {
            let made = TraitsController(presentedViewController: $0, presenting: $1)
            controller = made
            return made
        }
        try fixture.present(content)
        controller?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        #expect(controller?.changes == 1)
        content.dismiss(animated: false)
        try device.settle()

        controller?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .compact)
        device.window.overrideUserInterfaceStyle = .dark
        try device.settle()

        #expect(controller?.changes == 1)
    }
}

@MainActor private final class SilentDelegate: NSObject, UIViewControllerTransitioningDelegate {}

@MainActor private final class EmptyPresentationController: UIPresentationController {
    override var presentedView: UIView? { nil }
}

@MainActor private final class TraitsController: UIPresentationController {
    private(set) var changes = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes += 1
    }
}

/// Slides the view in with a property animator that a percent-driven interaction may move.
@MainActor
private final class PropertySlider: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var hand: UIPercentDrivenInteractiveTransition?
    private var animator: UIViewPropertyAnimator?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let view = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(view)
        view.frame.origin.y = transitionContext.containerView.bounds.height
        let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.frame.origin.y = 0 }
        made.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        animator = made
        return made
    }
}
