import CoreGraphics
import QuartzCore
import Testing
import TestSupport
import UIKitCore
import VelariumTesting

/// Animators on a manual clock: scrubbed, reversed, paused, continued.
@Suite @MainActor struct PropertyAnimatorTests {
    private let ownStage = AnimationFixture()
    private var fixture: AnimationFixture { ownStage.activated }

    private func animator(_ curve: UIView.AnimationCurve = .linear, to x: CGFloat = 100) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { [square = fixture.square] in square.center.x = x }
    }

    private func running(_ curve: UIView.AnimationCurve = .linear, for seconds: Double) -> UIViewPropertyAnimator {
        let animator = animator(curve)
        animator.startAnimation()
        fixture.begin()
        fixture.advance(seconds)
        return animator
    }

    @Test func anAnimatorRunsAndCallsItsCompletionOnce() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(fixture.square.center.x == 0)

        animator.startAnimation()
        fixture.begin()

        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(fixture.places(at: [0.25, 0.5]) == [25, 50])
        #expect(Double(animator.fractionComplete).isNear(0.5))
        fixture.advance(0.6)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
    }

    @Test func anAnimatorStillRunsInItsCompletionsAndCannotBeFinishedThere() {
        let animator = animator()
        var isRunningInCompletions: [Bool] = []
        animator.addCompletion { _ in isRunningInCompletions.append(animator.isRunning) }
        animator.addCompletion { _ in
            animator.finishAnimation(at: .end)
            isRunningInCompletions.append(animator.isRunning)
        }
        animator.startAnimation()
        fixture.begin()

        fixture.advance(1.1)

        #expect(isRunningInCompletions == [true, true])
        #expect(fixture.misuses == ["finishAnimationAtPosition: should only be called on a stopped animator!"])
        #expect(!animator.isRunning)
    }

    @Test func anAnimatorThatIsFinishedByHandDoesNotRunInItsCompletions() {
        let animator = running(for: 0.3)
        var isRunningInCompletion: Bool?
        animator.addCompletion { _ in isRunningInCompletion = animator.isRunning }

        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)

        #expect(isRunningInCompletion == false)
    }

    @Test func anAnimatorCanBeStartedAgainInItsCompletion() {
        let animator = animator()
        animator.addCompletion { [square = fixture.square] _ in
            animator.addAnimations { square.center.x = 0 }
            animator.startAnimation()
        }
        animator.startAnimation()
        fixture.begin()
        fixture.advance(1.1)
        #expect(animator.isRunning && animator.state == .active)

        fixture.advance(1.1)

        #expect(!animator.isRunning && animator.state == .inactive)
    }

    @Test func aPausedAnimatorCanBeScrubbedAndContinued() {
        let animator = running(for: 0.3)
        animator.pauseAnimation()
        fixture.begin()

        #expect(fixture.places(at: [0.1, 5]).allSatisfy { $0.isNear(30) })
        #expect(!fixture.host.isFrameRequested)
        animator.fractionComplete = 0.8
        fixture.begin()
        #expect(fixture.x.isNear(80))
        animator.startAnimation()
        #expect(fixture.places(at: [0.1, 0.2]).map { $0.rounded() } == [90, 100])
        fixture.advance(0.1)
        #expect(animator.state == .inactive)
    }

    @Test func pausingDoesNotChangeTheMotion() {
        let first = AnimationFixture()
        let second = fixture
        var animators: [UIViewPropertyAnimator] = []
        for fixture in [first, second] {
            fixture.system.activate()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { fixture.square.center.x = 100 }
            animator.startAnimation()
            animators.append(animator)
            fixture.begin()
            fixture.advance(0.3)
        }
        animators[1].pauseAnimation()
        second.advance(2)
        animators[1].startAnimation()

        second.advance(0.3)
        let resumed = second.x
        first.system.activate()
        first.advance(0.3)

        #expect(first.x.isNear(resumed, within: 1e-4))
    }

    @Test func anAnimatorCanBeScrubbedBeforeItStarts() {
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.25
        fixture.begin()

        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(fixture.x.isNear(25))
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        fixture.begin()
        #expect(fixture.x < 15)
        animator.stopAnimation(true)
    }

    @Test func aReversedAnimatorReturnsToTheStart() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = running(for: 0.6)
        animator.addCompletion { ends.append($0) }

        animator.isReversed = true

        #expect(Double(animator.fractionComplete).isNear(0.4))
        #expect(fixture.places(at: [0.1, 0.5]).map { $0.rounded() } == [50, 10])
        fixture.advance(0.2)
        #expect(ends == [.start])
        #expect(fixture.square.center.x == 0)
        #expect(fixture.x == 0)
    }

    @Test func anAnimatorReversedTwiceReachesItsEnd() {
        let animator = running(for: 0.6)
        animator.isReversed = true
        fixture.advance(0.2)
        animator.isReversed = false

        #expect(fixture.places(at: [0.1, 0.5]).map { $0.rounded() } == [50, 90])
        fixture.advance(0.2)
        #expect(animator.state == .inactive)
        #expect(fixture.square.center.x == 100)
    }

    @Test func continueAnimationAppliesNewCurveAndDuration() {
        let animator = running(for: 0.5)
        animator.pauseAnimation()

        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)

        #expect(fixture.places(at: [1, 1.5]).map { $0.rounded() } == [75, 88])
        fixture.advance(0.6)
        #expect(animator.state == .inactive)
    }

    @Test func continuingWithASpringUsesItsInitialVelocity() {
        let animator = animator()
        animator.fractionComplete = 0.5
        fixture.begin()
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: 4))

        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        fixture.advance(0.001)

        // The relative velocity 4 times the remaining 50 points, per second.
        #expect(((fixture.x - 50) / 0.001).isNear(200, within: 4))
        fixture.advance(1.1)
        #expect(animator.state == .inactive)
    }

    @Test func stoppingLeavesTheViewsAtTheirPresentedValues() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = running(for: 0.5)
        animator.addCompletion { ends.append($0) }

        animator.stopAnimation(false)

        #expect(animator.state == .stopped)
        #expect(Double(fixture.square.center.x).isNear(50))
        #expect(fixture.square.layer.animationKeys() == nil)
        #expect(ends.isEmpty)
        animator.finishAnimation(at: .end)
        #expect(fixture.square.center.x == 100)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
    }

    @Test(arguments: [(UIViewAnimatingPosition.start, 0.0), (.current, 50), (.end, 100)])
    func finishAnimationMovesTheViewToTheGivenPosition(_ position: UIViewAnimatingPosition, _ x: Double) {
        let animator = running(for: 0.5)
        animator.stopAnimation(false)

        animator.finishAnimation(at: position)

        #expect(Double(fixture.square.center.x).isNear(x))
        #expect(fixture.x.isNear(x))
    }

    @Test func stoppingWithoutFinishingCallsNoCompletion() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = running(for: 0.5)
        animator.addCompletion { ends.append($0) }

        animator.stopAnimation(true)
        fixture.advance(2)

        #expect(animator.state == .inactive)
        #expect(ends.isEmpty)
        #expect(Double(fixture.square.center.x).isNear(50))
    }

    @Test func pausesOnCompletionKeepsTheAnimatorActiveAtItsEnd() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        fixture.begin()
        fixture.advance(1.5)

        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(ends.isEmpty)
        #expect(fixture.x == 100)
        animator.pausesOnCompletion = false
        animator.isReversed = true
        animator.startAnimation()
        #expect(fixture.places(at: [0.25, 0.75]).map { $0.rounded() } == [75, 25])
        fixture.advance(0.5)
        #expect(ends == [.start])
    }

    @Test func aDelayedStartCanBeCanceled() {
        let animator = animator()
        animator.startAnimation(afterDelay: 0.5)
        fixture.advance(0.4)
        #expect(animator.state == .inactive)

        animator.stopAnimation(true)
        fixture.advance(1)

        #expect(fixture.square.center.x == 0)
        #expect(fixture.system.frameLoop.isIdle)
    }

    @Test func blocksAddedLateRunForTheRemainingTime() {
        let animator = animator()
        let view = UIView()
        fixture.root.view.addSubview(view)
        animator.addAnimations({ view.center.x = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        fixture.begin()
        fixture.advance(0.5)
        #expect(view.layer.presentation()?.position.x == 0)
        animator.addAnimations { fixture.square.alpha = 0 }

        fixture.advance(0.25)

        #expect(view.layer.presentation()?.position.x == 50)
        #expect(fixture.shown.opacity == 0.5)
        fixture.advance(0.5)
        #expect(animator.state == .inactive)
    }

    @Test func keyframesInsideAreScrubbedWithIt() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [square = fixture.square] in
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { square.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { square.center.x = 0 }
            }
        }
        animator.fractionComplete = 0.25
        fixture.begin()
        #expect(fixture.x.isNear(50))
        animator.fractionComplete = 0.5
        fixture.begin()

        #expect(fixture.x.isNear(100))
        animator.stopAnimation(true)
    }

    @Test func animatorMisuseIsReportedInUIKitsWords() {
        let animator = running(for: 0.2)
        animator.finishAnimation(at: .end)
        animator.stopAnimation(false)
        animator.startAnimation()
        animator.fractionComplete = .nan
        animator.finishAnimation(at: .current)

        #expect(
            fixture.misuses == [
                "finishAnimationAtPosition: should only be called on a stopped animator!",
                "-[UIViewPropertyAnimator startAnimation] should not be called on a stopped animator!",
                "UIViewPropertyAnimator fractionComplete cannot be nan.",
            ])
    }

    @Test func releasingAPausedAnimatorIsReported() {
        var animator: UIViewPropertyAnimator? = animator()
        animator?.pauseAnimation()
        weak let held = animator

        animator = nil

        #expect(held == nil)
        #expect(fixture.misuses.count == 1)
        #expect(fixture.misuses.first?.hasPrefix("It is an error to release a paused or stopped property") == true)
    }

    @Test func aRunningAnimatorKeepsItselfAlive() {
        var ends = 0
        weak var held: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0) {
                fixture.square.center.x = 100
            } completion: { _ in
                ends += 1
            }
            held = animator
        }
        fixture.advance(0.2)
        #expect(held != nil)

        fixture.advance(1)

        #expect(ends == 1)
        #expect(held == nil)
        #expect(fixture.misuses.isEmpty)
    }

    @Test func anAnimatorTellsItsState() throws {
        let device = TestDevice(.iPhone14)
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
