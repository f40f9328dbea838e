import UIKitControls
import UIKitCore
import VelariumTesting

/// A device that shows a text field and records the calls of its delegate and actions.
@MainActor final class TextFieldFixture: NSObject, UITextFieldDelegate {
    let device: TestDevice
    let field: UITextField
    let other = UITextField(frame: CGRect(x: 100, y: 300, width: 200, height: 34))
    var heard: [String] = []
    /// The delegate methods that return false.
    var refused: Set<String> = []

    init(_ text: String = "", width: CGFloat = 200, style: UIUserInterfaceStyle = .light) {
        device = TestDevice(style: style)
        field = UITextField(frame: CGRect(x: 100, y: 200, width: width, height: 34))
        super.init()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.accessibilityIdentifier = "field"
        field.text = text
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        for view in [field, other] { page.view.addSubview(view) }
        device.show(page)
        field.delegate = self
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "@begin"), (.editingChanged, "@changed"), (.editingDidEnd, "@end"),
            (.primaryActionTriggered, "@primary"),
        ] {
            field.addAction(UIAction { [weak self] _ in self?.heard.append(name) }, for: event)
        }
    }

    /// Makes the field first responder and clears the recorded calls.
    func focus() {
        field.becomeFirstResponder()
        device.advance(by: 0)
        heard = []
    }

    /// The selected range in characters; low equals high for a caret.
    var selection: (low: Int, high: Int) {
        guard let range = field.selectedTextRange else { return (-1, -1) }
        return (
            field.offset(from: field.beginningOfDocument, to: range.start),
            field.offset(from: field.beginningOfDocument, to: range.end)
        )
    }

    private func answer(_ name: String) -> Bool {
        heard.append(name)
        return !refused.contains(name)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { answer("change(\(range.location),\(range.length),\(string))") }
    func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }
}
