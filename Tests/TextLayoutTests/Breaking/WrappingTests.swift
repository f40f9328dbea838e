import CoreGraphics
import Testing
import TextLayout

@Suite struct WrappingTests {
    private static let mixed = "Words wrap whole. 快速的棕色狐狸跳过了懒狗。다람쥐 헌 쳇바퀴에 타고파 👨‍👩‍👧👍🏽 end"

    @Test(arguments: [60, 90, 140, 200, 333] as [CGFloat])
    func linesFitTheWidthAndContainAllText(width: CGFloat) {
        let layout = TextLayout(runs: [run(Self.mixed)], paragraph: TextParagraph(), width: width)

        #expect(layout.lines.allSatisfy { $0.width <= width + 0.01 })
        #expect(layout.lines.map { text(of: $0, in: Self.mixed) }.joined() == Self.mixed)
    }

    @Test func latinBreaksBetweenWordsAndHanAnywhere() {
        let layout = TextLayout(runs: [run("alpha beta 快速的棕色狐狸")], paragraph: TextParagraph(), width: 90)

        #expect(layout.lines.map { text(of: $0, in: "alpha beta 快速的棕色狐狸") }.prefix(2) == ["alpha beta ", "快速的棕色"])
    }

    @Test func charWrapBreaksInsideWords() {
        var paragraph = TextParagraph()
        paragraph.lineBreak = .charWrap
        let byWord = TextLayout(runs: [run("alpha betagamma")], paragraph: TextParagraph(), width: 70)
        let byCharacter = TextLayout(runs: [run("alpha betagamma")], paragraph: paragraph, width: 70)

        #expect(text(of: byWord.lines[0], in: "alpha betagamma") == "alpha ")
        #expect(text(of: byCharacter.lines[0], in: "alpha betagamma").hasPrefix("alpha b"))
    }

    @Test func longWordIsBrokenAndZeroWidthTerminates() {
        let narrow = TextLayout(runs: [run("incomprehensible")], paragraph: TextParagraph(), width: 50)
        let none = TextLayout(runs: [run("abc")], paragraph: TextParagraph(), width: 0)

        #expect(narrow.lines.count > 1)
        #expect(none.lines.count == 3)
    }

    @Test func graphemeClustersAreNeverSplit() {
        let family = "👨‍👩‍👧‍👦🇩🇪👍🏽e\u{301}각"
        var paragraph = TextParagraph()
        paragraph.lineBreak = .charWrap
        let layout = TextLayout(runs: [run(family)], paragraph: paragraph, width: 1)

        #expect(layout.lines.map { text(of: $0, in: family) } == family.map(String.init))
    }

    @Test func trailingSpaceHangsOnlyAtAWrappedLine() {
        let wrapped = TextLayout(runs: [run("alpha          beta")], paragraph: TextParagraph(), width: 60)
        let bare = TextLayout(runs: [run("alpha")], paragraph: TextParagraph())
        let trailing = TextLayout(runs: [run("alpha  ")], paragraph: TextParagraph())

        #expect(abs(wrapped.lines[0].width - bare.size.width) < 0.001)
        #expect(trailing.size.width > bare.size.width + 4)
    }

    @Test(arguments: [
        ("", 0), ("a", 1), ("\n", 1), ("\n\n\n", 3), ("a\n", 1), ("a\r\nb", 2), ("a\u{2028}b\u{2029}c", 3), ("\na", 2),
    ])
    func newlinesEndLines(string: String, count: Int) {
        let layout = TextLayout(runs: [run(string)], paragraph: TextParagraph())

        #expect(layout.lines.count == count)
        #expect(abs(layout.size.height - CGFloat(count) * TextFont(size: 17).lineHeight) < 1e-9)
        #expect(layout.lines.map { text(of: $0, in: string) }.joined() == string)
    }

    @Test(arguments: [.nan, .infinity, -.infinity, .signalingNaN] as [CGFloat])
    func nonFiniteWidthGivesOneLine(width: CGFloat) {
        let layout = TextLayout(runs: [run("one two three")], paragraph: TextParagraph(), width: width, height: width)

        #expect(layout.lines.count == 1)
        #expect(layout.size == TextLayout(runs: [run("one two three")], paragraph: TextParagraph()).size)
    }

    @Test func aNegativeWidthCountsAsZero() {
        let negative = TextLayout(runs: [run("ab")], paragraph: TextParagraph(), width: -10, height: -10)

        #expect(negative.lines.count == 1)
        #expect(negative.isTruncated)
    }

    @Test func textFitsItsOwnMeasuredSize() {
        for width in stride(from: 40.0, to: 400, by: 7.3) {
            let first = TextLayout(runs: [run(Self.mixed)], paragraph: TextParagraph(), width: width)
            let again = TextLayout(
                runs: [run(Self.mixed)], paragraph: TextParagraph(), width: first.size.width, height: first.size.height)

            #expect(again.lines.map(\.range) == first.lines.map(\.range))
            #expect(!again.isTruncated)
        }
    }

    @Test func aHundredThousandCharactersAreLaidOut() {
        let long = String(repeating: "The quick brown fox 快速 ", count: 4350)

        let layout = TextLayout(runs: [run(long)], paragraph: TextParagraph(), width: 320)

        #expect(layout.lines.count > 2000)
        #expect(layout.lines.last?.range.upperBound == long.utf16.count)
    }
}

/// The part of `string` that `line` covers.
func text(of line: TextLine, in string: String) -> String {
    let units = string.utf16
    let start = units.index(units.startIndex, offsetBy: line.range.lowerBound)
    return String(string[start..<units.index(units.startIndex, offsetBy: line.range.upperBound)])
}
