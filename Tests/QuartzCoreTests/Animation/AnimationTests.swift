import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct AnimationTests {
    private final class Listener: NSObject, CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    private func move(_ from: CGFloat?, _ to: CGFloat?, duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    /// The left edge of the red layer of 10 points in row 5, at the given times.
    private func places(_ canvas: Canvas, at times: [Double]) -> [Int?] {
        times.map { time in
            canvas.root.advanceAnimations(to: time)
            canvas.frame(at: time)
            return (0..<canvas.bitmap.width).first { canvas.pixel($0, 5) == "#FF0000FF" }
        }
    }

    @Test func transitionsHaveAKeyOfTheirOwn() {
        let layer = CALayer()

        layer.add(CATransition(), forKey: "flip")
        layer.add(CATransition(), forKey: kCATransition)

        #expect(layer.animationKeys() == [kCATransition] && layer.animation(forKey: "flip") == nil)
        #expect(layer.animation(forKey: kCATransition) is CATransition)
    }

    @Test func presentationValueMovesAndModelValueStays() {
        let canvas = Canvas(100, 20)
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        canvas.frame()

        layer.add(move(5, 85), forKey: "move")

        #expect(places(canvas, at: [10, 10.25, 10.5, 10.99, 11, 12]) == [0, 20, 40, 79, 0, 0])
        #expect(layer.position.x == 5)
        #expect(layer.animationKeys() == nil)
        #expect(!canvas.compositor.hasRunningAnimations)
        #expect(canvas.frame(at: 13).isEmpty)
    }

    @Test func additiveAnimationsAddUpOnTheModelValue() {
        let canvas = Canvas(100, 20)
        let layer = canvas.add(CGRect(80, 0, 10, 10), .red)
        for _ in 0..<2 {
            let animation = move(-40, 0)
            animation.isAdditive = true
            layer.add(animation, forKey: nil)
        }

        #expect(places(canvas, at: [0, 0.5, 0.75, 1]) == [0, 40, 60, 80])
        #expect(canvas.frame(at: 1.5).isEmpty)
    }

    @Test func anAdditiveAnimationMaySubtractMoreThanTheOthersHaveAddedSoFar() {
        let canvas = Canvas(100, 20)
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        for width in [-60, 60, -8] as [CGFloat] {
            let animation = CABasicAnimation(keyPath: "bounds")
            animation.fromValue = CGRect(0, 0, width, 0)
            animation.toValue = CGRect.zero
            animation.duration = 1
            animation.isAdditive = true
            layer.add(animation, forKey: nil)
        }

        let widths = [0, 0.5, 1].map { time in
            canvas.root.advanceAnimations(to: time)
            canvas.frame(at: time)
            return (0..<canvas.bitmap.width).count { canvas.pixel($0, 5) == "#FF0000FF" }
        }

        #expect(widths == [2, 6, 10])
    }

    @Test func repetitionsAutoreverseAndFillModesKeepValues() {
        let canvas = Canvas(100, 20)
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        let animation = move(5, 45)
        animation.autoreverses = true
        animation.repeatCount = 1.5
        animation.beginTime = 2
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "move")

        #expect(places(canvas, at: [1, 2.5, 3, 3.5, 4.5, 5, 6]) == [0, 20, 40, 20, 20, 40, 40])
        #expect(layer.animationKeys() == ["move"])
        #expect(!canvas.root.hasRunningAnimationsInSubtree)
    }

    @Test func delegatesAndCompletionBlocksAreCalledAtTheEnd() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        let listener = Listener()
        var completed = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed += 1 }
        for end in [20, 30] as [CGFloat] {
            let animation = move(0, end)
            animation.delegate = listener
            layer.add(animation, forKey: "to \(end)")
        }
        CATransaction.commit()
        #expect(completed == 0)

        canvas.root.advanceAnimations(to: 0)
        layer.removeAnimation(forKey: "to 20.0")
        #expect(listener.events == ["start", "start", "stop false"])
        canvas.root.advanceAnimations(to: 1)

        #expect(listener.events == ["start", "start", "stop false", "stop true"])
        #expect(completed == 1)
    }

    @Test func aTransactionWithoutAnimationsCompletesAtOnce() {
        var completed = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed += 1 }
        CATransaction.commit()

        #expect(completed == 1)
        CATransaction.commit()
        #expect(completed == 1)
    }

    @Test func removingALayerEndsItsAnimationsUnfinished() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        let listener = Listener()
        let animation = move(0, 20)
        animation.delegate = listener
        layer.add(animation, forKey: nil)
        canvas.root.advanceAnimations(to: 0)

        layer.removeFromSuperlayer()
        canvas.root.advanceAnimations(to: 0.1)

        #expect(listener.events == ["start", "stop false"])
    }

    @Test func anAnimationThatIsNotRemovedOnCompletionContinuesWhenItsLayerReturns() {
        let canvas = Canvas(100, 20)
        let parent = canvas.add(CGRect(0, 0, 100, 20), .clear)
        let layer = CALayer()
        layer.frame = CGRect(0, 0, 10, 10)
        layer.backgroundColor = .red
        parent.addSublayer(layer)
        let listener = Listener()
        let kept = move(5, 45)
        kept.isRemovedOnCompletion = false
        kept.fillMode = .forwards
        kept.delegate = listener
        layer.add(kept, forKey: "kept")
        layer.add(move(5, 45), forKey: "removed")
        canvas.root.advanceAnimations(to: 0)

        parent.removeFromSuperlayer()
        canvas.root.advanceAnimations(to: 0.1)
        #expect(layer.animationKeys() == ["kept"])
        canvas.root.addSublayer(parent)

        #expect(places(canvas, at: [0.5]) == [20])
        canvas.root.advanceAnimations(to: 2)
        #expect(layer.animationKeys() == ["kept"] && listener.events == ["start", "stop true"])
    }

    @Test func aValueHeldByAFillModeIsKeptWhileItsLayerIsAway() {
        let canvas = Canvas(100, 20)
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        let held = move(5, 45)
        held.isRemovedOnCompletion = false
        held.fillMode = .forwards
        layer.add(held, forKey: "held")
        canvas.root.advanceAnimations(to: 0)
        canvas.root.advanceAnimations(to: 2)

        layer.removeFromSuperlayer()
        canvas.root.advanceAnimations(to: 3)
        canvas.root.addSublayer(layer)

        #expect(layer.animationKeys() == ["held"])
        #expect(places(canvas, at: [4]) == [40])
    }

    @Test func pausedLayerDoesNotMoveAndCanBeScrubbed() {
        let canvas = Canvas(100, 20)
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        layer.add(move(5, 85), forKey: "move")
        #expect(places(canvas, at: [0, 0.5]) == [0, 40])

        layer.timeOffset = layer.convertTime(0.5, from: nil)
        layer.speed = 0

        #expect(places(canvas, at: [0.75, 3]) == [40, 40])
        #expect(!canvas.compositor.hasRunningAnimations)
        layer.timeOffset = 0.25
        #expect(places(canvas, at: [4]) == [20])
    }

    @Test func rotationInterpolatesAlongTheShorterArc() {
        let canvas = Canvas(background: nil)
        let layer = canvas.add(CGRect(10, 18, 20, 4), .red)
        let turn = CABasicAnimation(keyPath: "transform")
        turn.fromValue = CATransform3DMakeRotation(0, 0, 0, 1)
        turn.toValue = CATransform3DMakeRotation(.pi - 0.001, 0, 0, 1)
        turn.duration = 1
        layer.add(turn, forKey: nil)

        canvas.frame(at: 0)
        canvas.frame(at: 0.5)

        #expect(canvas.bitmap.color(x: 19, y: 11).alpha > 200)
        #expect(canvas.bitmap.color(x: 11, y: 19).alpha < 50)
    }

    @Test func springsOvershootAndSettle() {
        let canvas = Canvas(200, 20)
        let layer = canvas.add(CGRect(100, 0, 10, 10), .red)
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = CGFloat(5)
        spring.damping = 5
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: nil)

        let seen = places(canvas, at: stride(from: 0, to: spring.settlingDuration, by: 1 / 60).map { $0 })

        #expect(seen.first == 0)
        #expect(seen.compactMap { $0 }.max()! > 120)
        #expect(seen.last == 100)
    }

    @Test func colorsAndOpacityAreInterpolated() {
        let canvas = Canvas(background: nil)
        let layer = canvas.add(CGRect(0, 0, 40, 40), .blue)
        let hue = CABasicAnimation(keyPath: "backgroundColor")
        hue.fromValue = CGColor.red
        hue.duration = 1
        layer.add(hue, forKey: nil)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 1
        layer.add(fade, forKey: nil)

        canvas.frame(at: 0)
        canvas.frame(at: 0.5)

        #expect(canvas.bitmap.color(x: 20, y: 20).isNear("#80008080"))
    }

    @Test func observedLayerWithoutDelegateAnimatesItsChanges() {
        let canvas = Canvas(100, 20)
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        canvas.root.onTreeChange = {}
        canvas.frame()

        layer.position.x = 85
        #expect(layer.animationKeys() == ["position"])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.bounds.size.height = 12
        CATransaction.commit()

        #expect(layer.animationKeys() == ["position"])
        let seen = places(canvas, at: [0, 0.1, 0.25])
        #expect(seen[0] == 0 && seen[2] == 80)
        #expect((seen[1] ?? 0) > 20 && (seen[1] ?? 0) < 75)
    }

    @Test func presentationLayerHasTheCurrentValues() {
        final class Special: CALayer {
            let tag: String
            override init(layer: Any) {
                tag = (layer as? Special)?.tag ?? ""
                super.init(layer: layer)
            }
            init(tag: String) {
                self.tag = tag
                super.init()
            }
        }
        let canvas = Canvas(100, 20)
        let layer = Special(tag: "mine")
        #expect(layer.presentation() == nil)
        canvas.root.addSublayer(layer)
        layer.position.x = 50
        let animation = move(50, 50)
        animation.duration = 1_000_000
        animation.toValue = 50
        animation.fromValue = 10
        layer.add(animation, forKey: nil)
        canvas.frame(at: CACurrentMediaTime())

        let shown = layer.presentation()

        #expect(shown?.tag == "mine")
        #expect(shown?.model() === layer)
        #expect(abs((shown?.position.x ?? 0) - 10) < 0.1)
        #expect(layer.position.x == 50)
    }
}
