import CoreGraphics
import Testing
import UIKitCollections
import UIKitCore
import UIKitLists
import VelariumTesting

/// Changes of the layout that the app controls.
@MainActor @Suite struct LayoutTransitionTests {
    private final class Cell: UICollectionViewCell {
        var transitions: [String] = []

        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            transitions.append("will")
        }
        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            transitions.append("did")
        }
    }

    private final class Page: UICollectionViewController {
        var custom: UICollectionViewTransitionLayout?

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.contentInsetAdjustmentBehavior = .never
            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
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
            _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
            custom
                ?? super.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }

    private let device = TestDevice(.iPhone14)
    private let small = UICollectionViewFlowLayout()
    private let large = UICollectionViewFlowLayout()

    private func shownPage() throws -> (Page, UICollectionView) {
        large.itemSize = CGSize(width: 150, height: 150)
        let page = Page(collectionViewLayout: small)
        device.show(page)
        page.view.layoutIfNeeded()
        return (page, try #require(page.collectionView))
    }

    private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test func elementsAreBetweenTheirPlacesInBothLayouts() throws {
        let (page, view) = try shownPage()
        let before = try #require(frame(view, 1))

        let transition = view.startInteractiveTransition(to: large)
        transition.transitionProgress = 0.5
        page.view.layoutIfNeeded()

        let after = try #require(large.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame)
        #expect(view.collectionViewLayout === transition)
        #expect(transition.currentLayout === small && transition.nextLayout === large)
        #expect(frame(view, 1)?.width == 100)
        #expect(frame(view, 1)?.midX == (before.midX + after.midX) / 2)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == frame(view, 1))
    }

    @Test(arguments: [true, false]) func theLayoutAtTheEndIsUsedAfterwards(isFinished: Bool) throws {
        let (page, view) = try shownPage()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
        var result: (Bool, Bool)?

        let transition = view.startInteractiveTransition(to: large) { result = ($0, $1) }
        transition.transitionProgress = 0.3
        page.view.layoutIfNeeded()
        #expect(cell.transitions == ["will"])
        if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
        #expect(result == nil)
        try device.settle()

        #expect(result?.0 == true && result?.1 == isFinished)
        #expect(view.collectionViewLayout === (isFinished ? large : small))
        #expect((isFinished ? small : large).collectionView == nil)
        #expect(frame(view, 0)?.width == (isFinished ? 150 : 50))
        #expect(cell.transitions == ["will", "did"])
        page.view.layoutIfNeeded()
        #expect(view.contentSize == view.collectionViewLayout.collectionViewContentSize)
    }

    @Test func theDelegateProvidesTheLayoutOfTheTransition() throws {
        let (page, view) = try shownPage()
        let own = UICollectionViewTransitionLayout(currentLayout: small, nextLayout: large)
        page.custom = own

        let transition = view.startInteractiveTransition(to: large)
        transition.updateValue(7, forAnimatedKey: "distance")

        #expect(transition === own)
        #expect(own.value(forAnimatedKey: "distance") == 7 && own.value(forAnimatedKey: "other") == 0)
    }

    @Test func theOffsetGoesToTheEndOfShorterContent() throws {
        let (page, view) = try shownPage()
        view.setCollectionViewLayout(large, animated: false)
        page.view.layoutIfNeeded()
        view.contentOffset.y = view.contentSize.height - view.bounds.height
        page.view.layoutIfNeeded()

        view.startInteractiveTransition(to: small).transitionProgress = 1
        page.view.layoutIfNeeded()
        view.finishInteractiveTransition()
        try device.settle()

        #expect(view.contentOffset.y == max(0, view.contentSize.height - view.bounds.height))
        #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: 199, section: 0)))
    }
}
