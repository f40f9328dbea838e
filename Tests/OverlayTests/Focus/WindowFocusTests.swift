import Testing
import UIKit
import VelariumTesting

/// The focus in windows that are not key, and in views that leave their window.
@MainActor @Suite struct WindowFocusTests {
    private let device = TestDevice(.iPhone14, keyboard: .software)
    private let page = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))

    init() { device.show(page) }

    private func showOverlayWindow() throws -> UIWindow {
        let window = UIWindow(windowScene: try #require(device.window.windowScene))
        let controller = UIViewController()
        window.rootViewController = controller
        window.windowLevel = .statusBar
        window.isHidden = false
        controller.view.addSubview(field)
        try device.settle()
        return window
    }

    @Test func aFieldInAWindowThatIsNotKeyGetsTheKeyboardByCode() throws {
        let window = try showOverlayWindow()

        let isFirst = field.becomeFirstResponder()
        try device.settle()

        #expect(isFirst && window.isKeyWindow)
        #expect(device.keyboardFrame != nil)
    }

    @Test func aFieldInAWindowThatIsNotKeyGetsTheKeyboardByATap() throws {
        let window = try showOverlayWindow()

        try device.tap(.view(field))
        try device.settle()

        #expect(field.isFirstResponder && window.isKeyWindow)
        #expect(device.keyboardFrame != nil)
    }

    @Test func aTouchMakesItsWindowKeyUnlessItCannotBe() throws {
        let window = try showOverlayWindow()
        device.window.makeKey()

        try device.tap(x: 300, y: 600)

        #expect(window.isKeyWindow)
    }

    /// The window that became key meanwhile keeps the keyboard.
    @Test func anEndingPresentationDoesNotTakeTheKeyStatusFromAnotherWindow() throws {
        let covered = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        page.view.addSubview(covered)
        covered.becomeFirstResponder()
        let dismiss = FocusCover.alert.present(from: page)
        try device.settle()
        let window = try showOverlayWindow()
        field.becomeFirstResponder()
        try device.settle()

        dismiss(true)
        try device.settle()

        #expect(window.isKeyWindow && field.isFirstResponder)
    }

    @Test(arguments: [TestDevice.Era.iOS17, .iOS12]) func aFieldThatRefusesToResignIsLoggedWhenItIsRemoved(
        era: TestDevice.Era
    ) {
        let device = TestDevice(.iPhoneSE, era: era)
        let page = UIViewController()
        let field = RefusingField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        device.recordsMisuses = true
        page.view.addSubview(field)
        device.show(page)
        field.becomeFirstResponder()

        field.removeFromSuperview()

        #expect(!field.isFirstResponder)
        let words = "rejected resignFirstResponder when being removed from hierarchy"
        let warnings = device.misuses.filter { $0.message.contains(words) }
        #expect(warnings.count == (era == .iOS17 ? 1 : 0))
    }
}

private final class RefusingField: UITextField {
    override var canResignFirstResponder: Bool { false }
}
