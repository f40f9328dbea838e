import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Tension, continuity, bias, rotation mode and repetition of keyframes.
@Suite struct KeyframeBendTests {
    /// A layer on a canvas, with the animation running since second 0.
    private func layer(running animation: CAAnimation) -> (Canvas, CALayer) {
        let canvas = Canvas(200, 200)
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        animation.beginTime = CACurrentMediaTime() - 0.5
        layer.add(animation, forKey: "way")
        canvas.frame(at: animation.beginTime)
        return (canvas, layer)
    }

    private func way(_ values: [CGFloat]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = values
        animation.calculationMode = .cubic
        // Speed 0, so that the time between two lines of a test does not matter.
        animation.duration = 1
        animation.speed = 0
        return animation
    }

    /// The value at a fraction of the duration.
    private func value(_ animation: CAKeyframeAnimation, at part: Double) -> CGFloat {
        animation.timeOffset = part
        let (canvas, layer) = layer(running: animation)
        defer { canvas.root.sublayers = nil }
        return layer.presentation()?.position.x ?? .nan
    }

    @Test func fullTensionGivesZeroSlopeAtBothEnds() {
        let animation = way([0, 100, 0])
        animation.tensionValues = [1, 1, 1]

        // With zero slope at the values, the curve is the Hermite step 3t² − 2t³.
        #expect(abs(value(animation, at: 0.125) - 100 * (3 * 0.0625 - 2 * 0.015625)) < 1e-6)
        #expect(value(animation, at: 0.5) == 100)
    }

    @Test func withoutBendsTheCurveIsCatmullRom() {
        let animation = way([0, 10, 40, 50])

        // Halfway from 10 to 40: (−0 + 9·10 + 9·40 − 50) / 16.
        #expect(abs(value(animation, at: 0.5) - (9 * 10 + 9 * 40 - 50) / 16) < 1e-9)
    }

    @Test func biasAndContinuityChangeTheCurve() {
        let plain = way([0, 100, 100])
        let leaning = way([0, 100, 100])
        let broken = way([0, 100, 100])
        leaning.biasValues = [0, 1, 0]
        broken.continuityValues = [0, -1, 0]

        #expect(value(leaning, at: 0.75) > value(plain, at: 0.75))
        #expect(value(broken, at: 0.75) < value(plain, at: 0.75))
    }

    @Test func missingOrNaNBendValuesCountAsZero() {
        let plain = way([0, 100, 50])
        let odd = way([0, 100, 50])
        odd.tensionValues = [.init(value: Double.nan)]
        odd.biasValues = []

        #expect(value(odd, at: 0.25) == value(plain, at: 0.25))
    }

    @Test(arguments: [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi)])
    func aLayerTurnsAlongItsPath(_ mode: CAAnimationRotationMode, _ turn: Double) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 20, y: 120))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.rotationMode = mode
        animation.duration = 1
        animation.speed = 0
        animation.timeOffset = 0.5

        let (canvas, layer) = layer(running: animation)

        // Downward is a quarter turn clockwise.
        let transform = layer.presentation()?.transform ?? CATransform3DIdentity
        #expect(abs(Double(transform.m12) - sin(.pi / 2 + turn)) < 1e-6)
        #expect(abs(Double(transform.m11)) < 1e-6)
        canvas.root.sublayers = nil
    }

    @Test func cumulativeRepetitionsContinueWhereTheLastOneEnded() {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 10
        animation.duration = 1
        animation.repeatCount = 3
        animation.isCumulative = true
        animation.speed = 0
        animation.isAdditive = true

        var places: [CGFloat] = []
        for offset in [0.5, 1.5, 2.5] {
            animation.timeOffset = offset
            let (canvas, layer) = layer(running: animation)
            places.append((layer.presentation()?.position.x ?? .nan) - layer.position.x)
            canvas.root.sublayers = nil
        }

        #expect(places == [5, 15, 25])
    }
}
