import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKitCore

/// Animators on a manual clock (checklist: property animators: scrub, reverse, pause, continue).
@Suite @MainActor struct PropertyAnimatorTests {
    private let ownStage = MotionStage()
    private var stage: MotionStage { ownStage.activated }

    private func animator(_ curve: UIView.AnimationCurve = .linear, to x: CGFloat = 100) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { [square = stage.square] in square.center.x = x }
    }

    private func running(_ curve: UIView.AnimationCurve = .linear, for seconds: Double) -> UIViewPropertyAnimator {
        let animator = animator(curve)
        animator.startAnimation()
        stage.begin()
        stage.advance(seconds)
        return animator
    }

    @Test func anAnimatorRunsAndCallsItsCompletionOnce() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(stage.square.center.x == 0)

        animator.startAnimation()
        stage.begin()

        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(stage.places(at: [0.25, 0.5]) == [25, 50])
        #expect(Double(animator.fractionComplete).isNear(0.5))
        stage.advance(0.6)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
    }

    @Test func aPausedAnimatorCanBeScrubbedAndContinued() {
        let animator = running(for: 0.3)
        animator.pauseAnimation()
        stage.begin()

        #expect(stage.places(at: [0.1, 5]).allSatisfy { $0.isNear(30) })
        #expect(!stage.host.isFrameRequested)
        animator.fractionComplete = 0.8
        stage.begin()
        #expect(stage.x.isNear(80))
        animator.startAnimation()
        #expect(stage.places(at: [0.1, 0.2]).map { $0.rounded() } == [90, 100])
        stage.advance(0.1)
        #expect(animator.state == .inactive)
    }

    @Test func pausingDoesNotChangeTheMotion() {
        let first = MotionStage()
        let second = stage
        var animators: [UIViewPropertyAnimator] = []
        for stage in [first, second] {
            stage.system.activate()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { stage.square.center.x = 100 }
            animator.startAnimation()
            animators.append(animator)
            stage.begin()
            stage.advance(0.3)
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
        stage.begin()

        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(stage.x.isNear(25))
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        stage.begin()
        #expect(stage.x < 15)
        animator.stopAnimation(true)
    }

    @Test func aReversedAnimatorReturnsToTheStart() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = running(for: 0.6)
        animator.addCompletion { ends.append($0) }

        animator.isReversed = true

        #expect(Double(animator.fractionComplete).isNear(0.4))
        #expect(stage.places(at: [0.1, 0.5]).map { $0.rounded() } == [50, 10])
        stage.advance(0.2)
        #expect(ends == [.start])
        #expect(stage.square.center.x == 0)
        #expect(stage.x == 0)
    }

    @Test func anAnimatorReversedTwiceReachesItsEnd() {
        let animator = running(for: 0.6)
        animator.isReversed = true
        stage.advance(0.2)
        animator.isReversed = false

        #expect(stage.places(at: [0.1, 0.5]).map { $0.rounded() } == [50, 90])
        stage.advance(0.2)
        #expect(animator.state == .inactive)
        #expect(stage.square.center.x == 100)
    }

    @Test func continueAnimationAppliesNewCurveAndDuration() {
        let animator = running(for: 0.5)
        animator.pauseAnimation()

        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)

        #expect(stage.places(at: [1, 1.5]).map { $0.rounded() } == [75, 88])
        stage.advance(0.6)
        #expect(animator.state == .inactive)
    }

    @Test func continuingWithASpringUsesItsInitialVelocity() {
        let animator = animator()
        animator.fractionComplete = 0.5
        stage.begin()
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: 4))

        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        stage.advance(0.001)

        // The relative velocity 4 times the remaining 50 points, per second.
        #expect(((stage.x - 50) / 0.001).isNear(200, within: 4))
        stage.advance(1.1)
        #expect(animator.state == .inactive)
    }

    @Test func stoppingLeavesTheViewsAtTheirPresentedValues() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = running(for: 0.5)
        animator.addCompletion { ends.append($0) }

        animator.stopAnimation(false)

        #expect(animator.state == .stopped)
        #expect(Double(stage.square.center.x).isNear(50))
        #expect(stage.square.layer.animationKeys() == nil)
        #expect(ends.isEmpty)
        animator.finishAnimation(at: .end)
        #expect(stage.square.center.x == 100)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
    }

    @Test(arguments: [(UIViewAnimatingPosition.start, 0.0), (.current, 50), (.end, 100)])
    func finishAnimationMovesTheViewToTheGivenPosition(_ position: UIViewAnimatingPosition, _ x: Double) {
        let animator = running(for: 0.5)
        animator.stopAnimation(false)

        animator.finishAnimation(at: position)

        #expect(Double(stage.square.center.x).isNear(x))
        #expect(stage.x.isNear(x))
    }

    @Test func stoppingWithoutFinishingCallsNoCompletion() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = running(for: 0.5)
        animator.addCompletion { ends.append($0) }

        animator.stopAnimation(true)
        stage.advance(2)

        #expect(animator.state == .inactive)
        #expect(ends.isEmpty)
        #expect(Double(stage.square.center.x).isNear(50))
    }

    @Test func pausesOnCompletionKeepsTheAnimatorActiveAtItsEnd() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.begin()
        stage.advance(1.5)

        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(ends.isEmpty)
        #expect(stage.x == 100)
        animator.pausesOnCompletion = false
        animator.isReversed = true
        animator.startAnimation()
        #expect(stage.places(at: [0.25, 0.75]).map { $0.rounded() } == [75, 25])
        stage.advance(0.5)
        #expect(ends == [.start])
    }

    @Test func aDelayedStartCanBeCanceled() {
        let animator = animator()
        animator.startAnimation(afterDelay: 0.5)
        stage.advance(0.4)
        #expect(animator.state == .inactive)

        animator.stopAnimation(true)
        stage.advance(1)

        #expect(stage.square.center.x == 0)
        #expect(stage.system.frameLoop.isIdle)
    }

    @Test func blocksAddedLateRunForTheRemainingTime() {
        let animator = animator()
        let view = UIView()
        stage.root.view.addSubview(view)
        animator.addAnimations({ view.center.x = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.begin()
        stage.advance(0.5)
        #expect(view.layer.presentation()?.position.x == 0)
        animator.addAnimations { stage.square.alpha = 0 }

        stage.advance(0.25)

        #expect(view.layer.presentation()?.position.x == 50)
        #expect(stage.shown.opacity == 0.5)
        stage.advance(0.5)
        #expect(animator.state == .inactive)
    }

    @Test func keyframesInsideAreScrubbedWithIt() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [square = stage.square] in
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { square.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { square.center.x = 0 }
            }
        }
        animator.fractionComplete = 0.25
        stage.begin()
        #expect(stage.x.isNear(50))
        animator.fractionComplete = 0.5
        stage.begin()

        #expect(stage.x.isNear(100))
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
            stage.misuses == [
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
        #expect(stage.misuses.count == 1)
        #expect(stage.misuses.first?.hasPrefix("It is an error to release a paused or stopped property") == true)
    }

    @Test func aRunningAnimatorKeepsItselfAlive() {
        var ends = 0
        weak var held: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0) {
                stage.square.center.x = 100
            } completion: { _ in
                ends += 1
            }
            held = animator
        }
        stage.advance(0.2)
        #expect(held != nil)

        stage.advance(1)

        #expect(ends == 1)
        #expect(held == nil)
        #expect(stage.misuses.isEmpty)
    }
}
