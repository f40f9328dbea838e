import Testing
import UIKit
import Velarium
import VelariumTesting

/// What is presented takes focus and keyboard from what it covers, and gives both back.
@MainActor @Suite struct PresentationFocusTests {
    @Test(arguments: FocusCover.allCases, [TestDevice.Model.iPhone14, .iPadPro11])
    func theCoveredFieldLosesFocusAndKeyboardAndGetsBothBack(cover: FocusCover, model: TestDevice.Model) throws {
        // An action sheet is a popover on a tablet.
        guard cover != .actionSheet || model == .iPhone14 else { return }
        let fixture = try FocusFixture(model)
        let dismiss = cover.present(from: fixture.page)
        try fixture.device.settle()
        // A field behind an overlay's window stays the first responder of its own window, which is not key.
        let covered = fixture.device.keyboardFrame == nil
        for letter in ["a", "b"] { try fixture.device.key(letter) }

        dismiss(true)
        try fixture.device.settle()

        #expect(covered)
        #expect(fixture.field.text == "")
        #expect(fixture.state == "field, keyboard")
    }

    @Test(arguments: FocusCover.allCases) func withoutAnimationItIsTheSame(cover: FocusCover) throws {
        let fixture = try FocusFixture()
        let dismiss = cover.present(from: fixture.page, animated: false)
        try fixture.device.settle()
        let covered = fixture.device.keyboardFrame == nil

        dismiss(false)
        try fixture.device.settle()

        #expect(covered)
        #expect(fixture.state == "field, keyboard")
    }

    /// The device or the page may turn and grow meanwhile.
    @Test(arguments: [FocusCover.alert, .pageSheet, .dialog, .modalInView])
    func aRotationMeanwhileChangesNothing(cover: FocusCover) throws {
        let fixture = try FocusFixture()
        let dismiss = cover.present(from: fixture.page)
        try fixture.device.settle()
        try fixture.device.rotate(to: .landscapeRight)
        try fixture.device.settle()

        dismiss(true)
        try fixture.device.settle()

        #expect(fixture.state == "field, keyboard")
    }

    @Test(arguments: [FocusCover.alert, .pageSheet, .fullScreen, .dialog, .modalInView])
    func aFieldThatIsGoneMeanwhileStaysWithoutFocus(cover: FocusCover) throws {
        let fixture = try FocusFixture()
        let dismiss = cover.present(from: fixture.page)
        try fixture.device.settle()
        fixture.field.removeFromSuperview()

        dismiss(true)
        try fixture.device.settle()

        #expect(fixture.state == "no field, no keyboard")
    }

    @Test(arguments: [FocusCover.alert, .pageSheet, .dialog, .modalInView])
    func whatTakesTheFocusMeanwhileKeepsIt(cover: FocusCover) throws {
        let fixture = try FocusFixture()
        let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
        fixture.page.view.addSubview(other)
        let dismiss = cover.present(from: fixture.page)
        try fixture.device.settle()

        dismiss(true)
        other.becomeFirstResponder()
        try fixture.device.settle()

        #expect(other.isFirstResponder)
        #expect(fixture.state == "no field, keyboard")
    }

    @Test func presentationsAboveEachOtherGiveTheFocusBackWhenAllAreGone() throws {
        let fixture = try FocusFixture()
        for cover in [FocusCover.pageSheet, .alert] {
            let top = fixture.page.presentedViewController ?? fixture.page
            _ = cover.present(from: top)
            try fixture.device.settle()
        }
        let covered = fixture.state

        fixture.page.dismiss(animated: true)
        try fixture.device.settle()

        #expect(covered == "no field, no keyboard")
        #expect(fixture.state == "field, keyboard")
        #expect(fixture.page.presentedViewController == nil)
    }

    @Test func fullScreenPresentationsAboveEachOtherGiveTheFocusBack() throws {
        let fixture = try FocusFixture()
        for cover in [FocusCover.fullScreen, .fullScreen] {
            let top = fixture.page.presentedViewController ?? fixture.page
            _ = cover.present(from: top)
            try fixture.device.settle()
        }

        fixture.page.dismiss(animated: true)
        try fixture.device.settle()

        #expect(fixture.state == "field, keyboard")
    }

    /// Each level gives back its own field.
    @Test func aFieldInASheetBehindAnAlertGetsTheFocusBackBeforeThePages() throws {
        let fixture = try FocusFixture()
        let sheet = UIViewController()
        let inner = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        sheet.view.addSubview(inner)
        fixture.page.present(sheet, animated: true)
        try fixture.device.settle()
        inner.becomeFirstResponder()
        let dismissAlert = FocusCover.alert.present(from: sheet)
        try fixture.device.settle()
        #expect(!inner.isFirstResponder)

        dismissAlert(true)
        try fixture.device.settle()
        #expect(inner.isFirstResponder)
        fixture.page.dismiss(animated: true)
        try fixture.device.settle()

        #expect(fixture.state == "field, keyboard")
    }

    @Test func anAlertWithAFieldTakesOverTheKeyboard() throws {
        let fixture = try FocusFixture()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        fixture.page.present(alert, animated: true)
        try fixture.device.settle()
        try fixture.device.type("Ada")
        let text = alert.textFields?.first?.text

        try fixture.device.tap("OK")
        try fixture.device.settle()

        #expect(text == "Ada")
        #expect(fixture.field.text == "")
        #expect(fixture.state == "field, keyboard")
    }

    /// A drag that is taken back leaves the sheet, and the field behind it, as they are.
    @Test func aCanceledDismissalGivesNothingBack() throws {
        let fixture = try FocusFixture()
        let sheet = UIViewController()
        fixture.page.present(sheet, animated: true)
        try fixture.device.settle()

        try fixture.device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 260), in: 0.6)
        try fixture.device.settle()

        #expect(fixture.page.presentedViewController === sheet)
        #expect(fixture.state == "no field, no keyboard")
    }

    /// An input view goes with its first responder.
    @Test func aControllerWithAnAccessoryViewBehindAnAlertGetsItBack() throws {
        let device = TestDevice(.iPhone14, keyboard: .software)
        let page = AccessoryPage()
        device.show(page)
        page.becomeFirstResponder()
        try device.settle()
        let dismiss = FocusCover.alert.present(from: page)
        try device.settle()
        let covered = page.isFirstResponder

        dismiss(true)
        try device.settle()

        #expect(!covered && page.isFirstResponder)
        #expect(page.bar.window != nil)
    }

    /// A field that refuses to resign keeps its status, but a hardware keyboard does not reach it.
    @Test func keysDoNotReachACoveredFieldThatRefusesToResign() throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        let field = StubbornField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        device.show(page)
        field.becomeFirstResponder()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        var isChosen = false
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in isChosen = true })
        alert.preferredAction = alert.actions.first
        page.present(alert, animated: true)
        try device.settle()

        try device.type("secret")
        try device.key("return")
        try device.settle()

        #expect(field.isFirstResponder)
        #expect(field.text == "")
        #expect(isChosen)
    }
}

/// What a sheet covers stays without keys when a popover is in front of the sheet.
@MainActor @Suite struct LayeredFocusTests {
    @Test func aPopoverInFrontOfASheetDoesNotOpenWhatTheSheetCovers() throws {
        let device = TestDevice(.iPadPro11)
        let page = UIViewController()
        let field = StubbornField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        device.show(page)
        field.becomeFirstResponder()
        let (sheet, popover) = (UIViewController(), UIViewController())
        page.present(sheet, animated: true)
        try device.settle()
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 100)
        popover.popoverPresentationController?.sourceView = sheet.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        sheet.present(popover, animated: true)
        try device.settle()

        try device.key("a")

        #expect(field.isFirstResponder && field.text == "")
    }
}

private final class AccessoryPage: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

private final class StubbornField: UITextField {
    override var canResignFirstResponder: Bool { false }
}
