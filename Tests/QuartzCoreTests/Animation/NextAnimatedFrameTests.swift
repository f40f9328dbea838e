import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// When running animations need the next frame, and for how long they need none.
@Suite struct NextAnimatedFrameTests {
    private let root = CALayer()
    /// Shows 100 by 100 points of what is in it.
    private let window = CALayer()
    private let layer = CALayer()

    init() {
        root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
        window.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        window.masksToBounds = true
        layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        root.addSublayer(window)
        window.addSublayer(layer)
    }

    @Test func aStillTreeNeedsNoFrame() {
        #expect(next == .infinity)
    }

    @Test func aRunningAnimationNeedsEachFrame() {
        add(endlessFade())

        #expect(next == 0)
    }

    @Test(arguments: [0.3, 3600])
    func anAnimationThatEndsNeedsEachFrameEvenWhereNothingIsSeen(_ duration: Double) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = duration
        add(fade)
        layer.isHidden = true

        #expect(next == 0)
    }

    @Test func anEndlessAnimationOfAHiddenLayerNeedsNone() {
        add(endlessFade())

        layer.isHidden = true
        let ofHidden = next
        layer.isHidden = false
        window.isHidden = true
        let inHidden = next
        window.isHidden = false
        window.opacity = 0
        let inTransparent = next
        window.opacity = 1

        #expect([ofHidden, inHidden, inTransparent] == [.infinity, .infinity, .infinity])
        #expect(next == 0)
    }

    @Test func anEndlessAnimationOutsideOfWhatItsSuperlayersShowNeedsNone() {
        add(endlessFade())

        layer.position = CGPoint(x: 300, y: 30)
        let outside = next
        layer.position = CGPoint(x: 105, y: 30)
        let partlyInside = next
        window.bounds.origin.y = 60
        let scrolledAway = next
        window.masksToBounds = false
        let notClipped = next

        #expect([outside, partlyInside, scrolledAway, notClipped] == [.infinity, 0, .infinity, 0])
    }

    @Test func aTurningLayerReachesAsFarAsItsCorners() {
        layer.bounds.size = CGSize(width: 60, height: 4)
        layer.position = CGPoint(x: 50, y: 125)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = 2 * Double.pi
        turn.duration = 1
        turn.repeatCount = .infinity
        add(turn)

        let near = next
        layer.position.y = 140
        let far = next

        #expect(near == 0)
        #expect(far == .infinity)
    }

    @Test func aLayerThatMovesMayComeIntoSight() {
        layer.position = CGPoint(x: 300, y: 30)
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = 50
        move.duration = 1
        move.autoreverses = true
        move.repeatCount = .infinity
        add(move)

        #expect(next == 0)
    }

    @Test func whatIsInALayerThatMovesMayComeIntoSight() {
        let carrier = CALayer()
        carrier.frame = CGRect(x: 300, y: 0, width: 40, height: 40)
        window.addSublayer(carrier)
        carrier.addSublayer(layer)
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = 50
        move.duration = 1
        move.repeatCount = .infinity
        add(move, to: carrier)
        add(endlessFade())

        #expect(next == 0)
    }

    @Test(arguments: [0.0, 0.05, 0.124, 0.125, 0.3, 0.99])
    func aDiscreteAnimationNeedsTheFramesOfItsValues(_ time: Double) {
        add(steps(8))

        let next = next(after: time)

        let expected = (time * 8 + 1e-9).rounded(.down) / 8 + 0.125
        #expect(abs(next - expected) < 1e-6)
    }

    @Test func aDiscreteAnimationWithKeyTimesNeedsTheirFrames() {
        let animation = steps(3)
        animation.keyTimes = [0, 0.7, 0.8]
        add(animation)

        #expect(abs(next(after: 0.1) - 0.7) < 1e-6)
        #expect(abs(next(after: 0.75) - 0.8) < 1e-6)
        #expect(abs(next(after: 0.9) - 1) < 1e-6)
    }

    @Test func theFirstOfSeveralDecides() {
        let other = CALayer()
        other.frame = layer.frame
        window.addSublayer(other)
        add(steps(2))
        add(steps(5), to: other)

        #expect(abs(next(after: 0.25) - 0.4) < 1e-6)
    }

    @Test func layersWhoseTimePassesFasterNeedEachFrame() {
        add(steps(8))
        window.speed = 2

        #expect(next == 0)
    }

    @Test func aStoppedLayerNeedsNone() {
        add(endlessFade())
        layer.speed = 0

        #expect(next == .infinity)
    }

    @Test func nothingIsPaintedBetweenTwoFramesThatADiscreteAnimationNeeds() {
        let canvas = Bitmap(width: 400, height: 400)
        let compositor = Compositor()
        layer.backgroundColor = .black
        add(steps(8))
        _ = compositor.compose(root, onto: canvas, scale: 1, at: 0)

        let between = compositor.compose(root, onto: canvas, scale: 1, at: 0.12)
        let after = compositor.compose(root, onto: canvas, scale: 1, at: 0.126)

        #expect(between.isEmpty)
        #expect(!after.isEmpty)
    }

    // MARK: Helpers

    private var next: Seconds { next(after: 0) }

    private func next(after time: Seconds) -> Seconds { root.nextAnimatedFrame(after: time) }

    private func add(_ animation: CAAnimation, to other: CALayer? = nil) {
        (other ?? layer).add(animation, forKey: nil)
        root.advanceAnimations(to: 0)
    }

    private func endlessFade() -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 1
        fade.repeatCount = .infinity
        return fade
    }

    /// An endless discrete animation of `count` opacities in a second.
    private func steps(_ count: Int) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = (0..<count).map { Float($0) / Float(count) }
        animation.calculationMode = .discrete
        animation.duration = 1
        animation.repeatCount = .infinity
        return animation
    }
}
