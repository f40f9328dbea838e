import CoreGraphics
import Testing
import TextLayout

@Suite struct AlignmentTests {
    @Test(
        arguments: [
            (.left, "ab", 0), (.center, "ab", 0.5), (.right, "ab", 1), (.natural, "ab", 0), (.natural, "שלום", 1),
            (.left, "שלום", 0), (.justified, "ab", 0), (.justified, "שלום", 1), (.natural, "12 !", 0),
        ] as [(TextParagraph.Alignment, String, CGFloat)])
    func alignmentDistributesTheSpareWidth(alignment: TextParagraph.Alignment, text: String, share: CGFloat) {
        var paragraph = TextParagraph()
        paragraph.alignment = alignment
        let layout = TextLayout(runs: [run(text)], paragraph: paragraph, width: 200)

        #expect(abs(layout.lines[0].origin.x - share * (200 - layout.lines[0].width)) < 1e-6)
    }

    @Test func withoutAWidthLinesAlignWithTheWidest() {
        var paragraph = TextParagraph()
        paragraph.alignment = .right
        let layout = TextLayout(runs: [run("wide line\nn")], paragraph: paragraph)

        #expect(layout.lines[0].origin.x == 0)
        #expect(abs(layout.lines[1].frame.maxX - layout.size.width) < 1e-9)
    }

    @Test func eachParagraphHasItsOwnDirectionByDefault() {
        var given = TextParagraph()
        given.direction = .rightToLeft
        let natural = TextLayout(runs: [run("left\nשלום")], paragraph: TextParagraph(), width: 200)
        let forced = TextLayout(runs: [run("left")], paragraph: given, width: 200)

        #expect(natural.lines[0].origin.x == 0)
        #expect(natural.lines[1].origin.x > 100)
        #expect(abs(forced.lines[0].frame.maxX - 200) < 1e-6)
    }

    @Test func justifiedLinesFillTheWidthExceptTheLast() {
        var paragraph = TextParagraph()
        paragraph.alignment = .justified
        let layout = TextLayout(
            runs: [run("Justified text has two straight edges but for its last line")], paragraph: paragraph, width: 150
        )

        #expect(layout.lines.dropLast().allSatisfy { abs($0.width - 150) < 0.001 })
        #expect(layout.lines.last!.width < 150)
    }

    @Test func tabsAdvanceToTheNextStop() {
        let layout = TextLayout(runs: [run("a\tb")], paragraph: TextParagraph())
        let letter = TextLayout(runs: [run("b")], paragraph: TextParagraph()).size.width

        #expect(abs(layout.size.width - (28 + letter)) < 1e-6)
    }
}
