import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct KeyframeTests {
    /// The left edge of a layer of ten points in row 5 while the animation of `position.x` runs for a second.
    private func places(_ animation: CAAnimation, at times: [Double]) -> [Int?] {
        let canvas = Canvas(120, 20)
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        canvas.frame(at: 0)
        return times.map { time in
            canvas.frame(at: time)
            return (0..<canvas.bitmap.width).first { canvas.pixel($0, 5) == "#FF0000FF" }
        }
    }

    @Test(arguments: [
        (CAAnimationCalculationMode.linear, [0, 20, 40, 70]), (.discrete, [0, 0, 40, 100]), (.paced, [0, 25, 50, 75]),
    ])
    func valuesFollowTheirOrderAndCalculationMode(mode: CAAnimationCalculationMode, expected: [Int]) {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [CGFloat(5), CGFloat(45), CGFloat(105)]
        animation.calculationMode = mode

        #expect(places(animation, at: [0, 0.25, 0.5, 0.75]) == expected)
    }

    @Test func keyTimesDefineWhenValuesAreReached() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [5, 105, 5]
        animation.keyTimes = [0, 0.2, 1]

        #expect(places(animation, at: [0.1, 0.2, 0.6]) == [50, 100, 50])
    }

    @Test func aSmoothCurvePassesThroughEveryValue() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [5, 45, 55, 105]
        animation.calculationMode = .cubic

        #expect(places(animation, at: [0, 1.0 / 3, 2.0 / 3]) == [0, 40, 50])
    }

    @Test func pathIsFollowedLinearlyOrPaced() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 25, y: 5))
        path.addLine(to: CGPoint(x: 105, y: 5))
        let stepwise = CAKeyframeAnimation(keyPath: "position")
        stepwise.path = path
        let even = CAKeyframeAnimation(keyPath: "position")
        even.path = path
        even.calculationMode = .paced

        #expect(places(stepwise, at: [0, 0.5, 0.75]) == [0, 20, 60])
        #expect(places(even, at: [0, 0.5, 0.75]) == [0, 50, 75])
    }

    @Test func aGroupRunsItsAnimationsInItsOwnTime() {
        let first = CABasicAnimation(keyPath: "position.x")
        let second = CABasicAnimation(keyPath: "bounds.size.width")
        first.fromValue = CGFloat(5)
        first.toValue = CGFloat(85)
        second.fromValue = CGFloat(10)
        second.toValue = CGFloat(30)
        second.beginTime = 0.5
        second.duration = 0.5
        let group = CAAnimationGroup()
        group.animations = [first, second]
        group.duration = 1

        #expect(places(group, at: [0, 0.25, 0.75]) == [0, 20, 55])
    }

    @Test func delayedAnimationStartsAtItsBeginTime() {
        final class Listener: NSObject, CAAnimationDelegate {
            var hasStarted = false
            func animationDidStart(_ anim: CAAnimation) { hasStarted = true }
        }
        let root = CALayer()
        let listener = Listener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = listener
        animation.beginTime = 10
        animation.duration = 1
        root.add(animation, forKey: nil)

        root.advanceAnimations(to: 9)
        #expect(!listener.hasStarted && root.hasRunningAnimationsInSubtree)
        root.advanceAnimations(to: 10)
        #expect(listener.hasStarted)
    }
}
