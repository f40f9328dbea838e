import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Misuse of alerts, in UIKit's words, and its results.
@MainActor @Suite struct AlertMisuseTests {
    private let fixture = AlertFixture()
    private var device: TestDevice { fixture.device }

    @Test func aSecondCancelActionRaisesAndIsNotAdded() throws {
        let alert = fixture.makeAlert()

        alert.addAction(fixture.makeAction("-Other"))

        #expect(
            device.misuses.map(\.message) == [
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            ])
        #expect(device.misuses.allSatisfy { $0.raises })
        #expect(alert.actions.count == 2)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func nothingToShowRaisesAtThePresentation(style: UIAlertController.Style) throws {
        let alert = fixture.makeAlert(nil, nil, style, actions: [])
        #expect(device.misuses.isEmpty)

        try fixture.present(alert)

        #expect(
            device.misuses.map(\.message) == [
                "UIAlertController must have a title, a message or an action to display"
            ])
        alert.dismiss(animated: false)
        try device.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func aTextFieldInASheetRaises() {
        let alert = fixture.makeAlert(nil, nil, .actionSheet)

        alert.addTextField { _ in Issue.record("The handler of a refused field must not be called.") }

        #expect(
            device.misuses.map(\.message) == [
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
            ])
        #expect(alert.textFields == nil)
    }

    @Test func aPreferredActionOfAnotherAlertRaisesAndIsIgnored() {
        let alert = fixture.makeAlert()
        alert.preferredAction = alert.actions[1]

        alert.preferredAction = fixture.makeAction("Other")

        #expect(device.misuses.count == 1)
        #expect(device.misuses.allSatisfy { $0.raises })
        #expect(alert.preferredAction === alert.actions[1])
    }

    @Test func anAlertWithoutActionsIsDismissedByTheApp() throws {
        let alert = fixture.makeAlert("Please wait", nil, actions: [])
        try fixture.present(alert)

        #expect(device.misuses.isEmpty)
        try device.key("escape")
        try device.key("return")
        #expect(fixture.root.presentedViewController === alert)

        alert.dismiss(animated: true)
        try device.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func aSecondAlertIsRefusedWithUIKitsWarning() throws {
        let first = fixture.makeAlert("First")
        try fixture.present(first)

        fixture.root.present(fixture.makeAlert("Second"), animated: true)
        try device.settle()

        #expect(device.misuses.count == 1)
        #expect(device.misuses.first?.message.contains("which is already presenting") == true)
        #expect(fixture.root.presentedViewController === first)
    }

    @Test func presentingTheSameAlertTwiceRaises() throws {
        let alert = fixture.makeAlert()
        try fixture.present(alert)

        fixture.root.present(alert, animated: true)

        #expect(device.misuses.first?.raises == true)
    }

    @Test func settingTheModalStyleHasNoEffect() throws {
        let alert = fixture.makeAlert()
        alert.modalPresentationStyle = .fullScreen

        try fixture.present(alert)

        #expect(alert.modalPresentationStyle == .custom)
        #expect(alert.view.frame.width == 270)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func theButtonThatPresentsItMayGoAway(style: UIAlertController.Style) throws {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        fixture.root.view.addSubview(button)
        let alert = fixture.makeAlert(nil, "Message", style)
        alert.popoverPresentationController?.sourceView = button
        try fixture.present(alert)

        button.removeFromSuperview()
        try device.settle()
        try device.tap("OK")
        try device.settle()

        #expect(fixture.calls == ["OK"])
    }
}
