import CoreGraphics
import TestSupport
import Testing
import UIKitCollections
import UIKitCore

/// Properties of every compositional layout, on random nested groups.
@MainActor @Suite struct CompositionalPropertyTests {
    private static let width: CGFloat = 320
    private let page = NumberedItems(collectionViewLayout: UICollectionViewFlowLayout())

    /// A random row or column whose parts are absolute or fractional, some of them groups.
    private func group(
        _ random: inout SeededRandom, depth: Int, _ width: NSCollectionLayoutDimension,
        _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutGroup {
        let isRow = random.flip()
        let subitems = (0..<1 + random.number(below: 3)).map { _ -> NSCollectionLayoutItem in
            let share = CGFloat(1 + random.number(below: 4)) / 4
            let along: CGFloat = random.chance(30) && depth == 2 ? 0 : share
            let width: NSCollectionLayoutDimension =
                isRow ? (along == 0 ? .absolute(40) : .fractionalWidth(along)) : .fractionalWidth(1)
            let height: NSCollectionLayoutDimension =
                isRow ? .fractionalHeight(1) : (along == 0 ? .absolute(15) : .fractionalHeight(along))
            let part =
                depth > 0 && random.chance(40)
                ? self.group(&random, depth: depth - 1, width, height)
                : NSCollectionLayoutItem(layoutSize: .init(widthDimension: width, heightDimension: height))
            if random.chance(30) {
                part.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 3, bottom: 2, trailing: 5)
            }
            return part
        }
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        let group: NSCollectionLayoutGroup =
            isRow ? .horizontal(layoutSize: size, subitems: subitems) : .vertical(layoutSize: size, subitems: subitems)
        if random.chance(40) { group.interItemSpacing = random.flip() ? .fixed(4) : .flexible(2) }
        return group
    }

    /// The frames of 40 items in one random section.
    private func frames(seed: Int, isMirrored: Bool = false) -> [CGRect] {
        var random = SeededRandom(seed: seed)
        let section = NSCollectionLayoutSection(
            group: group(&random, depth: 2, .fractionalWidth(1), .absolute(60 + CGFloat(random.number(below: 80)))))
        section.interGroupSpacing = CGFloat(random.number(below: 3)) * 5
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 3, leading: CGFloat(random.number(below: 20)), bottom: 4, trailing: CGFloat(random.number(below: 20)))
        page.counts = [40]
        page.collectionView.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        page.collectionView.contentInsetAdjustmentBehavior = .never
        page.collectionView.frame = CGRect(x: 0, y: 0, width: Self.width, height: 500)
        page.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        page.collectionView.layoutIfNeeded()
        return (0..<40).compactMap {
            page.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    @Test(arguments: 1...40) func itemsNeverOverlapAndAreInsideTheContent(seed: Int) {
        let frames = frames(seed: seed)
        let content = CGRect(origin: .zero, size: page.collectionView.collectionViewLayout.collectionViewContentSize)

        #expect(frames.count == 40)
        for (index, frame) in frames.enumerated() {
            #expect(frame.isEmpty || content.insetBy(dx: -0.1, dy: -0.1).contains(frame), "\(index): \(frame)")
            let others = frames[..<index].map { $0.insetBy(dx: 0.05, dy: 0.05) }
            #expect(!others.contains { !$0.isEmpty && $0.intersects(frame.insetBy(dx: 0.05, dy: 0.05)) }, "\(index)")
        }
    }

    @Test(arguments: 1...40) func rightToLeftIsTheMirrorImage(seed: Int) {
        let usual = frames(seed: seed)
        let mirrored = frames(seed: seed, isMirrored: true)

        #expect(usual.count == mirrored.count)
        for (one, other) in zip(usual, mirrored) {
            #expect(
                abs(other.minX - (Self.width - one.maxX)) < 0.01 && other.minY == one.minY && other.size == one.size)
        }
    }

    @Test(arguments: 1...20) func elementsInARectangleAreThoseThatIntersectIt(seed: Int) {
        let frames = frames(seed: seed)
        var random = SeededRandom(seed: seed + 1000)

        for _ in 0..<10 {
            let rect = CGRect(
                x: random.length(in: 0...200), y: random.length(in: 0...400), width: random.length(in: 1...200),
                height: random.length(in: 1...300))
            let found = page.collectionView.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
            let expected = frames.indices.filter { frames[$0].intersects(rect) }
            #expect(found.map(\.indexPath.item).sorted() == expected, "\(rect)")
        }
    }
}
