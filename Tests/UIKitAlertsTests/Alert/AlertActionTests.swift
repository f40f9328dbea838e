import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// The buttons of an alert: their order, their states and how they are pressed.
@MainActor @Suite struct AlertActionTests {
    private let fixture = AlertFixture()
    private var device: TestDevice { fixture.device }

    private func frame(_ title: String) throws -> CGRect {
        let view = try device.view(.text(title))
        return view.convert(view.bounds, to: nil)
    }

    // MARK: Order

    @Test(arguments: [["-Cancel", "OK"], ["OK", "-Cancel"]])
    func cancelIsOnTheLeftOfTwo(actions: [String]) throws {
        let alert = fixture.makeAlert(actions: actions)
        try fixture.present(alert)

        #expect(try frame("Cancel").maxX <= frame("OK").minX)
        #expect(alert.actions.map(\.title) == actions.map { $0.replacing("-", with: "") })
        try device.expectOrder(["Title", "Message", "Cancel", "OK"])
    }

    @Test func twoDefaultActionsAreInTheOrderAdded() throws {
        try fixture.present(fixture.makeAlert(actions: ["One", "Two"]))

        #expect(try frame("One").maxX <= frame("Two").minX)
    }

    @Test func cancelIsTheLastOfThree() throws {
        try fixture.present(fixture.makeAlert(actions: ["-Cancel", "!Delete", "Archive"]))

        try device.expectOrder(["Title", "Message", "Delete", "Archive", "Cancel"])
        #expect(try frame("Delete").maxY < frame("Archive").minY + 1)
    }

    @Test func aLongTitleStacksTwo() throws {
        try fixture.present(fixture.makeAlert(actions: ["-Cancel", "Delete from all devices"]))

        #expect(try frame("Delete from all devices").maxY <= frame("Cancel").minY)
    }

    @Test func rightToLeftPutsCancelOnTheRight() throws {
        let device = device
        try device.setLayoutDirection(.rightToLeft)
        try fixture.present(fixture.makeAlert())

        #expect(try frame("Cancel").minX >= frame("OK").maxX)
        try device.expectOrder(["Title", "Message", "Cancel", "OK"])
    }

    // MARK: States

    @Test func aDisabledActionCannotBeChosen() throws {
        let alert = fixture.makeAlert()
        alert.actions[1].isEnabled = false
        try fixture.present(alert)

        try device.expect("OK", is: .disabled)
        let place = try frame("OK")
        try device.tap(x: place.midX, y: place.midY)
        try device.settle()
        #expect(fixture.root.presentedViewController === alert)

        alert.actions[1].isEnabled = true
        try device.expect("OK", is: .enabled)
        try device.tap("OK")
        try device.settle()
        #expect(fixture.calls == ["OK"])
    }

    @Test func changesWhileShownAreVisibleImmediately() throws {
        let alert = fixture.makeAlert("Title", nil)
        try fixture.present(alert)
        let before = alert.view.bounds.height

        alert.message = "A message that was not there before"
        alert.title = "Other"
        alert.addAction(fixture.makeAction("Third"))
        try device.settle()

        try device.expectOrder(["Other", "A message that was not there before", "OK", "Third", "Cancel"])
        #expect(alert.view.bounds.height > before)
        #expect(abs(alert.view.frame.midY - 422) < 0.5)
    }

    @Test func aCopyIsAnIndependentAction() throws {
        let action = fixture.makeAction("!Delete")
        action.isEnabled = false

        let copy = try #require(action.copy() as? UIAlertAction)
        action.isEnabled = true

        #expect(copy !== action)
        #expect(copy.title == "Delete" && copy.style == .destructive && !copy.isEnabled)
    }

    // MARK: Fingers

    @Test func aFingerSlidesFromOneButtonToAnother() throws {
        try fixture.present(fixture.makeAlert(actions: ["One", "Two", "-Cancel"]))
        let start = try frame("One")
        let end = try frame("Two")

        device.finger(.began, x: start.midX, y: start.midY)
        device.finger(.moved, x: end.midX, y: end.midY)
        #expect((try device.view(.text("Two")) as? UIControl)?.isHighlighted == true)
        #expect((try device.view(.text("One")) as? UIControl)?.isHighlighted == false)
        device.finger(.ended, x: end.midX, y: end.midY)
        try device.settle()

        #expect(fixture.calls == ["Two"])
    }

    @Test func aFingerThatLeavesTheButtonsChoosesNothing() throws {
        let alert = fixture.makeAlert()
        try fixture.present(alert)
        let start = try frame("OK")

        device.finger(.began, x: start.midX, y: start.midY)
        device.finger(.moved, x: 20, y: 60)
        device.finger(.ended, x: 20, y: 60)
        try device.settle()

        #expect(fixture.calls.isEmpty)
        #expect(fixture.root.presentedViewController === alert)
        #expect((try device.view(.text("OK")) as? UIControl)?.isHighlighted == false)
    }

    @Test func twoTapsInOneMomentChooseOnce() throws {
        try fixture.present(fixture.makeAlert())
        let place = try frame("OK")

        for _ in 0..<2 {
            device.finger(.began, x: place.midX, y: place.midY)
            device.finger(.ended, x: place.midX, y: place.midY)
        }
        try device.settle()

        #expect(fixture.calls == ["OK"])
    }

    @Test func aTapOutsideAnAlertDoesNothing() throws {
        let alert = fixture.makeAlert()
        try fixture.present(alert)

        try device.tap(x: 20, y: 100)
        try device.settle()

        #expect(fixture.root.presentedViewController === alert)
        #expect(fixture.calls.isEmpty)
    }

    // MARK: Keys

    @Test func escapeCancels() throws {
        try fixture.present(fixture.makeAlert())

        try device.key("escape")
        try device.settle()

        #expect(fixture.calls == ["Cancel"])
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test(arguments: [["OK"], ["!Delete", "OK"]]) func escapeWithoutACancelActionDoesNothing(actions: [String]) throws {
        let alert = fixture.makeAlert(actions: actions)
        try fixture.present(alert)

        try device.key("escape")
        try device.settle()

        #expect(fixture.root.presentedViewController === alert)
    }

    @Test func returnPerformsThePreferredAction() throws {
        let alert = fixture.makeAlert()
        try fixture.present(alert)
        try device.key("return")
        try device.settle()
        #expect(fixture.calls.isEmpty)

        alert.preferredAction = alert.actions[1]
        alert.actions[1].isEnabled = false
        try device.key("return")
        try device.settle()
        #expect(fixture.calls.isEmpty)

        alert.actions[1].isEnabled = true
        try device.key("return")
        try device.settle()
        #expect(fixture.calls == ["OK"])
    }
}
