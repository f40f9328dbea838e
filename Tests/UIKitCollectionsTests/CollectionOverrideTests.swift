import CoreGraphics
import Foundation
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

/// What subclasses of collections and cells see by overriding members that the collection uses.
@MainActor @Suite struct CollectionOverrideTests {
    private let device = TestDevice(.iPhone14)

    private final class Recording: UICollectionView {
        var calls: [String] = []
        var offsets: [CGFloat] = []
        override var contentSize: CGSize {
            didSet { if contentSize != oldValue { calls.append("size") } }
        }
        override var contentOffset: CGPoint {
            didSet { offsets.append(contentOffset.y) }
        }
        override func reloadData() {
            calls.append("reload")
            super.reloadData()
        }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("batch")
            super.performBatchUpdates(updates, completion: completion)
        }
        override func insertItems(at indexPaths: [IndexPath]) {
            calls.append("insert \(indexPaths.map(\.item))")
            super.insertItems(at: indexPaths)
        }
    }

    private final class Cell: UICollectionViewCell {
        var heard: [String] = []
        override var isSelected: Bool {
            didSet { if isSelected != oldValue { heard.append("selected \(isSelected)") } }
        }
        override var isHighlighted: Bool {
            didSet { if isHighlighted != oldValue { heard.append("highlighted \(isHighlighted)") } }
        }
    }

    private func show(_ items: ClosedRange<Int>) -> (
        view: Recording, source: UICollectionViewDiffableDataSource<Int, Int>,
        snapshot: NSDiffableDataSourceSnapshot<Int, Int>
    ) {
        let page = UIViewController()
        device.show(page)
        let view = Recording(frame: page.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        page.view.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(items))
        source.applySnapshotUsingReloadData(snapshot)
        view.layoutIfNeeded()
        return (view, source, snapshot)
    }

    @Test func overriddenUpdatesAreThoseOfTheDataSource() {
        var (view, source, snapshot) = show(0...3)
        #expect(view.calls == ["reload", "size"])
        view.calls = []

        snapshot.appendItems(Array(4...40))
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()

        #expect(view.calls.prefix(2) == ["batch", "insert \(Array(4...40))"] && view.calls.contains("size"))
    }

    @Test func anOverriddenOffsetSeesScrolling() throws {
        let view = show(0...400).view
        view.offsets = []

        try device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), in: 0.1)
        try device.settle()
        let dragged = view.offsets.count
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)

        #expect(dragged > 10 && view.offsets.count == dragged + 1 && view.offsets.last == view.contentOffset.y)
    }

    @Test func cellsAreToldOfSelectionAndHighlight() throws {
        let view = show(0...3).view
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)

        try device.tap(cell)

        #expect(
            cell.heard == ["highlighted true", "highlighted false", "selected true"]
                || cell.heard == ["highlighted true", "selected true", "highlighted false"])
    }
}
