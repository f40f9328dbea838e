import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UITextFieldTests {
    @Test func aTapBeginsEditingInUIKitsOrder() throws {
        let bench = FieldBench("abc")

        try bench.device.tap("field")

        #expect(bench.field.isFirstResponder && bench.field.isEditing)
        #expect(bench.heard.prefix(3) == ["shouldBegin", "didBegin", "@begin"])
        try bench.device.perform(script: "expect id:\"field\" focused")
    }

    @Test func typingCallsShouldChangeBeforeChanged() throws {
        let bench = FieldBench()
        bench.focus()

        try bench.device.type("a👍🏽")

        #expect(bench.field.text == "a👍🏽")
        #expect(
            bench.heard == [
                "change(0,0,a)", "selection", "@changed", "change(1,0,👍🏽)", "selection", "@changed",
            ])
    }

    @Test func aRefusedChangeLeavesTheText() throws {
        let bench = FieldBench("x")
        bench.focus()
        bench.refused = ["change(1,0,a)"]

        try bench.device.type("ab")

        #expect(bench.field.text == "xb")
    }

    @Test func backspaceDeletesAWholeCharacterCluster() throws {
        let bench = FieldBench("ae\u{301}👨‍👩‍👧")
        bench.focus()

        try bench.device.key("backspace")
        try bench.device.key("backspace")
        #expect(bench.field.text == "a")
        try bench.device.key("backspace")
        try bench.device.key("backspace")

        #expect(bench.field.text == "" && !bench.field.hasText)
        #expect(bench.heard.filter { $0 == "@changed" }.count == 3)
    }

    @Test func arrowsMoveAndShiftSelects() throws {
        let bench = FieldBench("one two")
        bench.focus()

        try bench.device.key("left")
        #expect(bench.selection == (6, 6))
        try bench.device.key("shift+alt+left")
        #expect(bench.selection == (4, 6))
        try bench.device.type("x")
        #expect(bench.field.text == "one xo")
        try bench.device.key("cmd+left")
        try bench.device.key("shift+right")
        #expect(bench.selection == (0, 1))
        try bench.device.key("right")

        #expect(bench.selection == (1, 1))
    }

    @Test func cutCopyAndPasteGoThroughThePasteboard() throws {
        let bench = FieldBench("one two")
        bench.focus()

        try bench.device.key("shift+alt+left")
        try bench.device.key("cmd+x")
        #expect(bench.field.text == "one " && UIPasteboard.general.string == "two")
        try bench.device.key("ctrl+v")
        try bench.device.key("cmd+v")
        try bench.device.key("cmd+a")
        try bench.device.key("cmd+c")

        #expect(bench.field.text == "one twotwo" && UIPasteboard.general.string == "one twotwo")
    }

    @Test func lineEndsThatArePastedBecomeBlanks() throws {
        let bench = FieldBench()
        bench.focus()
        UIPasteboard.general.string = "one\r\ntwo\nthree"

        try bench.device.key("cmd+v")

        #expect(bench.field.text == "one two three")
    }

    @Test func changesAreUndoneAndDoneAgain() throws {
        let bench = FieldBench("ab")
        bench.focus()
        try bench.device.type("cd")

        try bench.device.key("cmd+z")
        #expect(bench.field.text == "ab")
        try bench.device.key("shift+cmd+z")

        #expect(bench.field.text == "abcd")
    }

    @Test func returnAsksAndTriggersThePrimaryAction() throws {
        let bench = FieldBench("a")
        bench.focus()

        try bench.device.key("return")
        #expect(bench.heard == ["shouldReturn", "@primary"] && bench.field.isEditing)
        bench.field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        try bench.device.key("return")

        #expect(!bench.field.isEditing)
    }

    @Test func editingMovesFromFieldToFieldInUIKitsOrder() {
        let bench = FieldBench()
        bench.focus()

        bench.other.becomeFirstResponder()

        #expect(bench.heard == ["shouldEnd", "didEnd", "@end"])
        #expect(bench.other.isEditing && !bench.field.isEditing)
    }

    @Test func aRefusingFieldStaysFirstResponderUntilItIsRemoved() {
        let bench = FieldBench()
        bench.focus()
        bench.refused = ["shouldEnd"]

        #expect(!bench.other.becomeFirstResponder() && bench.field.isEditing)
        bench.field.removeFromSuperview()

        #expect(!bench.field.isEditing)
        #expect(bench.heard.suffix(2) == ["didEnd", "@end"])
    }

    @Test func aDisabledOrWindowlessFieldCannotBecomeFirstResponder() {
        let bench = FieldBench()

        #expect(!UITextField().becomeFirstResponder())
        bench.focus()
        bench.field.isEnabled = false

        #expect(!bench.field.isEditing && !bench.field.becomeFirstResponder())
    }

    @Test func typingWithoutAFieldIsAnError() {
        let bench = FieldBench()

        #expect(throws: TestFailure.self) { try bench.device.type("a") }
    }

    @Test func secureTextIsShownAsDotsAndNeverExposed() throws {
        let bench = FieldBench()
        bench.field.isSecureTextEntry = true
        bench.focus()

        try bench.device.type("hunter2")
        try bench.device.key("cmd+a")
        try bench.device.key("cmd+c")
        try bench.device.key("cmd+x")

        #expect(bench.field.text == "hunter2" && UIPasteboard.general.string == nil)
        #expect(bench.field.accessibilityValue == "•••••••")
        let traced = bench.device.trace.map { "\($0)" }.joined()
        #expect(!bench.device.dump().contains("hunter2"))
        #expect(traced.contains("shouldChangeCharactersIn") && !traced.contains("\"h\""))
    }

    @Test func theClearButtonAsksAndClears() throws {
        let bench = FieldBench("abc")
        bench.field.clearButtonMode = .always
        bench.device.advance(by: 0)

        try bench.device.tap("Clear text")
        #expect(bench.field.text == "" && bench.heard == ["shouldClear", "@changed"])
        bench.field.text = "abc"
        bench.refused = ["shouldClear"]
        bench.device.advance(by: 0)
        try bench.device.tap("Clear text")

        #expect(bench.field.text == "abc")
    }

    @Test func tapsPlaceTheCaretSelectAWordAndSelectAll() throws {
        let bench = FieldBench("one two three")
        bench.focus()

        try bench.device.tap(x: 108, y: 217)
        #expect(bench.selection == (0, 0))
        try bench.device.tap(x: 108, y: 217)
        #expect(bench.selection == (0, 3))
        try bench.device.tap(x: 108, y: 217)

        #expect(bench.selection == (0, 13))
    }

    @Test func aDragSelectsWhatItCrosses() throws {
        let bench = FieldBench("one two three")
        bench.focus()

        try bench.device.drag(from: CGPoint(x: 104, y: 217), to: CGPoint(x: 290, y: 217))

        #expect(bench.selection == (0, 13))
    }

    @Test func aLongTextScrollsWithTheCaret() throws {
        let bench = FieldBench(String(repeating: "wide ", count: 40), width: 120)
        bench.focus()

        let end = bench.field.caretRect(for: bench.field.endOfDocument)
        try bench.device.key("cmd+left")
        let start = bench.field.caretRect(for: bench.field.beginningOfDocument)

        #expect(end.maxX <= 113 && end.minX > 100)
        #expect(start.minX == 7)
    }

    @Test func arrowsMoveTheCaretInRightToLeftText() throws {
        let bench = FieldBench("שלום")
        bench.focus()

        try bench.device.key("right")

        #expect(bench.selection == (3, 3))
    }

    @Test func theCaretBlinksOnlyWhileEditing() throws {
        let bench = FieldBench()
        bench.focus()
        func caret() -> Picture.Color { bench.device.picture().color(atX: 108, y: 217) }

        let there = caret()
        bench.device.advance(by: 0.6)
        let away = caret()
        bench.device.advance(by: 0.5)
        #expect(there.isNear(0, 122, 255) && away.isNear(255, 255, 255) && caret().isNear(0, 122, 255))
        try bench.device.settle()
        bench.field.resignFirstResponder()
        bench.device.advance(by: 0.1)
        let frames = bench.device.frameCount
        bench.device.advance(by: 2)

        #expect(bench.device.frameCount == frames)
    }

    @Test func theFieldHasUIKitsMetrics() {
        let bench = FieldBench("x")

        #expect(bench.field.intrinsicContentSize.height == 34)
        bench.field.font = .systemFont(ofSize: 14)
        #expect(bench.field.intrinsicContentSize.height == 30)
        #expect(bench.field.textRect(forBounds: bench.field.bounds).minX == 7)
        #expect(bench.field.caretRect(for: bench.field.beginningOfDocument).width == 2)
    }

    @Test func leftViewsInsetTheTextRect() {
        let bench = FieldBench()
        bench.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        bench.field.leftViewMode = .always

        #expect(bench.field.textRect(forBounds: bench.field.bounds).minX == 30)
        bench.field.semanticContentAttribute = .forceRightToLeft

        #expect(bench.field.textRect(forBounds: bench.field.bounds).maxX == 170)
    }

    @Test func editingMayEndInEditingDidBegin() {
        let bench = FieldBench()
        bench.field.addAction(
            UIAction { [unowned bench] _ in bench.field.resignFirstResponder() }, for: .editingDidBegin)

        bench.focus()

        #expect(!bench.field.isEditing)
    }
}
