import CoreGraphics
import Foundation
import Testing
import UIKitCollections
import UIKitCore
import VelariumTesting

/// What a subclass of the flow layout overrides.
@MainActor @Suite struct FlowLayoutSubclassTests {
    private let device = TestDevice(.iPhone14)

    @Test func aLayoutMakesAttributesOfItsClassForItsCells() throws {
        let controller = TileController.show(TintedFlow(), on: device)
        let view = try #require(controller.collectionView)

        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Tile)
        #expect((cell.applied as? TintedAttributes)?.tint == 1)
    }

    @Test func aLayoutThatCentersByTheBoundsIsAskedBeforeItsFirstLayout() throws {
        let flow = CenteringFlow()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.scrollDirection = .horizontal
        let tiles = TileController(collectionViewLayout: TileController.makeFlow())
        tiles.loadViewIfNeeded()
        let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = tiles
        view.translatesAutoresizingMaskIntoConstraints = false
        let page = UIViewController()
        page.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            view.heightAnchor.constraint(equalToConstant: 200),
            view.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: page.view.centerYAnchor),
        ])
        device.show(page)
        device.advance(by: 0.1)

        #expect(view.contentInset.left == 145 && view.contentOffset.x == -145)
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.convert(first.bounds, to: nil).midX == 195)

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(view.contentInset.left == view.bounds.width / 2 - 50)
        #expect(first.convert(first.bounds, to: nil).midX == view.bounds.width / 2)
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

/// Scrolls to its first item in the middle whenever the size changes.
private final class CenteringFlow: UICollectionViewFlowLayout {
    private var size = CGSize.zero

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let view = collectionView, view.bounds.size != size else { return }
        size = view.bounds.size
        let inset = size.width / 2 - itemSize.width / 2
        view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        view.contentOffset = CGPoint(x: -inset, y: 0)
    }
}

private final class FlippingFlow: UICollectionViewFlowLayout {
    var flips = false

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
}
