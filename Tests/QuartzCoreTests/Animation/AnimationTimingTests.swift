import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// How fast animations run: their functions, their values by a distance, and the settings of a transaction.
@Suite struct AnimationTimingTests {
    private let canvas = Canvas(240, 20)
    private let layer: CALayer

    init() {
        layer = canvas.add(CGRect(15, 0, 10, 10), .red)
        canvas.root.onTreeChange = {}
        canvas.frame(at: 0)
    }

    /// The horizontal position of the layer on the canvas at a time, in whole points.
    private func position(at time: Double) -> CGFloat {
        canvas.root.advanceAnimations(to: time)
        canvas.frame(at: time)
        let left = (0..<canvas.bitmap.width).first { canvas.pixel($0, 5) == "#FF0000FF" }
        return left.map { CGFloat($0) + 5 } ?? .nan
    }

    private func move(to x: CGFloat, _ function: CAMediaTimingFunctionName = .linear) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = x
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: function)
        return animation
    }

    @Test func anAnimationByAValueStartsWhereTheLayerIs() {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.byValue = 100
        animation.duration = 1
        layer.add(animation, forKey: nil)

        let positions = [0, 0.5].map(position)

        #expect(positions == [20, 70])
    }

    @Test(arguments: [false, true]) func anAdditiveAnimationIsAddedToTheValueOfTheLayer(hasKeyframes: Bool) {
        let animation: CAPropertyAnimation
        if hasKeyframes {
            let keyframes = CAKeyframeAnimation()
            keyframes.values = [-100, 0] as [CGFloat]
            animation = keyframes
        } else {
            let basic = CABasicAnimation()
            basic.fromValue = -100 as CGFloat
            basic.toValue = 0 as CGFloat
            animation = basic
        }
        animation.keyPath = "position.x"
        animation.isAdditive = true
        animation.duration = 1
        layer.add(animation, forKey: nil)
        canvas.root.advanceAnimations(to: 0)

        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 120
        CATransaction.commit()

        #expect([0.5, 0.75, 1].map(position) == [70, 95, 120])
    }

    @Test func anAnimationThatEasesInIsBehindAnEvenOneUntilTheEnd() {
        layer.add(move(to: 120, .easeIn), forKey: nil)

        let positions = [0, 0.25, 0.5, 0.75].map(position)

        #expect(positions[0] == 20)
        #expect(positions[1] < 45 - 5 && positions[2] < 70 - 5 && positions[3] < 95 - 5)
        #expect(position(at: 0.999) >= 119)
    }

    @Test func keyframesHaveTimingFunctionsOfTheirOwn() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [20, 120, 220] as [CGFloat]
        animation.duration = 2
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        layer.add(animation, forKey: nil)

        let positions = [0, 0.5, 1, 1.5].map(position)

        #expect(positions[1] < 65)
        #expect(positions[2] == 120 && positions[3] == 170)
    }

    @Test(
        arguments: [
            (CAMediaTimingFillMode.removed, 20), (.forwards, 120), (.backwards, 20), (.both, 120),
        ] as [(CAMediaTimingFillMode, CGFloat)])
    func theFillModeKeepsTheLastValueOfAnAnimationThatIsNotRemoved(mode: CAMediaTimingFillMode, end: CGFloat) {
        let animation = move(to: 120)
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "move")

        let positions = [0, 0.5, 1.5].map(position)

        #expect(positions == [20, 70, end])
        #expect(layer.animationKeys() == ["move"])
    }

    @Test func aTransactionSetsDurationAndCurveOfImplicitAnimations() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 120
        CATransaction.commit()

        let positions = [0, 1, 2.1].map(position)

        #expect(positions == [20, 70, 120])
        #expect(layer.animationKeys() == nil)
    }

    @Test func valuesOfATransactionByKeyEndWithIt() {
        CATransaction.begin()
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue("mine", forKey: "own")
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: "own") as? String == "mine")
        layer.opacity = 0
        CATransaction.commit()

        #expect(layer.animationKeys() == nil)
        #expect(CATransaction.value(forKey: "own") == nil)
    }
}
