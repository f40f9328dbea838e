import CoreGraphics
import Testing
import UIKitCollections
import UIKitCore
import UIKitLists
import VelariumTesting

@MainActor @Suite struct UICollectionViewTests {
    private let device = TestDevice(.iPhone14)

    private func show(_ counts: [Int] = [100]) -> NumberedItems {
        let page = NumberedItems(collectionViewLayout: UICollectionViewFlowLayout())
        page.counts = counts
        device.show(page)
        page.view.layoutIfNeeded()
        page.forgetCalls()
        return page
    }

    @Test func onlyVisibleItemsOfManyHaveCells() {
        let page = show([100_000])
        let view = page.collectionView!
        let made = view.reuse.createdCount

        for offset in stride(from: 0, to: 20_000, by: 500) as StrideTo<CGFloat> {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
        }

        #expect(made < 120)
        #expect(view.reuse.createdCount < 2 * made)
        #expect(view.visibleCells.count <= view.reuse.createdCount)
        #expect(view.contentSize.height > 800_000)
    }

    @Test func aTapCallsTheDelegateInUIKitsOrder() throws {
        let page = show()
        let cell = try #require(page.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))

        try device.tap(cell)

        #expect(
            page.calls == [
                "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "shouldSelect 3", "didSelect 3",
                "performPrimaryAction 3",
            ])
        #expect(cell.isSelected && !cell.isHighlighted)
        #expect(page.collectionView.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    }

    @Test func anotherTapDeselectsTheFirstItem() throws {
        let page = show()
        let view = page.collectionView!
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])

        try device.tap(try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))))

        #expect(page.calls.suffix(3) == ["didDeselect 0", "didSelect 1", "performPrimaryAction 1"])
    }

    @Test func scrollingToAnItemShowsItWhereAsked() {
        let page = show()
        let view = page.collectionView!
        let path = IndexPath(item: 60, section: 0)

        view.scrollToItem(at: path, at: .centeredVertically, animated: false)

        let frame = view.layoutAttributesForItem(at: path)!.frame
        let inset = view.adjustedContentInset
        #expect(abs(frame.midY - view.contentOffset.y - (view.bounds.height + inset.top - inset.bottom) / 2) < 1)
        #expect(view.cellForItem(at: path) != nil)
    }

    @Test func updatesMoveCellsInsteadOfMakingThemAnew() throws {
        let page = show([10])
        let view = page.collectionView!
        let second = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        var results: [Bool] = []

        page.counts = [10]
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 9, section: 0)])
        } completion: {
            results.append($0)
        }
        try device.settle()

        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === second)
        #expect(results == [true])
        #expect(view.visibleCells.count == 10)
        #expect(view.subviews.count { $0 is UICollectionViewCell } == 10)
    }

    @Test func aCountThatDoesNotMatchIsAMisuse() {
        let page = show([10])
        device.recordsMisuses = true

        page.counts = [12]
        page.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])

        #expect(
            device.misuses.first?.message
                == "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
                + "section after the update (12) must be equal to the number of items contained in that section before "
                + "the update (10), plus or minus the number of items inserted or deleted from that section (1 inserted, "
                + "0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 "
                + "moved out).")
        page.view.layoutIfNeeded()
        #expect(page.collectionView.numberOfItems(inSection: 0) == 12)
    }

    @Test func dequeuingAnUnregisteredIdentifierIsAMisuse() {
        let page = show()
        device.recordsMisuses = true

        _ = page.collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))

        #expect(
            device.misuses.first?.message
                == "could not dequeue a view of kind: UICollectionElementKindCell with identifier x - must register a nib "
                + "or a class for the identifier or connect a prototype cell in a storyboard")
    }

    @Test func placesOutOfRangeHaveNeitherCellNorAttributes() {
        let page = show([10])
        device.recordsMisuses = true
        let view = page.collectionView!

        view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)

        #expect(device.misuses.count == 1)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 4)) == nil)
        #expect(view.cellForItem(at: IndexPath(item: 10, section: 0)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    }

    @Test func aMovedItemIsReportedOnceWithItsNewPlace() throws {
        let page = show([10])
        let view = page.collectionView!
        let target = view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))!.center

        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(target)
        view.endInteractiveMovement()
        try device.settle()

        #expect(page.moves.map(\.from.item) == [0] && page.moves.map(\.to.item) == [4])
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func aDataSourceThatGoesAwayLeavesNoItems() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        autoreleasedPage(of: view)

        view.reloadData()
        view.layoutIfNeeded()

        #expect(view.numberOfSections == 0 && view.visibleCells.isEmpty)
    }

    private func autoreleasedPage(of view: UICollectionView) {
        let page = NumberedItems(collectionViewLayout: UICollectionViewFlowLayout())
        _ = page.collectionView
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = page
        view.layoutIfNeeded()
        #expect(!view.visibleCells.isEmpty)
    }

    @Test func aDeviceThatGoesAwayDuringAnUpdateTakesTheViewWithIt() {
        weak var view: UICollectionView?
        do {
            let device = TestDevice(.iPhone14)
            let page = NumberedItems(collectionViewLayout: UICollectionViewFlowLayout())
            device.show(page)
            view = page.collectionView
            page.counts = [99]
            page.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }

        #expect(view == nil)
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal], [0, 0.5, 1])
    func aScrollPositionSaysWhereAnItemComesToRest(direction: UICollectionView.ScrollDirection, share: CGFloat) throws {
        let flow = TileController.makeFlow()
        flow.scrollDirection = direction
        let view = try #require(TileController.show(flow, on: device).collectionView)
        view.contentInsetAdjustmentBehavior = .never
        let isVertical = direction == .vertical
        let positions: [UICollectionView.ScrollPosition] =
            isVertical ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]

        view.scrollToItem(at: IndexPath(item: 30, section: 0), at: positions[Int(share * 2)], animated: false)
        view.layoutIfNeeded()

        let frame = try #require(view.layoutAttributesForItem(at: IndexPath(item: 30, section: 0))).frame
        let distance = isVertical ? frame.minY - view.contentOffset.y : frame.minX - view.contentOffset.x
        let free = isVertical ? view.bounds.height - frame.height : view.bounds.width - frame.width
        #expect(abs(distance - share * free) < 1)
    }
}
