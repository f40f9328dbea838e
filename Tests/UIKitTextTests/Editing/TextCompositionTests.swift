import Testing
import UIKitText

/// What undo takes back of a text that an input method has composed.
@Suite struct TextCompositionTests {
    private func edit(_ range: Range<Int>, old: String) -> TextUndoGroup.Edit { .init(range, old: TextFragment(old)) }

    @Test func theFinalTextReplacesWhatTheFirstComposedTextHasReplaced() {
        var composition = TextComposition()
        let beginning = composition.update(edit(2..<3, old: "abc"), isFirst: true)
        let continuation = composition.update(edit(2..<4, old: "n"), isFirst: false)

        let end = composition.end(with: edit(2..<3, old: "ni"))

        #expect(beginning == nil && continuation == nil)
        #expect(end.range == 2..<3 && end.old.text == "abc")
    }

    @Test func anEmptyComposedTextEndsTheComposition() {
        var composition = TextComposition()
        _ = composition.update(edit(2..<3, old: "abc"), isFirst: true)

        let end = composition.update(edit(2..<2, old: "n"), isFirst: false)

        #expect(end?.range == 2..<2 && end?.old.text == "abc")
        #expect(composition.cancel() == nil)
    }

    @Test func aCanceledCompositionTellsOnceWhatItHasReplaced() {
        var composition = TextComposition()
        _ = composition.update(edit(0..<1, old: "abc"), isFirst: true)

        #expect(composition.cancel()?.text == "abc")
        #expect(composition.cancel() == nil)
    }

    @Test func aNewCompositionForgetsAnEarlierOne() {
        var composition = TextComposition()
        _ = composition.update(edit(0..<1, old: "abc"), isFirst: true)
        _ = composition.update(edit(4..<5, old: "de"), isFirst: true)

        #expect(composition.end(with: edit(4..<5, old: "n")).old.text == "de")
    }

    @Test func withoutACompositionAnEditIsTakenBackItself() {
        var composition = TextComposition()

        #expect(composition.end(with: edit(0..<1, old: "abc")).old.text == "abc")
    }
}
