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
}
