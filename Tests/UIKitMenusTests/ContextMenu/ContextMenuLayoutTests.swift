import CoreGraphics
import Testing
import UIKitMenus

@Suite struct ContextMenuLayoutTests {
    private static let area = CGRect(x: 0, y: 47, width: 390, height: 763)
    private static let middle: CGFloat = 464

    private func layout(_ size: CGSize, from source: CGRect, menu: CGFloat) -> ContextMenuLayout {
        ContextMenuLayout(
            extent: .size(size), from: source, menu: CGSize(width: menu > 0 ? 250 : 0, height: menu), in: Self.area,
            middle: Self.middle)
    }

    @Test func aPreviewWithRoomStaysWhereItIs() {
        let source = CGRect(x: 100, y: 300, width: 120, height: 80)

        let layout = layout(source.size, from: source, menu: 132)

        #expect(layout.preview == source)
        #expect(layout.side == .below)
    }

    @Test func previewAndMenuAreInsideTheSafeAreaWhereverTheSourceIs() {
        for y in stride(from: CGFloat(-100), through: 900, by: 50) {
            for x in [CGFloat(-40), 0, 150, 380] {
                let source = CGRect(x: x, y: y, width: 100, height: 60)

                let result = layout(source.size, from: source, menu: 264)

                let inner = Self.area.insetBy(dx: ContextMenuMetrics.margin, dy: ContextMenuMetrics.margin)
                let reserved = 264 + ContextMenuMetrics.gap
                #expect(inner.contains(result.preview), "from \(source)")
                if result.side == .below {
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

            #expect((result.preview.midY < Self.middle ? .below : .above) == result.side, "from \(source)")
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

    // MARK: Landscape

    private static let landscape = CGRect(x: 47, y: 0, width: 750, height: 369)

    private func landscapeLayout(_ extent: ContextMenuLayout.Extent, from source: CGRect) -> ContextMenuLayout {
        ContextMenuLayout(
            extent: extent, from: source, menu: CGSize(width: 250, height: 227), in: Self.landscape, middle: 214)
    }

    @Test func inLandscapeTheMenuIsBesideAPreviewThatWouldShrink() {
        let size = CGSize(width: 300, height: 200)

        for x in [CGFloat(60), 300, 600, 760] {
            let result = landscapeLayout(.size(size), from: CGRect(x: x, y: 120, width: 76, height: 76))

            let reserved = 250 + ContextMenuMetrics.gap
            let inner = Self.landscape.insetBy(dx: ContextMenuMetrics.margin, dy: ContextMenuMetrics.margin)
            #expect(result.preview.size == size, "from \(x)")
            #expect(inner.contains(result.preview), "from \(x)")
            if x < 384 {
                #expect(result.side == .right, "from \(x)")
                #expect(result.preview.maxX + reserved <= inner.maxX, "from \(x)")
            } else {
                #expect(result.side == .left, "from \(x)")
                #expect(result.preview.minX - reserved >= inner.minX, "from \(x)")
            }
        }
    }

    @Test func inLandscapeTheMenuIsBelowAPreviewThatFits() {
        let result = landscapeLayout(
            .size(CGSize(width: 76, height: 76)), from: CGRect(x: 100, y: 20, width: 76, height: 76))

        #expect(result.side == .below)
    }

    @Test func aPreviewWithoutSizeFillsWhatTheMenuLeaves() {
        let source = CGRect(x: 100, y: 300, width: 60, height: 60)

        let portrait = ContextMenuLayout(
            extent: .fill(width: nil, height: nil), from: source, menu: CGSize(width: 250, height: 227),
            in: Self.area, middle: Self.middle)
        let landscape = landscapeLayout(.fill(width: nil, height: nil), from: source)

        #expect(portrait.side == .below)
        #expect(portrait.preview == CGRect(x: 16, y: 63, width: 358, height: 763 - 32 - 227 - 16))
        #expect(landscape.side == .right)
        #expect(landscape.preview == CGRect(x: 63, y: 16, width: 750 - 32 - 250 - 16, height: 337))
    }

    @Test func aPreferredHeightAloneKeepsTheFullWidth() {
        let result = ContextMenuLayout(
            extent: .fill(width: nil, height: 120), from: CGRect(x: 100, y: 300, width: 60, height: 60),
            menu: CGSize(width: 250, height: 227), in: Self.area, middle: Self.middle)

        #expect(result.preview.size == CGSize(width: 358, height: 120))
    }
}
