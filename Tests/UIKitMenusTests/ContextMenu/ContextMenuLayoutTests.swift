import CoreGraphics
import Testing

@testable import UIKitMenus

@Suite struct ContextMenuLayoutTests {
    private static let area = CGRect(x: 0, y: 47, width: 390, height: 763)
    private static let middle: CGFloat = 464

    private func layout(_ size: CGSize, from source: CGRect, menu: CGFloat) -> ContextMenuLayout {
        ContextMenuLayout(size: size, from: source, menuHeight: menu, in: Self.area, middle: Self.middle)
    }

    @Test func aPreviewWithRoomStaysWhereItIs() {
        let source = CGRect(x: 100, y: 300, width: 120, height: 80)

        let layout = layout(source.size, from: source, menu: 132)

        #expect(layout.preview == source)
        #expect(layout.isMenuBelow)
    }

    @Test func previewAndMenuAreInsideTheSafeAreaWhereverTheSourceIs() {
        for y in stride(from: CGFloat(-100), through: 900, by: 50) {
            for x in [CGFloat(-40), 0, 150, 380] {
                let source = CGRect(x: x, y: y, width: 100, height: 60)

                let result = layout(source.size, from: source, menu: 264)

                let inner = Self.area.insetBy(dx: ContextMenuMetrics.margin, dy: ContextMenuMetrics.margin)
                let reserved = 264 + ContextMenuMetrics.gap
                #expect(inner.contains(result.preview), "from \(source)")
                if result.isMenuBelow {
                    #expect(result.preview.maxY + reserved <= inner.maxY, "from \(source)")
                } else {
                    #expect(result.preview.minY - reserved >= inner.minY, "from \(source)")
                }
            }
        }
    }

    @Test func theMenuIsPlacedOnTheSideThatWasReserved() {
        for y in stride(from: CGFloat(0), through: 800, by: 20) {
            let source = CGRect(x: 100, y: y, width: 100, height: 60)
            let result = layout(source.size, from: source, menu: 264)

            #expect((result.preview.midY < Self.middle) == result.isMenuBelow, "from \(source)")
        }
    }

    @Test func aLargePreviewShrinksInProportion() {
        let result = layout(
            CGSize(width: 600, height: 900), from: CGRect(x: 0, y: 100, width: 60, height: 60), menu: 132)

        #expect(abs(result.preview.width / result.preview.height - 600 / 900) < 0.001)
        #expect(result.preview.width <= 390 - 2 * ContextMenuMetrics.margin)
    }

    @Test func aHugePreviewKeepsTheSmallestScale() {
        let result = layout(
            CGSize(width: 4000, height: 100), from: CGRect(x: 0, y: 100, width: 60, height: 60), menu: 0)

        #expect(result.preview.width == 4000 * ContextMenuMetrics.smallestScale)
        #expect(result.preview.midX == Self.area.midX)
    }
}
