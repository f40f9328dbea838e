import Testing
import UIKitCore
import VelariumTesting

/// Transitions with an interruptible animator: paused, moved by hand, reversed.
@MainActor @Suite struct InterruptibleTransitionTests {
    private let fixture = TransitionFixture()
    private let hand = UIPercentDrivenInteractiveTransition()
    private let slider = Slider()
    private var device: TestDevice { fixture.device }

    private func begin(_ content: UIViewController, interactively: Bool = false) {
        hand.wantsInteractiveStart = interactively
        content.transitioningDelegate = slider
        slider.hand = hand
        fixture.root.present(content, animated: true)
        device.advance(by: 0.05)
    }

    @Test func anInterruptibleTransitionCompletesWithOneAnimator() throws {
        let content = fixture.content()
        begin(content)

        try device.settle()

        #expect(content.view.frame.minY == 0)
        #expect(slider.animators.count == 1)
        #expect(content.presentingViewController === fixture.root)
    }

    /// Phases: presenting ⇄ dismissing, paused mid-flight.
    @Test func aPresentationPausedMidFlightCanBeCanceled() throws {
        let content = fixture.content()
        var changes: [Bool] = []
        content.onWillAppear = { [unowned content] in
            let coordinator = content.transitionCoordinator
            coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
            #expect(coordinator?.initiallyInteractive == false)
        }
        begin(content)
        #expect(content.transitionCoordinator?.isInterruptible == true)
        device.advance(by: 0.15)

        hand.pause()
        let caught = content.view.shownTop
        device.advance(by: 0.5)
        #expect(content.view.shownTop == caught && caught > 0 && caught < 844)
        #expect(abs(hand.percentComplete - (1 - caught / 844)) < 0.01)
        hand.update(0.25)
        #expect(abs(content.view.shownTop - 633) < 0.5)
        hand.cancel()
        try device.settle()

        #expect(changes == [true, false])
        #expect(fixture.root.presentedViewController == nil)
        #expect(device.misuses.isEmpty)
    }

    @Test func aPresentationPausedMidFlightCanBeFinished() throws {
        let content = fixture.content()
        begin(content)
        hand.pause()
        hand.update(0.5)

        hand.finish()
        try device.settle()

        #expect(content.view.frame.minY == 0)
        #expect(content.presentingViewController === fixture.root)
    }

    @Test func anInterruptibleTransitionMayStartInteractively() throws {
        let content = fixture.content()
        begin(content, interactively: true)
        device.advance(by: 0.3)
        #expect(content.view.shownTop == 844)

        hand.update(0.75)
        device.advance(by: 0.05)
        #expect(abs(content.view.shownTop - 211) < 0.5)
        hand.timingCurve = UICubicTimingParameters(animationCurve: .linear)
        hand.finish()
        device.advance(by: 0.05)
        #expect(abs(content.view.shownTop - 105.5) < 40)
        try device.settle()

        #expect(content.presentingViewController === fixture.root)
    }

    @Test func aReversingTransitionMayBePausedAgainAndFinished() throws {
        let content = fixture.content()
        begin(content)
        device.advance(by: 0.2)
        hand.pause()
        hand.cancel()
        device.advance(by: 0.05)

        hand.pause()
        let percent = hand.percentComplete
        #expect(percent > 0 && percent < 0.7)
        #expect(slider.context?.transitionWasCancelled == false)
        hand.finish()
        try device.settle()

        #expect(content.presentingViewController === fixture.root)
        #expect(content.view.frame.minY == 0)
    }

    /// Touches are not blocked, because one may interrupt the transition.
    @Test func touchesReachAnInterruptibleTransition() throws {
        let content = fixture.content()
        begin(content)
        try? device.settle()
        content.dismiss(animated: true)
        device.advance(by: 0.05)

        #expect(
            device.window.hitTest(CGPoint(x: 50, y: 830), with: nil) !== content.presentationController?.containerView)
    }

    @Test func aNonInterruptibleTransitionCannotBePaused() throws {
        let content = fixture.content()
        hand.wantsInteractiveStart = false
        fixture.interactor = hand
        fixture.root.present(content, animated: true)
        device.advance(by: 0.1)

        hand.pause()
        hand.cancel()
        try device.settle()

        #expect(content.presentingViewController === fixture.root)
    }

    @Test func replacingTheRootStopsTheAnimator() throws {
        let content = fixture.content()
        begin(content)

        device.window.rootViewController = UIViewController()
        try device.settle()

        #expect(slider.animators.allSatisfy { $0.state == .inactive })
        #expect(device.misuses.isEmpty)
    }
}

/// Slides the view in or out with an interruptible animator.
@MainActor
private final class Slider: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var hand: UIPercentDrivenInteractiveTransition?
    var animators: [UIViewPropertyAnimator] = []
    private var current: UIViewPropertyAnimator?
    weak var context: (any UIViewControllerContextTransitioning)?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
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
        if let current { return current }
        context = transitionContext
        let isComing = transitionContext.view(forKey: .to) != nil
        let view = transitionContext.view(forKey: isComing ? .to : .from)!
        let height = transitionContext.containerView.bounds.height
        if isComing { view.frame = view.frame.offsetBy(dx: 0, dy: height) }
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
            view.frame = view.frame.offsetBy(dx: 0, dy: isComing ? -height : height)
        }
        animator.addCompletion { [unowned self] _ in
            current = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        current = animator
        animators = animators + [animator]
        return animator
    }
}
