import CoreGraphics
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import VelariumTesting

/// Sections of a compositional layout: one below the other, with views at their edges and behind them, and changes.
@MainActor @Suite struct CompositionalSectionTests {
    private let page = NumberedItems(collectionViewLayout: UICollectionViewFlowLayout())
    private let kind = UICollectionView.elementKindSectionHeader
    private var view: UICollectionView { page.collectionView }

    private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    /// A section of rows of 100 points.
    private func makeSection(height: CGFloat = 100) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    }

    private func makeHeader(
        _ alignment: NSRectAlignment, _ size: NSCollectionLayoutSize, offset: CGPoint = .zero
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment, absoluteOffset: offset)
    }

    /// Shows sections in a view of 300 × 500 points.
    private func show(_ layout: UICollectionViewCompositionalLayout, counts: [Int]) {
        page.counts = counts
        view.contentInsetAdjustmentBehavior = .never
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        view.collectionViewLayout = layout
        view.layoutIfNeeded()
    }

    private func frame(_ item: Int, section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    private func header(section: Int = 0) -> CGRect? {
        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }

    // MARK: Several sections

    @Test func spaceBetweenSectionsIsNeitherBeforeTheFirstNorAfterTheLast() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 30

        show(
            UICollectionViewCompositionalLayout(section: makeSection(), configuration: configuration),
            counts: [1, 2, 1])

        #expect([frame(0), frame(0, section: 1), frame(0, section: 2)].map { $0?.minY } == [0, 130, 360])
        #expect(view.contentSize.height == 460)
    }

    @Test func anEmptySectionHasItsInsetsAndItsHeader() {
        let section = makeSection()
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
        section.boundarySupplementaryItems = [makeHeader(.top, size(300, 40))]

        show(UICollectionViewCompositionalLayout(section: section), counts: [0, 1])

        #expect(header() == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(header(section: 1)?.minY == 70 && frame(0, section: 1)?.minY == 120)
    }

    @Test func theProviderIsAskedForEachSectionWithItsEnvironment() {
        var asked: [String] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            asked.append("\(index) \(Int(environment.container.effectiveContentSize.width))")
            return self.makeSection(height: index == 0 ? 50 : 80)
        }

        show(layout, counts: [1, 1])
        #expect(Set(asked) == ["0 300", "1 300"])
        #expect(frame(0, section: 1) == CGRect(x: 0, y: 50, width: 300, height: 80))

        asked = []
        view.contentOffset.y = 10
        view.layoutIfNeeded()
        #expect(asked.isEmpty)
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(Set(asked) == ["0 200", "1 200"])
        #expect(frame(0, section: 1)?.width == 200)
    }

    @Test func aMissingSectionIsAMisuseAndHasNoLength() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? nil : self.makeSection() }

        show(layout, counts: [2, 1])

        #expect(device.misuses.first?.message.contains("returned nil for section 0") == true)
        #expect(frame(0, section: 1)?.minY == 0)
    }

    @Test func insertedAndDeletedSectionsMoveTheOthers() {
        show(UICollectionViewCompositionalLayout(section: makeSection()), counts: [1, 3])

        page.counts = [1, 2, 3]
        view.insertSections([1])
        view.layoutIfNeeded()
        #expect(frame(0, section: 2)?.minY == 300)

        page.counts = [2, 3]
        view.deleteSections([0])
        view.layoutIfNeeded()
        #expect(frame(0, section: 1)?.minY == 200 && view.contentSize.height == 500)
    }

    @Test func aConfigurationThatIsSetAgainTurnsTheLayout() throws {
        let row = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(70))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        let layout = UICollectionViewCompositionalLayout(section: section)
        show(layout, counts: [3])
        #expect(frame(2)?.origin == CGPoint(x: 0, y: 140))

        let sideways = UICollectionViewCompositionalLayoutConfiguration()
        sideways.scrollDirection = .horizontal
        layout.configuration = sideways
        view.layoutIfNeeded()
        #expect(frame(2)?.origin == CGPoint(x: 180, y: 0))

        layout.configuration = UICollectionViewCompositionalLayoutConfiguration()
        view.layoutIfNeeded()
        #expect(frame(2)?.origin == CGPoint(x: 0, y: 140))
    }

    // MARK: Views at the edges

    @Test(arguments: [
        (NSRectAlignment.top, CGPoint(x: 100, y: 0)), (.topLeading, CGPoint(x: 20, y: 0)),
        (.topTrailing, CGPoint(x: 180, y: 0)), (.bottom, CGPoint(x: 100, y: 230)),
        (.bottomLeading, CGPoint(x: 20, y: 230)), (.bottomTrailing, CGPoint(x: 180, y: 230)),
    ]) func aViewIsAtItsEdgeAndInsideTheInsets(alignment: NSRectAlignment, origin: CGPoint) {
        let section = makeSection()
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 20, trailing: 20)
        section.boundarySupplementaryItems = [makeHeader(alignment, size(100, 40))]

        show(UICollectionViewCompositionalLayout(section: section), counts: [2])

        let isAbove = origin.y == 0
        #expect(header() == CGRect(origin: origin, size: CGSize(width: 100, height: 40)))
        #expect(frame(0)?.minY == (isAbove ? 50 : 10))
        #expect(view.contentSize.height == 270)
    }

    @Test func aViewThatDoesNotFollowTheInsetsIsAsWideAsTheSection() {
        let section = makeSection()
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.supplementariesFollowContentInsets = false
        let wide = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        section.boundarySupplementaryItems = [makeHeader(.top, wide)]

        show(UICollectionViewCompositionalLayout(section: section), counts: [1])

        #expect(header() == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(frame(0)?.minX == 20)
    }

    @Test func aViewThatDoesNotExtendTheSectionCoversItsItems() {
        let section = makeSection()
        let covering = makeHeader(.top, size(300, 40))
        covering.extendsBoundary = false
        section.boundarySupplementaryItems = [covering]

        show(UICollectionViewCompositionalLayout(section: section), counts: [1, 1])

        #expect(header() == CGRect(x: 0, y: 0, width: 300, height: 40) && frame(0)?.minY == 0)
        #expect(header(section: 1)?.minY == 100 && view.contentSize.height == 200)
    }

    @Test func anOffsetMovesTheViewButNotTheItems() {
        let section = makeSection()
        section.boundarySupplementaryItems = [makeHeader(.top, size(100, 40), offset: CGPoint(x: 7, y: -5))]

        show(UICollectionViewCompositionalLayout(section: section), counts: [1])

        #expect(header()?.origin == CGPoint(x: 107, y: -5) && frame(0)?.minY == 40)
    }

    @Test func aPinnedFooterStaysAtTheLowerEdgeWhileItsSectionIsVisible() {
        let section = makeSection()
        let footer = makeHeader(.bottom, size(300, 40))
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [footer]
        show(UICollectionViewCompositionalLayout(section: section), counts: [10, 10])

        for (offset, y) in [(0, 460), (200, 660), (540, 1000), (900, 1000)] as [(CGFloat, CGFloat)] {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            #expect(header()?.minY == y, "\(offset)")
        }
    }

    // MARK: Views behind sections

    @Test func aBackgroundIsBehindItsWholeSectionWithItsInsets() throws {
        let section = makeSection()
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.boundarySupplementaryItems = [makeHeader(.top, size(100, 40))]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")

        show(layout, counts: [1, 2])

        let second = try #require(
            layout.layoutAttributesForDecorationView(ofKind: "background", at: IndexPath(item: 0, section: 1)))
        #expect(second.frame == CGRect(x: 6, y: 165, width: 286, height: 248))
        #expect(second.zIndex == -1)
        page.counts = [1, 3]
        view.insertItems(at: [IndexPath(item: 0, section: 1)])
        view.layoutIfNeeded()
        let taller = layout.layoutAttributesForDecorationView(ofKind: "background", at: IndexPath(item: 0, section: 1))
        #expect(taller?.frame.height == 348)
    }
}
