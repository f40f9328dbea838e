import CoreGraphics
import QuartzCore
import Testing

@Suite struct TimingTests {
    /// Values of WebKit's and Firefox's curves for the same control points.
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, 0.3, 0.3), (.easeIn, 0.5, 0.315357), (.easeOut, 0.5, 0.684643),
        (.easeInEaseOut, 0.5, 0.5), (.easeInEaseOut, 0.25, 0.129162), (.default, 0.5, 0.802403),
        (.default, 0, 0), (.default, 1, 1),
    ])
    func theStandardCurvesPassThroughKnownPoints(name: CAMediaTimingFunctionName, at fraction: Double, value: Double) {
        let curve = CAMediaTimingFunction(name: name)

        #expect(abs(curve.value(at: fraction) - value) < 1e-5)
    }

    @Test func curvesWithVerticalEndsAreSolvedToo() {
        let curve = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
        let steep = CAMediaTimingFunction(controlPoints: 0, 1, 1, 0)

        let values = (0...1000).map { curve.value(at: Double($0) / 1000) }

        #expect(values == values.sorted())
        #expect(abs(values[500] - 0.5) < 1e-6)
        #expect(steep.value(at: 0.5).isFinite)
    }

    @Test(arguments: [(1, 100, 10), (1, 400, 40), (1, 100, 60), (3, 1000, 500)] as [(Double, Double, Double)])
    func springStartsAtOneAndSettlesAtZero(mass: Double, stiffness: Double, damping: Double) {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)

        let end = spring.settlingTime(within: 0.001)

        #expect(spring.displacement(at: 0) == 1)
        #expect((0..<100).allSatisfy { abs(spring.displacement(at: end + Double($0) / 20)) <= 0.001 })
        #expect(abs(spring.displacement(at: end / 3)) > 0.001)
    }

    /// The rule of `UIView.animate(usingSpringWithDamping:)`: critically damped, 0.001 remains at ωD = 9.2334134765.
    @Test func criticallyDampedSpringSettlesAtItsKnownTime() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 20)

        #expect(abs(spring.displacement(at: 0.92334134765) - 0.001) < 1e-9)
    }

    @Test func springStartsWithItsInitialVelocity() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 5, velocity: 3)

        #expect(abs((1 - spring.displacement(at: 1e-6)) / 1e-6 - 3) < 1e-3)
    }
}
