import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UIStepperTests {
    private let minus = CGPoint(x: 120, y: 216)
    private let plus = CGPoint(x: 170, y: 216)

    @Test func theRightHalfRaisesAndTheLeftHalfLowersTheValue() throws {
        let bench = ControlBench(UIStepper())

        try bench.device.tap(x: plus.x, y: plus.y)
        try bench.device.tap(x: plus.x, y: plus.y)
        try bench.device.tap(x: minus.x, y: minus.y)

        #expect(bench.control.value == 1)
        #expect(bench.events.filter { $0 == "value" }.count == 3)
        #expect(bench.control.frame.size == CGSize(width: 94, height: 32))
    }

    @Test func aTapAtTheMinimumDoesNothing() throws {
        let bench = ControlBench(UIStepper())

        try bench.device.tap(x: minus.x, y: minus.y)

        #expect(bench.control.value == 0 && !bench.events.contains("value"))
    }

    @Test func oneThatWrapsGoesFromEndToEnd() throws {
        let bench = ControlBench(UIStepper())
        bench.control.wraps = true

        try bench.device.tap(x: minus.x, y: minus.y)
        #expect(bench.control.value == 100)
        try bench.device.tap(x: plus.x, y: plus.y)

        #expect(bench.control.value == 0)
    }

    @Test func aHeldHalfStepsAgainAfterHalfASecondAndThenTenTimesASecond() throws {
        let bench = ControlBench(UIStepper())

        try bench.device.perform(script: "press-and-hold \(Int(plus.x)) \(Int(plus.y)) 1.05")

        #expect(bench.control.value == 7)
        bench.device.advance(by: 2)
        #expect(bench.control.value == 7)
    }

    @Test func withoutAutorepeatAndContinuousHoldingSendsOneChange() throws {
        let bench = ControlBench(UIStepper())
        bench.control.autorepeat = false
        bench.control.isContinuous = false

        try bench.device.perform(script: "press-and-hold \(Int(plus.x)) \(Int(plus.y)) 2")

        #expect(bench.control.value == 1 && bench.events.filter { $0 == "value" }.count == 1)
    }

    @Test func aStepperTakenOutOfItsWindowWhileHeldStops() throws {
        let bench = ControlBench(UIStepper())
        let control = bench.control
        control.addAction(
            UIAction { [unowned control] _ in if control.value == 3 { control.removeFromSuperview() } },
            for: .valueChanged)

        try bench.device.perform(script: "press-and-hold \(Int(plus.x)) \(Int(plus.y)) 2")

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
