import CoreGraphics
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import UITestSupport
import VelariumTesting

/// Two fingers select several items.
@MainActor @Suite struct MultipleSelectionTests {
    private final class Page: UICollectionViewController {
        var allows = true
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.contentInsetAdjustmentBehavior = .never
            collectionView.allowsMultipleSelectionDuringEditing = true
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            200
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        override func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            calls.append("should \(indexPath.item)")
            return allows
        }

        override func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            calls.append("begin \(indexPath.item)")
            setEditing(true, animated: false)
        }

        override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            calls.append("end")
        }
    }

    private let device = TestDevice(.iPhone14)

    private func shownPage() -> Page {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 50)
        layout.minimumLineSpacing = 0
        let page = Page(collectionViewLayout: layout)
        device.show(page)
        return page
    }

    /// Drags two fingers, side by side, and lifts them.
    private func dragTwoFingers(through path: [CGFloat]) {
        for (index, y) in path.enumerated() {
            for (id, x) in [(1, 100.0), (2, 160)] {
                device.finger(index == 0 ? .began : .moved, x: x, y: y, id: id)
            }
        }
        for (id, x) in [(1, 100.0), (2, 160)] { device.finger(.ended, x: x, y: path.last ?? 0, id: id) }
    }

    private func selection(_ page: Page) -> [Int] {
        (page.collectionView.indexPathsForSelectedItems ?? []).map(\.item).sorted()
    }

    @Test func theItemsBetweenBeginningAndEndAreSelected() throws {
        let page = shownPage()

        dragTwoFingers(through: [125, 145, 180, 225, 325, 275])

        #expect(selection(page) == [2, 3, 4, 5])
        #expect(page.calls == ["should 2", "begin 2", "end"])
        #expect(page.collectionView.contentOffset == .zero)
    }

    @Test func fingersScrollWhereTheDelegateRefuses() throws {
        let page = shownPage()
        page.allows = false

        dragTwoFingers(through: [625, 600, 500, 400])

        #expect(selection(page).isEmpty)
        #expect(page.calls == ["should 12"])
        #expect(page.collectionView.contentOffset.y > 100)
    }

    @Test func aSingleFingerScrolls() throws {
        let page = shownPage()

        try device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), in: 0.3)

        #expect(page.calls.isEmpty && page.collectionView.contentOffset.y > 100)
    }
}
