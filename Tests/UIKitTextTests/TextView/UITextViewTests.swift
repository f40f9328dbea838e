import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitText
import VelariumTesting

@MainActor @Suite struct UITextViewTests {
    @Test func typingCallsInTheOrderOfUIKit() throws {
        let fixture = TextViewFixture("ab")
        fixture.focus(caret: 1)

        try fixture.device.type("x")

        #expect(fixture.heard == ["change(1,0,x)", "willProcess", "didProcess", "selection", "didChange"])
        #expect(fixture.view.text == "axb" && fixture.selection == [2, 2])
    }

    @Test func editingBeginsAndEndsInTheOrderOfUIKit() {
        let fixture = TextViewFixture("ab")

        fixture.view.becomeFirstResponder()
        fixture.view.resignFirstResponder()

        #expect(fixture.heard.filter { $0 != "selection" } == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
    }

    @Test func aRefusedChangeLeavesTheText() throws {
        let fixture = TextViewFixture("ab")
        fixture.refused = ["change(1,1,)"]
        fixture.focus(caret: 2)

        try fixture.device.key("backspace")

        #expect(fixture.view.text == "ab" && fixture.heard == ["change(1,1,)"])
    }

    @Test func returnAndTabAreTyped() throws {
        let fixture = TextViewFixture()
        fixture.focus()

        try fixture.device.key("return")
        try fixture.device.key("tab")

        #expect(fixture.view.text == "\n\t")
    }

    @Test func settingTextCallsNoShouldChangeAndNoDidChange() {
        let fixture = TextViewFixture("ab")
        fixture.focus()

        fixture.view.text = "new"

        #expect(!fixture.heard.contains("didChange") && !fixture.heard.contains { $0.hasPrefix("change") })
        #expect(fixture.selection == [3, 3])
    }

    @Test func settingTheSelectionIsReportedWithoutAWindow() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let fixture = TextViewFixture()
        view.text = "abc"
        view.delegate = fixture
        fixture.heard = []

        view.selectedRange = NSRange(location: 1, length: 1)
        view.selectedRange = NSRange(location: 90, length: .max)

        #expect(fixture.heard == ["selection", "selection"])
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test func theContentIsAsHighAsItsLinesAndInsets() {
        let fixture = TextViewFixture("one\ntwo\nthree")
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        fixture.view.layoutIfNeeded()

        #expect(abs(fixture.view.contentSize.height - (16 + 3 * line)) < 1)
        let caret = fixture.view.caretRect(for: fixture.view.beginningOfDocument)
        #expect(caret.minX == 5 && caret.minY == 8 && caret.width == 1)
        #expect(abs(caret.height - line - 1.5) < 0.5)
    }

    @Test func withoutScrollingTheHeightIsIntrinsic() {
        let fixture = TextViewFixture("one")
        #expect(fixture.view.intrinsicContentSize.height == UIView.noIntrinsicMetric)

        fixture.view.isScrollEnabled = false
        let one = fixture.view.intrinsicContentSize.height
        fixture.view.text = "one\ntwo"

        #expect(one > 30 && fixture.view.intrinsicContentSize.height > one + 15)
    }

    @Test func theCaretStaysVisibleWhileTyping() throws {
        let fixture = TextViewFixture(String(repeating: "line\n", count: 40))
        fixture.focus(caret: 200)

        try fixture.device.type("x")
        fixture.device.advance(by: 0.1)

        let caret = fixture.view.caretRect(for: fixture.view.endOfDocument)
        #expect(fixture.view.bounds.minY > 100 && caret.maxY <= fixture.view.bounds.maxY + 0.5)
    }

    @Test func aRangeWithANegativeLocationIsTheEnd() {
        let fixture = TextViewFixture(String(repeating: "line\n", count: 40))
        fixture.view.layoutIfNeeded()

        fixture.view.scrollRangeToVisible(NSRange(location: -1, length: 0))
        #expect(fixture.view.bounds.maxY == fixture.view.contentSize.height)
        fixture.view.scrollRangeToVisible(NSRange(location: 0, length: 0))

        #expect(fixture.view.bounds.minY == 0)
    }

    @Test func upAndDownKeepTheColumn() throws {
        let fixture = TextViewFixture("aaaa\nb\ncccc")
        fixture.focus(caret: 4)

        try fixture.device.key("down")
        #expect(fixture.selection == [6, 6])
        try fixture.device.key("down")

        #expect(fixture.selection[0] >= 10)
    }

    @Test func undoTakesBackWordsTypedTogether() throws {
        let fixture = TextViewFixture("one ")
        fixture.focus(caret: 4)
        try fixture.device.type("two")

        try fixture.device.key("ctrl+z")
        #expect(fixture.view.text == "one ")
        try fixture.device.key("ctrl+shift+z")

        #expect(fixture.view.text == "one two" && fixture.view.undoManager?.canUndo == true)
    }

    @Test func undoBringsAttributesBack() throws {
        let fixture = TextViewFixture("plain")
        fixture.view.textStorage.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        fixture.focus(caret: 0)
        fixture.view.selectedRange = NSRange(location: 0, length: 2)

        try fixture.device.key("backspace")
        #expect(fixture.view.text == "ain")
        try fixture.device.key("ctrl+z")

        #expect(fixture.view.text == "plain")
        #expect(fixture.view.textStorage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func compositionIsMarkedAndCommittedOnce() {
        let fixture = TextViewFixture("ab")
        fixture.focus(caret: 1)

        fixture.view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(fixture.view.text == "anib" && fixture.view.markedTextRange != nil)
        fixture.view.insertText("你")

        #expect(fixture.view.text == "a你b" && fixture.view.markedTextRange == nil)
        #expect(fixture.heard.filter { $0.hasPrefix("change") } == ["change(1,2,你)"])
        fixture.view.undoManager?.undo()
        #expect(fixture.view.text == "ab")
    }

    @Test func aTextThatCannotBeEditedCanBeSelectedAndCopied() throws {
        let fixture = TextViewFixture("read only")
        fixture.view.isEditable = false
        fixture.focus()

        try fixture.device.key("ctrl+a")
        try fixture.device.key("ctrl+c")
        try fixture.device.type("x")

        #expect(fixture.view.text == "read only" && UIPasteboard.general.string == "read only")
        #expect(!fixture.heard.contains("didBegin"))
    }

    @Test func aDelegateThatChangesTheTextInEveryCallbackEndsInAConsistentText() throws {
        let fixture = TextViewFixture("start")
        fixture.focus(caret: 5)
        var depth = 0
        fixture.onCall = { name in
            guard depth == 0, !name.hasSuffix("Process") else { return }
            depth += 1
            fixture.view.text = "changed by \(name)"
            depth -= 1
        }

        try fixture.device.type("abc")
        try fixture.device.key("backspace")
        fixture.device.advance(by: 0.1)

        #expect(fixture.view.text == fixture.view.textStorage.string)
        #expect(fixture.selection[1] <= fixture.view.text.utf16.count)
    }

    @Test func aViewRemovedWhileItIsEditedEndsEditing() throws {
        let fixture = TextViewFixture("text")
        fixture.focus()
        fixture.onCall = { if $0.hasPrefix("change") { fixture.view.removeFromSuperview() } }

        try fixture.device.type("x")

        #expect(fixture.view.window == nil && !fixture.view.isFirstResponder && fixture.heard.contains("didEnd"))
    }

    @Test func doubleTapSelectsTheWordAndTripleTapTheParagraph() throws {
        let fixture = TextViewFixture("one two\nthree")
        let point = fixture.view.convert(CGPoint(x: 50, y: 18), to: nil)

        try fixture.device.tap(.point(x: point.x, y: point.y))
        try fixture.device.tap(.point(x: point.x, y: point.y))
        #expect(fixture.view.selectedRange == NSRange(location: 4, length: 3))
        try fixture.device.tap(.point(x: point.x, y: point.y))

        #expect(fixture.view.selectedRange.location == 0 && fixture.view.selectedRange.length >= 7)
    }

    @Test func aDeviceThatGoesAwayTakesAnEditedTextWithIt() throws {
        weak var view: UITextView?
        weak var input: TextInputController?
        try {
            let fixture = TextViewFixture("text")
            fixture.focus(caret: 2)
            try fixture.device.type("x")
            fixture.device.advance(by: 0.5)
            view = fixture.view
            input = fixture.view.input
        }()

        #expect(view == nil && input == nil)
    }
}
