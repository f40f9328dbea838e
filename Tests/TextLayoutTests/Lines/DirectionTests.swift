import CoreGraphics
import Testing
import TextLayout

@Suite struct DirectionTests {
    private func paragraph(_ direction: TextParagraph.Direction) -> TextParagraph {
        var paragraph = TextParagraph()
        paragraph.direction = direction
        return paragraph
    }

    /// The x coordinate of the first character's caret.
    private func start(of text: String, _ direction: TextParagraph.Direction) -> CGFloat {
        TextLayout(runs: [run(text)], paragraph: paragraph(direction), width: 200).carets().caret(at: 0).minX
    }

    @Test func numbersFollowTheGivenDirectionAndLettersTheirOwn() {
        #expect(start(of: "12:30", .natural) == 0)
        #expect(start(of: "12:30", .naturalElseRightToLeft) > 100)
        #expect(start(of: "Hi", .naturalElseRightToLeft) == 0)
        #expect(abs(start(of: "שלום", .naturalElseRightToLeft) - 200) < 0.01)
    }

    @Test func fullStopIsAtTheEndOfTheParagraphsDirection() {
        func stop(_ direction: TextParagraph.Direction) -> CGRect {
            TextLayout(runs: [run("Hello.")], paragraph: paragraph(direction)).carets().boxes(of: 5..<6)[0]
        }

        #expect(stop(.leftToRight).minX > 20)
        #expect(stop(.rightToLeft).minX < 1)
    }

    @Test func mixedTextIsOrderedByDirectionRuns() {
        let text = "abc אבג def"
        let boxes = (0..<text.utf16.count).map { unit in
            TextLayout(runs: [run(text)], paragraph: TextParagraph()).carets().boxes(of: unit..<unit + 1)[0].minX
        }

        #expect(boxes[0] < boxes[2] && boxes[2] < boxes[6])
        #expect(boxes[4] > boxes[5] && boxes[5] > boxes[6])
        #expect(boxes[4] < boxes[8] && boxes[8] < boxes[10])
    }

    @Test(arguments: [TextParagraph.LineBreak.truncateTail, .truncateHead])
    func ellipsisIsAtTheTruncatedSideOfRightToLeftText(mode: TextParagraph.LineBreak) throws {
        var cut = TextParagraph()
        cut.lineLimit = 1
        cut.lineBreak = mode
        let text = "אחת שתיים שלוש ארבע חמש שש שבע"
        let layout = TextLayout(runs: [run(text)], paragraph: cut, width: 120)
        let shown = layout.carets().boxes(of: 0..<text.utf16.count)

        // The truncated tail of a right-to-left text is at the left.
        #expect(layout.isTruncated)
        let first = layout.carets().caret(at: 0).minX
        #expect(mode == .truncateTail ? first > 118 : shown.allSatisfy { $0.maxX < 119 })
    }

    @Test func rightToLeftParagraphIsIndentedFromTheRight() {
        var indented = TextParagraph()
        indented.headIndent = 30
        indented.firstLineIndent = 10
        indented.tailIndent = -20
        let words = "אחת שתיים שלוש ארבע חמש שש שבע"
        let layout = TextLayout(runs: [run(words)], paragraph: indented, width: 150)

        #expect(layout.lines.count >= 2)
        #expect(abs(layout.lines[0].frame.maxX - 140) < 0.01)
        #expect(abs(layout.lines[1].frame.maxX - 120) < 0.01)
        #expect(layout.lines.allSatisfy { $0.frame.minX >= 20 - 0.01 })
    }
}
