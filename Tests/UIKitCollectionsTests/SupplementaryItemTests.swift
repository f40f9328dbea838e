import CoreGraphics
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

/// Views at items of a compositional layout, and the space around items.
@MainActor @Suite struct SupplementaryItemTests {
    private let kind = UICollectionView.elementKindSectionHeader

    private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    private func show(
        _ section: NSCollectionLayoutSection, count: Int = 4,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) -> UICollectionView {
        let page = NumberedItems(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        page.counts = [count]
        let view = page.collectionView!
        view.contentInsetAdjustmentBehavior = .never
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        retained.page = page
        view.layoutIfNeeded()
        return view
    }

    /// The data source of the view, which does not retain it.
    private final class Retained { var page: NumberedItems? }
    private let retained = Retained()

    private func frame(_ item: Int, _ view: UICollectionView) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    private func badge(_ item: Int, _ view: UICollectionView) -> CGRect? {
        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: 0))?.frame
    }

    private func makeSection(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item]))
    }

    @Test func aBadgeOverlapsTheCornerOfItsItem() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(20, 20), elementKind: kind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let section = makeSection(NSCollectionLayoutItem(layoutSize: size(100, 100), supplementaryItems: [badge]))
        section.contentInsets.top = 10

        let view = show(section)

        #expect(self.badge(1, view) == CGRect(x: 190, y: 0, width: 20, height: 20))
        #expect(self.badge(3, view)?.origin == CGPoint(x: 90, y: 100))
        #expect(view.visibleSupplementaryViews(ofKind: kind).count == 4)
        #expect(badge.zIndex == 1 && badge.containerAnchor.isFractionalOffset)
    }

    /// A view that is as large as its constraints say.
    private final class SizedBadge: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
                box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.trailingAnchor.constraint(equalTo: trailingAnchor),
                box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 16),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func aBadgeOfEstimatedSizeIsAsLargeAsItsContent() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(20), heightDimension: .estimated(20)),
            elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let section = makeSection(NSCollectionLayoutItem(layoutSize: size(100, 100), supplementaryItems: [badge]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
        section.boundarySupplementaryItems = [header]
        let view = show(section, count: 0)
        view.register(SizedBadge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        retained.page?.counts = [4]
        view.reloadData()
        view.layoutIfNeeded()

        #expect(self.badge(1, view) == CGRect(x: 150, y: 0, width: 50, height: 16))
        #expect(self.badge(3, view) == CGRect(x: 50, y: 100, width: 50, height: 16))

        // The size goes with its item.
        retained.page?.counts = [5]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        view.layoutIfNeeded()
        #expect(self.badge(4, view) == CGRect(x: 150, y: 100, width: 50, height: 16))
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(self.badge(4, view)?.width == 50)
    }

    @Test func aViewThatTheAppHidesStaysHidden() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(20, 20), elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let view = show(
            makeSection(NSCollectionLayoutItem(layoutSize: size(100, 100), supplementaryItems: [badge])))
        let shown = try #require(view.visibleSupplementaryViews(ofKind: kind).first)

        shown.isHidden = true
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()

        #expect(shown.isHidden && shown.superview === view)
    }

    @Test func anItemAnchorIsWhatLiesAtTheContainersAnchor() {
        let below = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(40, 10), elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 0, y: 3)))
        let item = NSCollectionLayoutItem(layoutSize: size(100, 50), supplementaryItems: [below])

        let view = show(makeSection(item))

        #expect(badge(0, view) == CGRect(x: 30, y: 53, width: 40, height: 10))
    }

    @Test func aGroupsViewHasThePathOfItsFirstItem() {
        let section = makeSection(NSCollectionLayoutItem(layoutSize: size(100, 100)))
        section.group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(10, 10), elementKind: kind,
                containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
        ]

        let view = show(section, count: 6)

        #expect(badge(0, view)?.origin == CGPoint(x: 290, y: 90))
        #expect(badge(1, view) == nil)
        #expect(badge(3, view)?.origin == CGPoint(x: 290, y: 190))
    }

    @Test func edgeSpacingIsOutsideTheItem() {
        let item = NSCollectionLayoutItem(layoutSize: size(80, 60))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(5), top: .flexible(0), trailing: .fixed(15), bottom: .flexible(0))

        let view = show(makeSection(item))

        #expect(frame(0, view) == CGRect(x: 5, y: 20, width: 80, height: 60))
        #expect(frame(2, view)?.minX == 205)
        #expect(frame(3, view)?.origin == CGPoint(x: 5, y: 120))
    }

    @Test func flexibleSpaceIsSharedAlongTheGroup() {
        let item = NSCollectionLayoutItem(layoutSize: size(140, 100))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)

        let view = show(makeSection(item))

        #expect(frame(0, view)?.minX == 10)
        #expect(frame(1, view)?.minX == 160)
    }

    @Test func spacingAroundAGroupSeparatesRows() {
        let section = makeSection(NSCollectionLayoutItem(layoutSize: size(150, 100)))
        section.group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: nil, top: .fixed(7), trailing: nil, bottom: .fixed(3))

        let view = show(section)

        #expect(frame(0, view)?.minY == 7 && frame(2, view)?.minY == 117)
        #expect(view.contentSize.height == 220)
    }

    @Test func theLayoutsOwnHeaderIsAboveAllSections() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)), elementKind: kind,
                alignment: .top)
        ]

        let view = show(makeSection(NSCollectionLayoutItem(layoutSize: size(100, 100))), configuration: configuration)

        let header = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(index: 0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
        #expect(frame(0, view)?.minY == 70)
        #expect(view.contentSize.height == 270)
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [IndexPath(index: 0)])
    }

    @Test func aBoundaryItemLiesAtItsAlignment() throws {
        for (alignment, isLeading) in [(NSRectAlignment.topLeading, true), (.topTrailing, false)] {
            let section = makeSection(NSCollectionLayoutItem(layoutSize: size(100, 100)))
            let title = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(100, 30), elementKind: kind, alignment: alignment)
            section.boundarySupplementaryItems = [title]

            let view = show(section)

            let frame = try #require(badge(0, view))
            #expect(frame.origin == CGPoint(x: isLeading ? 0 : 200, y: 0))
        }
    }
}
