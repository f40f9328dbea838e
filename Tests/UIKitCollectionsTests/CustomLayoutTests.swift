import CoreGraphics
import Testing
import UIKitCollections
import UIKitCore
import UIKitLists
import VelariumTesting

/// What a collection view asks layouts of apps, and what it does with the answers.
@MainActor @Suite struct CustomLayoutTests {
    /// Attributes with a value of the app's.
    private final class ColorAttributes: UICollectionViewLayoutAttributes {
        var hue = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? ColorAttributes)?.hue = hue
            return copy
        }
    }

    /// A column of rows of 100 points over a backdrop, which writes down what it is asked.
    private final class Column: UICollectionViewLayout {
        private(set) var calls: [String] = []
        var follows = false
        var extraItem = false

        func forgetCalls() { calls = [] }

        override func prepare() { calls.append("prepare") }
        override var collectionViewContentSize: CGSize {
            calls.append("size")
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            return CGSize(width: 300, height: 100 * count)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            calls.append("elements")
            let count = (collectionView?.numberOfItems(inSection: 0) ?? 0) + (extraItem ? 1 : 0)
            let backdrop = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "backdrop", with: IndexPath(item: 0, section: 0))
            backdrop.frame = CGRect(x: 0, y: 0, width: 300, height: 100 * count)
            backdrop.zIndex = -1
            return (0..<count).map(attributes) + [backdrop]
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes(indexPath.item)
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            calls.append("updates \(updateItems.map(\.updateAction.rawValue))")
        }
        override func finalizeCollectionViewUpdates() { calls.append("finalize") }

        private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
            let attributes = ColorAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 0, y: 100 * item, width: 300, height: 100)
            attributes.hue = item
            return attributes
        }
    }

    private let device = TestDevice(.iPhone14)
    private let layout = Column()

    private func show(_ count: Int) -> NumberedItems {
        let page = NumberedItems(collectionViewLayout: layout)
        page.counts = [count]
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "backdrop")
        device.show(page)
        page.view.layoutIfNeeded()
        return page
    }

    @Test func aLayoutIsPreparedBeforeItIsAsked() {
        let page = show(40)

        #expect(layout.calls.prefix(3) == ["prepare", "size", "elements"])
        #expect(page.collectionView.contentSize == CGSize(width: 300, height: 4000))
    }

    @Test func scrollingPreparesOnlyLayoutsThatAskForIt() {
        let page = show(40)
        layout.forgetCalls()

        page.collectionView.contentOffset.y = 250
        page.view.layoutIfNeeded()
        #expect(!layout.calls.contains("prepare") && layout.calls.contains("elements"))

        layout.follows = true
        page.collectionView.contentOffset.y = 450
        page.view.layoutIfNeeded()
        #expect(layout.calls.contains("prepare"))
    }

    @Test func decorationViewsAreBehindTheCells() throws {
        let page = show(3)
        let views = page.collectionView.subviews.compactMap { $0 as? UICollectionReusableView }

        #expect(views.count == 4)
        #expect(!(views[0] is UICollectionViewCell))
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    }

    @Test func valuesOfASubclassSurviveACopy() {
        _ = show(3)
        let original = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))

        let copy = original?.copy() as? ColorAttributes

        #expect(copy !== original && copy?.hue == 2 && copy?.frame == original?.frame)
    }

    @Test func anUpdateIsAnnouncedAndFinished() throws {
        let page = show(3)
        layout.forgetCalls()

        page.counts = [4]
        page.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
        try device.settle()

        let calls = layout.calls.filter { $0 != "elements" && $0 != "size" }
        #expect(calls.prefix(3) == ["prepare", "updates [0]", "finalize"])
        #expect(page.collectionView.visibleCells.count == 4)
        #expect(page.collectionView.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func attributesOfAnItemThatDoesNotExistAreAMisuse() {
        device.recordsMisuses = true
        layout.extraItem = true

        let page = show(3)

        let text = "UICollectionView received layout attributes for a cell with an index path that does not exist:"
        #expect(device.misuses.first?.message.hasPrefix(text) == true)
        #expect(page.collectionView.visibleCells.count == 3)
    }

    @Test func anotherLayoutTakesOverTheCells() throws {
        let page = show(3)
        let view = page.collectionView!
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        let flow = UICollectionViewFlowLayout()

        view.setCollectionViewLayout(flow, animated: true)
        try device.settle()

        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(cell.frame.size == CGSize(width: 50, height: 50))
        #expect(layout.collectionView == nil && flow.collectionView === view)
        #expect(view.subviews.count { $0 is UICollectionReusableView } == 3)
    }

    @Test func reloadingInACallbackShowsTheNewItems() {
        let page = show(3)

        page.counts = [5]
        page.collectionView.performBatchUpdates {
            page.collectionView.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        } completion: { _ in
            page.counts = [2]
            page.collectionView.reloadData()
        }
        #expect(throws: Never.self) { try device.settle() }

        #expect(page.collectionView.visibleCells.count == 2)
    }
}
