import CoreGraphics
import Foundation
import Testing
import TextLayout

/// What runs can have besides colored letters: underlines, outlines, slants, images.
@Suite struct InkTests {
    private func drawn(_ runs: [TextRun], width: Int = 120, height: Int = 30, scale: CGFloat = 1) -> Bitmap {
        let bitmap = Bitmap(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale))
        let context = CGContext(bitmap: bitmap, scale: scale)
        TextLayout(runs: runs, paragraph: TextParagraph()).draw(in: context, at: .zero)
        context.flush()
        return bitmap
    }

    private func alphas(_ bitmap: Bitmap, row: Int) -> [Int] {
        (0..<bitmap.width).map { Int(bitmap.color(x: $0, y: row).alpha) }
    }

    private func ink(_ bitmap: Bitmap) -> Int {
        (0..<bitmap.height).reduce(0) { $0 + alphas(bitmap, row: $1).reduce(0, +) }
    }

    /// The row below the baseline with the most ink.
    private func underline(_ bitmap: Bitmap) -> [Int] {
        (17..<22).map { alphas(bitmap, row: $0) }.max { $0.reduce(0, +) < $1.reduce(0, +) } ?? []
    }

    @Test(arguments: [TextRun.Rule.Pattern.dot, .dash, .dashDot, .dashDotDot])
    func underlinePatternsHaveGaps(pattern: TextRun.Rule.Pattern) {
        var text = run("MMMMMM")
        text.underline = TextRun.Rule(.thick)
        let solid = underline(drawn([text]))
        text.underline = TextRun.Rule(.thick, pattern: pattern)
        let broken = underline(drawn([text]))

        let strong: (Int) -> Bool = { $0 > 200 }
        #expect(solid.count(where: strong) > 60)
        let whole: Int = solid.reduce(0, +)
        let rest: Int = broken.reduce(0, +)
        #expect(rest < whole * 9 / 10)
        #expect(broken.count(where: strong) > 10)
    }

    @Test func underlineByWordOmitsSpaces() {
        var text = run("MM      MM")
        text.underline = TextRun.Rule(skipsWhite: true)
        let byWord = underline(drawn([text]))
        let gapStart = byWord.firstIndex { $0 > 0 }.flatMap { first in byWord[first...].firstIndex(of: 0) }

        #expect(gapStart != nil)
        #expect(byWord.last { $0 > 0 } != nil)
        #expect(byWord[(gapStart ?? 0)...].contains { $0 > 0 })
    }

    @Test func strokeWithoutFillIsHollow() {
        var text = run("I", TextFont(size: 100, weight: 0.62))
        let filled = drawn([text], height: 120)
        text.stroke = TextRun.Stroke(width: 0.02, keepsFill: false)
        let hollow = drawn([text], height: 120)
        text.stroke = TextRun.Stroke(width: 0.02, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1), keepsFill: true)
        let both = drawn([text], height: 120)

        #expect(ink(hollow) < ink(filled) / 2)
        #expect(ink(both) > ink(filled))
    }

    @Test func slantAndStretchTransformLetters() {
        func right(_ text: TextRun, row: Int) -> Int {
            alphas(drawn([text], width: 200, height: 60), row: row).lastIndex { $0 > 100 } ?? -1
        }
        let upright = run("I", TextFont(size: 40))
        var leaning = upright
        leaning.slant = 0.5
        var wide = run("MMM")
        wide.stretch = 1.5
        let natural = TextLayout(runs: [run("MMM")], paragraph: TextParagraph()).size.width

        #expect(right(leaning, row: 14) > right(upright, row: 14) + 8)
        #expect(abs(right(leaning, row: 37) - right(upright, row: 37)) <= 2)
        #expect(
            abs(TextLayout(runs: [wide], paragraph: TextParagraph()).size.width - 1.5 * natural) < 0.01)
    }

    @Test func inlayIsDrawnOnTheBaseline() {
        var picture = run("\u{FFFC}")
        picture.attachment = TextAttachment(bounds: CGRect(x: 0, y: 0, width: 10, height: 10)) { context, place in
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(place)
        }
        let bitmap = drawn([run("HH"), picture])
        let start = Int(TextLayout(runs: [run("HH")], paragraph: TextParagraph()).size.width.rounded(.up))
        let baseline = Int(TextFont(size: 17).ascender.rounded(.down))

        #expect(bitmap.color(x: start + 4, y: baseline - 5).description == "#FF0000FF")
        #expect(bitmap.color(x: start + 4, y: baseline + 3).alpha == 0)
    }

    /// Equal glyph positions at every scale: an image at 2x or 3x, scaled down, matches the one at 1x.
    @Test(arguments: ScriptTests.samples)
    func glyphPositionsAreEqualAtEveryScale(text: String) {
        let once = drawn([run(text, TextFont(size: 24))], width: 300, height: 36)
        for factor in [2, 3] {
            let large = drawn([run(text, TextFont(size: 24))], width: 300, height: 36, scale: CGFloat(factor))
            for column in stride(from: 0, to: 300, by: 20) {
                let mine = Double(blockInk(once, column: column, width: 20, factor: 1))
                let its = Double(blockInk(large, column: column, width: 20, factor: factor))
                // 20 columns of a line contain up to 300 pixels of ink; a shift by a quarter of a pixel changes far
                // less.
                #expect(abs(mine - its) < 30, "\(text) \(factor)x column \(column): \(mine) \(its)")
            }
        }
    }

    /// The ink of some columns, in opaque pixels at 1x.
    private func blockInk(_ bitmap: Bitmap, column: Int, width: Int, factor: Int) -> Int {
        var sum = 0
        for y in 0..<bitmap.height {
            for x in column * factor..<(column + width) * factor { sum += Int(bitmap.color(x: x, y: y).alpha) }
        }
        return sum / (255 * factor * factor)
    }
}
