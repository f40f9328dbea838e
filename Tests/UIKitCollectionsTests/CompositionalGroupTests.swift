import CoreGraphics
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import VelariumTesting

/// How groups of a compositional layout place their items.
@MainActor @Suite struct CompositionalGroupTests {
    private let page = NumberedItems(collectionViewLayout: UICollectionViewFlowLayout())

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(.absolute(width), .absolute(height)))
    }

    /// The frames of the first items of a section that repeats `group`, in a view of 300 × 500 points.
    private func frames(
        _ group: NSCollectionLayoutGroup, count: Int, direction: UICollectionView.ScrollDirection = .vertical
    ) -> [CGRect] {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        page.counts = [count]
        page.collectionView.contentInsetAdjustmentBehavior = .never
        page.collectionView.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        page.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        page.collectionView.layoutIfNeeded()
        return (0..<count).compactMap {
            page.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    // MARK: Rows and columns

    @Test func aColumnRepeatsItsItemsWhileTheyFit() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(130)), subitems: [item(300, 40), item(200, 20)])

        let frames = frames(column, count: 6)

        #expect(frames.map(\.minY) == [0, 40, 60, 100, 130, 170])
        #expect(frames.map(\.width) == [300, 200, 300, 200, 300, 200])
    }

    @Test func anItemThatIsLargerThanItsGroupIsAloneInIt() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(400, 50)])

        #expect(frames(row, count: 3) == [0, 50, 100].map { CGRect(x: 0, y: $0, width: 400, height: 50) })
    }

    @Test func anItemWithoutALengthIsAloneInItsGroup() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(0, 50)])

        #expect(frames(row, count: 3).map(\.minY) == [0, 50, 100])
    }

    /// 0.1 has no exact value: ten of them must still fit.
    @Test(arguments: [3, 7, 10, 13]) func fractionsThatAddUpToOneFit(count: Int) {
        let part = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1 / CGFloat(count)), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [part])

        let frames = frames(row, count: count + 1)

        #expect(frames[count - 1].minY == 0 && abs(frames[count - 1].maxX - 300) < 0.01)
        #expect(frames[count].origin == CGPoint(x: 0, y: 20))
    }

    @Test func aRowOfEstimatedHeightIsAsHighAsItsHighestItem() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(10)), subitems: [item(100, 30), item(100, 50)])

        let frames = frames(row, count: 4)

        #expect(frames.map(\.height) == [30, 50, 30, 30])
        #expect(frames.map(\.minY) == [0, 0, 0, 50])
    }

    @Test func aRowOfEstimatedWidthHasEachItemOnce() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.estimated(10), .absolute(50)), subitems: [item(60, 50), item(40, 50)])

        let frames = frames(row, count: 4)

        #expect(frames.map(\.minX) == [0, 60, 0, 60])
        #expect(frames.map(\.minY) == [0, 0, 50, 50])
    }

    @Test func repetitionsKeepTheSizeOfTheItemAndAreNoMoreThanTheCount() {
        let quarter = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), repeatingSubitem: quarter, count: 3)

        let frames = frames(row, count: 4)

        #expect(frames.map(\.width) == [75, 75, 75, 75])
        #expect(frames.map(\.origin.x) == [0, 75, 150, 0] && frames[3].minY == 20)
    }

    @Test func repetitionsInAColumnAreNoMoreThanTheCount() {
        let part = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(10)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: part, count: 2)

        #expect(frames(column, count: 3).map(\.minY) == [0, 10, 100])
    }

    @Test func aCountSharesTheHeightOfAColumn() {
        let part = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: part, count: 3)
        column.interItemSpacing = .fixed(5)

        #expect(frames(column, count: 4).map { [$0.minY, $0.height] } == [[0, 30], [35, 30], [70, 30], [100, 30]])
    }

    // MARK: Spacing

    @Test func flexibleSpaceBetweenItemsFillsTheGroup() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item(80, 20)])
        row.interItemSpacing = .flexible(10)

        #expect(frames(row, count: 4).map(\.minX) == [0, 110, 220, 0])
    }

    @Test func fixedSpaceBetweenItemsLeavesTheRestAtTheEnd() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item(80, 20)])
        row.interItemSpacing = .fixed(10)

        #expect(frames(row, count: 4).map(\.minX) == [0, 90, 180, 0])
    }

    @Test func insetsOfAGroupAreAroundAllItsItems() {
        let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        half.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [half])
        row.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 30)

        let frames = frames(row, count: 2)

        #expect(
            frames == [CGRect(x: 22, y: 11, width: 119, height: 36), CGRect(x: 147, y: 11, width: 119, height: 36)])
    }

    @Test func insetsThatAreLargerThanAnItemLeaveNothing() {
        let small = item(20, 20)
        small.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 30, bottom: 30, trailing: 30)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [small])

        #expect(frames(row, count: 1).first?.size == .zero)
    }

    // MARK: Custom groups

    @Test func aCustomGroupPlacesItsItemsInsideItsInsets() {
        var sizes: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            sizes.append($0.container.contentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 40, y: 30, width: 50, height: 50), zIndex: 3),
            ]
        }
        group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 0, trailing: 0)

        let frames = frames(group, count: 3)

        #expect(frames.map(\.origin) == [CGPoint(x: 7, y: 5), CGPoint(x: 47, y: 35), CGPoint(x: 7, y: 105)])
        let second = page.collectionView.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
        #expect(second?.zIndex == 3)
        #expect(!sizes.isEmpty && sizes.allSatisfy { $0 == CGSize(width: 300, height: 500) })
    }

    @Test func groupsOfThreeLevelsFillTheirParents() {
        let cell = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [cell])
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)), subitems: [column])
        let outer = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [row])

        let frames = frames(outer, count: 9)

        #expect(frames[..<8].map(\.origin.x) == [0, 0, 150, 150, 0, 0, 150, 150])
        #expect(frames[..<8].map(\.origin.y) == [0, 50, 0, 50, 100, 150, 100, 150])
        #expect(frames[8] == CGRect(x: 0, y: 200, width: 150, height: 50))
    }

    @Test func groupsAreBesideEachOtherWhereTheLayoutScrollsSideways() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(80), .fractionalHeight(1)), subitems: [item(80, 250)])

        let frames = frames(column, count: 5, direction: .horizontal)

        #expect(frames.map(\.minX) == [0, 0, 80, 80, 160] && frames.map(\.minY) == [0, 250, 0, 250, 0])
        #expect(page.collectionView.contentSize == CGSize(width: 240, height: 500))
    }

    @Test func aGroupWithoutItemsIsAMisuse() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true

        _ = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitem: item(10, 10), count: 0)

        #expect(device.misuses.map(\.message) == ["A group must have at least one item, not 0."])
    }
}
