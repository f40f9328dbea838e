import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// What VoiceOver is told about an alert, and reads in it.
@MainActor @Suite struct AlertAccessibilityTests {
    private let fixture = AlertFixture()
    private var device: TestDevice { fixture.device }

    private var posts: [String] { device.trace.filter { $0.type == "UIAccessibility" }.map(\.arguments) }

    @Test(arguments: [("Title", "Message", "Title"), (nil, "Message", "Message"), (nil, nil, "OK"), ("", "", "OK")])
    func theFocusBeginsAtTheFirstText(title: String?, message: String?, focused: String) throws {
        try fixture.present(fixture.makeAlert(title, message, actions: ["OK"]))

        #expect(posts == ["screenChanged \(focused)"])
    }

    @Test func aChangeWhileShownIsPosted() throws {
        let alert = fixture.makeAlert()
        alert.message = "Before it is shown"
        try fixture.present(alert)
        let before = posts.count

        alert.message = "Other"
        alert.addAction(fixture.makeAction("Later"))
        try device.settle()

        #expect(Array(posts.dropFirst(before)) == ["layoutChanged", "layoutChanged"])
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func theElementsAreModalAHeaderTextsAndButtons(style: UIAlertController.Style) throws {
        let alert = fixture.makeAlert("Title", "Message", style, actions: ["OK", "!Delete", "-Cancel"])
        alert.actions[1].isEnabled = false
        try fixture.present(alert)

        #expect(alert.view.accessibilityViewIsModal)
        #expect(try device.view(.text("Title")).accessibilityTraits == [.staticText, .header])
        #expect(try device.view(.text("Message")).accessibilityTraits == .staticText)
        #expect(try device.view(.text("OK")).accessibilityTraits == .button)
        #expect(try device.view(.text("Delete")).accessibilityTraits == [.button, .notEnabled])
        alert.actions[1].isEnabled = true
        #expect(try device.view(.text("Delete")).accessibilityTraits == .button)
    }

    @Test(arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
    func theReadingOrderIsThatOfTheScreenAtEveryTextSize(size: UIContentSizeCategory) throws {
        try device.setTextSize(size)
        let alert = fixture.makeAlert("Title", "Message", actions: ["-Cancel", "OK"])
        alert.addTextField { $0.placeholder = "Name" }
        try fixture.present(alert)

        // Large titles do not fit side by side, and Cancel is below the others.
        let buttons = size.isAccessibilityCategory ? ["OK", "Cancel"] : ["Cancel", "OK"]
        try device.expectOrder(["Title", "Message", "Name"] + buttons)
    }

    @Test func activatingAButtonByVoiceOverChoosesIt() throws {
        try fixture.present(fixture.makeAlert())

        let isHandled = try device.view(.text("OK")).accessibilityActivate()
        try device.settle()

        #expect(isHandled)
        #expect(fixture.calls == ["OK"])
    }
}
