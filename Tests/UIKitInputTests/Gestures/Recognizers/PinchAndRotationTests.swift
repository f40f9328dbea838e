import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Pinch and rotation recognizers with two touches.
@MainActor @Suite struct PinchAndRotationTests {
    private let fixture = TouchFixture()
    private let counter = ActionCounter()
    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()

    init() {
        for recognizer in [pinch, rotation] {
            recognizer.addTarget(counter, action: ActionCounter.selector)
            fixture.root.view.addGestureRecognizer(recognizer)
        }
    }

    /// Reports two touches at once, then runs a frame.
    private func fingers(_ phase: TouchPhase, _ first: CGPoint, _ second: CGPoint) {
        let time = fixture.host.clock.now
        for (id, place) in [first, second].enumerated() {
            fixture.system.frameLoop.receive(.touch(id: id, phase: phase, location: place, time: time))
        }
        fixture.host.advance(by: 0.02)
    }

    @Test func theScaleExcludesTheSlopOfAPinch() {
        rotation.isEnabled = false
        fingers(.began, CGPoint(x: 100, y: 100), CGPoint(x: 192, y: 100))
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 198, y: 100))
        #expect(pinch.state == .possible)

        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100))
        #expect(pinch.state == .began && pinch.scale == 2)
        fingers(.moved, CGPoint(x: 150, y: 100), CGPoint(x: 250, y: 100))
        fingers(.ended, CGPoint(x: 150, y: 100), CGPoint(x: 250, y: 100))

        #expect(counter.states == [.began, .changed, .ended])
        #expect(pinch.scale == 1 && pinch.velocity == 0)
    }

    @Test func settingTheScaleRestartsItAndRefusesInvalidValues() {
        rotation.isEnabled = false
        fingers(.began, CGPoint(x: 100, y: 100), CGPoint(x: 192, y: 100))
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100))

        pinch.scale = 1
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 500, y: 100))
        #expect(pinch.scale == 2)
        for value in [CGFloat.nan, 0, -1, .infinity] { pinch.scale = value }

        #expect(pinch.scale == 2)
    }

    @Test func aScaleThatIsSetIsMultipliedByLaterMovement() {
        rotation.isEnabled = false
        fingers(.began, CGPoint(x: 100, y: 100), CGPoint(x: 192, y: 100))
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100))

        pinch.scale = 3
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 500, y: 100))
        #expect(abs(pinch.scale - 6) < 1e-9)
        pinch.scale = 0.5
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100))

        #expect(abs(pinch.scale - 0.25) < 1e-9)
    }

    @Test func aScaleThatIsSetBeforeThePinchBeginsIsItsFirstOne() {
        rotation.isEnabled = false
        fingers(.began, CGPoint(x: 100, y: 100), CGPoint(x: 192, y: 100))

        pinch.scale = 2
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100))

        #expect(pinch.state == .began && pinch.scale == 4)
    }

    @Test func aThirdFingerDoesNotStartTheMeasurementAgain() {
        rotation.isEnabled = false
        fingers(.began, CGPoint(x: 100, y: 100), CGPoint(x: 192, y: 100))
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 198, y: 100))

        fixture.touch(2, .began, 300, 300)
        fixture.touch(1, .moved, 202, 100)

        #expect(pinch.state == .began)
    }

    @Test func touchesAtOnePointGiveAFiniteScale() {
        fingers(.began, CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100))
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 100))

        #expect(pinch.scale.isFinite && pinch.scale > 0)
    }

    @Test func replacingAFingerKeepsTheScale() {
        rotation.isEnabled = false
        fingers(.began, CGPoint(x: 100, y: 100), CGPoint(x: 192, y: 100))
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100))

        fixture.touch(1, .ended, 300, 100)
        fixture.touch(0, .moved, 120, 100)
        #expect(pinch.scale == 2 && pinch.numberOfTouches == 1)
        fixture.touch(1, .began, 220, 100)
        fixture.touch(1, .moved, 320, 100)

        #expect(pinch.scale == 4 && pinch.state == .changed)
    }

    @Test(arguments: [false, true]) func theNextGestureBeginsWithoutTheValueOfTheLast(_ isRotation: Bool) {
        pinch.isEnabled = !isRotation
        rotation.isEnabled = isRotation
        fingers(.began, CGPoint(x: 100, y: 100), CGPoint(x: 192, y: 100))
        fingers(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 250))
        #expect(isRotation ? rotation.rotation > 0.3 : pinch.scale > 1.5)

        fingers(.ended, CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 250))

        #expect(pinch.scale == 1 && pinch.velocity == 0)
        #expect(rotation.rotation == 0 && rotation.velocity == 0)
    }

    @Test func aRotationThatIsSetGrowsByLaterMovementAndForgetsItsSpeed() {
        pinch.isEnabled = false
        func place(_ angle: CGFloat) -> CGPoint { CGPoint(x: 200 + 100 * cos(angle), y: 300 + 100 * sin(angle)) }
        fingers(.began, CGPoint(x: 200, y: 300), place(0))
        for step in 1...5 { fingers(.moved, CGPoint(x: 200, y: 300), place(CGFloat(step) * 0.2)) }
        #expect(rotation.velocity > 1)

        rotation.rotation = 2
        #expect(rotation.velocity == 0)
        fingers(.moved, CGPoint(x: 200, y: 300), place(1.3))

        #expect(abs(rotation.rotation - 2.3) < 1e-9)
    }

    /// The fingers that stay go on from the angle at which they are.
    @Test func liftingAThirdFingerKeepsTheRotation() {
        pinch.isEnabled = false
        func place(_ angle: CGFloat) -> CGPoint { CGPoint(x: 200 + 100 * cos(angle), y: 300 + 100 * sin(angle)) }
        fixture.touch(0, .began, 200, 300)
        fixture.touch(1, .began, 300, 300)
        fixture.touch(2, .began, 250, 500)
        for step in 1...5 { fixture.touch(1, .moved, place(CGFloat(step) * 0.2).x, place(CGFloat(step) * 0.2).y) }
        let before = rotation.rotation

        fixture.touch(0, .ended, 200, 300)
        #expect(rotation.rotation == before && rotation.state != .ended)
        fixture.touch(2, .moved, place(1).x, 500)
        let turned = rotation.rotation

        #expect(before > 0.5 && turned != before && abs(turned - before) < 0.6)
    }

    @Test func aRotationGoesOnBeyondAFullTurn() {
        pinch.isEnabled = false
        func place(_ turns: Double) -> CGPoint {
            CGPoint(x: 200 + 100 * cos(turns * 2 * .pi), y: 300 + 100 * sin(turns * 2 * .pi))
        }
        fingers(.began, CGPoint(x: 200, y: 300), place(0))

        for step in 1...12 { fingers(.moved, CGPoint(x: 200, y: 300), place(Double(step) / 8)) }

        let slop = UIRotationGestureRecognizer.slop / 50
        #expect(abs(rotation.rotation - (3 * .pi - slop)) < 1e-9)
        #expect(rotation.velocity > 0)
        rotation.rotation = .nan
        #expect(rotation.rotation.isFinite)
    }

    @Test func aTestDeviceCanPinchAndRotate() throws {
        let device = TestDevice(.iPhone14)
        let root = UIViewController()
        device.show(root)
        let heard = Heard()
        let both = [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()]
        for recognizer in both {
            recognizer.addTarget(heard, action: Selector("acted:", Heard.acted))
            root.view.addGestureRecognizer(recognizer)
        }

        try device.pinch(.point(x: 195, y: 400), scale: 2)
        #expect(abs((heard.scale ?? 0) - 160 / 88) < 0.02 && heard.rotation == nil)
        try device.twoFingerRotate(.point(x: 195, y: 400), degrees: 90)

        #expect(abs((heard.rotation ?? 0) - (.pi / 2 - 0.16)) < 0.02)
    }
}

@MainActor private final class Heard: NSObject {
    var scale: CGFloat?
    var rotation: CGFloat?

    func acted(_ sender: UIGestureRecognizer) {
        if let pinch = sender as? UIPinchGestureRecognizer { scale = pinch.scale }
        if let turn = sender as? UIRotationGestureRecognizer { rotation = turn.rotation }
    }
}
