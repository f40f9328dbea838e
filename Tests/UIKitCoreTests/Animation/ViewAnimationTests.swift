import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKitCore

/// `UIView.animate` sample by sample (checklist: animation blocks, retargeting, completions).
@Suite @MainActor struct ViewAnimationTests {
    private let ownStage = MotionStage()
    private var stage: MotionStage { ownStage.activated }

    private func move(
        to x: CGFloat, over duration: Double = 1, delay: Double = 0, _ options: UIView.AnimationOptions = [],
        _ completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: duration, delay: delay, options: [options, .curveLinear],
            animations: { stage.square.center.x = x }, completion: completion)
    }

    @Test func theModelValueChangesAtOnceAndThePresentationFollows() {
        move(to: 100)
        stage.begin()

        #expect(stage.square.center.x == 100)
        #expect(stage.places(at: [0, 0.25, 0.5, 1, 1.1]) == [0, 25, 50, 100, 100])
        #expect(stage.square.layer.animationKeys() == nil)
    }

    @Test func duringADelayTheOldValueShows() {
        move(to: 100, delay: 0.5)
        stage.begin()

        #expect(stage.places(at: [0.25, 0.5, 1, 1.5]) == [0, 0, 50, 100])
    }

    @Test func aRetargetedAnimationAddsUpAndDoesNotJump() {
        move(to: 100)
        stage.begin()
        stage.advance(0.5)
        move(to: 0)
        stage.begin()

        // The first goes on to −0 from −50, the second from +100: their sum is added to the model value 0.
        #expect(stage.places(at: [0, 0.25, 0.5, 0.75, 1]) == [50, 50, 50, 25, 0])
    }

    @Test func aRetargetedSpringKeepsItsSpeed() {
        func spring(_ x: CGFloat) {
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
                stage.square.center.x = x
            }
        }
        spring(100)
        stage.begin()
        stage.advance(0.2)
        let before = stage.x
        stage.advance(0.001)
        let speed = (stage.x - before) / 0.001
        spring(300)
        stage.begin()
        let after = stage.x
        stage.advance(0.001)

        #expect(((stage.x - after) / 0.001).isNear(speed, within: speed * 0.05 + 12))
        #expect(after.isNear(before + speed * 0.001, within: 1))
    }

    @Test func beginFromCurrentStateReplacesTheRunningAnimation() {
        var ends: [String] = []
        move(to: 100) { ends.append("first \($0)") }
        stage.begin()
        stage.advance(0.5)
        move(to: 0, .beginFromCurrentState) { ends.append("second \($0)") }
        stage.begin()

        #expect(stage.places(at: [0, 0.5, 1]) == [50, 25, 0])
        #expect(ends == ["first false", "second true"])
    }

    @Test func anAutoreversedAnimationReturnsAndThenShowsItsEndValue() {
        move(to: 100, .autoreverse)
        stage.begin()

        #expect(stage.places(at: [0.5, 1, 1.5, 1.75, 2, 2.1]) == [50, 100, 50, 25, 100, 100])
    }

    @Test func aRepeatingAnimationNeverEndsAndLeavesTheFrameLoopIdle() {
        move(to: 100, [.repeat, .autoreverse])
        stage.begin()

        #expect(stage.places(at: [10.5, 11.5, 20.5]).allSatisfy { $0.isNear(50) })
        #expect(stage.system.frameLoop.isIdle)
        stage.square.layer.removeAllAnimations()
        stage.advance(0.1)
        #expect(!stage.host.isFrameRequested)
    }

    @Test func modifiedAnimationsRunTheirOwnNumberOfTimes() {
        var ended = 0.0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { stage.square.center.x = 100 }
        } completion: { _ in
            ended = stage.host.clock.now
        }
        stage.begin()
        let start = stage.host.clock.now

        #expect(stage.places(at: [0.5, 1.5, 2.5, 4.5]).allSatisfy { $0.isNear(50) })
        stage.advance(1)
        #expect((ended - start).isNear(5, within: 0.02))
    }

    @Test(arguments: [0, -1, -Double.infinity, Double.nan])
    func anInvalidDurationChangesEverythingAtOnce(_ duration: Double) {
        var ends: [Bool] = []
        move(to: 100, over: duration) { ends.append($0) }

        #expect(stage.x == 100)
        #expect(ends.isEmpty)
        stage.begin()
        #expect(ends == [true])
        #expect(stage.square.layer.animationKeys() == nil)
    }

    @Test func anAnimationWithoutChangesCompletesAtOnce() {
        var ends: [Bool] = []
        move(to: 0) { ends.append($0) }
        stage.begin()

        #expect(ends == [true])
    }

    @Test func removedAnimationsHaveNotFinished() {
        var ends: [Bool] = []
        move(to: 100) { ends.append($0) }
        stage.begin()
        stage.advance(0.3)

        stage.square.layer.removeAllAnimations()
        stage.advance(2)

        #expect(ends == [false])
        #expect(stage.x == 100)
    }

    @Test func animationsOfAViewThatLeavesItsWindowCompleteUnfinished() {
        var ends: [Bool] = []
        move(to: 100) { ends.append($0) }
        stage.begin()

        stage.square.removeFromSuperview()
        stage.advance(0.1)

        #expect(ends == [false])
    }

    @Test func completionsComeInTheOrderInWhichTheirBlocksRan() {
        var ends: [Int] = []
        for number in 0..<5 {
            let view = UIView()
            stage.root.view.insertSubview(view, at: 0)
            UIView.animate(withDuration: 0.3) {
                view.alpha = 0
            } completion: { _ in
                ends.append(number)
            }
        }

        stage.advance(0.5)

        #expect(ends == [0, 1, 2, 3, 4])
    }

    @Test func anAnimationMayBeStartedAndRemovedInACompletion() {
        var ends: [String] = []
        move(to: 100, over: 0.2) { finished in
            ends.append("first \(finished)")
            move(to: 200, over: 0.2) { ends.append("second \($0)") }
            stage.square.layer.removeAllAnimations()
        }

        stage.advance(1)

        #expect(ends == ["first true", "second false"])
        #expect(stage.x == 200)
    }

    @Test func blocksInsideInheritDurationAndCurveUnlessTheyOverrideThem() {
        let views = (0..<2).map { _ in UIView(frame: .zero) }
        views.forEach(stage.root.view.addSubview)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.animate(withDuration: 5, delay: 0, options: .curveEaseIn) { views[0].center.x = 100 }
            UIView.animate(
                withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) { views[1].center.x = 100 }
        }
        stage.begin()
        stage.advance(0.5)

        #expect(views.compactMap { $0.layer.presentation()?.position.x } == [50, 25])
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func insideABlockChangesCanBeLeftUnanimated() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                stage.square.center.x = 100
                UIView.animate(withDuration: 1) { stage.square.alpha = 0 }
            }
            #expect(UIView.areAnimationsEnabled)
        }
        stage.begin()

        #expect(stage.square.layer.animationKeys() == nil)
        #expect(stage.x == 100)
    }

    @Test func everyVisualPropertyOfAViewsLayerAnimates() {
        let layer = stage.square.layer
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.square.alpha = 0
            stage.square.transform = CGAffineTransform(scaleX: 3, y: 3)
            stage.square.bounds.size.width = 40
            layer.cornerRadius = 8
            layer.borderWidth = 4
            layer.shadowOpacity = 1
            layer.shadowRadius = 13
        }
        stage.begin()
        stage.advance(0.5)

        let shown = stage.shown
        #expect(shown.opacity == 0.5)
        #expect(shown.transform.m11 == 2)
        #expect(shown.bounds.width == 30)
        #expect(shown.cornerRadius == 4)
        #expect(shown.borderWidth == 2)
        #expect(shown.shadowOpacity == 0.5)
        #expect(shown.shadowRadius == 8)
        #expect(shown.backgroundColor?.alpha == 0.5)
    }

    @Test func layoutInABlockAnimatesFrames() {
        final class Row: UIView {
            let dot = UIView()
            override func layoutSubviews() { dot.frame = CGRect(x: bounds.width, y: 0, width: 0, height: 0) }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        row.addSubview(row.dot)
        stage.root.view.addSubview(row)
        stage.begin()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
            row.frame.size.width = 200
        }
        stage.begin()
        stage.advance(0.5)

        #expect(row.dot.layer.presentation()?.position.x == 150)
    }

    @Test func animatingViewsTakeNoTouchesUnlessUserInteractionIsAllowed() {
        stage.square.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
        let point = CGPoint(x: 110, y: 110)

        UIView.animate(withDuration: 1) { stage.square.alpha = 0.5 }
        #expect(stage.system.frameLoop.hitTest(point) !== stage.square)
        stage.advance(1.1)
        #expect(stage.system.frameLoop.hitTest(point) === stage.square)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { stage.square.center.x += 200 }

        // Hit testing uses the model position, not the presented one.
        #expect(stage.system.frameLoop.hitTest(CGPoint(x: 310, y: 110)) === stage.square)
    }

    @Test func aPausedLayerStopsAndRequestsNoFrames() {
        move(to: 100)
        stage.begin()
        stage.advance(0.5)
        let layer = stage.square.layer
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        stage.begin()

        #expect(stage.places(at: [0.1, 3]) == [50, 50])
        #expect(stage.system.frameLoop.isIdle)
        #expect(!stage.host.isFrameRequested)
    }
}
