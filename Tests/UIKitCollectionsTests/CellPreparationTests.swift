import CoreGraphics
import Foundation
import Testing
import UIKitCollections
import UIKitCore
import VelariumTesting

/// Cells before they are shown: prepared for another item, and made ahead.
@MainActor @Suite struct CellPreparationTests {
    private let device = TestDevice(.iPhone14)

    @Test func aCellIsPreparedBeforeItShowsAnotherItem() throws {
        let view = try #require(TileController.show(TileController.makeFlow(), on: device).collectionView)

        for _ in 0..<10 {
            view.contentOffset.y += 100
            device.advance(by: 0.1)
        }

        let cells = view.visibleCells.compactMap { $0 as? Tile }
        #expect(cells.contains { $0.preparations > 0 })
    }

    @Test func cellsAreMadeAheadOnlyWhilePrefetchingIsEnabled() throws {
        for isEnabled in [true, false] {
            let controller = TileController.show(TileController.makeFlow(), on: device)
            let view = try #require(controller.collectionView)
            let prefetched = Prefetched()
            view.prefetchDataSource = prefetched
            view.isPrefetchingEnabled = isEnabled
            for _ in 0..<10 {
                view.contentOffset.y += 20
                device.advance(by: 0.05)
            }
            #expect(prefetched.paths.isEmpty == !isEnabled)
        }
    }
}

private final class Prefetched: NSObject, UICollectionViewDataSourcePrefetching {
    var paths: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        paths += indexPaths
    }
}
