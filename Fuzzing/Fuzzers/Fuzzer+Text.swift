import CoreGraphics
import TextLayout

extension Fuzzer {
    /// Texts of both directions in any style: lines, carets and pixels.
    static let texts = Fuzzer("texts", longestInput: 1024) { bytes in
        var input = InputReader(bytes)
        let style = paragraph(&input)
        let width: CGFloat? = input.flag() ? CGFloat(input.double()) : nil
        let height: CGFloat? = input.number(below: 4) == 0 ? CGFloat(input.double()) : nil
        var runs: [TextRun] = []
        while !input.isAtEnd, runs.count < 6 { runs.append(run(&input)) }
        let layout = TextLayout(runs: runs, paragraph: style, width: width, height: height)
        check(layout, of: runs.map(\.text).joined())
    }

    private static func check(_ layout: TextLayout, of text: String) {
        precondition(layout.size.width.isFinite && layout.size.height.isFinite, "A text has no finite size.")
        let length = text.utf16.count
        var end = 0
        for line in layout.lines {
            precondition(line.range.lowerBound >= end, "Lines overlap.")
            precondition(line.range.upperBound <= length, "A line ends after its text.")
            end = line.range.upperBound
        }
        let carets = layout.carets()
        for offset in [0, 1, length / 2, length] where offset <= length { _ = carets.caret(at: offset) }
        let found = carets.offset(closestTo: CGPoint(x: 20, y: 12))
        precondition((0...length).contains(found), "A point is beside the text.")
        _ = carets.boxes(of: 0..<length)
        let breaks = TextBreaks(text)
        precondition(breaks.sentences.last?.upperBound ?? 0 <= length, "A sentence ends after its text.")
        precondition(breaks.words.allSatisfy { $0.upperBound <= length && !$0.isEmpty }, "A word ends after its text.")
    }

    private static func run(_ input: inout InputReader) -> TextRun {
        let families: [TextFont.Family] = [.system, .monospaced, .serif, .rounded, .named("Nowhere")]
        let font = TextFont(
            input.element(of: families), size: CGFloat(min(input.double(), 200)), weight: CGFloat(input.double()) / 128,
            isItalic: input.flag(), hasTabularDigits: input.flag())
        var run = TextRun(
            input.text(atMost: 80), font: font, color: .black, tracking: CGFloat(input.double()),
            baselineOffset: CGFloat(input.double()))
        run.stretch = CGFloat(input.double())
        run.slant = CGFloat(input.double())
        if input.flag() { run.language = input.element(of: ["en", "ar", "zh-Hant", "th", "", "xx-\u{1}"]) }
        if input.flag() { run.paragraph = paragraph(&input) }
        return run
    }

    private static func paragraph(_ input: inout InputReader) -> TextParagraph {
        var style = TextParagraph()
        style.alignment = input.element(of: [.natural, .left, .center, .right, .justified])
        style.lineBreak = input.element(
            of: [.wordWrap, .charWrap, .clip, .truncateHead, .truncateTail, .truncateMiddle])
        style.direction = input.element(of: [.natural, .leftToRight, .rightToLeft, .naturalElseRightToLeft])
        let kinds = input.byte()
        if kinds & 1 != 0 { style.lineLimit = input.number(below: 5) }
        if kinds & 2 != 0 { style.minimumScale = CGFloat(input.double()) / 256 }
        if kinds & 4 != 0 { style.tightens = true }
        if kinds & 8 != 0 {
            style.lineSpacing = CGFloat(input.double())
            style.minimumLineHeight = CGFloat(input.double())
            style.maximumLineHeight = CGFloat(input.double())
            style.lineHeightMultiple = CGFloat(input.double())
        }
        if kinds & 16 != 0 {
            style.firstLineIndent = CGFloat(input.double())
            style.headIndent = CGFloat(input.double())
            style.tailIndent = CGFloat(input.double())
        }
        if kinds & 32 != 0 {
            style.tabStops = [.init(.right, at: CGFloat(input.double())), .init(.center, at: CGFloat(input.double()))]
            style.tabInterval = CGFloat(input.double())
        }
        if kinds & 64 != 0 { style.hyphenation = CGFloat(input.double()) / 128 }
        if kinds & 128 != 0 {
            style.spacingAfter = CGFloat(input.double())
            style.spacingBefore = CGFloat(input.double())
            style.strategy = TextParagraph.BreakStrategy(rawValue: input.byte())
        }
        return style
    }
}
