import UIKitCore
import UIKitText
import VelariumTesting

/// A device that shows a text view and records the calls of its delegate and storage.
@MainActor final class TextViewFixture: NSObject, UITextViewDelegate, NSTextStorageDelegate {
    let device: TestDevice
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    var heard: [String] = []
    /// The delegate methods that return false.
    var refused: Set<String> = []
    /// Called in every callback, after it was recorded.
    var onCall: (String) -> Void = { _ in }

    init(_ text: String = "", style: UIUserInterfaceStyle = .light) {
        device = TestDevice(style: style)
        super.init()
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.accessibilityIdentifier = "text"
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.view.addSubview(view)
        device.show(page)
        view.delegate = self
        view.textStorage.delegate = self
    }

    /// Makes the view first responder and clears the recorded calls.
    func focus(caret: Int? = nil) {
        view.becomeFirstResponder()
        if let caret { view.selectedRange = NSRange(location: caret, length: 0) }
        device.advance(by: 0)
        heard = []
    }

    var selection: [Int] { [view.selectedRange.location, view.selectedRange.location + view.selectedRange.length] }

    private func note(_ name: String) {
        heard.append(name)
        onCall(name)
    }

    private func answer(_ name: String) -> Bool {
        note(name)
        return !refused.contains(name)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("shouldBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("shouldEnd") }
    func textViewDidBeginEditing(_ textView: UITextView) { note("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { note("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        answer("change(\(range.location),\(range.length),\(text))")
    }
    func textViewDidChange(_ textView: UITextView) { note("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { note("selection") }
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) { note("willProcess") }
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) { note("didProcess") }
}
