import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKitCore

/// `UIView.animateKeyframes`.
@Suite @MainActor struct KeyframeBlockTests {
    private let ownStage = AnimationFixture()
    private var fixture: AnimationFixture { ownStage.activated }
    private static let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func run(
        _ options: UIView.KeyframeAnimationOptions, _ frames: [(start: Double, length: Double, x: CGFloat)]
    ) {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [options, Self.linear]) {
            for frame in frames {
                UIView.addKeyframe(withRelativeStartTime: frame.start, relativeDuration: frame.length) {
                    fixture.square.center.x = frame.x
                }
            }
        }
        fixture.begin()
    }

    @Test func eachKeyframeHasItsPartOfTheTime() {
        run([], [(0, 0.5, 100), (0.5, 0.25, 0), (0.75, 0.25, 40)])

        #expect(fixture.places(at: [0.25, 0.5, 0.625, 0.75, 0.875, 1]) == [50, 100, 50, 0, 20, 40])
        #expect(fixture.square.center.x == 40)
    }

    @Test func betweenKeyframesNothingMoves() {
        run([], [(0.25, 0.25, 100), (0.75, 0.25, 0)])

        #expect(fixture.places(at: [0.125, 0.375, 0.5, 0.6, 0.875]) == [0, 50, 100, 100, 50])
    }

    @Test func discreteKeyframesJumpWhenTheyBegin() {
        run(.calculationModeDiscrete, [(0.25, 0.25, 100), (0.5, 0.5, 40)])

        #expect(fixture.places(at: [0.2, 0.3, 0.45, 0.6, 1]) == [0, 100, 100, 40, 40])
    }

    @Test func pacedKeyframesGoAtOneSpeed() {
        run(.calculationModePaced, [(0, 0.1, 30), (0.1, 0.9, 100)])

        #expect(fixture.places(at: [0.1, 0.5, 0.9]).map { ($0 * 1e6).rounded() / 1e6 } == [10, 50, 90])
    }

    @Test func cubicKeyframesAreSmoothAndPassTheirValues() {
        run(.calculationModeCubic, [(0, 0.5, 100), (0.5, 0.5, 50)])

        let places = fixture.places(at: [0.25, 0.5, 0.75])

        #expect(places[0] > 50 && places[0] < 100)
        #expect(places[1].isNear(100))
        #expect(places[2] > 75 && places[2] < 100)
    }

    @Test func invalidKeyframeTimesAreClampedToTheAnimation() {
        run([], [(.nan, .nan, 10), (-3, 0.5, 50), (2, 9, 100)])

        #expect(fixture.square.center.x == 100)
        #expect(fixture.places(at: [0.5, 1]).last == 100)
    }

    @Test func aKeyframeOutsideOfABlockTakesEffectAtOnce() {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { fixture.square.center.x = 7 }

        #expect(fixture.x == 7)
    }
}
