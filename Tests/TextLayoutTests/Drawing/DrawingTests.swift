import CoreGraphics
import Foundation
import Testing
import TextLayout

@Suite struct DrawingTests {
    private func drawn(
        _ runs: [TextRun], scale: CGFloat = 1, at origin: CGPoint = .zero, prepare: (CGContext) -> Void = { _ in }
    ) -> Bitmap {
        let bitmap = Bitmap(width: Int(100 * scale), height: Int(30 * scale))
        let context = CGContext(bitmap: bitmap, scale: scale)
        prepare(context)
        TextLayout(runs: runs, paragraph: TextParagraph()).draw(in: context, at: origin)
        context.flush()
        return bitmap
    }

    /// The sum of all alphas, where 1 is an opaque pixel.
    private func ink(_ bitmap: Bitmap, rows: Range<Int>? = nil) -> Double {
        var sum = 0.0
        for y in rows ?? 0..<bitmap.height {
            for x in 0..<bitmap.width { sum += Double(bitmap.color(x: x, y: y).alpha) / 255 }
        }
        return sum
    }

    @Test func inkGrowsWithTheSquareOfTheScale() {
        let once = ink(drawn([run("Hamburg")]))
        let twice = ink(drawn([run("Hamburg")], scale: 2))
        let thrice = ink(drawn([run("Hamburg")], scale: 3))

        #expect(once > 100)
        #expect(abs(twice / once / 4 - 1) < 0.05)
        #expect(abs(thrice / once / 9 - 1) < 0.05)
    }

    @Test func lettersRestOnTheBaseline() {
        let baseline = Int(TextFont(size: 17).ascender.rounded())
        let bitmap = drawn([run("HHHH")])

        #expect(ink(bitmap, rows: 0..<baseline) > 50)
        #expect(ink(bitmap, rows: baseline..<30) == 0)
    }

    @Test func runsAreDrawnInTheirColors() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let yellow = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
        let bitmap = drawn([TextRun("█", font: TextFont(size: 17), color: red, background: yellow)])

        #expect(bitmap.color(x: 4, y: 10).red == 255)
        #expect(bitmap.color(x: 0, y: 0).description == "#FFFF00FF")
    }

    @Test func emojiHaveTheirOwnColorsAndTheFontsSize() {
        let bitmap = drawn([run("👍")], scale: 2)
        let colors = (0..<bitmap.width).map { bitmap.color(x: $0, y: 24) }

        #expect(colors.contains { $0.alpha == 255 && $0.red > $0.blue &+ 60 })
        #expect(colors.lastIndex { $0.alpha > 0 }! < 48)
    }

    @Test func underlinesAreAlignedToPixels() {
        let ruled = TextRun("    ", font: TextFont(size: 17), color: .black, underline: .init())
        let bitmap = drawn([ruled], at: CGPoint(x: 0, y: 0.3))
        let column = (0..<30).map { bitmap.color(x: 5, y: $0).alpha }

        #expect(column.filter { $0 == 255 }.count == 1)
        #expect(column.filter { $0 == 0 }.count == 29)
    }

    @Test func contextAlphaAndClipAreRespected() {
        let plain = ink(drawn([run("Hamburg")]))
        let faint = ink(drawn([run("Hamburg")]) { $0.setAlpha(0.5) })
        let clipped = ink(drawn([run("Hamburg")]) { $0.clip(to: CGRect(x: 0, y: 0, width: 20, height: 30)) })

        #expect(abs(faint / plain - 0.5) < 0.02)
        #expect(clipped < plain / 2)
    }

    @Test func linesAreTheSameAtEveryScale() {
        let layout = TextLayout(runs: [run("One layout, many scales: 中文 and 👍")], paragraph: TextParagraph(), width: 90)
        let before = layout.lines.map(\.frame)

        for scale in [1, 1.5, 2, 3] as [CGFloat] {
            layout.draw(in: CGContext(bitmap: Bitmap(width: 200, height: 200), scale: scale), at: .zero)
        }

        #expect(layout.lines.map(\.frame) == before)
    }

    @Test func layoutAndDrawingAreThreadSafe() async {
        let widths = await withTaskGroup(of: CGFloat.self) { group in
            for number in 0..<32 {
                group.addTask {
                    let layout = TextLayout(
                        runs: [run("Thread 中文 👍 \(number % 4)", TextFont(size: 20))], paragraph: TextParagraph())
                    layout.draw(in: CGContext(bitmap: Bitmap(width: 200, height: 40), scale: 1), at: .zero)
                    return layout.size.width
                }
            }
            return await group.reduce(into: Set<CGFloat>()) { $0.insert($1) }
        }

        #expect(widths.count <= 4)
    }
}
