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

private final class FlippingFlow: UICollectionViewFlowLayout {
    var flips = false

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
}
