import HeadlessHost
import Testing
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// What the desktop's input method composes.
@MainActor @Suite struct InputMethodTests {
    private func compose(_ text: String, on device: TestDevice) {
        let end = text.utf16.count
        device.system.frameLoop.receive(.composition(text, selected: end..<end, time: 0))
        device.advance(by: 0)
    }

    @Test func composedTextIsMarkedUntilItIsCompleted() {
        let fixture = TextViewFixture("ab")
        fixture.focus(caret: 1)

        compose("ni", on: fixture.device)
        compose("nih", on: fixture.device)
        let marked = fixture.view.markedTextRange.flatMap { fixture.view.text(in: $0) }
        fixture.device.system.frameLoop.receive(.composedText("你好", time: 0))
        fixture.device.advance(by: 0)

        #expect(marked == "nih" && fixture.view.text == "a你好b" && fixture.view.markedTextRange == nil)
        #expect(fixture.heard.filter { $0.hasPrefix("change") } == ["change(1,3,你好)"])
    }

    @Test func aCompositionThatEndsWithoutTextRemovesItsText() {
        let fixture = TextViewFixture("ab")
        fixture.focus(caret: 1)

        compose("ni", on: fixture.device)
        compose("", on: fixture.device)

        #expect(fixture.view.text == "ab" && fixture.selection == [1, 1])
    }

    @Test func aRefusedCompletionRestoresTheText() {
        let fixture = TextViewFixture("abc")
        fixture.focus()
        fixture.view.selectedRange = NSRange(location: 1, length: 1)
        fixture.refused = ["change(1,2,你)"]

        compose("ni", on: fixture.device)
        fixture.device.system.frameLoop.receive(.composedText("你", time: 0))
        fixture.device.advance(by: 0)

        #expect(fixture.view.text == "abc" && fixture.view.markedTextRange == nil)
    }

    @Test func undoBringsBackATextThatWasReplacedAfterAnUndoneComposition() throws {
        let fixture = TextViewFixture("")
        fixture.focus()
        try fixture.device.type("ab")
        compose("x", on: fixture.device)

        try fixture.device.key("cmd+z")
        let undone = fixture.view.text
        try fixture.device.key("cmd+a")
        try fixture.device.type("c")
        try fixture.device.key("cmd+z")

        #expect(undone == "x" && fixture.view.markedTextRange == nil)
        #expect(fixture.view.text == "x")
    }

    @Test func losingTheFocusKeepsTheComposedText() {
        let fixture = TextViewFixture("")
        fixture.focus()

        compose("ni", on: fixture.device)
        fixture.view.resignFirstResponder()

        #expect(fixture.view.text == "ni" && fixture.view.markedTextRange == nil)
    }

    @Test func aFieldIsComposedInToo() {
        let device = TestDevice()
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        page.view.addSubview(field)
        device.show(page)
        field.becomeFirstResponder()

        compose("ka", on: device)
        let marked = field.markedTextRange.flatMap { field.text(in: $0) }
        device.system.frameLoop.receive(.composedText("か", time: 0))
        device.advance(by: 0)

        #expect(marked == "ka" && field.text == "か")
    }

    /// A page with a field and a text view; the view is composing `ni`.
    private func composingPage() -> (device: TestDevice, field: UITextField, view: UITextView) {
        let device = TestDevice()
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
        view.text = "abc"
        page.view.addSubview(field)
        page.view.addSubview(view)
        device.show(page)
        view.becomeFirstResponder()
        compose("ni", on: device)
        return (device, field, view)
    }

    /// How often the host was told that a composition has ended.
    private func discards(on device: TestDevice) -> Int? {
        (device.system.host as? HeadlessHost)?.discardedCompositions
    }

    @Test func aTapElsewhereEndsTheCompositionOnceAndKeepsItsText() {
        let (device, _, view) = composingPage()

        view.selectedRange = NSRange(location: 0, length: 0)
        compose("nih", on: device)
        device.advance(by: 0.1)

        #expect(view.text == "abcni" && view.markedTextRange == nil)
        #expect(discards(on: device) == 1)
    }

    @Test func anotherFirstResponderEndsTheCompositionAndStartsEmpty() {
        let (device, field, view) = composingPage()

        field.becomeFirstResponder()
        device.system.frameLoop.receive(.composedText("你", time: 0))
        device.advance(by: 0)

        #expect(view.text == "abcni" && field.text == "")
        #expect(discards(on: device) == 1)
    }

    @Test func aCompositionThatTheInputMethodEndsIsNotDiscarded() {
        let (device, _, view) = composingPage()

        device.system.frameLoop.receive(.composedText("你", time: 0))
        device.advance(by: 0)
        view.resignFirstResponder()
        device.advance(by: 0)

        #expect(view.text == "abc你" && discards(on: device) == 0)
    }

    @Test func aTextThatRefusesToComposeDiscardsAtOnce() {
        let (device, _, view) = composingPage()
        view.isEditable = false

        compose("nih", on: device)

        #expect(view.text == "abcni" && discards(on: device) == 1)
    }

    @Test func noInputMethodSeesAPassword() {
        let (device, field, view) = composingPage()
        func isAllowed() -> Bool {
            device.advance(by: 0.1)
            return device.system.host.allowsComposition
        }
        #expect(isAllowed())

        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        #expect(!isAllowed())

        field.isSecureTextEntry = false
        #expect(isAllowed())

        field.isSecureTextEntry = true
        view.becomeFirstResponder()
        #expect(isAllowed())
    }
}
