import Testing
import UIKitText

@Suite struct TextEditorTests {
    @Test(arguments: ["e\u{301}", "👨‍👩‍👧", "🇩🇪", "각", "👍🏽", "\r\n"])
    func aCharacterIsNeverCut(_ character: String) {
        let buffer = TextBuffer("a" + character + "b")
        let end = 1 + character.utf16.count

        #expect(buffer.previousCharacter(before: end) == 1 && buffer.nextCharacter(after: 1) == end)
        #expect((1..<end).allSatisfy { buffer.characterBoundary(atOrBefore: $0) == 1 })
        #expect((2...end).allSatisfy { buffer.characterBoundary(atOrAfter: $0) == end })
    }

    @Test func wordsEndAtSpacesAndPunctuation() {
        let buffer = TextBuffer("one two, it's 3")

        #expect(buffer.wordEnd(after: 0) == 3 && buffer.wordEnd(after: 3) == 7)
        #expect(buffer.wordStart(before: 9) == 4 && buffer.wordStart(before: 0) == 0)
        #expect(buffer.word(around: 10) == 9..<13)
        #expect(buffer.wordEnd(after: 14) == 15)
    }

    @Test func wordsAreFoundAcrossParagraphs() {
        let buffer = TextBuffer("one\n\n two")

        #expect(buffer.wordEnd(after: 3) == 9 && buffer.wordStart(before: 6) == 0)
    }

    @Test func theWordOfAnEmptyTextIsEmpty() {
        #expect(TextBuffer("").word(around: 0) == 0..<0)
    }

    @Test func backspaceTakesAThaiToneMarkAlone() {
        let editor = TextEditor("กี่")

        #expect(editor.backspaceRange == 2..<3)
    }

    @Test func aCombiningAccentMovesTheCaretAfterItsLetter() {
        var editor = TextEditor("e")

        editor.replace(editor.selection, with: "\u{301}")

        #expect(editor.text.count == 1 && editor.head == 2)
    }

    @Test(arguments: [-5..<99, 3..<3, 99..<120, 0..<1]) func rangesOutsideTheTextAreClamped(_ range: Range<Int>) {
        var editor = TextEditor("añb")

        editor.replace(range, with: "X")

        #expect(editor.text.contains("X") && editor.head <= editor.length)
    }

    @Test func aSelectionKeepsItsFirstEndWhileItIsExtended() {
        var editor = TextEditor("hello")
        editor.placeCaret(at: 3)

        editor.moveCaret(to: 5, extending: true)
        editor.moveCaret(to: 1, extending: true)

        #expect(editor.selection == 1..<3 && editor.anchor == 3 && editor.head == 1)
    }

    @Test func markedTextReplacesTheSelectionAndIsSelectedInside() {
        var editor = TextEditor("abcdef")
        editor.select(2..<4)

        _ = editor.setMarkedText("XYZ", selected: 1..<2)

        #expect(editor.text == "abXYZef" && editor.markedRange == 2..<5 && editor.selection == 3..<4)
    }

    @Test func anEmptyMarkedTextRemovesTheMarkAndDoesNothingWithoutOne() {
        var editor = TextEditor("ab")

        #expect(editor.setMarkedText("", selected: 0..<0) == nil)
        _ = editor.setMarkedText("x", selected: 1..<1)
        _ = editor.setMarkedText("", selected: 0..<0)

        #expect(editor.text == "ab" && editor.markedRange == nil && editor.head == 2)
    }

    @Test func aChangeOfTheAppMovesTheSelectionWithItsText() {
        var editor = TextEditor("one two")
        editor.select(4..<7)

        editor.replaceKeepingSelection(0..<3, with: "three")

        #expect(editor.text == "three two" && editor.characters(in: editor.selection) == "two")
    }

    @Test func halfASurrogatePairIsAReplacementCharacter() {
        let buffer = TextBuffer("A😀B")

        #expect(buffer.length == 4 && buffer.text(in: 0..<2) == "A\u{FFFD}")
    }
}
