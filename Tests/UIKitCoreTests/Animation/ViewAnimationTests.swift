import CoreGraphics
import QuartzCore
import Testing
import TestSupport
import UIKitCore

/// `UIView.animate` sample by sample: blocks, retargeting, completions.
@Suite @MainActor struct ViewAnimationTests {
    private let ownStage = AnimationFixture()
    private var fixture: AnimationFixture { ownStage.activated }

    private func move(
        to x: CGFloat, over duration: Double = 1, delay: Double = 0, _ options: UIView.AnimationOptions = [],
        _ completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: duration, delay: delay, options: [options, .curveLinear],
            animations: { fixture.square.center.x = x }, completion: completion)
    }

    @Test func theModelValueChangesAtOnceAndThePresentationFollows() {
        move(to: 100)
        fixture.begin()

        #expect(fixture.square.center.x == 100)
        #expect(fixture.places(at: [0, 0.25, 0.5, 1, 1.1]) == [0, 25, 50, 100, 100])
        #expect(fixture.square.layer.animationKeys() == nil)
    }

    @Test func duringADelayTheOldValueShows() {
        move(to: 100, delay: 0.5)
        fixture.begin()

        #expect(fixture.places(at: [0.25, 0.5, 1, 1.5]) == [0, 0, 50, 100])
    }

    @Test func aRetargetedAnimationAddsUpAndDoesNotJump() {
        move(to: 100)
        fixture.begin()
        fixture.advance(0.5)
        move(to: 0)
        fixture.begin()

        // The first goes on to −0 from −50, the second from +100: their sum is added to the model value 0.
        #expect(fixture.places(at: [0, 0.25, 0.5, 0.75, 1]) == [50, 50, 50, 25, 0])
    }

    @Test func aRetargetedSpringKeepsItsSpeed() {
        func spring(_ x: CGFloat) {
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
                fixture.square.center.x = x
            }
        }
        spring(100)
        fixture.begin()
        fixture.advance(0.2)
        let before = fixture.x
        fixture.advance(0.001)
        let speed = (fixture.x - before) / 0.001
        spring(300)
        fixture.begin()
        let after = fixture.x
        fixture.advance(0.001)

        #expect(((fixture.x - after) / 0.001).isNear(speed, within: speed * 0.05 + 12))
        #expect(after.isNear(before + speed * 0.001, within: 1))
    }

    @Test func beginFromCurrentStateReplacesTheRunningAnimation() {
        var ends: [String] = []
        move(to: 100) { ends.append("first \($0)") }
        fixture.begin()
        fixture.advance(0.5)
        move(to: 0, .beginFromCurrentState) { ends.append("second \($0)") }
        fixture.begin()

        #expect(fixture.places(at: [0, 0.5, 1]) == [50, 25, 0])
        #expect(ends == ["first false", "second true"])
    }

    @Test func anAutoreversedAnimationReturnsAndThenShowsItsEndValue() {
        move(to: 100, .autoreverse)
        fixture.begin()

        #expect(fixture.places(at: [0.5, 1, 1.5, 1.75, 2, 2.1]) == [50, 100, 50, 25, 100, 100])
    }

    @Test func aRepeatingAnimationNeverEndsAndLeavesTheFrameLoopIdle() {
        move(to: 100, [.repeat, .autoreverse])
        fixture.begin()

        #expect(fixture.places(at: [10.5, 11.5, 20.5]).allSatisfy { $0.isNear(50) })
        #expect(fixture.system.frameLoop.isIdle)
        fixture.square.layer.removeAllAnimations()
        fixture.advance(0.1)
        #expect(!fixture.host.isFrameRequested)
    }

    @Test func modifiedAnimationsRunTheirOwnNumberOfTimes() {
        var ended = 0.0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { fixture.square.center.x = 100 }
        } completion: { _ in
            ended = fixture.host.clock.now
        }
        fixture.begin()
        let start = fixture.host.clock.now

        #expect(fixture.places(at: [0.5, 1.5, 2.5, 4.5]).allSatisfy { $0.isNear(50) })
        fixture.advance(1)
        #expect((ended - start).isNear(5, within: 0.02))
    }

    @Test(arguments: [0, -1, -Double.infinity, Double.nan])
    func anInvalidDurationChangesEverythingAtOnce(_ duration: Double) {
        var ends: [Bool] = []
        move(to: 100, over: duration) { ends.append($0) }

        #expect(fixture.x == 100)
        #expect(ends.isEmpty)
        fixture.begin()
        #expect(ends == [true])
        #expect(fixture.square.layer.animationKeys() == nil)
    }

    @Test func anAnimationWithoutChangesCompletesAtOnce() {
        var ends: [Bool] = []
        move(to: 0) { ends.append($0) }
        fixture.begin()

        #expect(ends == [true])
    }

    @Test func removedAnimationsHaveNotFinished() {
        var ends: [Bool] = []
        move(to: 100) { ends.append($0) }
        fixture.begin()
        fixture.advance(0.3)

        fixture.square.layer.removeAllAnimations()
        fixture.advance(2)

        #expect(ends == [false])
        #expect(fixture.x == 100)
    }

    @Test func animationsOfAViewThatLeavesItsWindowCompleteUnfinished() {
        var ends: [Bool] = []
        move(to: 100) { ends.append($0) }
        fixture.begin()

        fixture.square.removeFromSuperview()
        fixture.advance(0.1)

        #expect(ends == [false])
    }

    @Test func completionsComeInTheOrderInWhichTheirBlocksRan() {
        var ends: [Int] = []
        for number in 0..<5 {
            let view = UIView()
            fixture.root.view.insertSubview(view, at: 0)
            UIView.animate(withDuration: 0.3) {
                view.alpha = 0
            } completion: { _ in
                ends.append(number)
            }
        }

        fixture.advance(0.5)

        #expect(ends == [0, 1, 2, 3, 4])
    }

    @Test func anAnimationMayBeStartedAndRemovedInACompletion() {
        var ends: [String] = []
        move(to: 100, over: 0.2) { finished in
            ends.append("first \(finished)")
            move(to: 200, over: 0.2) { ends.append("second \($0)") }
            fixture.square.layer.removeAllAnimations()
        }

        fixture.advance(1)

        #expect(ends == ["first true", "second false"])
        #expect(fixture.x == 200)
    }

    @Test func blocksInsideInheritDurationAndCurveUnlessTheyOverrideThem() {
        let views = (0..<2).map { _ in UIView(frame: .zero) }
        views.forEach(fixture.root.view.addSubview)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.animate(withDuration: 5, delay: 0, options: .curveEaseIn) { views[0].center.x = 100 }
            UIView.animate(
                withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) { views[1].center.x = 100 }
        }
        fixture.begin()
        fixture.advance(0.5)

        #expect(views.compactMap { $0.layer.presentation()?.position.x } == [50, 25])
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func insideABlockChangesCanBeLeftUnanimated() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                fixture.square.center.x = 100
                UIView.animate(withDuration: 1) { fixture.square.alpha = 0 }
            }
            #expect(UIView.areAnimationsEnabled)
        }
        fixture.begin()

        #expect(fixture.square.layer.animationKeys() == nil)
        #expect(fixture.x == 100)
    }

    @Test func everyVisualPropertyOfAViewsLayerAnimates() {
        let layer = fixture.square.layer
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            fixture.square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            fixture.square.alpha = 0
            fixture.square.transform = CGAffineTransform(scaleX: 3, y: 3)
            fixture.square.bounds.size.width = 40
            layer.cornerRadius = 8
            layer.borderWidth = 4
            layer.shadowOpacity = 1
            layer.shadowRadius = 13
        }
        fixture.begin()
        fixture.advance(0.5)

        let shown = fixture.shown
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
        fixture.root.view.addSubview(row)
        fixture.begin()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
            row.frame.size.width = 200
        }
        fixture.begin()
        fixture.advance(0.5)

        #expect(row.dot.layer.presentation()?.position.x == 150)
    }

    @Test func animatingViewsTakeNoTouchesUnlessUserInteractionIsAllowed() {
        fixture.square.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
        let point = CGPoint(x: 110, y: 110)

        UIView.animate(withDuration: 1) { fixture.square.alpha = 0.5 }
        #expect(fixture.system.frameLoop.hitTest(point) !== fixture.square)
        fixture.advance(1.1)
        #expect(fixture.system.frameLoop.hitTest(point) === fixture.square)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { fixture.square.center.x += 200 }

        // Hit testing uses the model position, not the presented one.
        #expect(fixture.system.frameLoop.hitTest(CGPoint(x: 310, y: 110)) === fixture.square)
    }

    @Test func aPausedLayerStopsAndRequestsNoFrames() {
        move(to: 100)
        fixture.begin()
        fixture.advance(0.5)
        let layer = fixture.square.layer
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        fixture.begin()

        #expect(fixture.places(at: [0.1, 3]) == [50, 50])
        #expect(fixture.system.frameLoop.isIdle)
        #expect(!fixture.host.isFrameRequested)
    }

    @Test func anAnimationOfOldCodeRunsByItsDurationAndCurve() {
        let fixture = AnimationFixture()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        fixture.square.center.x = 100
        UIView.commitAnimations()
        fixture.begin()

        let places = fixture.places(at: [0.25, 0.75])

        #expect(abs(places[0] - 25) < 0.5 && abs(places[1] - 75) < 0.5)
        fixture.advance(0.4)
        #expect(fixture.square.layer.animationKeys() == nil)
    }

    @Test func noAnimationBeginsWhileAnimationsAreDisabled() {
        let fixture = AnimationFixture()
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { fixture.square.center.x += 100 }
        UIView.setAnimationsEnabled(true)

        #expect(fixture.square.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) { fixture.square.center.x += 100 }
        #expect(fixture.square.layer.animationKeys() != nil)
    }
}
