import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Text fields in an alert: focus, Return and the keyboard.
@MainActor @Suite struct AlertTextFieldTests {
    private let fixture = AlertFixture()
    private var device: TestDevice { fixture.device }

    private func presentForm() throws -> UIAlertController {
        let alert = fixture.makeAlert("Sign In", nil)
        alert.addTextField { $0.placeholder = "User" }
        alert.addTextField { $0.placeholder = "Password" }
        try fixture.present(alert)
        return alert
    }

    @Test func theHandlerIsCalledImmediatelyAndFieldsAreNilWithoutAny() {
        let alert = fixture.makeAlert()
        #expect(alert.textFields == nil)
        var given: UITextField?

        alert.addTextField { given = $0 }
        alert.addTextField()

        #expect(given != nil)
        #expect(alert.textFields?.count == 2)
        #expect(alert.textFields?.first === given)
    }

    @Test func theFirstFieldIsFocusedAndTypedTextArrives() throws {
        let alert = try presentForm()

        try device.expect("User", is: .focused)
        try device.type("anna")
        #expect(alert.textFields?.first?.text == "anna")
        try device.expectOrder(["Sign In", "User", "Password", "Cancel", "OK"])
    }

    @Test func returnMovesOnAndPerformsThePreferredActionInTheLastField() throws {
        let alert = try presentForm()
        alert.preferredAction = alert.actions[1]

        try device.key("return")
        try device.settle()
        try device.expect("Password", is: .focused)
        #expect(fixture.calls.isEmpty)

        try device.key("return")
        try device.settle()
        #expect(fixture.calls == ["OK"])
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func returnInTheLastFieldWithoutAPreferredActionDoesNothing() throws {
        let alert = try presentForm()
        alert.textFields?.last?.becomeFirstResponder()

        try device.key("return")
        try device.settle()

        #expect(fixture.calls.isEmpty)
        #expect(fixture.root.presentedViewController === alert)
    }

    @Test func aDelegateThatRefusesReturnKeepsTheFocus() throws {
        let refusal = RefusingFieldDelegate()
        let alert = try presentForm()
        alert.textFields?.first?.delegate = refusal

        try device.key("return")
        try device.settle()

        try device.expect("User", is: .focused)
    }

    @Test func theAlertMovesIntoTheAreaAboveTheKeyboardAndBack() throws {
        let alert = try presentForm()
        let before = alert.view.frame

        try device.showKeyboard(height: 336)
        try device.settle()
        #expect(alert.view.frame.maxY <= 844 - 336)
        #expect(abs(alert.view.frame.midY - (47 + 844 - 336) / 2) < 0.5)

        try device.hideKeyboard()
        try device.settle()
        #expect(alert.view.frame == before)
    }

    @Test func inLandscapeTheFocusedFieldStaysVisibleAboveTheKeyboard() throws {
        let alert = try presentForm()
        try device.rotate(to: .landscapeRight)
        try device.showKeyboard(height: 219)
        alert.textFields?.last?.becomeFirstResponder()
        try device.settle()

        #expect(alert.view.frame.minY >= 0)
        #expect(alert.view.frame.maxY <= 390 - 219)
        try device.expect("OK", is: .visible)
    }

    @Test func aLateFieldKeepsTheFocusOfTheFirst() throws {
        let alert = try presentForm()

        alert.addTextField { $0.placeholder = "Code" }
        try device.settle()

        try device.expect("User", is: .focused)
        try device.expectOrder(["Sign In", "User", "Password", "Code", "Cancel", "OK"])
    }
}

/// Refuses the Return key.
@MainActor private final class RefusingFieldDelegate: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}
