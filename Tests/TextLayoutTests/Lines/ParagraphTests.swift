import CoreGraphics
import Testing
import TextLayout

@Suite struct ParagraphTests {
    private let height = TextFont(size: 17).lineHeight

    @Test func paragraphSpacingIsBetweenParagraphsOnly() {
        var paragraph = TextParagraph()
        paragraph.spacingAfter = 7
        paragraph.spacingBefore = 5
        let layout = TextLayout(runs: [run("a\nb\nc")], paragraph: paragraph)

        #expect(layout.lines[0].origin.y == 0)
        #expect(abs(layout.lines[1].origin.y - (height + 12)) < 1e-9)
        #expect(abs(layout.size.height - (3 * height + 24)) < 1e-9)
    }

    @Test func indentsReduceTheLineWidth() {
        var paragraph = TextParagraph()
        paragraph.firstLineIndent = 40
        paragraph.headIndent = 10
        paragraph.tailIndent = 90
        let layout = TextLayout(
            runs: [run("one two three four five six seven eight")], paragraph: paragraph, width: 200)

        #expect(layout.lines[0].origin.x == 40)
        #expect(layout.lines.dropFirst().allSatisfy { $0.origin.x == 10 })
        #expect(layout.lines.allSatisfy { $0.frame.maxX <= 90.01 })
        #expect(layout.lines.count > 3)
    }

    @Test(arguments: [.nan, .infinity, -10] as [CGFloat])
    func invalidParagraphLengthsAreIgnored(length: CGFloat) {
        var paragraph = TextParagraph()
        paragraph.spacingAfter = length
        paragraph.spacingBefore = length
        paragraph.firstLineIndent = length
        paragraph.headIndent = length
        paragraph.hyphenation = length
        paragraph.tabInterval = length
        paragraph.tabStops = [.init(.right, at: length)]
        let plain = TextLayout(runs: [run("a\tb\nlonger words here")], paragraph: TextParagraph(), width: 80)
        let layout = TextLayout(runs: [run("a\tb\nlonger words here")], paragraph: paragraph, width: 80)

        #expect(layout.size == plain.size)
    }

    @Test(arguments: [1e308, -1e308, 1e19, .greatestFiniteMagnitude] as [CGFloat])
    func hugeLengthsGiveAFiniteSize(length: CGFloat) {
        var paragraph = TextParagraph()
        paragraph.spacingAfter = length
        paragraph.spacingBefore = length
        paragraph.lineSpacing = length
        paragraph.minimumLineHeight = length
        paragraph.lineHeightMultiple = length
        paragraph.firstLineIndent = length
        paragraph.tailIndent = length
        paragraph.tabInterval = length
        paragraph.tabStops = [.init(.center, at: length)]
        for alignment in [TextParagraph.Alignment.natural, .right, .center, .justified] {
            paragraph.alignment = alignment
            var text = run("a\tb\nמילים longer words here")
            text.tracking = length
            text.baselineOffset = length

            let layout = TextLayout(runs: [text, text], paragraph: paragraph, width: abs(length))

            #expect(layout.size.width.isFinite && layout.size.height.isFinite)
            #expect(layout.lines.allSatisfy { $0.origin.x.isFinite && $0.baseline.isFinite })
        }
    }

    @Test func eachParagraphHasTheStyleOfItsFirstCharacter() {
        var second = TextParagraph()
        second.alignment = .right
        second.lineHeightMultiple = 2
        var later = run("second\nthird")
        later.paragraph = second
        var tail = run(" more")
        tail.paragraph = TextParagraph()
        let layout = TextLayout(runs: [run("first\n"), later, tail], paragraph: TextParagraph(), width: 200)

        #expect(layout.lines[0].origin.x == 0)
        #expect(layout.lines.dropFirst().allSatisfy { abs($0.frame.maxX - 200) < 1e-6 })
        #expect(layout.lines.dropFirst().allSatisfy { abs($0.height - 2 * height) < 1e-9 })
    }

    @Test(arguments: [(.left, 100), (.center, 0.5), (.right, 0)] as [(TextParagraph.TabStop.Alignment, CGFloat)])
    func tabAlignsTheTextAfterItAtItsStop(alignment: TextParagraph.TabStop.Alignment, number: CGFloat) {
        var paragraph = TextParagraph()
        paragraph.tabStops = [.init(alignment, at: 100)]
        let word = TextLayout(runs: [run("word")], paragraph: TextParagraph()).size.width
        let layout = TextLayout(runs: [run("a\tword")], paragraph: paragraph)
        let box = layout.carets().boxes(of: 2..<6)[0]

        switch alignment {
        case .left: #expect(abs(box.minX - 100) < 0.01)
        case .center: #expect(abs(box.midX - 100) < 0.01)
        case .right: #expect(abs(box.maxX - 100) < 0.01)
        }
        #expect(abs(box.width - word) < 0.01)
    }

    @Test func tabStopsOfARightToLeftParagraphCountFromTheRight() {
        var paragraph = TextParagraph()
        paragraph.tabStops = [.init(.left, at: 100)]
        let layout = TextLayout(runs: [run("א\tב")], paragraph: paragraph, width: 300)

        #expect(abs(layout.carets().boxes(of: 2..<3)[0].maxX - 200) < 0.01)
    }

    @Test func inlayIncreasesTheLineHeight() {
        var picture = run("\u{FFFC}")
        picture.attachment = TextAttachment(bounds: CGRect(x: 0, y: -5, width: 30, height: 40)) { _, _ in }
        let layout = TextLayout(runs: [run("a"), picture, run("b")], paragraph: TextParagraph())

        #expect(abs(layout.size.height - 40) < 0.01)
        #expect(abs(layout.firstBaseline - 35) < 0.01)
        #expect(abs(layout.carets().boxes(of: 1..<2)[0].width - 30) < 0.01)
        #expect(!layout.dump().contains("missing"))
    }
}
