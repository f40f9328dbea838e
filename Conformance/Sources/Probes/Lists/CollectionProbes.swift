import UIKit

extension Probe {
    static let collections = [flowLayout, collectionDefaults]

    /// Seven items of 100 by 50 points in a flow layout 390 points wide.
    private static let flowLayout = Probe("collection.flow", on: .any) { run in
        let layout = UICollectionViewFlowLayout(), items = Items()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.contentInsetAdjustmentBehavior = .never
        await run.show(view)

        for index in [0, 1, 2, 3, 6] {
            run.record("item\(index)", layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame)
        }
        run.record("contentSize", view.contentSize)
        layout.scrollDirection = .horizontal
        view.layoutIfNeeded()
        run.record("horizontalItem1", layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame)
        run.record("horizontalContentSize", view.contentSize)
        withExtendedLifetime(items) {}
    }

    private static let collectionDefaults = Probe("collection.defaults", on: .any) { run in
        let layout = UICollectionViewFlowLayout()
        run.record("itemSize", layout.itemSize)
        run.record("lineSpacing", layout.minimumLineSpacing)
        run.record("interitemSpacing", layout.minimumInteritemSpacing)
        run.record("headerSize", layout.headerReferenceSize)
        run.record("scrollDirection", layout.scrollDirection.rawValue)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        run.record("allowsSelection", view.allowsSelection)
        run.record("isPrefetchingEnabled", view.isPrefetchingEnabled)
    }
}

/// The data of a collection view with seven items.
private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
