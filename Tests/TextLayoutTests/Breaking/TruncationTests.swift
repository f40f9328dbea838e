import CoreGraphics
import Testing
import TextLayout

@Suite struct TruncationTests {
    private static let modes: [TextParagraph.LineBreak] = [.truncateHead, .truncateMiddle, .truncateTail]

    private func paragraph(_ lineBreak: TextParagraph.LineBreak, lines: Int = 1) -> TextParagraph {
        var paragraph = TextParagraph()
        paragraph.lineBreak = lineBreak
        paragraph.lineLimit = lines
        return paragraph
    }

    @Test(arguments: modes)
    func lineThatFitsIsNotTruncated(mode: TextParagraph.LineBreak) {
        let natural = TextLayout(runs: [run("It fits")], paragraph: TextParagraph()).size
        let layout = TextLayout(runs: [run("It fits")], paragraph: paragraph(mode), width: natural.width)

        #expect(!layout.isTruncated)
        #expect(layout.size == natural)
    }

    @Test(arguments: modes)
    func widthAHundredthOfAPointTooSmallStillFits(mode: TextParagraph.LineBreak) {
        let natural = TextLayout(runs: [run("Share…")], paragraph: TextParagraph()).size
        let layout = TextLayout(runs: [run("Share…")], paragraph: paragraph(mode), width: natural.width - 0.0099)

        #expect(!layout.isTruncated)
    }

    @Test(arguments: modes, [14, 30, 60, 100, 150] as [CGFloat])
    func truncatedLineFitsItsWidthAndCoversAllText(mode: TextParagraph.LineBreak, width: CGFloat) {
        let text = "A text of 中文 and 👨‍👩‍👧 that is too long for its line"
        let layout = TextLayout(runs: [run(text)], paragraph: paragraph(mode), width: width)

        #expect(layout.lines.count == 1)
        #expect(layout.isTruncated)
        #expect(layout.size.width <= width + 0.01)
        #expect(layout.lines[0].range == 0..<text.utf16.count)
    }

    @Test func ellipsisIsAtTheTruncatedEnd() {
        func width(_ text: String) -> CGFloat { TextLayout(runs: [run(text)], paragraph: TextParagraph()).size.width }
        func truncated(_ mode: TextParagraph.LineBreak) -> CGFloat {
            TextLayout(runs: [run("iiiiiiiiiiWWWWWWWWWW")], paragraph: paragraph(mode), width: width("iiiiiiiiii…") + 1)
                .size
                .width
        }

        #expect(abs(truncated(.truncateTail) - width("iiiiiiiiii…")) < 1)
        #expect(abs(truncated(.truncateHead) - width("…WW")) < 1)
        #expect(abs(truncated(.truncateMiddle) - width("iiiii…W")) < 2)
    }

    @Test func onlyTheLastAllowedLineIsTruncated() {
        let text = "One two three four five six seven eight nine ten eleven twelve"
        let whole = TextLayout(runs: [run(text)], paragraph: TextParagraph(), width: 100)
        let limited = TextLayout(runs: [run(text)], paragraph: paragraph(.truncateTail, lines: 3), width: 100)

        #expect(limited.lines.count == 3)
        #expect(limited.lines.prefix(2).map(\.range) == whole.lines.prefix(2).map(\.range))
        #expect(limited.lines.map(\.isTruncated) == [false, false, true])
    }

    @Test func heightLimitsTheLineCount() {
        let lineHeight = TextFont(size: 17).lineHeight
        func count(_ height: CGFloat) -> Int {
            TextLayout(
                runs: [run("a\nb\nc\nd")], paragraph: paragraph(.truncateTail, lines: 0), width: 100, height: height
            ).lines.count
        }

        #expect([0, 1, 1.5, 2, 3.9, 4, 9].map { count($0 * lineHeight) } == [1, 1, 1, 2, 3, 4, 4])
    }

    @Test(arguments: modes)
    func omittedParagraphShowsAnEllipsis(mode: TextParagraph.LineBreak) {
        let bare = TextLayout(runs: [run("Hello")], paragraph: TextParagraph()).size.width
        let layout = TextLayout(runs: [run("Hello\nWorld")], paragraph: paragraph(mode), width: 200)
        let empty = TextLayout(runs: [run("\nWorld")], paragraph: paragraph(mode), width: 200)

        #expect(layout.lines.count == 1)
        #expect(layout.size.width > bare + 5)
        #expect(empty.lines.count == 1)
    }

    @Test func wrappingModesOmitLinesThatDoNotFit() {
        let word = TextLayout(runs: [run("one two three four")], paragraph: paragraph(.wordWrap), width: 80)

        #expect(word.lines.count == 1)
        #expect(word.isTruncated)
        #expect(text(of: word.lines[0], in: "one two three four") == "one two ")
    }

    @Test func clippingContinuesPastTheEdge() {
        let layout = TextLayout(runs: [run("one two three four")], paragraph: paragraph(.clip), width: 80)

        #expect(layout.lines.count == 1)
        #expect(layout.size.width > 80 && layout.size.width < 100)
        #expect(TextLayout(runs: [run("\n\n")], paragraph: paragraph(.clip), width: 80).lines.count == 1)
    }

    @Test func fontsShrinkBeforeTextIsTruncated() {
        var shrinking = paragraph(.truncateTail)
        shrinking.minimumScale = 0.5
        let natural = TextLayout(runs: [run("Shrink me, please")], paragraph: TextParagraph()).size.width
        let fitting = TextLayout(runs: [run("Shrink me, please")], paragraph: shrinking, width: natural * 0.8)
        let hopeless = TextLayout(runs: [run("Shrink me, please")], paragraph: shrinking, width: natural * 0.3)

        #expect(!fitting.isTruncated)
        #expect(fitting.scale < 0.85 && fitting.scale > 0.7)
        #expect(hopeless.isTruncated)
        #expect(hopeless.scale == 0.5)
    }
}
