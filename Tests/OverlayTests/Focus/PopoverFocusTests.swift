import Testing
import UIKit
import Velarium
import VelariumTesting

/// Popovers leave the focus where it is; Escape goes to the popover.
@MainActor @Suite struct PopoverFocusTests {
    private func presentPopover(_ content: UIViewController, in fixture: FocusFixture) throws {
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 220, height: 160)
        content.popoverPresentationController?.sourceView = fixture.page.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
        fixture.page.present(content, animated: true)
        try fixture.device.settle()
    }

    @Test func lettersReachTheFieldBehindAPopover() throws {
        let fixture = try FocusFixture(.iPadPro11)
        try presentPopover(UIViewController(), in: fixture)

        try fixture.device.type("ab")
        try fixture.device.key("return")

        #expect(fixture.state == "field, keyboard")
        #expect(fixture.field.text == "ab")
        #expect(fixture.page.presentedViewController != nil)
    }

    @Test func escapeDismissesAPopoverInFrontOfAnEditedField() throws {
        let fixture = try FocusFixture(.iPadPro11)
        try presentPopover(UIViewController(), in: fixture)

        try fixture.device.key("escape")
        try fixture.device.settle()

        #expect(fixture.page.presentedViewController == nil)
        #expect(fixture.state == "field, keyboard")
    }

    /// An action sheet in a popover has a preferred action, which Return performs while no text is edited.
    @Test(arguments: [true, false]) func returnReachesEditedTextAndOtherwiseThePopover(isEditing: Bool) throws {
        let fixture = try FocusFixture(.iPadPro11)
        if !isEditing { fixture.field.resignFirstResponder() }
        let content = ReturnContent()
        try presentPopover(content, in: fixture)

        try fixture.device.key("return")

        #expect(content.returns == (isEditing ? 0 : 1))
    }

    @Test func aFieldInAPopoverGivesTheFocusBack() throws {
        let fixture = try FocusFixture(.iPadPro11)
        let content = UIViewController()
        let inner = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40))
        content.view.addSubview(inner)
        try presentPopover(content, in: fixture)
        inner.becomeFirstResponder()
        try fixture.device.settle()

        fixture.page.dismiss(animated: true)
        try fixture.device.settle()

        #expect(fixture.state == "field, keyboard")
    }

    @Test func aPopoverThatBecomesASheetTakesTheFocusAndGivesItBackAsAPopover() throws {
        let fixture = try FocusFixture(.iPadPro11)
        try presentPopover(UIViewController(), in: fixture)

        try fixture.device.resize(to: CGSize(width: 375, height: 1194))
        try fixture.device.settle()
        let narrow = fixture.field.isFirstResponder
        try fixture.device.resize(to: CGSize(width: 834, height: 1194))
        try fixture.device.settle()

        #expect(!narrow)
        #expect(fixture.field.isFirstResponder)
    }

    // MARK: Popover views

    private func showPopoverView(_ content: UIView, in fixture: FocusFixture) throws -> PopoverView {
        let anchor = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 20))
        fixture.page.view.addSubview(anchor)
        content.frame = CGRect(x: 0, y: 0, width: 180, height: 60)
        let popover = PopoverView(contentView: content)
        popover.present(from: anchor)
        try fixture.device.settle()
        return popover
    }

    @Test func aPopoverViewLeavesLettersToTheFieldAndTakesEscape() throws {
        let fixture = try FocusFixture()
        let popover = try showPopoverView(UIView(), in: fixture)

        try fixture.device.type("ab")
        let state = fixture.state
        try fixture.device.key("escape")
        try fixture.device.settle()

        #expect(state == "field, keyboard" && fixture.field.text == "ab")
        #expect(popover.window == nil && popover.dismissReason == .escape)
        #expect(fixture.state == "field, keyboard")
    }

    @Test func aDatePickerInAPopoverViewOpensItsCalendar() throws {
        let fixture = try FocusFixture()
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .date
        picker.frame = CGRect(x: 10, y: 10, width: 160, height: 40)
        let content = UIView()
        content.addSubview(picker)
        let popover = try showPopoverView(content, in: fixture)

        let frame = picker.convert(picker.bounds, to: nil)
        try fixture.device.tap(x: frame.minX + 30, y: frame.midY)
        try fixture.device.settle()

        try fixture.device.expectPresentations(1)
        #expect(popover.window != nil)
    }

    @Test func aFieldInAPopoverViewGivesTheFocusBack() throws {
        let fixture = try FocusFixture()
        let content = UIView()
        let inner = UITextField(frame: CGRect(x: 10, y: 10, width: 160, height: 40))
        content.addSubview(inner)
        let popover = try showPopoverView(content, in: fixture)
        inner.becomeFirstResponder()
        try fixture.device.settle()

        popover.dismiss(for: .code, animated: false)
        try fixture.device.settle()

        #expect(fixture.state == "field, keyboard")
    }

    /// What is in front of both gets the key.
    @Test func escapeInAnAlertInFrontOfAPopoverViewLeavesThePopoverView() throws {
        let fixture = try FocusFixture()
        let popover = try showPopoverView(UIView(), in: fixture)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        fixture.page.present(alert, animated: true)
        try fixture.device.settle()

        try fixture.device.key("escape")
        try fixture.device.settle()

        #expect(popover.window != nil)
        #expect(fixture.page.presentedViewController === alert)
    }
}

/// Counts Return.
private final class ReturnContent: UIViewController {
    private(set) var returns = 0

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        returns += presses.filter { $0.key?.keyCode == .keyboardReturnOrEnter }.count
    }
}
