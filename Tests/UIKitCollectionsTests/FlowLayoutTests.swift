import CoreGraphics
import Testing
import UIKitCollections
import UIKitCore
import UIKitLists
import VelariumTesting

/// The places that a flow layout computes, without a window.
@MainActor @Suite struct FlowLayoutTests {
    private let layout = UICollectionViewFlowLayout()

    private func places(_ sizes: [CGSize], width: CGFloat) -> [CGRect] {
        let page = NumberedItems(collectionViewLayout: layout)
        page.counts = [sizes.count]
        page.sizes = { sizes[$0.item] }
        let view = page.collectionView!
        view.contentInsetAdjustmentBehavior = .never
        view.frame = CGRect(x: 0, y: 0, width: width, height: 500)
        return sizes.indices.compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    private func squares(_ count: Int, _ length: CGFloat) -> [CGSize] {
        Array(repeating: CGSize(width: length, height: length), count: count)
    }

    @Test func defaultsAreUIKits() {
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.scrollDirection == .vertical && layout.estimatedItemSize == .zero)
    }

    @Test func aFullLineSpreadsWhatIsLeft() {
        let frames = places(squares(4, 100), width: 320)

        #expect(frames.map(\.minX) == [0, 110, 220, 0])
        #expect(frames.map(\.minY) == [0, 0, 0, 110])
    }

    @Test func aLastLineOfEqualItemsIsSpacedAsIfItWereFull() {
        let frames = places(squares(5, 90), width: 310)

        #expect(frames.map(\.minX) == [0, 110, 220, 0, 110])
    }

    @Test func aLastLineOfDifferentItemsHasTheMinimumSpacing() {
        let frames = places(
            [CGSize(width: 200, height: 20), CGSize(width: 150, height: 20), CGSize(width: 90, height: 20)], width: 320)

        #expect(frames.map(\.minY) == [0, 30, 30])
        #expect(frames[1].minX == 0 && frames[2].minX == 160)
    }

    @Test func anItemAloneInItsLineIsCentered() {
        #expect(places(squares(2, 200), width: 320).map(\.minX) == [60, 60])
        #expect(places(squares(1, 400), width: 320).map(\.minX) == [-40])
    }

    @Test func smallerItemsAreCenteredInTheirLine() {
        let frames = places(
            [CGSize(width: 100, height: 80), CGSize(width: 100, height: 40), CGSize(width: 100, height: 20)], width: 320
        )

        #expect(frames.map(\.midY) == [40, 40, 40])
    }

    @Test func insetsAndHeadersSurroundTheLines() {
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        let page = NumberedItems(collectionViewLayout: layout)
        page.counts = [1, 0]
        let view = page.collectionView!
        view.contentInsetAdjustmentBehavior = .never
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
        let frame = { (kind: String, section: Int) in
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }

        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 35)
        #expect(frame(UICollectionView.elementKindSectionFooter, 0) == CGRect(x: 0, y: 92, width: 320, height: 20))
        #expect(frame(UICollectionView.elementKindSectionHeader, 1) == CGRect(x: 0, y: 112, width: 320, height: 30))
        #expect(view.collectionViewLayout.collectionViewContentSize == CGSize(width: 320, height: 174))
    }

    @Test func computedAndStoredLinesAgree() {
        layout.itemSize = CGSize(width: 70, height: 30)
        for count in [1, 2, 4, 5, 9] {
            for width in [60, 140, 150, 320, 331] as [CGFloat] {
                let metrics = { () -> FlowSection.Metrics in
                    var metrics = FlowSection.Metrics()
                    (metrics.itemSpacing, metrics.lineSpacing, metrics.extent) = (10, 8, width)
                    return metrics
                }()
                let size = FlowSize(along: 30, across: 70)
                let computed = FlowSection(count: count, size: size, metrics: metrics)
                let stored = FlowSection(sizes: Array(repeating: size, count: count), metrics: metrics)

                #expect((0..<count).map(computed.place) == (0..<count).map(stored.place), "\(count) in \(width)")
                #expect(computed.length == stored.length)
                #expect(computed.items(from: 20, to: 60) == stored.items(from: 20, to: 60), "\(count) in \(width)")
            }
        }
    }

    @Test func aNegativeSizeIsAMisuse() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        let page = NumberedItems(collectionViewLayout: layout)
        layout.itemSize = CGSize(width: -1, height: CGFloat.nan)

        device.show(page)

        #expect(device.misuses.first?.message.hasPrefix("The item size of a UICollectionViewFlowLayout") == true)
    }
}
