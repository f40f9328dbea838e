import Testing
import UIKitCore
import VelariumTesting

/// When a delegate is asked for an interruptible animator, and how it is used.
@MainActor @Suite struct InterruptibleAnimatorTests {
    private let fixture = TransitionFixture()
    private let hand = UIPercentDrivenInteractiveTransition()
    private var device: TestDevice { fixture.device }

    private func present(_ content: UIViewController, by delegate: any UIViewControllerTransitioningDelegate) {
        content.transitioningDelegate = delegate
        fixture.root.present(content, animated: true)
        device.advance(by: 0.05)
    }

    @Test(arguments: [nil, false, true]) func anInterruptibleAnimatorTheAppHasNotStartedStaysInactive(
        startsInHand: Bool?
    ) throws {
        let content = fixture.content()
        let delegate = Transitioner(TwoMindedAnimator())
        startsInHand.map { hand.wantsInteractiveStart = $0 }
        delegate.interactor = startsInHand == nil ? nil : hand

        present(content, by: delegate)
        if startsInHand == true { hand.finish() }
        try device.settle()

        #expect(content.presentingViewController === fixture.root)
        #expect(delegate.animator.made.allSatisfy { $0.state == .inactive })
        #expect(device.misuses == [])
    }

    @Test(arguments: [true, false]) func aCustomInteractorStartsBeforeTheAnimatorIsAsked(inHand: Bool) throws {
        let content = fixture.content()
        let driver = SelfDriver()
        driver.wantsInteractiveStart = inHand
        content.transitioningDelegate = driver
        var isInterruptible: Bool?
        content.onWillAppear = { [unowned content] in
            isInterruptible = content.transitionCoordinator?.isInterruptible
        }

        fixture.root.present(content, animated: true)
        device.advance(by: 0.1)
        #expect(driver.calls == ["start"])
        #expect(isInterruptible == false)
        if inHand {
            driver.scrub(to: 0.5)
            #expect(abs(content.view.shownTop - 422) < 1)
            driver.letGo()
        }
        try device.settle()

        #expect(content.view.frame.minY == 0)
        #expect(content.presentingViewController === fixture.root)
        #expect(device.misuses == [])
    }

    @Test func aCustomInteractorMayPauseItsAnimatorMidFlight() throws {
        let content = fixture.content()
        let driver = SelfDriver()
        driver.wantsInteractiveStart = false
        present(content, by: driver)
        device.advance(by: 0.15)

        driver.pause()
        let caught = content.view.shownTop
        device.advance(by: 0.5)
        #expect(content.view.shownTop == caught && caught > 0 && caught < 844)
        driver.letGo()
        try device.settle()

        #expect(content.presentingViewController === fixture.root)
        #expect(device.misuses == [])
    }

    /// Published samples make a new animator, and move views, on each call.
    @Test func aTransitionWhoseDelegateMakesANewAnimatorEachTimeCanBePaused() throws {
        let content = fixture.content()
        hand.wantsInteractiveStart = false
        let delegate = Transitioner(ForgetfulAnimator())
        delegate.interactor = hand
        present(content, by: delegate)
        device.advance(by: 0.15)

        hand.pause()
        let caught = content.view.shownTop
        device.advance(by: 0.3)
        #expect(content.view.shownTop == caught && caught > 0 && caught < 844)
        hand.update(0.5)
        #expect(abs(content.view.shownTop - 422) < 1)
        hand.finish()
        try device.settle()

        #expect(delegate.animator.made.count == 1)
        #expect(content.view.frame.minY == 0)
        #expect(device.misuses == [])
    }

    @Test func anInteractiveStartUsesTheAnimatorTheAppStarted() throws {
        let content = fixture.content()
        let delegate = Transitioner(ForgetfulAnimator())
        delegate.interactor = hand
        present(content, by: delegate)

        hand.update(0.25)
        device.advance(by: 0.1)
        #expect(abs(content.view.shownTop - 633) < 1)
        hand.cancel()
        try device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(delegate.animator.made.count == 1)
        #expect(device.misuses == [])
    }

    @Test func readingIsInterruptibleRepeatedlyDoesNotAskForNewAnimators() throws {
        let content = fixture.content()
        let delegate = Transitioner(KeepingAnimator())
        present(content, by: delegate)

        let answers = (1...3).map { _ in content.transitionCoordinator?.isInterruptible }
        try device.settle()

        #expect(answers == [true, true, true])
        #expect(delegate.animator.questions == 2)
        #expect(delegate.animator.made.count == 1)
        #expect(device.misuses == [])
    }
}

/// Returns one animator and the interactor of a test.
@MainActor
private final class Transitioner<Animator: AnswerableAnimator>: NSObject,
    UIViewControllerTransitioningDelegate
{
    let animator: Animator
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    init(_ animator: Animator) { self.animator = animator }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Moves a view up from below with a property animator.
@MainActor private class AnswerableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var made: [UIViewPropertyAnimator] = []
    var questions = 0

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        questions += 1
        return make(transitionContext)
    }

    func make(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let view = context.view(forKey: .to)!
        let height = context.containerView.bounds.height
        context.containerView.addSubview(view)
        view.frame.origin.y = height
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.frame.origin.y = 0 }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        made.append(animator)
        return animator
    }
}

private final class ForgetfulAnimator: AnswerableAnimator {}

private final class KeepingAnimator: AnswerableAnimator {
    override func make(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        made.first ?? super.make(context)
    }
}

/// Animates with `UIView`, but also returns an animator that would complete the transition a second time.
private final class TwoMindedAnimator: AnswerableAnimator {
    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        MovingAnimator.move(transitionContext, 0.4)
    }

    override func make(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) {}
        animator.addCompletion { _ in context.completeTransition(true) }
        made.append(animator)
        return animator
    }
}

/// Animator and interactor in one: the interactor's start makes the property animator, and `animateTransition` does
/// nothing.
@MainActor
private final class SelfDriver: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
    var wantsInteractiveStart = true
    var calls: [String] = []
    private var animator: UIViewPropertyAnimator!
    private var context: (any UIViewControllerContextTransitioning)?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        calls.append("animate")
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { animator }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        calls.append("start")
        context = transitionContext
        let view = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(view)
        view.frame.origin.y = transitionContext.containerView.bounds.height
        animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.frame.origin.y = 0 }
        animator.addCompletion { _ in transitionContext.completeTransition(true) }
        if !transitionContext.isInteractive { animator.startAnimation() }
    }

    func scrub(to part: CGFloat) {
        animator.fractionComplete = part
        context?.updateInteractiveTransition(part)
    }

    func pause() {
        animator.pauseAnimation()
        context?.pauseInteractiveTransition()
    }

    func letGo() {
        context?.finishInteractiveTransition()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}
