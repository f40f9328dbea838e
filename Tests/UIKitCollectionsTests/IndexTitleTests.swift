import CoreGraphics
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

/// The titles along the edge of a collection view.
@MainActor @Suite struct IndexTitleTests {
    private final class Page: UICollectionViewController {
        var titles: [String]? = ["A", "B", "C", "D"]
        var asked: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            100
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        override func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

        override func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            asked.append("\(title)\(index)")
            return IndexPath(item: 0, section: index)
        }
    }

    private let device = TestDevice(.iPhone14)

    private func shownPage() -> Page {
        let page = Page(collectionViewLayout: UICollectionViewFlowLayout())
        device.show(page)
        page.view.layoutIfNeeded()
        return page
    }

    private func index(of page: Page) -> SectionIndexView? {
        page.collectionView.subviews.lazy.compactMap { $0 as? SectionIndexView }.first
    }

    @Test func touchingATitleScrollsToItsItem() throws {
        let page = shownPage()
        let index = try #require(self.index(of: page))
        let area = index.convert(index.bounds, to: nil)

        #expect(area.maxX == 390)
        try device.tap(x: area.midX, y: area.midY + 7)
        page.view.layoutIfNeeded()

        #expect(page.asked == ["C2"])
        let first = page.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 2))
        #expect(page.collectionView.contentOffset.y + page.collectionView.adjustedContentInset.top == first?.frame.minY)
        #expect(index.convert(index.bounds, to: nil) == area)

        try device.drag(
            from: CGPoint(x: area.midX, y: area.midY + 20), to: CGPoint(x: area.midX, y: area.midY - 20), in: 2)
        #expect(page.asked == ["C2", "D3", "C2", "B1", "A0"])
    }

    @Test func theIndexGoesAwayWithItsTitles() {
        let page = shownPage()

        page.titles = nil
        page.collectionView.reloadData()
        page.view.layoutIfNeeded()

        #expect(index(of: page) == nil)
    }
}
