import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Alerts and action sheets of the time before iOS 8.
@MainActor @Suite struct RetiredAlertTests {
    private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        var calls: [String] = []
        var allowsFirstButton = true

        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            calls.append("clicked \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            calls.append("willDismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("didDismiss \(buttonIndex) \(alertView.isVisible)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { allowsFirstButton }
        func willPresent(_ alertView: UIAlertView) { calls.append("willPresent") }
        func didPresent(_ alertView: UIAlertView) { calls.append("didPresent") }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            calls.append("clicked \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
            calls.append("willDismiss \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("didDismiss \(buttonIndex)")
        }
        func willPresent(_ actionSheet: UIActionSheet) { calls.append("willPresent") }
        func didPresent(_ actionSheet: UIActionSheet) { calls.append("didPresent") }
    }

    private let fixture = AlertFixture()
    private let listener = Listener()
    private var device: TestDevice { fixture.device }

    /// Shows an alert to which the test has no reference then.
    private func showAlert() throws {
        let alert = UIAlertView(
            title: "Delete", message: "Really", delegate: listener, cancelButtonTitle: "Cancel",
            otherButtonTitles: "Now",
            "Later")
        alert.show()
        try device.settle()
    }

    @Test func aChoiceIsReportedBeforeAndAfterTheAlertGoes() throws {
        let front = device.application.keyWindow
        try showAlert()
        let shown = device.application.keyWindow

        try device.tap(.text("Later"))
        let chosen = listener.calls
        try device.settle()

        #expect(shown !== front && device.application.keyWindow === front)
        #expect(chosen.prefix(4) == ["willPresent", "didPresent", "clicked 2", "willDismiss 2"])
        #expect(listener.calls.last == "didDismiss 2 false" && listener.calls.count == 5)
    }

    @Test func theButtonsAreCountedFromTheOneThatCancels() {
        let alert = UIAlertView(title: "A", message: "B", delegate: nil, cancelButtonTitle: "Cancel")

        let index = alert.addButton(withTitle: "Now")

        #expect(alert.cancelButtonIndex == 0 && index == 1 && alert.firstOtherButtonIndex == 1)
        #expect(alert.numberOfButtons == 2 && alert.buttonTitle(at: 1) == "Now" && alert.buttonTitle(at: 5) == nil)
        #expect(UIAlertView().cancelButtonIndex == -1 && UIAlertView().firstOtherButtonIndex == -1)
        #expect(alert.title == "A" && alert.message == "B" && !alert.isVisible)
    }

    @Test func theAppDismissesAnAlertWithoutAClick() throws {
        let alert = UIAlertView(title: nil, message: "B", delegate: listener, cancelButtonTitle: "Cancel")
        alert.show()
        alert.show()
        try device.settle()
        #expect(alert.isVisible)

        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        try device.settle()
        alert.dismiss(withClickedButtonIndex: 0, animated: true)

        #expect(listener.calls == ["willPresent", "didPresent", "willDismiss 0", "didDismiss 0 false"])
    }

    @Test func anAlertIsShownAgain() throws {
        let alert = UIAlertView(title: "A", message: nil, delegate: listener, cancelButtonTitle: "OK")
        for _ in 1...2 {
            alert.show()
            try device.settle()
            try device.tap(.text("OK"))
            try device.settle()
        }

        #expect(listener.calls.filter { $0 == "clicked 0" }.count == 2 && !alert.isVisible)
    }

    @Test func fieldsOfAStyleTakeTextAndDecideOverTheFirstButton() throws {
        let alert = UIAlertView(title: "A", message: nil, delegate: listener, cancelButtonTitle: "Cancel")
        alert.addButton(withTitle: "Log in")
        alert.alertViewStyle = .loginAndPasswordInput
        listener.allowsFirstButton = false
        alert.show()
        try device.settle()
        let isEnabled = try device.view(.text("Log in")).accessibilityTraits.contains(.notEnabled) == false

        listener.allowsFirstButton = true
        try device.type("me")
        try device.tap(.text("Log in"))
        try device.settle()

        #expect(!isEnabled && listener.calls.contains("clicked 1"))
        #expect(alert.textField(at: 0)?.text == "me" && alert.textField(at: 1)?.isSecureTextEntry == true)
        #expect(alert.textField(at: 2) == nil)
    }

    @Test func aViewThatTheAppDoesNotRetainIsGoneAfterwards() throws {
        weak var view: UIAlertView?
        try autoreleasepool {
            let alert = UIAlertView(title: "A", message: nil, delegate: listener, cancelButtonTitle: "OK")
            view = alert
            alert.show()
            try device.settle()
        }
        let whileShown = view != nil

        try device.tap(.text("OK"))
        try device.settle()

        #expect(whileShown && view == nil)
    }

    @Test func anActionSheetHasItsButtonsAndReportsTheChoice() throws {
        let sheet = UIActionSheet(
            title: "Photo", delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Share", "Copy")
        #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1 && sheet.firstOtherButtonIndex == 2)
        sheet.show(in: fixture.root.view)
        try device.settle()

        try device.tap(.text("Copy"))
        try device.settle()

        #expect(sheet.numberOfButtons == 4 && sheet.buttonTitle(at: 3) == "Copy" && sheet.title == "Photo")
        #expect(
            listener.calls == ["willPresent", "didPresent", "clicked 3", "willDismiss 3", "didDismiss 3"])
        #expect(!sheet.isVisible)
    }

    @Test func onAPadASheetIsAPopoverOfItsPlace() throws {
        let fixture = AlertFixture(.iPadPro11)
        let place = UIView(frame: CGRect(x: 300, y: 200, width: 40, height: 40))
        fixture.root.view.addSubview(place)
        let sheet = UIActionSheet(
            title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
            otherButtonTitles: "Share")

        sheet.show(from: place.bounds, in: place, animated: true)
        try fixture.device.settle()

        let button = try #require(fixture.frame(of: fixture.device.view(.text("Share"))))
        #expect(button.minY > 240 && button.minY < 400 && abs(button.midX - 320) < 160)
        sheet.dismiss(withClickedButtonIndex: 0, animated: false)
        try fixture.device.settle()
        #expect(listener.calls.last == "didDismiss 0")
    }

    @Test func onAPadASheetOfABarItemOpensBesideIt() throws {
        let fixture = AlertFixture(.iPadPro11)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 834, height: 44))
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        bar.items = [UIBarButtonItem(systemItem: .flexibleSpace), item]
        fixture.root.view.addSubview(bar)
        try fixture.device.settle()
        let sheet = UIActionSheet(
            title: nil, delegate: listener, cancelButtonTitle: nil, destructiveButtonTitle: nil,
            otherButtonTitles: "Share")

        sheet.show(from: item, animated: false)
        fixture.device.advance(by: 1.0 / 60)

        let button = try #require(fixture.frame(of: fixture.device.view(.text("Share"))))
        #expect(button.minY > 144 && button.minY < 250 && button.maxX > 600)
        #expect(listener.calls.contains("didPresent"))
    }
}
