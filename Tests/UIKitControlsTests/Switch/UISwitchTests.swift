import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UISwitchTests {
    @Test func itIsAlwaysFiftyOneByThirtyOne() {
        let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 5))

        toggle.frame = CGRect(x: 30, y: 40, width: 1, height: 99)
        toggle.bounds.size = CGSize(width: 7, height: 7)

        #expect(toggle.frame == CGRect(x: 30, y: 40, width: 51, height: 31))
        #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    }

    @Test func aTapTurnsItOnAndCallsEachActionOnce() throws {
        let bench = ControlBench(UISwitch())

        try bench.device.tap(bench.control)

        #expect(bench.control.isOn)
        #expect(bench.events == ["value", "primary", "up"])
        #expect(bench.control.accessibilityValue == "1")
    }

    @Test func changesFromCodeSendNoEvents() {
        let bench = ControlBench(UISwitch())

        bench.control.isOn = true
        bench.control.setOn(false, animated: true)

        #expect(!bench.control.isOn && bench.events.isEmpty)
    }

    @Test func aDragAcrossTogglesTheSwitchOnce() throws {
        let bench = ControlBench(UISwitch())

        try bench.device.drag(from: CGPoint(x: 110, y: 215), to: CGPoint(x: 145, y: 215))
        #expect(bench.control.isOn)
        try bench.device.drag(from: CGPoint(x: 110, y: 215), to: CGPoint(x: 145, y: 215))

        #expect(bench.events == ["value", "primary", "up", "value", "primary", "up"])
    }

    @Test func liftingTheFingerFarAwayDoesNotToggle() throws {
        let bench = ControlBench(UISwitch())

        try bench.device.drag(from: CGPoint(x: 110, y: 215), to: CGPoint(x: 110, y: 400))

        #expect(!bench.control.isOn && bench.events.isEmpty)
    }

    @Test func setOnAnimatedSlidesAndIsOnChangesAtOnce() throws {
        let bench = ControlBench(UISwitch())

        bench.control.setOn(true, animated: true)
        bench.device.advance(by: 0.1)
        let underway = bench.color(4, 15)
        try bench.device.settle()
        let there = bench.color(4, 15)
        bench.control.isOn = false
        bench.device.advance(by: 0)
        let back = bench.color(15, 15)

        #expect(!underway.isNear(52, 199, 89))
        #expect(there.isNear(52, 199, 89))
        #expect(back.isNear(255, 255, 255))
    }

    @Test func onIsOnTheLeftInRightToLeftLayout() throws {
        let bench = ControlBench(UISwitch())
        bench.control.semanticContentAttribute = .forceRightToLeft

        bench.control.isOn = true
        bench.device.advance(by: 0)

        #expect(bench.color(15, 15).isNear(255, 255, 255))
        #expect(bench.color(46, 15).isNear(52, 199, 89))
    }

    @Test func aDisabledSwitchIsHalfTransparentAndIgnoresTouches() throws {
        let bench = ControlBench(UISwitch())
        bench.control.isOn = true
        bench.control.isEnabled = false
        bench.device.advance(by: 0)

        try bench.device.tap(x: 125, y: 215)

        #expect(bench.control.isOn && bench.events.isEmpty)
        #expect(bench.color(4, 15).isNear(154, 227, 172))
    }

    @Test func aCanceledTouchReturnsTheThumb() throws {
        let bench = ControlBench(UISwitch())
        bench.control.addAction(
            UIAction { [unowned control = bench.control] _ in control.isEnabled = false }, for: .touchDown)

        try bench.device.tap(x: 125, y: 215)
        try bench.device.settle()

        #expect(!bench.control.isOn && bench.events.isEmpty)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func theOffTrackIsTheSecondaryFill(
        _ style: UIUserInterfaceStyle
    ) {
        let bench = ControlBench(UISwitch(), on: TestDevice(style: style))

        let track = bench.color(44, 15)

        #expect(style == .dark ? track.isNear(38, 38, 41) : track.isNear(233, 233, 235))
    }
}
