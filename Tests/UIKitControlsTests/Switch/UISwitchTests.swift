import Testing
import TestSupport
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
        let fixture = ControlFixture(UISwitch())

        try fixture.device.tap(fixture.control)

        #expect(fixture.control.isOn)
        #expect(fixture.events == ["value", "primary", "up"])
        #expect(fixture.control.accessibilityValue == "1")
    }

    @Test func changesFromCodeSendNoEvents() {
        let fixture = ControlFixture(UISwitch())

        fixture.control.isOn = true
        fixture.control.setOn(false, animated: true)

        #expect(!fixture.control.isOn && fixture.events.isEmpty)
    }

    @Test func aDragAcrossTogglesTheSwitchOnce() throws {
        let fixture = ControlFixture(UISwitch())

        try fixture.device.drag(from: CGPoint(x: 110, y: 215), to: CGPoint(x: 145, y: 215))
        #expect(fixture.control.isOn)
        try fixture.device.drag(from: CGPoint(x: 110, y: 215), to: CGPoint(x: 145, y: 215))

        #expect(fixture.events == ["value", "primary", "up", "value", "primary", "up"])
    }

    @Test func liftingTheFingerFarAwayDoesNotToggle() throws {
        let fixture = ControlFixture(UISwitch())

        try fixture.device.drag(from: CGPoint(x: 110, y: 215), to: CGPoint(x: 110, y: 400))

        #expect(!fixture.control.isOn && fixture.events.isEmpty)
    }

    @Test func setOnAnimatedSlidesAndIsOnChangesAtOnce() throws {
        let fixture = ControlFixture(UISwitch())

        fixture.control.setOn(true, animated: true)
        fixture.device.advance(by: 0.1)
        let underway = fixture.color(4, 15)
        try fixture.device.settle()
        let there = fixture.color(4, 15)
        fixture.control.isOn = false
        fixture.device.advance(by: 0)
        let back = fixture.color(15, 15)

        #expect(!underway.isNear(52, 199, 89))
        #expect(there.isNear(52, 199, 89))
        #expect(back.isNear(255, 255, 255))
    }

    @Test func onIsOnTheLeftInRightToLeftLayout() throws {
        let fixture = ControlFixture(UISwitch())
        fixture.control.semanticContentAttribute = .forceRightToLeft

        fixture.control.isOn = true
        fixture.device.advance(by: 0)

        #expect(fixture.color(15, 15).isNear(255, 255, 255))
        #expect(fixture.color(46, 15).isNear(52, 199, 89))
    }

    @Test func aDisabledSwitchIsHalfTransparentAndIgnoresTouches() throws {
        let fixture = ControlFixture(UISwitch())
        fixture.control.isOn = true
        fixture.control.isEnabled = false
        fixture.device.advance(by: 0)

        try fixture.device.tap(x: 125, y: 215)

        #expect(fixture.control.isOn && fixture.events.isEmpty)
        #expect(fixture.color(4, 15).isNear(154, 227, 172))
    }

    @Test func aCanceledTouchReturnsTheThumb() throws {
        let fixture = ControlFixture(UISwitch())
        fixture.control.addAction(
            UIAction { [unowned control = fixture.control] _ in control.isEnabled = false }, for: .touchDown)

        try fixture.device.tap(x: 125, y: 215)
        try fixture.device.settle()

        #expect(!fixture.control.isOn && fixture.events.isEmpty)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func theOffTrackIsTheSecondaryFill(
        _ style: UIUserInterfaceStyle
    ) {
        let fixture = ControlFixture(UISwitch(), on: TestDevice(style: style))

        let track = fixture.color(44, 15)

        #expect(style == .dark ? track.isNear(38, 38, 41) : track.isNear(233, 233, 235))
    }

    @Test func aSwitchIsNeverACheckboxOnAPhone() {
        let control = ControlFixture(UISwitch()).control
        let size = control.intrinsicContentSize
        control.preferredStyle = .checkbox
        #expect(control.style == .sliding && control.intrinsicContentSize == size)
    }
}
