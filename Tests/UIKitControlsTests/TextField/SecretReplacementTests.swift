import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// The first change of an edit replaces the whole secret, as on iOS.
@MainActor @Suite struct SecretReplacementTests {
    private func fixture(_ text: String, isSecure: Bool = true) -> TextFieldFixture {
        let fixture = TextFieldFixture(text)
        fixture.field.isSecureTextEntry = isSecure
        return fixture
    }

    @Test func theFirstCharacterOfAnEditReplacesTheSecretAndTheNextOnesDoNot() throws {
        let fixture = fixture("secret")
        fixture.focus()

        try fixture.device.type("xy")

        #expect(fixture.field.text == "xy")
    }

    @Test func theFirstDeletionOfAnEditDeletesTheSecret() throws {
        let fixture = fixture("secret")
        fixture.focus()

        try fixture.device.key("backspace")

        #expect(fixture.field.text == "")
    }

    @Test(arguments: [true, false])
    func aTextThatBecomesASecretWhileItIsEditedIsReplacedByTheNextChange(isTyped: Bool) throws {
        let fixture = fixture("", isSecure: false)
        fixture.focus()
        try fixture.device.type("hello")
        fixture.field.isSecureTextEntry = true

        if isTyped { try fixture.device.type("t") } else { try fixture.device.key("backspace") }

        #expect(fixture.field.text == (isTyped ? "t" : ""))
    }

    @Test func aSecretThatIsShownAgainIsNotReplaced() throws {
        let fixture = fixture("secret")
        fixture.focus()
        fixture.field.isSecureTextEntry = false

        try fixture.device.type("s")

        #expect(fixture.field.text == "secrets")
    }

    @Test func aSecretThatIsTypedIsNotReplacedInTheSameEdit() throws {
        let fixture = fixture("")
        fixture.focus()
        try fixture.device.type("pass")

        fixture.field.selectedTextRange = fixture.field.textRange(
            from: fixture.field.beginningOfDocument, to: fixture.field.beginningOfDocument)
        try fixture.device.type("w")

        #expect(fixture.field.text == "wpass")
    }

    /// Published delegates keep the secret by setting the changed text themselves.
    @Test func theDelegateIsAskedAboutTheCharactersAtTheCaretAndCanKeepTheSecret() throws {
        let fixture = fixture("secret")
        let keeper = SecretKeeper()
        fixture.field.delegate = keeper
        fixture.focus()

        try fixture.device.type("s!")

        #expect(keeper.ranges == [NSRange(location: 6, length: 0), NSRange(location: 7, length: 0)])
        #expect(fixture.field.text == "secrets!")
    }

    @Test func aRefusedCharacterLeavesTheSecret() throws {
        let fixture = fixture("secret")
        fixture.field.delegate = RefusingDelegate.shared
        fixture.focus()

        try fixture.device.type("x")

        #expect(fixture.field.text == "secret")
    }

    @Test func theFieldOfASearchBarReplacesItsSecretToo() throws {
        let device = TestDevice(.iPhone14)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.text = "secret"
        bar.isSecureTextEntry = true
        let page = UIViewController()
        page.view.addSubview(bar)
        device.show(page)
        bar.becomeFirstResponder()

        try device.type("x")

        #expect(bar.text == "x")
    }
}

/// Applies each change itself and refuses the field's own.
private final class SecretKeeper: NSObject, UITextFieldDelegate {
    private(set) var ranges: [NSRange] = []

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ranges.append(range)
        textField.text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        return false
    }
}

/// Refuses each change.
private final class RefusingDelegate: NSObject, UITextFieldDelegate {
    @MainActor static let shared = RefusingDelegate()

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { false }
}
