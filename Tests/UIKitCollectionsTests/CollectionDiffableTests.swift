import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

@MainActor @Suite struct CollectionDiffableTests {
    private let device = TestDevice(.iPhone14)
    private let page = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
        cell.accessibilityLabel = item
    }

    private func show(_ items: [String]) -> UICollectionViewDiffableDataSource<Int, String> {
        let registration = registration
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: page.collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.apply(snapshot(items))
        device.show(page)
        page.view.layoutIfNeeded()
        return source
    }

    private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private var labels: [String] { page.collectionView.visibleCells.compactMap(\.accessibilityLabel) }

    @Test func aSnapshotIsShownInOrder() throws {
        let source = show(["a", "b", "c"])

        source.apply(snapshot(["c", "x", "a"]))
        try device.settle()

        #expect(labels == ["c", "x", "a"])
        #expect(source.indexPath(for: "x") == IndexPath(item: 1, section: 0))
        #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
    }

    @Test func aReconfiguredItemKeepsItsCell() throws {
        let source = show(["a", "b"])
        let cell = page.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
        var next = source.snapshot()
        next.reconfigureItems(["b"])
        cell?.accessibilityLabel = "old"

        source.apply(next)

        #expect(page.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(cell?.accessibilityLabel == "b")
    }

    @Test func aMoveByTheUserChangesTheSnapshot() throws {
        let source = show(["a", "b", "c"])
        var reported: [[String]] = []
        #expect(!page.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        source.reorderingHandlers.canReorderItem = { $0 != "b" }
        source.reorderingHandlers.didReorder = { reported.append($0.finalSnapshot.itemIdentifiers) }
        let end = page.collectionView.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))!.center

        #expect(page.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        page.collectionView.updateInteractiveMovementTargetPosition(end)
        page.collectionView.endInteractiveMovement()
        try device.settle()

        #expect(reported == [["b", "c", "a"]])
        #expect(labels == ["b", "c", "a"])
    }
}
