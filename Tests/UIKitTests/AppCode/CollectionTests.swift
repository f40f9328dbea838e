import CoreGraphics
import Foundation
import Testing
import UIKit
import VelariumTesting

/// What apps set on collection views and override in their layouts and cells.
@MainActor @Suite struct CollectionTests {
    private let device = TestDevice(.iPhone14)

    /// Shows sixty tiles of 100 × 100 points in a layout.
    private func show(_ layout: UICollectionViewLayout) -> TileController {
        let controller = TileController(collectionViewLayout: layout)
        _ = device.show(controller)
        device.advance(by: 0.1)
        return controller
    }

    private func makeFlow(_ direction: UICollectionView.ScrollDirection = .vertical) -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.scrollDirection = direction
        return flow
    }

    @Test func aScrollPositionSaysWhereAnItemComesToRest() throws {
        let view = try #require(show(makeFlow(.horizontal)).collectionView)

        for (position, x) in [
            (UICollectionView.ScrollPosition.left, 0.0), (.centeredHorizontally, 0.5), (.right, 1.0),
        ] {
            view.scrollToItem(at: IndexPath(item: 30, section: 0), at: position, animated: false)
            view.layoutIfNeeded()
            let frame = try #require(view.layoutAttributesForItem(at: IndexPath(item: 30, section: 0))).frame
            #expect(abs(frame.minX - view.contentOffset.x - x * (view.bounds.width - frame.width)) < 1)
        }
    }

    @Test func theBackgroundViewLiesBehindTheCellsAndStaysInPlace() throws {
        let view = try #require(show(makeFlow()).collectionView)
        let background = UIView()
        view.backgroundView = background
        device.advance(by: 0.1)

        #expect(view.subviews.first === background)
        #expect(background.convert(background.bounds, to: nil) == view.convert(view.bounds, to: nil))

        view.contentOffset.y = 300
        device.advance(by: 0.1)
        #expect(background.convert(background.bounds, to: nil) == view.convert(view.bounds, to: nil))

        view.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test func aDeselectedItemShowsNoSelectedBackground() throws {
        let view = try #require(show(makeFlow()).collectionView)
        let path = IndexPath(item: 2, section: 0)
        let cell = try #require(view.cellForItem(at: path))
        let chosen = UIView()
        cell.selectedBackgroundView = chosen

        view.selectItem(at: path, animated: false, scrollPosition: [])
        device.advance(by: 0.1)
        #expect(cell.isSelected && chosen.window != nil && !chosen.isHidden && chosen.frame == cell.bounds)

        view.deselectItem(at: path, animated: false)
        device.advance(by: 0.1)
        #expect(!cell.isSelected)
        #expect(view.indexPathsForSelectedItems?.isEmpty == true)
        #expect(chosen.window == nil || chosen.isHidden || chosen.alpha == 0)
    }

    @Test func aCellIsPreparedBeforeItShowsAnotherItem() throws {
        let view = try #require(show(makeFlow()).collectionView)

        for _ in 0..<10 {
            view.contentOffset.y += 100
            device.advance(by: 0.1)
        }

        let cells = view.visibleCells.compactMap { $0 as? Tile }
        #expect(cells.contains { $0.preparations > 0 })
    }

    @Test func cellsAreMadeAheadOnlyWhilePrefetchingIsEnabled() throws {
        for isEnabled in [true, false] {
            let controller = show(makeFlow())
            let view = try #require(controller.collectionView)
            let prefetched = Prefetched()
            view.prefetchDataSource = prefetched
            view.isPrefetchingEnabled = isEnabled
            for _ in 0..<10 {
                view.contentOffset.y += 20
                device.advance(by: 0.05)
            }
            #expect(prefetched.paths.isEmpty == !isEnabled)
        }
    }

    @Test func aFlowLayoutAsksForAContextOfItsOwnClass() throws {
        let flow = NotedFlow()
        flow.itemSize = CGSize(width: 100, height: 100)
        let controller = show(flow)
        let view = try #require(controller.collectionView)

        view.bounds.size.width = 300
        let context = try #require(
            flow.invalidationContext(forBoundsChange: view.bounds) as? UICollectionViewFlowLayoutInvalidationContext)
        #expect(context.invalidateFlowLayoutDelegateMetrics)
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)

        device.advance(by: 0.1)
        flow.contexts = []
        view.reloadData()
        device.advance(by: 0.1)
        #expect(flow.contexts.contains { $0.invalidateEverything && $0.invalidateDataSourceCounts })
    }

    @Test func aPreferredSizeInvalidatesItsItemAlone() throws {
        let flow = makeFlow()
        _ = show(flow)
        let path = IndexPath(item: 3, section: 0)
        let original = try #require(flow.layoutAttributesForItem(at: path))
        let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
        preferred.size.height = 140

        let context: UICollectionViewLayoutInvalidationContext =
            flow.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)

        #expect(context.invalidatedItemIndexPaths == [path])
        #expect(original.representedElementCategory == .cell)
    }

    @Test func aLayoutMakesAttributesOfItsClassForItsCells() throws {
        let controller = show(TintedFlow())
        let view = try #require(controller.collectionView)

        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Tile)
        #expect(cell.appliedTint == 1)
        cell.prepareForReuse()
        #expect(cell.preparations > 0)
    }

    @Test func aLayoutThatFlipsIsMirroredFromRightToLeft() throws {
        for flips in [true, false] {
            let flow = FlippingFlow()
            flow.itemSize = CGSize(width: 100, height: 100)
            flow.flips = flips
            let controller = TileController(collectionViewLayout: flow)
            controller.loadViewIfNeeded()
            controller.collectionView.semanticContentAttribute = .forceRightToLeft
            _ = device.show(controller)
            device.advance(by: 0.1)

            let first = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
            #expect(flow.flipsHorizontallyInOppositeLayoutDirection == flips)
            #expect((first.frame.minX > 200) == flips)
        }
    }

    @Test func aBoundaryItemLiesAtItsAlignment() throws {
        for (alignment, isLeading) in [(NSRectAlignment.topLeading, true), (.topTrailing, false)] {
            let fraction = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: fraction, subitems: [NSCollectionLayoutItem(layoutSize: fraction)])
            let section = NSCollectionLayoutSection(group: group)
            let title = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(30)),
                elementKind: "title", alignment: alignment)
            section.boundarySupplementaryItems = [title]
            let view = try #require(show(UICollectionViewCompositionalLayout(section: section)).collectionView)

            let frame = try #require(
                view.layoutAttributesForSupplementaryElement(ofKind: "title", at: IndexPath(item: 0, section: 0))
            ).frame
            #expect(frame.minX == (isLeading ? 0 : view.bounds.width - 100) && frame.minY == 0)
        }
    }

    @Test func theDelegateIsToldOfATap() throws {
        let controller = show(makeFlow())
        let delegate: any UICollectionViewDelegate = controller
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))

        try device.tap(.view(cell))

        #expect(delegate === controller.collectionView.delegate)
        #expect(controller.chosen == [IndexPath(item: 1, section: 0)])
    }
}

private final class TileController: UICollectionViewController {
    var chosen: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath)
    }
}

private final class Tile: UICollectionViewCell {
    var preparations = 0
    var appliedTint: Int?

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        appliedTint = (layoutAttributes as? TintedAttributes)?.tint
    }
}

private final class Prefetched: NSObject, UICollectionViewDataSourcePrefetching {
    var paths: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        paths += indexPaths
    }
}

private final class NotedFlow: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TintedAttributes)?.tint = tint
        return copy
    }
}

private final class TintedFlow: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { (attributes as? TintedAttributes)?.tint = attributes.indexPath.item }
        return all
    }
}

private final class FlippingFlow: UICollectionViewFlowLayout {
    var flips = false

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
}
