import CoreGraphics
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

/// Self-sizing, prefetching, direction and editing of collection views.
@MainActor @Suite struct CollectionBehaviorTests {
    private final class WordCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        private(set) var begun: [Int] = []
        private(set) var cancelled: [Int] = []

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            begun += indexPaths.map(\.item)
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.item)
        }
    }

    private let device = TestDevice(.iPhone14)

    @Test func cellsThatDetermineTheirSizeGetIt() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let page = UICollectionViewController(collectionViewLayout: layout)
        let words = ["A", "A longer word", "B"]
        let registration = UICollectionView.CellRegistration<WordCell, String> { $0.label.text = $2 }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: page.collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(words)
        source.apply(snapshot)

        device.show(page)
        page.view.layoutIfNeeded()

        let cells = page.collectionView.visibleCells.compactMap { $0 as? WordCell }
        try #require(cells.count == 3)
        for cell in cells {
            #expect(
                abs(cell.bounds.width - cell.label.intrinsicContentSize.width - 16) < 0.6, "\(cell.label.text ?? "")")
        }
        #expect(cells[1].frame.width > 2 * cells[0].frame.width)
        #expect(cells[1].frame.minX >= cells[0].frame.maxX)
    }

    @Test func itemsAheadArePrefetchedOnceAndCancelledWhenTheyAreNotExpected() {
        let page = NumberedItems(collectionViewLayout: UICollectionViewFlowLayout())
        page.counts = [1000]
        let prefetcher = Prefetcher()
        page.collectionView.prefetchDataSource = prefetcher
        device.show(page)
        page.view.layoutIfNeeded()
        let view = page.collectionView!

        let visible = Set(view.indexPathsForVisibleItems.map(\.item))
        #expect(!prefetcher.begun.isEmpty && visible.isDisjoint(with: prefetcher.begun.suffix(12)))
        #expect(Set(prefetcher.begun).count == prefetcher.begun.count)

        view.contentOffset.y = 5000
        view.layoutIfNeeded()
        #expect(!prefetcher.cancelled.isEmpty)
        #expect(Set(prefetcher.cancelled).isSubset(of: prefetcher.begun))
    }

    @Test func compositionalLayoutsAreMirroredAndFlowLayoutsAreNot() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layouts = [
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            UICollectionViewFlowLayout(),
        ]

        let places = layouts.map { layout in
            let page = NumberedItems(collectionViewLayout: layout)
            page.collectionView.semanticContentAttribute = .forceRightToLeft
            page.collectionView.contentInsetAdjustmentBehavior = .never
            page.collectionView.frame = CGRect(x: 0, y: 0, width: 330, height: 400)
            return page.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
        }

        #expect(places == [230, 0])
    }

    @Test func horizontalFlowsStackTheirLinesToTheRight() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let page = NumberedItems(collectionViewLayout: layout)
        page.counts = [10]
        page.collectionView.contentInsetAdjustmentBehavior = .never
        page.collectionView.frame = CGRect(x: 0, y: 0, width: 300, height: 110)
        let frames = (0..<3).map {
            page.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }

        #expect(frames.map { $0?.origin } == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 60), CGPoint(x: 60, y: 0)])
        #expect(layout.collectionViewContentSize == CGSize(width: 290, height: 110))
    }

    @Test func aDeleteAccessoryIsShownWhileEditingAndCallsItsHandler() throws {
        var deleted = 0
        let page = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.delete { deleted += 1 }, .checkmark()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: page.collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["A", "B"])
        source.apply(snapshot)
        device.show(page)
        page.view.layoutIfNeeded()
        let cell = try #require(page.collectionView.visibleCells.first as? UICollectionViewListCell)
        let before = cell.contentView.frame

        #expect(cell.frame == CGRect(x: 20, y: 35, width: 350, height: 44))
        #expect(!cell.subviews.contains { $0 is AccessoryButton })
        page.collectionView.isEditing = true
        page.view.layoutIfNeeded()
        let button = try #require(cell.subviews.first { $0 is AccessoryButton })
        #expect(cell.contentView.frame.minX > before.minX && cell.contentView.frame.maxX > before.maxX)
        try device.tap(button)
        #expect(deleted == 1)
    }
}
