import CoreGraphics
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

/// The places that a compositional layout computes, without a window.
@MainActor @Suite struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func show(
        _ section: NSCollectionLayoutSection, counts: [Int], width: CGFloat = 300
    ) -> (page: NumberedItems, view: UICollectionView) {
        let page = NumberedItems(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        page.counts = counts
        let view = page.collectionView!
        view.contentInsetAdjustmentBehavior = .never
        view.frame = CGRect(x: 0, y: 0, width: width, height: 500)
        return (page, view)
    }

    private func frame(_ item: Int, _ view: UICollectionView) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test func fractionsRepeatWhileTheyFit() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8

        let (page, view) = show(section, counts: [7])

        #expect(frame(2, view)?.minX == 200)
        #expect(frame(3, view)?.origin == CGPoint(x: 0, y: 68))
        #expect(view.collectionViewLayout.collectionViewContentSize == CGSize(width: 300, height: 196))
        #expect(page.counts == [7])
    }

    @Test func aCountSharesTheWidthThatSpacingLeaves() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(20)

        let (page, view) = show(NSCollectionLayoutSection(group: group), counts: [2])

        #expect(frame(0, view) == CGRect(x: 0, y: 0, width: 140, height: 60))
        #expect(frame(1, view) == CGRect(x: 160, y: 0, width: 140, height: 60))
        #expect(page.counts == [2])
    }

    @Test func groupsNestAndInsetsShrinkItems() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        large.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3)
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])

        let (page, view) = show(NSCollectionLayoutSection(group: group), counts: [4], width: 400)

        #expect(frame(0, view) == CGRect(x: 3, y: 2, width: 274, height: 96))
        #expect(frame(2, view) == CGRect(x: 280, y: 50, width: 120, height: 50))
        #expect(frame(3, view)?.origin == CGPoint(x: 3, y: 102))
        #expect(page.counts == [4])
    }

    @Test func headersExtendTheSectionAndPin() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let kind = UICollectionView.elementKindSectionHeader
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: kind, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let (page, view) = show(section, counts: [10, 10])
        let place = {
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: $0))?.frame
        }
        view.layoutIfNeeded()

        #expect(frame(0, view) == CGRect(x: 20, y: 50, width: 260, height: 100))
        #expect(place(1)?.minY == 1060)
        view.contentOffset.y = 300
        view.layoutIfNeeded()
        #expect(place(0) == CGRect(x: 20, y: 300, width: 260, height: 40))
        view.contentOffset.y = 1040
        view.layoutIfNeeded()
        #expect(place(0)?.maxY == 1060)
        #expect(page.counts.count == 2)
    }

    @Test func manyEstimatedRowsAreMeasuredWhenTheyAreShown() throws {
        let device = TestDevice(.iPhone14)
        let page = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item == 1 ? String(repeating: "A long text ", count: 20) : "Row \(item)"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: page.collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<20_000))
        source.apply(snapshot)

        device.show(page)
        page.view.layoutIfNeeded()

        let view = page.collectionView!
        let cells = (0...2).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
        try #require(cells.count == 3)
        #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(cells[1].frame.height > 100 && cells[2].frame.minY == cells[1].frame.maxY)
        #expect(view.visibleCells.count < 25)
        #expect(view.contentSize.height > 880_000)
    }

    @Test func anEndlessDimensionIsAMisuse() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true

        #expect(NSCollectionLayoutDimension.absolute(.infinity).dimension == 0)
        #expect(device.misuses.count == 1)
    }
}

/// Sizes that cells asked for, after changes.
@MainActor @Suite struct MeasuredSizeTests {
    private final class TallCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 120
            return layoutAttributes
        }
    }

    @Test func whatIsAboveKeepsItsSizeWhenItemsAreInserted() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let page = NumberedItems(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        page.collectionView.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        let device = TestDevice(.iPhone14)
        device.show(page)
        let view = try #require(page.collectionView)
        for step in 1...10 {
            view.contentOffset.y = CGFloat(step) * 300
            view.layoutIfNeeded()
        }
        let path = try #require(view.indexPathsForVisibleItems.last)
        let before = try #require(view.layoutAttributesForItem(at: path)?.frame.minY)

        page.counts = [101]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])

        let after = view.layoutAttributesForItem(at: IndexPath(item: path.item + 1, section: 0))?.frame.minY
        #expect(after == before + 40)
    }
}
