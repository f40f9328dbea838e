import CoreGraphics
import Testing
import TextLayout

@Suite struct CaretTests {
    @Test(
        arguments: ["Hello", "two words\nand lines\n\nof 中文 👨‍👩‍👧 text", "שלום עולם", "", "\n"], [nil, 60] as [CGFloat?])
    func centerOfACaretGivesItsOffset(string: String, width: CGFloat?) {
        let carets = TextLayout(runs: [run(string)], paragraph: TextParagraph(), width: width).carets()

        for index in string.indices + [string.endIndex] {
            let offset = index.utf16Offset(in: string)
            let box = carets.caret(at: offset)
            let found = carets.offset(closestTo: CGPoint(x: box.midX, y: box.midY))

            // White space at the end of a wrapped line has no position of its own.
            #expect(found == offset || carets.caret(at: found) == box, "\(offset)")
        }
    }

    @Test func caretsAreBetweenLetters() {
        let carets = TextLayout(runs: [run("ab")], paragraph: TextParagraph()).carets()
        let a = TextLayout(runs: [run("a")], paragraph: TextParagraph()).size.width

        #expect(carets.caret(at: 0).minX == 0)
        #expect(abs(carets.caret(at: 1).minX - a) < 0.3)
        #expect(carets.offset(closestTo: CGPoint(x: 1000, y: 5)) == 2)
        #expect(carets.offset(closestTo: CGPoint(x: -5, y: -5)) == 0)
    }

    @Test func caretAfterANewlineIsOnTheNextLine() {
        let layout = TextLayout(runs: [run("a\n")], paragraph: TextParagraph())

        #expect(layout.carets().caret(at: 2).minY == layout.size.height)
        #expect(layout.carets().caret(at: 1).minY == 0)
    }

    @Test func aSelectionIsOneBoxForEachLine() {
        let layout = TextLayout(runs: [run("first line\nsecond")], paragraph: TextParagraph())
        let boxes = layout.carets().boxes(of: 6..<14)

        #expect(boxes.count == 2)
        #expect(abs(boxes[0].maxX - layout.lines[0].frame.maxX) < 0.01)
        #expect(boxes[1].minX == 0)
    }

    @Test func rightToLeftCaretsBeginAtTheRight() {
        let layout = TextLayout(runs: [run("שלום")], paragraph: TextParagraph(), width: 200)
        let carets = layout.carets()

        #expect(abs(carets.caret(at: 0).minX - 200) < 0.01)
        #expect(carets.caret(at: 1).minX < carets.caret(at: 0).minX)
    }
}
