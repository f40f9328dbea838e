import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Presenting an alert and choosing an action.
@MainActor @Suite struct AlertPresentationTests {
    private let fixture = AlertFixture()
    private var device: TestDevice { fixture.device }

    @Test func theHandlerIsCalledAfterTheDismissal() throws {
        let alert = fixture.makeAlert(actions: ["-Cancel"])
        var presentedInHandler: UIViewController?
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [root = fixture.root, fixture] action in
                fixture.calls.append(action.title ?? "")
                presentedInHandler = root.presentedViewController
            })
        try fixture.present(alert)
        fixture.root.actions[.viewDidAppear] = { [fixture] in fixture.calls.append("viewDidAppear") }

        try device.tap("OK")
        #expect(fixture.calls.isEmpty)
        try device.settle()

        #expect(fixture.calls == ["OK"])
        #expect(presentedInHandler == nil)
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func anAlertInTheMiddleOfAPhoneHasTheSizeOfItsTexts() throws {
        let alert = fixture.makeAlert()

        try fixture.present(alert)

        let frame = try #require(fixture.frame(of: alert.view))
        #expect(frame.width == 270)
        #expect(abs(frame.midX - 195) < 0.5)
        #expect(abs(frame.midY - 422) < 0.5)
        #expect(alert.modalPresentationStyle == .custom)
        #expect(alert.popoverPresentationController == nil)
    }

    @Test func dismissalByTheAppCallsNoHandler() throws {
        let alert = fixture.makeAlert()
        try fixture.present(alert)

        alert.dismiss(animated: true)
        try device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.calls.isEmpty)
    }
}
