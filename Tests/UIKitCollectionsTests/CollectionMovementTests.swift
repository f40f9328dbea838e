import CoreGraphics
import Foundation
import Testing
import UIKitCollections
import UIKitCore
import VelariumTesting

/// Items that the user moves while the collection view lays out or changes.
@MainActor @Suite struct CollectionMovementTests {
    /// What the app does with the items during the movement.
    enum Change: CaseIterable, CustomTestStringConvertible {
        case deleteMoved, deleteBefore, deleteLast, insert, reloadData, batch, reloadItem

        var testDescription: String { String(describing: self) }
    }

    private let device = TestDevice(.iPhone14)

    private func show(_ count: Int, in layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) throws
        -> NumberedItems
    {
        layout.itemSize = CGSize(width: 100, height: 60)
        let page = NumberedItems(collectionViewLayout: layout)
        page.counts = [count]
        device.show(page)
        try device.settle()
        return page
    }

    @Test func layoutSettlesWhileAnItemIsMoved() throws {
        let layout = CountingFlowLayout()
        let view = try show(30, in: layout).collectionView!

        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 300))
        try device.settle()
        let passes = layout.passes
        view.setNeedsLayout()
        device.advance(by: 0.2)

        #expect(layout.passes - passes <= 2)
        let moved = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(view.subviews.last { $0 is UICollectionViewCell } === moved)
        view.endInteractiveMovement()
    }

    @Test(arguments: Change.allCases)
    func aChangeOfTheItemsEndsTheMovement(change: Change) throws {
        let page = try show(30)
        let view = page.collectionView!
        device.recordsMisuses = true
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        #expect(view.beginInteractiveMovementForItem(at: path(4)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 300))
        device.advance(by: 0.1)

        switch change {
        case .deleteMoved: remove(from: page) { view.deleteItems(at: [path(4)]) }
        case .deleteBefore: remove(from: page) { view.deleteItems(at: [path(0)]) }
        case .deleteLast: remove(from: page) { view.deleteItems(at: [path(29)]) }
        case .insert:
            page.counts = [31]
            view.insertItems(at: [path(0)])
        case .reloadData: remove(from: page) { view.reloadData() }
        case .batch:
            view.performBatchUpdates {
                remove(from: page) { view.deleteItems(at: [path(4)]) }
            }
        case .reloadItem: view.reloadItems(at: [path(4)])
        }
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 200))
        view.endInteractiveMovement()
        try device.settle()

        #expect(device.misuses.isEmpty && page.moves.isEmpty)
        let cells = view.visibleCells
        #expect(cells.count == view.numberOfItems(inSection: 0))
        #expect(cells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
        #expect(Set(cells.map { "\($0.frame)" }).count == cells.count)
    }

    private func remove(from page: NumberedItems, _ change: () -> Void) {
        page.counts = [29]
        change()
    }
}

/// Counts how often it is asked for the visible elements.
private final class CountingFlowLayout: UICollectionViewFlowLayout {
    private(set) var passes = 0

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        passes += 1
        return super.layoutAttributesForElements(in: rect)
    }
}
