import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// The drawn keyboard while other things move: presentations, dismissals, rotations, another size of the app.
@MainActor @Suite struct KeyboardTransitionTests {
    @Test func aFieldOfASheetGetsTheKeyboardWhileTheSheetAppears() throws {
        let fixture = KeyboardFixture()
        let sheet = FieldSheet()

        fixture.controller.present(sheet, animated: true)
        fixture.device.advance(by: 0.1)
        sheet.field.becomeFirstResponder()
        try fixture.device.settle()
        #expect(sheet.field.isFirstResponder)
        #expect(fixture.device.keyboardFrame?.minY == 508)
        try fixture.press("a")
        #expect(sheet.field.text == "A")

        sheet.dismiss(animated: true)
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame == nil)
    }

    @Test func aDismissalInTheMiddleOfTheKeyboardsAnimationHidesIt() throws {
        let fixture = KeyboardFixture()
        let sheet = FieldSheet()
        fixture.controller.present(sheet, animated: true)
        try fixture.device.settle()

        sheet.field.becomeFirstResponder()
        fixture.device.advance(by: 0.1)
        sheet.dismiss(animated: true)
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame == nil)
        #expect(fixture.controller.presentedViewController == nil)
    }

    @Test func aResponderThatIsRemovedDuringTheAnimationTakesTheKeyboardWithIt() throws {
        let fixture = KeyboardFixture()
        fixture.field.becomeFirstResponder()
        fixture.device.advance(by: 0.1)

        fixture.field.removeFromSuperview()
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame == nil)
        #expect(fixture.keyNames.isEmpty)
    }

    @Test func aRotationInTheMiddleOfTheAnimationEndsAtTheNewFrame() throws {
        let fixture = KeyboardFixture()
        fixture.field.becomeFirstResponder()
        fixture.device.advance(by: 0.1)

        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame == CGRect(x: 0, y: 171, width: 844, height: 219))
    }

    @Test func anAppInASplitHasTheKeyboardOfItsWidth() throws {
        let fixture = KeyboardFixture(.iPadPro11)
        try fixture.edit()

        try fixture.device.resize(to: CGSize(width: 375, height: 1194))
        try fixture.device.settle()

        let q = try #require(fixture.key("q"))
        let p = try #require(fixture.key("p"))
        #expect(q.minX == 0 && abs(p.maxX - 375) < 0.01)
        try fixture.press("o")
        #expect(fixture.field.text == "O")
    }

    @Test func aPressThatAPresentationInterruptsTypesNothing() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()
        let place = try #require(fixture.key("a")?.center)
        fixture.touch(0, .began, at: place)

        fixture.field.resignFirstResponder()
        try fixture.device.settle()
        fixture.touch(0, .ended, at: place)

        #expect(fixture.field.text == "")
    }

    @Test func anInputThatRefusesToResignKeepsItsKeyboard() throws {
        let fixture = KeyboardFixture()
        let delegate = Refusal()
        fixture.field.delegate = delegate
        try fixture.edit()

        fixture.other.becomeFirstResponder()
        try fixture.device.settle()

        #expect(fixture.field.isFirstResponder)
        #expect(fixture.device.keyboardFrame?.minY == 508)
    }
}

private final class Refusal: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

/// A page sheet with a field.
private final class FieldSheet: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }
}
