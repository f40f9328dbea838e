import Testing
import UIKitControls
import UIKitCore

@Suite struct TextEditorTests {
    private func editor(_ text: String) -> TextEditingModel {
        var editor = TextEditingModel()
        editor.reset(text)
        return editor
    }

    @Test(arguments: ["e\u{301}", "👨‍👩‍👧", "🇩🇪", "각", "👍🏽"]) func aCharacterIsNeverCut(_ character: String) {
        let editor = editor("a" + character + "b")
        let end = 1 + character.utf16.count

        #expect(editor.previousOffset(before: end) == 1 && editor.nextOffset(after: 1) == end)
        #expect((1..<end).allSatisfy { editor.snapped($0) == 1 })
    }

    @Test func wordsEndAtSpacesAndPunctuation() {
        let editor = editor("one two, it's 3")

        #expect(editor.wordEnd(after: 0) == 3 && editor.wordEnd(after: 3) == 7)
        #expect(editor.wordStart(before: 9) == 4 && editor.wordStart(before: 0) == 0)
        #expect(editor.word(around: 10) == 9..<13)
        #expect(editor.wordEnd(after: 14) == 15)
    }

    @Test func theWordOfAnEmptyTextIsEmpty() {
        #expect(editor("").word(around: 0) == 0..<0)
    }

    @Test func typedCharactersAreUndoneTogetherAndOtherChangesOneByOne() {
        var editor = editor("")
        for character in "abc" { editor.replace(editor.selection, with: String(character)) }
        editor.replace(0..<1, with: "")

        var seen: [String] = []
        while editor.undo() { seen.append(editor.text) }
        while editor.redo() { seen.append(editor.text) }

        #expect(seen == ["abc", "", "abc", "bc"])
    }

    @Test func aCombiningAccentMovesTheCaretAfterItsLetter() {
        var editor = editor("e")

        editor.replace(editor.selection, with: "\u{301}")

        #expect(editor.text.count == 1 && editor.head == 2)
    }

    @Test(arguments: [-5..<99, 3..<3, 99..<120, 0..<1]) func rangesOutsideTheTextAreClamped(_ range: Range<Int>) {
        var editor = editor("añb")

        editor.replace(range, with: "X")

        #expect(editor.text.contains("X") && editor.head <= editor.length)
    }

    @Test func aSelectionKeepsItsFirstEndWhileItIsExtended() {
        var editor = editor("hello")
        editor.placeCaret(at: 3)

        editor.moveCaret(to: 5, extending: true)
        editor.moveCaret(to: 1, extending: true)

        #expect(editor.selection == 1..<3 && editor.anchor == 3 && editor.head == 1)
    }
}
