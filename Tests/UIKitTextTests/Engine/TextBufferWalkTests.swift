import TestSupport
import Testing
import UIKitText

/// Random edits of the engine against a plain string.
@Suite struct TextBufferWalkTests {
    private static let pieces = [
        "a", "word ", "\n", "\r", "\r\n", "\u{2029}", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇩🇪", "שלום", "مرحبا ", "日本語",
        "กี่",
        "", "x\ny\nz", "\u{200D}", "👍🏽",
    ]

    @Test func everyEditGivesTheTextOfAPlainString() {
        let walks = TestRun.isDeep ? 400 : 25
        for seed in 0..<walks {
            var random = SeededRandom(seed: UInt64(seed))
            var editor = TextEditor()
            var model: [UInt16] = []
            for _ in 0..<25 {
                let low = Int.random(in: 0...model.count, using: &random)
                let high = min(low + Int.random(in: 0...6, using: &random), model.count)
                let range = editor.wholeCharacters(low..<high)
                let new = Self.pieces.randomElement(using: &random)!

                let edit = editor.replace(range, with: new)
                model.replaceSubrange(range, with: Array(new.utf16))

                let text = String(decoding: model, as: UTF16.self)
                #expect(Array(editor.text.utf16) == model, "seed \(seed)")
                #expect(edit.range == range && editor.length == model.count)
                #expect(TextBuffer(text) == editor.buffer, "The paragraphs are those of a new buffer; seed \(seed)")
                #expect(editor.head == editor.buffer.characterBoundary(atOrBefore: editor.head))
            }
            expectSameBoundaries(editor.buffer, seed: seed)
        }
    }

    /// Inside of paragraphs, the boundaries are those of Swift's characters.
    private func expectSameBoundaries(_ buffer: TextBuffer, seed: Int) {
        var start = 0
        for index in 0..<buffer.paragraphCount {
            var place = start
            for character in buffer.paragraphText(index) {
                let end = place + character.utf16.count
                #expect(buffer.nextCharacter(after: place) == end, "seed \(seed)")
                #expect(buffer.previousCharacter(before: end) == place, "seed \(seed)")
                place = end
            }
            start += buffer.paragraphLength(index)
        }
        #expect(start == buffer.length)
    }

    @Test func aMillionCharactersAreEditedInOnePlace() {
        var editor = TextEditor(
            String(repeating: "a line of fifty characters, which is not very long\n", count: 20_000))
        editor.placeCaret(at: 500_000)

        let edit = editor.replace(editor.selection, with: "x")

        #expect(edit.paragraphs.removed <= 2 && edit.paragraphs.inserted <= 2 && editor.length > 1_000_000)
    }
}
