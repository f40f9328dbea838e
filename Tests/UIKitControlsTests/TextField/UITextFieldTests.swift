import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UIKitText
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UITextFieldTests {
    @Test func aTapBeginsEditingInUIKitsOrder() throws {
        let fixture = TextFieldFixture("abc")

        try fixture.device.tap("field")

        #expect(fixture.field.isFirstResponder && fixture.field.isEditing)
        #expect(fixture.heard.prefix(3) == ["shouldBegin", "didBegin", "@begin"])
        try fixture.device.perform(script: "expect id:\"field\" focused")
    }

    @Test func typingCallsShouldChangeBeforeChanged() throws {
        let fixture = TextFieldFixture()
        fixture.focus()

        try fixture.device.type("a👍🏽")

        #expect(fixture.field.text == "a👍🏽")
        #expect(
            fixture.heard == [
                "change(0,0,a)", "selection", "@changed", "change(1,0,👍🏽)", "selection", "@changed",
            ])
    }

    @Test func aRefusedChangeLeavesTheText() throws {
        let fixture = TextFieldFixture("x")
        fixture.focus()
        fixture.refused = ["change(1,0,a)"]

        try fixture.device.type("ab")

        #expect(fixture.field.text == "xb")
    }

    @Test func backspaceDeletesAWholeCharacterCluster() throws {
        let fixture = TextFieldFixture("ae\u{301}👨‍👩‍👧")
        fixture.focus()

        try fixture.device.key("backspace")
        try fixture.device.key("backspace")
        #expect(fixture.field.text == "a")
        try fixture.device.key("backspace")
        try fixture.device.key("backspace")

        #expect(fixture.field.text == "" && !fixture.field.hasText)
        #expect(fixture.heard.filter { $0 == "@changed" }.count == 3)
    }

    @Test func arrowsMoveAndShiftSelects() throws {
        let fixture = TextFieldFixture("one two")
        fixture.focus()

        try fixture.device.key("left")
        #expect(fixture.selection == (6, 6))
        try fixture.device.key("shift+alt+left")
        #expect(fixture.selection == (4, 6))
        try fixture.device.type("x")
        #expect(fixture.field.text == "one xo")
        try fixture.device.key("cmd+left")
        try fixture.device.key("shift+right")
        #expect(fixture.selection == (0, 1))
        try fixture.device.key("right")

        #expect(fixture.selection == (1, 1))
    }

    @Test func cutCopyAndPasteGoThroughThePasteboard() throws {
        let fixture = TextFieldFixture("one two")
        fixture.focus()

        try fixture.device.key("shift+alt+left")
        try fixture.device.key("cmd+x")
        #expect(fixture.field.text == "one " && UIPasteboard.general.string == "two")
        try fixture.device.key("ctrl+v")
        try fixture.device.key("cmd+v")
        try fixture.device.key("cmd+a")
        try fixture.device.key("cmd+c")

        #expect(fixture.field.text == "one twotwo" && UIPasteboard.general.string == "one twotwo")
    }

    @Test func lineEndsThatArePastedBecomeBlanks() throws {
        let fixture = TextFieldFixture()
        fixture.focus()
        UIPasteboard.general.string = "one\r\ntwo\nthree"

        try fixture.device.key("cmd+v")

        #expect(fixture.field.text == "one two three")
    }

    @Test func changesAreUndoneAndDoneAgain() throws {
        let fixture = TextFieldFixture("ab")
        fixture.focus()
        try fixture.device.type("cd")

        try fixture.device.key("cmd+z")
        #expect(fixture.field.text == "ab")
        try fixture.device.key("shift+cmd+z")

        #expect(fixture.field.text == "abcd")
    }

    @Test func returnAsksAndTriggersThePrimaryAction() throws {
        let fixture = TextFieldFixture("a")
        fixture.focus()

        try fixture.device.key("return")
        #expect(fixture.heard == ["shouldReturn", "@primary"] && fixture.field.isEditing)
        fixture.field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        try fixture.device.key("return")

        #expect(!fixture.field.isEditing)
    }

    @Test func editingMovesFromFieldToFieldInUIKitsOrder() {
        let fixture = TextFieldFixture()
        fixture.focus()

        fixture.other.becomeFirstResponder()

        #expect(fixture.heard == ["shouldEnd", "didEnd", "@end"])
        #expect(fixture.other.isEditing && !fixture.field.isEditing)
    }

    @Test func aRefusingFieldStaysFirstResponderUntilItIsRemoved() {
        let fixture = TextFieldFixture()
        fixture.focus()
        fixture.refused = ["shouldEnd"]

        #expect(!fixture.other.becomeFirstResponder() && fixture.field.isEditing)
        fixture.field.removeFromSuperview()

        #expect(!fixture.field.isEditing)
        #expect(fixture.heard.suffix(2) == ["didEnd", "@end"])
    }

    @Test func aDisabledOrWindowlessFieldCannotBecomeFirstResponder() {
        let fixture = TextFieldFixture()

        #expect(!UITextField().becomeFirstResponder())
        fixture.focus()
        fixture.field.isEnabled = false

        #expect(!fixture.field.isEditing && !fixture.field.becomeFirstResponder())
    }

    @Test func typingWithoutAFieldIsAnError() {
        let fixture = TextFieldFixture()

        #expect(throws: TestFailure.self) { try fixture.device.type("a") }
    }

    @Test func secureTextIsShownAsDotsAndNeverExposed() throws {
        let fixture = TextFieldFixture()
        fixture.field.isSecureTextEntry = true
        fixture.focus()

        try fixture.device.type("hunter2")
        try fixture.device.key("cmd+a")
        try fixture.device.key("cmd+c")
        try fixture.device.key("cmd+x")

        #expect(fixture.field.text == "hunter2" && UIPasteboard.general.string == nil)
        #expect(fixture.field.accessibilityValue == "•••••••")
        let traced = fixture.device.trace.map { "\($0)" }.joined()
        #expect(!fixture.device.dump().contains("hunter2"))
        #expect(traced.contains("shouldChangeCharactersIn") && !traced.contains("\"h\""))
    }

    @Test func theClearButtonAsksAndClears() throws {
        let fixture = TextFieldFixture("abc")
        fixture.field.clearButtonMode = .always
        fixture.device.advance(by: 0)

        try fixture.device.tap("Clear text")
        #expect(fixture.field.text == "" && fixture.heard == ["shouldClear", "@changed"])
        fixture.field.text = "abc"
        fixture.refused = ["shouldClear"]
        fixture.device.advance(by: 0)
        try fixture.device.tap("Clear text")

        #expect(fixture.field.text == "abc")
    }

    @Test func tapsPlaceTheCaretSelectAWordAndSelectAll() throws {
        let fixture = TextFieldFixture("one two three")
        fixture.focus()

        try fixture.device.tap(x: 108, y: 217)
        #expect(fixture.selection == (0, 0))
        try fixture.device.tap(x: 108, y: 217)
        #expect(fixture.selection == (0, 3))
        try fixture.device.tap(x: 108, y: 217)

        #expect(fixture.selection == (0, 13))
    }

    @Test func aDragSelectsWhatItCrosses() throws {
        let fixture = TextFieldFixture("one two three")
        fixture.focus()

        try fixture.device.drag(from: CGPoint(x: 104, y: 217), to: CGPoint(x: 290, y: 217))

        #expect(fixture.selection == (0, 13))
    }

    @Test func aLongTextScrollsWithTheCaret() throws {
        let fixture = TextFieldFixture(String(repeating: "wide ", count: 40), width: 120)
        fixture.focus()

        let end = fixture.field.caretRect(for: fixture.field.endOfDocument)
        try fixture.device.key("cmd+left")
        let start = fixture.field.caretRect(for: fixture.field.beginningOfDocument)

        #expect(end.maxX <= 113 && end.minX > 100)
        #expect(start.minX == 7)
    }

    @Test func arrowsMoveTheCaretInRightToLeftText() throws {
        let fixture = TextFieldFixture("שלום")
        fixture.focus()

        try fixture.device.key("right")

        #expect(fixture.selection == (3, 3))
    }

    @Test func theCaretBlinksOnlyWhileEditing() throws {
        let fixture = TextFieldFixture()
        fixture.focus()
        func caret() -> Picture.Color { fixture.device.picture().color(atX: 108, y: 217) }

        let there = caret()
        fixture.device.advance(by: 0.6)
        let away = caret()
        fixture.device.advance(by: 0.5)
        #expect(there.isNear(0, 122, 255) && away.isNear(255, 255, 255) && caret().isNear(0, 122, 255))
        try fixture.device.settle()
        fixture.field.resignFirstResponder()
        fixture.device.advance(by: 0.1)
        let frames = fixture.device.frameCount
        fixture.device.advance(by: 2)

        #expect(fixture.device.frameCount == frames)
    }

    @Test func theFieldHasUIKitsMetrics() {
        let fixture = TextFieldFixture("x")

        #expect(fixture.field.intrinsicContentSize.height == 34)
        fixture.field.font = .systemFont(ofSize: 14)
        #expect(fixture.field.intrinsicContentSize.height == 30)
        #expect(fixture.field.textRect(forBounds: fixture.field.bounds).minX == 7)
        #expect(fixture.field.caretRect(for: fixture.field.beginningOfDocument).width == 2)
    }

    @Test func leftViewsInsetTheTextRect() {
        let fixture = TextFieldFixture()
        fixture.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        fixture.field.leftViewMode = .always

        #expect(fixture.field.textRect(forBounds: fixture.field.bounds).minX == 30)
        fixture.field.semanticContentAttribute = .forceRightToLeft

        #expect(fixture.field.textRect(forBounds: fixture.field.bounds).maxX == 170)
    }

    @Test func editingMayEndInEditingDidBegin() {
        let fixture = TextFieldFixture()
        fixture.field.addAction(
            UIAction { [unowned fixture] _ in fixture.field.resignFirstResponder() }, for: .editingDidBegin)

        fixture.focus()

        #expect(!fixture.field.isEditing)
    }

    @Test func theRightViewIsShownByItsMode() throws {
        let fixture = TextFieldFixture()
        let field = fixture.field
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.rightView = mark
        func isShown() -> Bool {
            fixture.device.advance(by: 0.1)
            return mark.window != nil && !mark.isHidden
        }

        for (mode, atRest, whileEditing) in [
            (UITextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
            (.always, true, true),
        ] {
            field.rightViewMode = mode
            #expect(isShown() == atRest)
            #expect(field.becomeFirstResponder())
            #expect(isShown() == whileEditing)
            #expect(field.resignFirstResponder())
        }
        #expect(mark.frame.maxX <= field.bounds.maxX && mark.frame.minX > field.bounds.midX)
    }

    @Test func aBorderStyleInsetsTheText() {
        let field = TextFieldFixture().field
        field.borderStyle = .none
        let plain = field.textRect(forBounds: field.bounds)
        for style in [UITextField.BorderStyle.line, .bezel, .roundedRect] {
            field.borderStyle = style
            #expect(field.textRect(forBounds: field.bounds).minX > plain.minX)
        }
    }
}
