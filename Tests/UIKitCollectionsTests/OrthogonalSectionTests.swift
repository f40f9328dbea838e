import CoreGraphics
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

/// Sections of a compositional layout that scroll by themselves.
@MainActor @Suite struct OrthogonalSectionTests {
    private let device = TestDevice(.iPhone14)

    private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    /// A section of items of 200 by 100 points, 20 apart and 10 from the edges.
    private func makeSection(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(200, 100), subitems: [NSCollectionLayoutItem(layoutSize: size(200, 100))]))
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func show(
        _ section: NSCollectionLayoutSection, counts: [Int] = [10], isRightToLeft: Bool = false
    ) throws -> NumberedItems {
        let page = NumberedItems(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        page.counts = counts
        page.collectionView.contentInsetAdjustmentBehavior = .never
        if isRightToLeft { page.collectionView.semanticContentAttribute = .forceRightToLeft }
        device.show(page)
        try device.settle()
        return page
    }

    private func cell(_ item: Int, section: Int = 0, _ page: NumberedItems) -> UICollectionViewCell? {
        page.collectionView.cellForItem(at: IndexPath(item: item, section: section))
    }

    /// The frame of an item's cell in the collection view's content.
    private func frame(_ item: Int, section: Int = 0, _ page: NumberedItems) -> CGRect? {
        cell(item, section: section, page).map { $0.convert($0.bounds, to: page.collectionView) }
    }

    /// Drags slowly to the left over the first section, and waits until nothing moves.
    private func drag(_ distance: CGFloat, in page: NumberedItems, seconds: Double = 0.5, holding: Bool = true) throws {
        let y: CGFloat = 50
        let end = CGPoint(x: 350 - distance, y: y)
        var path: [TestDevice.PathPoint] = [.init(x: 350, y: y), .init(x: end.x, y: y, after: seconds)]
        if holding { path.append(.init(x: end.x, y: y, after: 0.3)) }
        try device.drag(along: path)
        try device.settle()
    }

    @Test func groupsAreBesideEachOtherAndTheSectionIsAsHighAsOne() throws {
        let page = try show(makeSection(.continuous), counts: [10, 10])

        #expect(frame(0, page) == CGRect(x: 10, y: 5, width: 200, height: 100))
        #expect(frame(1, page)?.minX == 230)
        #expect(frame(0, section: 1, page) == CGRect(x: 10, y: 115, width: 200, height: 100))
        #expect(page.collectionView.contentSize == CGSize(width: 390, height: 220))
        #expect(cell(5, page) == nil)
    }

    @Test func aDragScrollsOneSectionAndReusesItsCells() throws {
        let page = try show(makeSection(.continuous), counts: [10, 10])

        try drag(250, in: page)

        #expect(abs((frame(2, page)?.minX ?? 0) - 210) < 12)
        #expect(cell(0, page) == nil && cell(0, section: 1, page) != nil)
        #expect(page.collectionView.contentOffset == .zero)
        #expect(page.collectionView.indexPathForItem(at: CGPoint(x: 300, y: 50)) == IndexPath(item: 2, section: 0))
    }

    @Test(
        arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, 300, 10),
            (.groupPaging, 150, 10), (.groupPagingCentered, 150, 95), (.paging, 250, -160),
        ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)])
    func scrollingRestsAtAGroupOrPage(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ distance: CGFloat, _ left: CGFloat
    ) throws {
        let page = try show(makeSection(behavior))

        try drag(distance, in: page)

        #expect(frame(1, page)?.minX == left)
    }

    @Test func aFastSwipeTurnsOnlyOneGroup() throws {
        let page = try show(makeSection(.groupPaging))

        try drag(300, in: page, seconds: 0.1, holding: false)

        #expect(frame(1, page)?.minX == 10)
    }

    @Test func aCenteredGroupIsInTheMiddleAtBothEnds() throws {
        let page = try show(makeSection(.groupPagingCentered), counts: [2])

        #expect(frame(0, page)?.midX == 195)
        page.collectionView.scrollToItem(
            at: IndexPath(item: 1, section: 0), at: .centeredHorizontally, animated: false)
        try device.settle()
        #expect(frame(1, page)?.midX == 195)
    }

    @Test func rightToLeftBeginsAtTheRight() throws {
        let page = try show(makeSection(.groupPaging), isRightToLeft: true)

        #expect(frame(0, page)?.maxX == 380)
        try device.drag(
            along: [.init(x: 50, y: 50), .init(x: 200, y: 50, after: 0.5), .init(x: 200, y: 50, after: 0.3)])
        try device.settle()
        #expect(frame(1, page)?.maxX == 380)
    }

    @Test func aChangeOfTheDirectionThereAndBackBeginsAtTheOtherSide() throws {
        let page = try show(makeSection(.continuous))
        let before = frame(0, page)

        try device.setLayoutDirection(.rightToLeft)
        try device.settle()
        #expect(frame(0, page)?.maxX == 380)
        try device.setLayoutDirection(.leftToRight)
        try device.settle()
        #expect(frame(0, page) == before)
    }

    @Test func theOffsetMovesWithItsSectionAndSurvivesLeavingTheScreen() throws {
        let page = try show(makeSection(.continuous), counts: Array(repeating: 10, count: 20))
        page.collectionView.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
        try device.settle()
        let before = frame(3, page)?.minX

        page.collectionView.contentOffset.y = 1300
        try device.settle()
        #expect(cell(3, page) == nil)
        page.collectionView.contentOffset.y = 0
        try device.settle()
        page.counts.insert(10, at: 0)
        page.collectionView.insertSections([0])
        try device.settle()

        #expect(before == 0)
        #expect(frame(3, section: 1, page)?.minX == 0 && frame(0, section: 0, page)?.minX == 10)
    }

    @Test func aTapSelectsAnItemOfASectionThatHasScrolled() throws {
        let page = try show(makeSection(.continuous))
        try drag(250, in: page)
        page.forgetCalls()

        try device.tap(.point(x: 300, y: 50))
        try device.settle()

        #expect(page.calls.contains("didSelect 2"))
    }

    // MARK: Visible items

    @Test func aHandlerChangesVisibleItemsWhileTheyScroll() throws {
        let section = makeSection(.continuous)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            #expect(environment.container.contentSize.width == 390)
            for item in items { item.alpha = item.frame.minX - offset.x < 100 ? 1 : 0.5 }
        }
        let page = try show(section)

        #expect(cell(0, page)?.alpha == 1 && cell(1, page)?.alpha == 0.5)
        try drag(200, in: page)
        #expect(cell(1, page)?.alpha == 1 && cell(2, page)?.alpha == 0.5)
        #expect(offsets.first == 0 && (offsets.last ?? 0) > 150 && offsets.count > 10)
    }

    /// A cell with a label that grows with the user's text size.
    private final class TextCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Two words"
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            let picture = UIImageView()
            let stack = UIStackView(arrangedSubviews: [picture, label, UIProgressView(progressViewStyle: .default)])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            picture.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
            picture.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
            NSLayoutConstraint.activate([
                picture.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
                stack.topAnchor.constraint(equalTo: contentView.topAnchor),
                stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test(arguments: [0, 80, 200, 500])
    func cellsThatAHandlerTransformsFillTheirNewSizes(afterAScrollBy offset: CGFloat) throws {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            let height: NSCollectionLayoutDimension = isLarge ? .estimated(100) : .absolute(100)
            let width: CGFloat = isLarge ? 300 : 200
            let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: height)
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            guard index == 0 else { return section }
            section.orthogonalScrollingBehavior = .groupPagingCentered
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                for item in items {
                    let scale = max(0.85, 1 - abs(item.frame.midX - offset.x - 195) / 1000)
                    item.transform3D = CATransform3DMakeScale(scale, scale, 1)
                }
            }
            return section
        }
        let page = NumberedItems(collectionViewLayout: layout)
        page.counts = [3, 30]
        page.loadViewIfNeeded()
        page.collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        device.show(page)
        try device.settle()
        page.collectionView.contentOffset.y = offset
        try device.settle()

        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        try device.settle()
        for step in stride(from: page.collectionView.contentOffset.y, through: 0, by: -37) {
            page.collectionView.contentOffset.y = step
            device.advance(by: 1.0 / 60)
        }
        page.collectionView.contentOffset.y = 0
        try device.settle()

        for item in 0..<2 {
            let cell = try #require(cell(item, page) as? TextCell)
            #expect(cell.bounds.width == 300)
            #expect(cell.label.frame.width == cell.bounds.width)
        }
    }

    @Test func theHandlerOfOtherSectionsGetsTheOffsetOfTheCollectionView() throws {
        let section = makeSection(.none)
        var last = CGPoint.zero
        var names: [String] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            last = offset
            names = items.map(\.name)
            items.first?.isHidden = true
        }
        let page = try show(section, counts: [30])

        page.collectionView.contentOffset.y = 240
        page.view.layoutIfNeeded()

        #expect(last == CGPoint(x: 0, y: 240))
        #expect(names.first == "0, 2" && cell(2, page) == nil && cell(3, page) != nil)
    }

    @Test func aReleaseFollowsTheDragsDirection() {
        func rest(_ velocity: CGFloat, current: CGFloat) -> CGFloat {
            OrthogonalRelease(
                behavior: .groupPaging, stops: [0, 100, 200, 300], start: 100, current: current, velocity: velocity
            ).restingOffset(target: current)
        }

        #expect(rest(1, current: 110) == 200)
        #expect(rest(-1, current: 110) == 0)
        #expect(rest(0, current: 140) == 100)
        #expect(rest(0, current: 290) == 200)
        #expect(rest(.nan, current: 120) == 100)
    }
}
