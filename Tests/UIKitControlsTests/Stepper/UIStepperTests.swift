import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UIStepperTests {
    private let minus = CGPoint(x: 120, y: 216)
    private let plus = CGPoint(x: 170, y: 216)

    @Test func theRightHalfRaisesAndTheLeftHalfLowersTheValue() throws {
        let fixture = ControlFixture(UIStepper())

        try fixture.device.tap(x: plus.x, y: plus.y)
        try fixture.device.tap(x: plus.x, y: plus.y)
        try fixture.device.tap(x: minus.x, y: minus.y)

        #expect(fixture.control.value == 1)
        #expect(fixture.events.filter { $0 == "value" }.count == 3)
        #expect(fixture.control.frame.size == CGSize(width: 94, height: 32))
    }

    @Test func aTapAtTheMinimumDoesNothing() throws {
        let fixture = ControlFixture(UIStepper())

        try fixture.device.tap(x: minus.x, y: minus.y)

        #expect(fixture.control.value == 0 && !fixture.events.contains("value"))
    }

    @Test func oneThatWrapsGoesFromEndToEnd() throws {
        let fixture = ControlFixture(UIStepper())
        fixture.control.wraps = true

        try fixture.device.tap(x: minus.x, y: minus.y)
        #expect(fixture.control.value == 100)
        try fixture.device.tap(x: plus.x, y: plus.y)

        #expect(fixture.control.value == 0)
    }

    @Test func aHeldHalfStepsAgainAfterHalfASecondAndThenTenTimesASecond() throws {
        let fixture = ControlFixture(UIStepper())

        try fixture.device.perform(script: "press-and-hold \(Int(plus.x)) \(Int(plus.y)) 1.05")

        #expect(fixture.control.value == 7)
        fixture.device.advance(by: 2)
        #expect(fixture.control.value == 7)
    }

    @Test func withoutAutorepeatAndContinuousHoldingSendsOneChange() throws {
        let fixture = ControlFixture(UIStepper())
        fixture.control.autorepeat = false
        fixture.control.isContinuous = false

        try fixture.device.perform(script: "press-and-hold \(Int(plus.x)) \(Int(plus.y)) 2")

        #expect(fixture.control.value == 1 && fixture.events.filter { $0 == "value" }.count == 1)
    }

    @Test func aStepperTakenOutOfItsWindowWhileHeldStops() throws {
        let fixture = ControlFixture(UIStepper())
        let control = fixture.control
        control.addAction(
            UIAction { [unowned control] _ in if control.value == 3 { control.removeFromSuperview() } },
            for: .valueChanged)

        try fixture.device.perform(script: "press-and-hold \(Int(plus.x)) \(Int(plus.y)) 2")

        #expect(control.value == 3)
    }

    @Test func invalidValuesAndRangesAreRefused() {
        let device = TestDevice()
        device.recordsMisuses = true
        let stepper = UIStepper()

        stepper.stepValue = 0
        stepper.stepValue = .nan
        stepper.minimumValue = 101
        stepper.maximumValue = -1
        stepper.value = .nan
        stepper.value = 1000

        #expect(device.misuses.count == 5 && device.misuses.allSatisfy(\.raises))
        #expect(stepper.stepValue == 1 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
        #expect(stepper.value == 100)
    }
}
