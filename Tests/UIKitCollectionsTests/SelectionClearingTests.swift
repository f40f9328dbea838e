import CoreGraphics
import Foundation
import Testing
import UIKitCollections
import UIKitCore
import VelariumTesting

/// What a collection controller does with its selection while the user swipes back to it.
@MainActor @Suite struct SelectionClearingTests {
    @Test(arguments: [false, true])
    func aSwipeBackClearsTheSelectionOnlyIfItIsFinished(isFinished: Bool) throws {
        let device = TestDevice(.iPhone14)
        let tiles = TileController(collectionViewLayout: TileController.makeFlow())
        let navigation = UINavigationController(rootViewController: tiles)
        device.show(navigation)
        try device.settle()
        let path = IndexPath(item: 4, section: 0)
        tiles.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        try device.settle()

        try device.drag(along: [
            .init(x: 1, y: 400), .init(x: 200, y: 400, after: 0.3), .init(x: isFinished ? 380 : 5, y: 400, after: 0.3),
        ])
        try device.settle()

        #expect(navigation.viewControllers.count == (isFinished ? 1 : 2))
        #expect(tiles.collectionView.indexPathsForSelectedItems == (isFinished ? [] : [path]))
    }
}
