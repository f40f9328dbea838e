import CoreGraphics
import Testing
import TextLayout

@Suite struct AwkwardTextTests {
    private static let pieces = [
        "a ", "\n", "\r\n", "\t", "中", "👨‍👩‍👧", "\u{200D}", "\u{301}", "שלום", "ا", "(", "\0", "\u{202E}", "\u{2067}",
        "\u{2069}",
        "\u{FE0F}", "🇩", "\u{FFFC}", "\u{E000}", "क्षि", "ไทย", "\u{AD}", "\u{200B}", "\u{2028}", "\u{FEFF}", "\u{10FFFF}",
    ]

    @Test(arguments: pieces, [nil, 0, 30] as [CGFloat?])
    func everyPairOfPiecesIsLaidOutWithoutGaps(first: String, width: CGFloat?) {
        let context = CGContext(bitmap: Bitmap(width: 60, height: 60), scale: 1)
        var truncating = TextParagraph()
        truncating.lineBreak = .truncateMiddle
        truncating.lineLimit = 1

        for second in Self.pieces {
            let text = first + second
            let layout = TextLayout(runs: [run(first), run(second)], paragraph: TextParagraph(), width: width)
            let short = TextLayout(runs: [run(text)], paragraph: truncating, width: width)
            layout.draw(in: context, at: .zero)
            short.draw(in: context, at: .zero)

            #expect(layout.lines.first?.range.lowerBound == 0)
            #expect(
                zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
            #expect(layout.lines.last?.range.upperBound == text.utf16.count)
            #expect(short.lines.count == 1)
            #expect(layout.size.width.isFinite && short.size.width.isFinite)
        }
    }
}
