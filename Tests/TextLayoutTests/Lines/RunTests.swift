import CoreGraphics
import Testing

import TextLayout

@Suite struct RunTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// The glyph runs of a one-line text, from left to right.
    private func ink(_ runs: [TextRun]) -> String {
        String(TextLayout(runs: runs, paragraph: TextParagraph()).dump().split(separator: "| ").last ?? "")
    }

    @Test func runBoundaryInsideACharacterMovesToItsEnd() {
        let accent = [run("e"), TextRun("\u{301}x", font: TextFont(size: 17), color: red)]
        let whole = TextLayout(runs: [run("👨‍👩‍👧")], paragraph: TextParagraph()).size.width
        let split = TextLayout(
            runs: [run("👨\u{200D}"), run("👩\u{200D}", TextFont(size: 30)), run("👧")], paragraph: TextParagraph())

        #expect(ink(accent) == "run 0: 1 glyph, run 1: 1 glyph")
        #expect(abs(split.size.width - whole) < 1e-6)
        #expect(ink([run("👨\u{200D}"), run("👩\u{200D}"), run("👧")]) == "run 0: 1 glyph")
    }

    @Test func manyRunsAreAsLongAsOne() {
        let text = "Several runs, one look"
        let whole = TextLayout(runs: [run(text)], paragraph: TextParagraph()).size.width
        let words = TextLayout(
            runs: [run("Several "), run(""), run("runs, "), run("one look")], paragraph: TextParagraph())

        #expect(abs(words.size.width - whole) < 0.5)
    }

    @Test func trackingAddsToEachCharacter() {
        let plain = TextLayout(runs: [run("abcd")], paragraph: TextParagraph()).size.width
        let wide = TextRun("abcd", font: TextFont(size: 17), color: red, tracking: 3)

        #expect(abs(TextLayout(runs: [wide], paragraph: TextParagraph()).size.width - plain - 12) < 1e-6)
    }

    @Test func ligaturesAndArrowsStaySeparateGlyphs() {
        #expect(ink([run("->fi")]) == "run 0: 4 glyphs")
    }

    @Test func emptyRunsHaveNoLines() {
        for runs in [[], [run("")], [run(""), run("")]] {
            let layout = TextLayout(runs: runs, paragraph: TextParagraph(), width: 10)

            #expect(layout.lines.isEmpty)
            #expect(layout.size == .zero)
            #expect(layout.firstBaseline == 0)
        }
    }

    @Test func aNULIsInvisible() {
        let layout = TextLayout(runs: [run("a\0b")], paragraph: TextParagraph())
        let accented = TextLayout(runs: [run("a\0\u{301}b")], paragraph: TextParagraph())
        let bare = TextLayout(runs: [run("ab")], paragraph: TextParagraph())

        #expect(layout.lines[0].range == 0..<3)
        #expect(accented.lines[0].range == 0..<4)
        #expect(abs(layout.size.width - bare.size.width) < 1)
    }

    @Test func hebrewRunsRightToLeft() {
        let hebrew = TextRun("אבג ", font: TextFont(size: 17), color: red)

        // From left to right: the last run of the text is first.
        #expect(ink([hebrew, run("12")]) == "run 1: 2 glyphs, run 0: 4 glyphs")
        #expect(ink([run("ab "), hebrew]).hasPrefix("run 0: 3 glyphs, run 1: 3 glyphs"))
    }

    @Test func hanFormsFollowTheParagraph() {
        #expect(FontFamilies.HanForms(for: "漢字".unicodeScalars) == .simplifiedChinese)
        #expect(FontFamilies.HanForms(for: "漢字のテ".unicodeScalars) == .japanese)
        #expect(FontFamilies.HanForms(for: "漢字 한국".unicodeScalars) == .korean)
    }

    @Test func cacheIsBounded() {
        var cache = BoundedCache<Int, Int>(limit: 10)
        for number in 0..<100 { cache[number] = number }

        #expect(cache.count <= 10)
        #expect(cache[99] == 99)
        #expect(cache[0] == nil)
    }
}
