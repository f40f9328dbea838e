import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

/// Curves and springs against their closed forms (`Docs/Numbers.md`).
@Suite @MainActor struct CurveTests {
    private static let times = stride(from: 0.05, to: 1, by: 0.09).map { $0 }

    /// The curve's y at `x`. Bisection finds the parameter, as even steps would be too coarse.
    private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
        func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        var low = 0.0
        var high = 1.0
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if point(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return point(y1, y2, low)
    }

    @Test(arguments: [
        (UIView.AnimationOptions.curveLinear, [0, 0, 1, 1]), (.curveEaseIn, [0.42, 0, 1, 1]),
        (.curveEaseOut, [0, 0, 0.58, 1]), (.curveEaseInOut, [0.42, 0, 0.58, 1]),
    ])
    func blocksFollowTheCurveOfTheirOptions(_ options: UIView.AnimationOptions, _ points: [Double]) {
        let fixture = AnimationFixture()
        UIView.animate(withDuration: 1, delay: 0, options: options) { fixture.square.center.x = 100 }
        fixture.begin()

        let places = fixture.places(at: Self.times)

        for (time, place) in zip(Self.times, places) {
            let expected = 100 * bezier(points[0], points[1], points[2], points[3], at: time)
            // Control points are single precision, as on iOS.
            #expect(place.isNear(expected, within: 1e-4), "at \(time): \(place), not \(expected)")
        }
    }

    @Test(arguments: [0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
    func underdampedSpringFrequencyLeavesAThousandthAtItsEnd(_ ratio: Double) {
        let fixture = AnimationFixture()
        let duration = 0.8
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(ratio), initialSpringVelocity: 0
        ) { fixture.square.center.x = 100 }
        fixture.begin()

        let places = fixture.places(at: Self.times.map { $0 * duration })

        let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        for (part, place) in zip(Self.times, places) {
            let time = part * duration
            let swing = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
            #expect(place.isNear(100 * (1 - exp(-ratio * frequency * time) * swing)), "at \(time)")
        }
    }

    @Test func aCriticalSpringHasTheMeasuredFrequency() {
        let fixture = AnimationFixture()
        UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            fixture.square.center.x = 100
        }
        fixture.begin()

        let places = fixture.places(at: [0.2, 0.5, 1, 1.5])

        let frequency = 9.2334134765 / 2
        for (time, place) in zip([0.2, 0.5, 1, 1.5], places) {
            #expect(place.isNear(100 * (1 - (1 + frequency * time) * exp(-frequency * time)), within: 1e-5))
        }
    }

    @Test(arguments: [(0.5, 3.0), (0.8, -2), (1, 5), (0.3, 30)])
    func aSpringStartsWithItsInitialVelocityAndSettlesInItsDuration(_ ratio: Double, _ velocity: Double) {
        let spring = Spring(dampingRatio: ratio, velocity: velocity, settlingIn: 0.6)

        let speed = (spring.displacement(at: 0) - spring.displacement(at: 1e-7)) / 1e-7

        #expect(speed.isNear(velocity, within: 1e-3 * max(1, abs(velocity))))
        for step in 0..<100 {
            // The settling rule counts only the oscillation due to the velocity, not the whole displacement.
            #expect(abs(spring.displacement(at: 0.6 + Double(step) * 0.01)) <= 0.0025)
        }
    }

    @Test func theSystemSpringMatchesMeasuredPositions() {
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
        let fixture = AnimationFixture()
        animator.addAnimations { fixture.square.center.x = 100 }
        animator.startAnimation()
        fixture.begin()

        let places = fixture.places(at: [0.25, 0.35, 0.4, 0.5])

        #expect(animator.duration.isNear(0.5058, within: 2e-4))
        for (place, measured) in zip(places, [94.2, 98.8, 99.4, 99.9]) {
            #expect(place.isNear(measured, within: 0.1), "\(place), not \(measured)")
        }
    }

    @Test func springDurationIsThePeriodOfABouncySpring() {
        let fixture = AnimationFixture()
        UIView.animate(springDuration: 0.5, bounce: 0.4) { fixture.square.center.x = 100 }
        fixture.begin()

        let places = fixture.places(at: [0.1, 0.2, 0.3])

        let frequency = 2 * Double.pi / 0.5
        let ratio = 0.6
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        for (time, place) in zip([0.1, 0.2, 0.3], places) {
            let swing = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
            #expect(place.isNear(100 * (1 - exp(-ratio * frequency * time) * swing)))
        }
    }

    @Test func springTimingParametersMatchTheSpringAnimationBlock() {
        let first = AnimationFixture()
        let second = AnimationFixture()
        first.system.activate()
        UIView.animate(springDuration: 0.4, bounce: 0.3) { first.square.center.x = 100 }
        first.begin()
        let places = first.places(at: [0.1, 0.2, 0.4])
        second.system.activate()
        let parameters = UISpringTimingParameters(duration: 0.4, bounce: 0.3)
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
        animator.addAnimations { second.square.center.x = 100 }
        animator.startAnimation()
        second.begin()

        let others = second.places(at: [0.1, 0.2, 0.4])

        #expect(zip(places, others).allSatisfy { $0.isNear($1) })
        animator.stopAnimation(true)
    }

    /// Curve 7 is a spring. It ends when the spring is at rest, whatever duration the caller passes.
    @Test(arguments: [0.25, 2]) func keyboardCurveUsesTheSpringsDuration(_ duration: Double) {
        let fixture = AnimationFixture()
        var ends: [Bool] = []
        fixture.system.activate()
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
            fixture.square.center.x = 100
        } completion: {
            ends.append($0)
        }
        fixture.begin()

        let places = fixture.places(at: [0.25, 0.45, 0.5])

        #expect(abs(places[0] - 94.2) < 0.1 && places[1] > 99.7 && places[2] > 99.8)
        #expect(ends == [])
        fixture.advance(0.02)
        #expect(ends == [true] && fixture.x == 100)
    }

    @Test func animationOptionsHaveApplesRawValues() {
        let bits: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
            (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
            (.allowAnimatedContent, 128), (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512),
            (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
            (.transitionCrossDissolve, 5 << 20),
        ]

        for (option, value) in bits {
            #expect(option.rawValue == value)
        }
    }
}
