import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

/// Outlines: as values, and in a list.
@MainActor @Suite struct SectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// Fruit with apple (with its kinds) and pear, and bread.
    private func makeOutline() -> Outline {
        var outline = Outline()
        outline.append(["fruit", "bread"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["russet", "gala"], to: "apple")
        return outline
    }

    @Test func onlyItemsWhoseParentsAreExpandedAreVisible() {
        var outline = makeOutline()

        #expect(outline.items == ["fruit", "apple", "russet", "gala", "pear", "bread"])
        #expect(outline.visibleItems == ["fruit", "bread"] && outline.rootItems == ["fruit", "bread"])
        outline.expand(["apple"])
        #expect(!outline.isVisible("gala") && outline.isExpanded("apple"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == outline.items && outline.isVisible("gala"))
        outline.collapse(["fruit"])
        #expect(outline.visibleItems == ["fruit", "bread"])
        #expect(outline.level(of: "gala") == 2 && outline.parent(of: "gala") == "apple")
        #expect(outline.index(of: "pear") == 4 && outline.index(of: "cheese") == nil)
    }

    @Test func itemsAreInsertedReplacedAndDeletedWithThoseBelow() {
        var outline = makeOutline()
        var plums = Outline()
        plums.append(["plum"])
        plums.append(["damson"], to: "plum")
        plums.expand(["plum"])

        outline.insert(plums, before: "pear")
        outline.insert(["cherry"], after: "pear")
        outline.delete(["apple", "cheese"])
        #expect(outline.items == ["fruit", "plum", "damson", "pear", "cherry", "bread"])
        #expect(outline.isExpanded("plum") && !outline.contains("gala"))
        outline.replace(childrenOf: "fruit", using: plums.snapshot(of: "plum"))
        #expect(outline.items == ["fruit", "damson", "bread"])
        #expect(outline.visualDescription() == "+ fruit\n  * damson\n* bread")
        outline.deleteAll()
        #expect(outline.items.isEmpty)
    }

    @Test func aPartOfAnOutlineIsAnOutline() {
        var outline = makeOutline()
        outline.expand(["apple"])

        let below = outline.snapshot(of: "fruit")
        let whole = outline.snapshot(of: "apple", includingParent: true)

        #expect(below.rootItems == ["apple", "pear"] && below.level(of: "gala") == 1)
        #expect(whole.visibleItems == ["apple", "russet", "gala"])
        #expect(Outline(whole).parent(of: "apple") == nil)
    }

    @Test func aRepeatedOrMissingItemRaisesAndChangesNothing() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        var outline = makeOutline()

        outline.append(["pear"])
        outline.append(["rye"], to: "cheese")
        outline.expand(["cheese"])

        #expect(outline.items == makeOutline().items)
        #expect(device.misuses.count == 3)
    }

    // MARK: In a list

    private let device = TestDevice(.iPhone14)
    private let page = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .sidebar)))

    private func show(
        style: UICellAccessory.OutlineDisclosureOptions.Style = .cell
    ) throws -> UICollectionViewDiffableDataSource<Int, String> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories =
                ["fruit", "apple"].contains(item) ? [.outlineDisclosure(options: .init(style: style))] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: page.collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.apply(makeOutline(), to: 0, animatingDifferences: false)
        device.show(page)
        try device.settle()
        return source
    }

    private func cell(_ item: Int) -> UICollectionViewListCell? {
        page.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    @Test func aTapOnTheChevronShowsAndHidesTheItemsBelow() throws {
        let source = try show()
        var calls: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }

        try device.tap("OutlineDisclosure")
        try device.settle()
        #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "bread"])
        #expect(cell(1)?.indentationLevel == 1 && cell(3)?.indentationLevel == 0)
        #expect(cell(0)?.configurationState.isExpanded == true)
        #expect(source.snapshot(for: 0).isExpanded("fruit"))
        let chevron = page.collectionView.convert(CGPoint(x: 358, y: cell(0)!.frame.midY), to: nil)
        try device.tap(.point(x: chevron.x, y: chevron.y))
        try device.settle()

        #expect(source.snapshot().itemIdentifiers == ["fruit", "bread"])
        #expect(calls == ["expand fruit", "collapse fruit"])
        #expect(page.collectionView.indexPathsForSelectedItems == [])
    }

    @Test func aHeaderIsToggledAnywhereAndACellIsSelected() throws {
        let source = try show(style: .header)

        try device.tap(try #require(cell(0)))
        try device.settle()
        #expect(source.snapshot().numberOfItems == 4)
        #expect(page.collectionView.indexPathsForSelectedItems == [])
        try device.tap(try #require(cell(2)))
        try device.settle()
        #expect(page.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test func handlersRefuseAndProvideItems() throws {
        let source = try show(style: .header)
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "apple" }
        source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, old in
            var fresh = old
            fresh.append(["late \(parent)"])
            return fresh
        }

        for row in [0, 1, 0] {
            try device.tap(try #require(cell(row)))
            try device.settle()
        }

        #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "late fruit", "bread"])
    }

    @Test func anotherSnapshotOfTheSectionEndsTheOutline() throws {
        let source = try show()
        var flat = source.snapshot()

        flat.appendItems(["cheese"])
        source.apply(flat, animatingDifferences: false)

        #expect(source.snapshot(for: 0).rootItems == ["fruit", "bread", "cheese"])
    }
}
