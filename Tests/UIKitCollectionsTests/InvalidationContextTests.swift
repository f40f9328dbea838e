import CoreGraphics
import Foundation
import Testing
import UIKitCollections
import UIKitCore
import VelariumTesting

/// What an invalidation of a flow layout says about its reason.
@MainActor @Suite struct InvalidationContextTests {
    private let device = TestDevice(.iPhone14)

    @Test func aFlowLayoutAsksForAContextOfItsOwnClass() throws {
        let flow = NotedFlow()
        flow.itemSize = CGSize(width: 100, height: 100)
        let controller = TileController.show(flow, on: device)
        let view = try #require(controller.collectionView)

        view.bounds.size.width = 300
        let context = try #require(
            flow.invalidationContext(forBoundsChange: view.bounds) as? UICollectionViewFlowLayoutInvalidationContext)
        #expect(context.invalidateFlowLayoutDelegateMetrics)
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)

        device.advance(by: 0.1)
        flow.contexts = []
        view.reloadData()
        device.advance(by: 0.1)
        #expect(flow.contexts.contains { $0.invalidateEverything && $0.invalidateDataSourceCounts })
    }

    @Test func aPreferredSizeInvalidatesItsItemAlone() throws {
        let flow = TileController.makeFlow()
        _ = TileController.show(flow, on: device)
        let path = IndexPath(item: 3, section: 0)
        let original = try #require(flow.layoutAttributesForItem(at: path))
        let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
        preferred.size.height = 140

        let context = flow.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)

        #expect(context.invalidatedItemIndexPaths == [path])
        #expect(original.representedElementCategory == .cell)
    }
}

private final class NotedFlow: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
}
