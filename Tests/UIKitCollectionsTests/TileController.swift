import CoreGraphics
import Foundation
import UIKitCollections
import UIKitCore
import VelariumTesting

/// Sixty tiles.
final class TileController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    /// Shows tiles of 100 × 100 points in a layout on a device.
    static func show(_ layout: UICollectionViewLayout, on device: TestDevice) -> TileController {
        let controller = TileController(collectionViewLayout: layout)
        _ = device.show(controller)
        device.advance(by: 0.1)
        return controller
    }

    /// A flow layout with items of 100 × 100 points.
    static func makeFlow() -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        return flow
    }
}

/// A cell that counts how often it was prepared for reuse, and keeps its attributes.
final class Tile: UICollectionViewCell {
    private(set) var preparations = 0
    private(set) var applied: UICollectionViewLayoutAttributes?

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied = layoutAttributes
    }
}
