import CoreGraphics
import Testing
import TextLayout

/// Hyphens, last lines and Korean words.
@Suite struct LineEndTests {
    private func width(_ text: String) -> CGFloat {
        TextLayout(runs: [run(text)], paragraph: TextParagraph()).size.width
    }

    @Test func softHyphenIsVisibleOnlyAtALineEnd() {
        let word = "super\u{AD}cali"
        let whole = TextLayout(runs: [run(word)], paragraph: TextParagraph())
        let broken = TextLayout(runs: [run(word)], paragraph: TextParagraph(), width: width("super-") + 1)
        let narrow = TextLayout(runs: [run("x " + word)], paragraph: TextParagraph(), width: width("x super") + 1)

        #expect(abs(whole.size.width - width("supercali")) < 0.3)
        #expect(broken.lines.count == 2)
        #expect(abs(broken.lines[0].width - width("super-")) < 0.6)
        // Without room for the hyphen, the word moves to the next line.
        #expect(text(of: narrow.lines[0], in: "x " + word) == "x ")
    }

    @Test func pushOutAvoidsASingleLastWord() {
        var paragraph = TextParagraph()
        paragraph.strategy = .pushesOut
        let string = "one two three four five"
        let width = width("one two three four") + 1
        let plain = TextLayout(runs: [run(string)], paragraph: TextParagraph(), width: width)
        let pushed = TextLayout(runs: [run(string)], paragraph: paragraph, width: width)

        #expect(plain.lines.map { text(of: $0, in: string) } == ["one two three four ", "five"])
        #expect(pushed.lines.map { text(of: $0, in: string) } == ["one two three ", "four five"])
        #expect(
            TextLayout(runs: [run("one two")], paragraph: paragraph, width: self.width("one") + 1).lines.count == 2)
    }

    /// As in pictures of iOS 17: a long word is alone in the second line, and any word in the third.
    @Test(arguments: [
        (["one two three ", "four five"], "one two three four"), (["one two three four ", "unmistakable"], nil),
        (["one two three four ", "five six seven eight ", "nine"], nil),
    ]) func onlyAShortLastWordOfTwoLinesIsJoined(lines: [String], first: String?) {
        var paragraph = TextParagraph()
        paragraph.strategy = .pushesOut
        let string = lines.joined()
        let longest = first ?? lines.max { width($0) < width($1) } ?? ""

        let layout = TextLayout(runs: [run(string)], paragraph: paragraph, width: width(longest) + 1)

        #expect(layout.lines.map { text(of: $0, in: string) } == lines)
    }

    @Test func pushOutIsStableAtItsOwnSize() {
        var paragraph = TextParagraph()
        paragraph.strategy = .pushesOut
        let string = "Pack my box with five dozen liquor jugs before the sun goes down"
        for width in stride(from: 40.0, to: 400, by: 9.7) {
            let first = TextLayout(runs: [run(string)], paragraph: paragraph, width: width)
            let again = TextLayout(runs: [run(string)], paragraph: paragraph, width: first.size.width)

            #expect(again.lines.map(\.range) == first.lines.map(\.range), "\(width)")
        }
    }

    @Test func koreanWordsStayWholeWhenAsked() {
        var paragraph = TextParagraph()
        let string = "빠른 갈색여우가 뛴다"
        let width = width("빠른 갈색") + 1
        let plain = TextLayout(runs: [run(string)], paragraph: paragraph, width: width)
        paragraph.strategy = .keepsHangulWords
        let whole = TextLayout(runs: [run(string)], paragraph: paragraph, width: width)

        #expect(text(of: plain.lines[0], in: string) == "빠른 갈색")
        #expect(text(of: whole.lines[0], in: string) == "빠른 ")
    }

    @Test func lineIsTightenedBeforeTruncation() {
        var paragraph = TextParagraph()
        paragraph.lineLimit = 1
        paragraph.lineBreak = .truncateTail
        let string = "A line of some length"
        let natural = width(string)
        #expect(TextLayout(runs: [run(string)], paragraph: paragraph, width: natural - 3).isTruncated)

        paragraph.tightens = true

        let tight = TextLayout(runs: [run(string)], paragraph: paragraph, width: natural - 3)
        #expect(!tight.isTruncated)
        #expect(tight.size.width <= natural - 2.98)
        #expect(TextLayout(runs: [run(string)], paragraph: paragraph, width: natural / 2).isTruncated)
    }

    @Test func aMillionCharactersAreLaidOut() {
        let paragraphs = String(repeating: "The quick brown fox jumps over it.\n", count: 30_000)
        let single = String(repeating: "lazy dog ", count: 20_000)

        let many = TextLayout(runs: [run(paragraphs)], paragraph: TextParagraph(), width: 320)
        let one = TextLayout(runs: [run(single)], paragraph: TextParagraph(), width: 320)

        #expect(many.lines.last?.range.upperBound == paragraphs.utf16.count)
        #expect(one.lines.last?.range.upperBound == single.utf16.count)
    }
}
