import CoreGraphics
import Testing

@Suite struct PixelRectTests {
    static let enclosures: [(CGRect, PixelRect)] = [
        (CGRect(x: 0, y: 0, width: 2, height: 3), PixelRect(x: 0, y: 0, width: 2, height: 3)),
        (CGRect(x: 0.2, y: -0.2, width: 1, height: 1), PixelRect(x: 0, y: -1, width: 2, height: 2)),
        (CGRect(x: 5, y: 5, width: -2, height: -2), PixelRect(x: 3, y: 3, width: 2, height: 2)),
        (CGRect.null, PixelRect.zero),
        (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), PixelRect.zero),
    ]

    @Test(arguments: enclosures) func pixelRectEnclosesARectangle(_ rect: CGRect, _ pixels: PixelRect) {
        #expect(PixelRect(enclosing: rect) == pixels)
    }

    @Test func anInfiniteRectangleIsHugeButDoesNotOverflow() {
        let pixels = PixelRect(enclosing: .infinite)

        #expect(pixels.width == 2_147_483_648)
        #expect(pixels.contains(PixelRect(x: -1000, y: -1000, width: 2000, height: 2000)))
    }

    @Test func intersectionIsTheCommonArea() {
        let one = PixelRect(x: 0, y: 0, width: 10, height: 10)

        #expect(
            one.intersection(PixelRect(x: 5, y: 8, width: 10, height: 10)) == PixelRect(x: 5, y: 8, width: 5, height: 2)
        )
        #expect(one.intersection(PixelRect(x: 10, y: 0, width: 5, height: 5)) == .zero)
    }

    @Test func unionIgnoresEmptyOnes() {
        let one = PixelRect(x: 5, y: 5, width: 1, height: 1)

        #expect(one.union(.zero) == one)
        #expect(PixelRect.zero.union(one) == one)
        #expect(one.union(PixelRect(x: 0, y: 9, width: 1, height: 1)) == PixelRect(x: 0, y: 5, width: 6, height: 5))
    }

    @Test func growingAndShrinkingKeepTheMiddle() {
        let one = PixelRect(x: 5, y: 5, width: 4, height: 2)

        #expect(one.grown(by: 2) == PixelRect(x: 3, y: 3, width: 8, height: 6))
        #expect(one.grown(by: -1).isEmpty)
    }
}
