import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// Codes that the system fills in.
@MainActor @Suite struct OneTimeCodeTests {
    private func makeCodeText(_ kind: EditedKind) -> (EditedText, CodeDelegate) {
        let edited = EditedText(kind)
        let delegate = CodeDelegate()
        if let field = edited.input as? UITextField {
            field.textContentType = .oneTimeCode
            field.delegate = delegate
            field.addAction(UIAction { _ in delegate.calls.append("changed") }, for: .editingChanged)
        }
        if let view = edited.input as? UITextView {
            view.textContentType = .oneTimeCode
            view.delegate = delegate
        }
        return (edited, delegate)
    }

    @Test(arguments: EditedKind.allCases) func aCodeReplacesTheWholeTextInOneChange(kind: EditedKind) throws {
        let (edited, delegate) = makeCodeText(kind)
        edited.shown = "1|2"

        try edited.device.enterOneTimeCode("123456")

        #expect(edited.shown == "123456|")
        #expect(delegate.calls == ["0, 2, 123456", "changed"])
        edited.input.undoManager?.undo()
        #expect(edited.text == "12")
    }

    @Test(arguments: EditedKind.allCases) func aDelegateCanRefuseACode(kind: EditedKind) throws {
        let (edited, delegate) = makeCodeText(kind)
        delegate.longest = 4

        try edited.device.enterOneTimeCode("123456")

        #expect(edited.text.isEmpty && delegate.calls == ["0, 0, 123456"])
    }

    @Test func fieldsOfOneDigitShareACodeThroughTheirDelegate() throws {
        let device = TestDevice()
        let row = DigitRow()
        let page = UIViewController()
        page.view.addSubview(row)
        device.show(page)
        row.fields[0].becomeFirstResponder()

        try device.enterOneTimeCode("4711")

        #expect(row.fields.map(\.text) == ["4", "7", "1", "1"])
        #expect(row.fields[3].isFirstResponder)
    }

    @Test func onlyAFocusedInputForCodesIsFilled() throws {
        let edited = EditedText(.field)

        let error = try #require(throws: TestFailure.self) { try edited.device.enterOneTimeCode("1") }

        #expect("\(error)".contains("oneTimeCode") && "\(error)".contains("UITextField#text is focused"))
        #expect(edited.text.isEmpty)
        edited.input.resignFirstResponder()
        #expect(throws: TestFailure.self) { try edited.device.enterOneTimeCode("1") }
    }
}

/// Records changes, and refuses long texts.
@MainActor private final class CodeDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    var longest = 6

    private func allows(_ range: NSRange, _ text: String) -> Bool {
        calls.append("\(range.location), \(range.length), \(text)")
        return text.count <= longest
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { allows(range, string) }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        allows(range, text)
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
}

/// Four fields of one digit each, as many apps make them.
@MainActor private final class DigitRow: UIView, UITextFieldDelegate {
    let fields = (0..<4).map { UITextField(frame: CGRect(x: 50 * $0, y: 0, width: 44, height: 44)) }

    init() {
        super.init(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        for field in fields {
            field.textContentType = .oneTimeCode
            field.delegate = self
            addSubview(field)
        }
    }

    required init?(coder: NSCoder) { nil }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let start = fields.firstIndex(of: textField), !string.isEmpty else { return true }
        for (field, digit) in zip(fields[start...], string) {
            field.text = String(digit)
            field.becomeFirstResponder()
        }
        return false
    }
}
