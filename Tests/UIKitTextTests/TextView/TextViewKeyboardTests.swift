import CoreGraphics
import Testing
import UIKitCore
import UIKitText
import VelariumTesting

/// Text views and the keyboard: what it reads, and what is shown in its place.
@MainActor @Suite struct TextViewKeyboardTests {
    @Test func theDrawnKeyboardBeginsSentencesWithACapital() throws {
        let edited = EditedText(.view, keyboard: .software)
        try edited.device.settle()

        for key in ["h", "i", "space", "space", "y", "o"] { try edited.device.tap(.id("key:\(key)")) }

        #expect(edited.text == "Hi. Yo")
    }

    @Test func aSecretIsNotReadByTheKeyboard() {
        let view = UITextView()
        view.text = "hunter2"
        #expect(view.textBeforeInsertionPoint == "hunter2")

        view.isSecureTextEntry = true

        #expect(view.textBeforeInsertionPoint.isEmpty)
    }

    @Test func theKeyboardReadsTheEndOfALongText() {
        let view = UITextView()
        view.text = String(repeating: "word ", count: 20_000) + "👨‍👩‍👧 end"

        #expect(view.textBeforeInsertionPoint.hasSuffix("👨‍👩‍👧 end"))
        #expect(view.textBeforeInsertionPoint.utf16.count < 1_000)
    }

    @Test func aViewInPlaceOfTheKeyboardAndOneAboveItAreShown() throws {
        let edited = EditedText(.view, keyboard: .software)
        let view = try #require(edited.input as? UITextView)
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

        view.inputView = pad
        view.inputAccessoryView = bar
        view.reloadInputViews()
        try edited.device.settle()

        #expect(pad.window != nil && bar.window != nil)
        #expect(bar.convert(bar.bounds, to: nil).maxY == pad.convert(pad.bounds, to: nil).minY)
        view.resignFirstResponder()
        try edited.device.settle()
        #expect(pad.window == nil && bar.window == nil)
    }

    @Test func aTextViewIsFoundByItsText() throws {
        let edited = EditedText(.view)
        edited.text = "Dear reader"
        edited.input.resignFirstResponder()

        try edited.device.tap("Dear reader")

        #expect(edited.input.isFirstResponder)
        #expect(edited.device.dump().contains("Dear reader"))
    }

    @Test func aSecretTextViewIsNotDumped() throws {
        let edited = EditedText(.view)
        (edited.input as? UITextView)?.isSecureTextEntry = true
        edited.text = "hunter2"

        #expect(!edited.device.dump().contains("hunter2"))
        #expect(throws: TestFailure.self) { try edited.device.tap("hunter2") }
    }
}
