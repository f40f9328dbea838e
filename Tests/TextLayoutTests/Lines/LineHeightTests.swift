import CoreGraphics
import Testing
import TextLayout

@Suite struct LineHeightTests {
    private let font = TextFont(size: 20)

    @Test func fallbackGlyphsDoNotChangeTheLineHeight() {
        let latin = TextLayout(runs: [run("Latin", font)], paragraph: TextParagraph())
        let mixed = TextLayout(runs: [run("Latin 中文 한국어 👍 שלום", font)], paragraph: TextParagraph())

        #expect(latin.size.height == mixed.size.height)
        #expect(latin.firstBaseline == mixed.firstBaseline)
        #expect(abs(latin.firstBaseline - font.ascender) < 1e-9)
    }

    @Test(arguments: ["ที่นี่", "दुनिया क्षि", "العُرْبُ"])
    func linesWithTallMarksAreHighEnough(text: String) {
        let layout = TextLayout(runs: [run("Latin " + text, font)], paragraph: TextParagraph())
        let width = 200
        let height = Int(layout.size.height.rounded(.up))
        func ink(above: Int) -> Int {
            let bitmap = Bitmap(width: width, height: height + 2 * above)
            let context = CGContext(bitmap: bitmap, scale: 1)
            layout.draw(in: context, at: CGPoint(x: 0, y: above))
            context.flush()
            return (0..<bitmap.height).reduce(0) { sum, y in
                sum + (0..<width).reduce(0) { $0 + Int(bitmap.color(x: $1, y: y).alpha) }
            }
        }

        #expect(layout.size.height > font.lineHeight)
        #expect(ink(above: 0) == ink(above: 20))
    }

    @Test func largestRunDecidesTheLineHeight() {
        let layout = TextLayout(
            runs: [run("small ", TextFont(size: 10)), run("Large", font)], paragraph: TextParagraph())

        #expect(abs(layout.size.height - font.lineHeight) < 1e-9)
        #expect(abs(layout.firstBaseline - font.ascender) < 1e-9)
    }

    @Test func extraLineHeightIsAboveTheText() {
        var paragraph = TextParagraph()
        paragraph.lineHeightMultiple = 2
        let doubled = TextLayout(runs: [run("a\nb", font)], paragraph: paragraph)

        #expect(abs(doubled.size.height - 4 * font.lineHeight) < 1e-9)
        #expect(abs(doubled.firstBaseline - (2 * font.lineHeight + font.descender)) < 1e-9)
    }

    @Test(arguments: [(0, 0, 23.8671875), (30, 0, 30), (0, 18, 18), (30, 25, 25)] as [(CGFloat, CGFloat, CGFloat)])
    func lineHeightIsClampedToItsLimits(least: CGFloat, most: CGFloat, height: CGFloat) {
        var paragraph = TextParagraph()
        paragraph.minimumLineHeight = least
        paragraph.maximumLineHeight = most

        let layout = TextLayout(runs: [run("a", font)], paragraph: paragraph)

        #expect(abs(layout.size.height - height) < 1e-9)
    }

    @Test func lineSpacingIsBetweenLinesOnly() {
        var paragraph = TextParagraph()
        paragraph.lineSpacing = 6
        let layout = TextLayout(runs: [run("a\nb\nc", font)], paragraph: paragraph)

        #expect(abs(layout.size.height - (3 * font.lineHeight + 12)) < 1e-9)
        #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * (font.lineHeight + 6)) < 1e-9)
    }

    @Test func invalidParagraphValuesAreIgnored() {
        var paragraph = TextParagraph()
        paragraph.lineSpacing = .nan
        paragraph.lineHeightMultiple = -1
        paragraph.minimumLineHeight = .infinity
        paragraph.maximumLineHeight = .nan
        let layout = TextLayout(
            runs: [TextRun("a\nb", font: font, color: .black, tracking: .nan, baselineOffset: .infinity)],
            paragraph: paragraph)

        #expect(abs(layout.size.height - 2 * font.lineHeight) < 1e-9)
    }

    @Test func baselineOffsetIncreasesTheLineHeight() {
        let raised = TextRun("b", font: font, color: .black, baselineOffset: 8)
        let layout = TextLayout(runs: [run("a", font), raised], paragraph: TextParagraph())

        #expect(abs(layout.size.height - (font.lineHeight + 8)) < 1e-9)
    }
}
