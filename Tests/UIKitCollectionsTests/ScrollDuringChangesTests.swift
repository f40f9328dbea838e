import CoreGraphics
import Foundation
import Testing
import UIKitCollections
import UIKitCore
import VelariumTesting

/// Animations that scroll to an item while the items or the device change.
@MainActor @Suite struct ScrollDuringChangesTests {
    enum Change: CaseIterable {
        case none, rotation, itemSize, reload
    }

    @Test(arguments: Change.allCases)
    func scrollingToAnItemEndsThereAlsoWhenTheItemMovesMeanwhile(_ change: Change) throws {
        for delay in [0.02, 0.15, 0.28] {
            let targets: [(UICollectionView.ScrollPosition, Int)] = [
                (.top, 20), (.centeredVertically, 30), (.bottom, 40),
            ]
            for (position, item) in targets {
                let device = TestDevice(.iPhone14)
                let flow = TileController.makeFlow()
                let page = TileController.show(flow, on: device)
                let view = page.collectionView!
                let path = IndexPath(item: item, section: 0)

                view.scrollToItem(at: path, at: position, animated: true)
                device.advance(by: delay)
                switch change {
                case .none: break
                case .rotation: try device.rotate(to: .landscapeLeft)
                case .itemSize: flow.itemSize = CGSize(width: 100, height: 170)
                case .reload: view.reloadData()
                }
                try device.settle()

                let frame = try #require(view.layoutAttributesForItem(at: path)?.frame)
                let visible = view.bounds.inset(by: view.adjustedContentInset)
                let error =
                    position == .top
                    ? frame.minY - visible.minY
                    : position == .bottom ? frame.maxY - visible.maxY : frame.midY - visible.midY
                let isAtEnd = view.contentOffset.y >= view.contentSize.height - visible.height - 60
                #expect(abs(error) < 1 || isAtEnd, "\(change) after \(delay) s, to item \(item)")
            }
        }
    }
}
