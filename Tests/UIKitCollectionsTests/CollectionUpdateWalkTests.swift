import CoreGraphics
import Testing
import TestSupport
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

/// Many random changes, compared with a list of strings.
@MainActor @Suite struct CollectionUpdateWalkTests {
    private final class Cell: UICollectionViewCell {
        var text = ""
    }

    /// Sections of texts, which the collection view has to show.
    private final class Page: UICollectionViewController {
        var sections: [[String]]
        private var made = 0

        init(_ layout: UICollectionViewLayout) {
            sections = []
            super.init(collectionViewLayout: layout)
            sections = [(0..<30).map { _ in makeText() }, (0..<3).map { _ in makeText() }]
        }

        required init?(coder: NSCoder) { nil }

        func makeText() -> String {
            made += 1
            return "text \(made)"
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.allowsMultipleSelection = true
            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.text = sections[indexPath.section][indexPath.item]
            return cell
        }

        func text(at path: IndexPath) -> String { sections[path.section][path.item] }

        /// One random group of changes, to the texts and to the collection view.
        func change(with random: inout SeededRandom) {
            collectionView.performBatchUpdates {
                let section = Int.random(in: 0..<sections.count, using: &random)
                let old = sections[section]
                var kept = Array(old.indices)
                let deleted = kept.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
                kept.removeAll(where: deleted.contains)
                let moved = kept.isEmpty ? nil : kept.randomElement(using: &random)
                var new: [(text: String, from: Int?)] = kept.filter { $0 != moved }.map { (old[$0], $0) }
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    new.insert((makeText(), nil), at: Int.random(in: 0...new.count, using: &random))
                }
                if let moved { new.insert((old[moved], moved), at: Int.random(in: 0...new.count, using: &random)) }
                sections[section] = new.map(\.text)
                collectionView.deleteItems(at: deleted.map { IndexPath(item: $0, section: section) })
                for (place, item) in new.enumerated() {
                    let path = IndexPath(item: place, section: section)
                    if item.from == nil { collectionView.insertItems(at: [path]) }
                    if let from = item.from, from == moved {
                        collectionView.moveItem(at: IndexPath(item: from, section: section), to: path)
                    }
                }
            }
        }

        /// Adds, removes or moves a section.
        func changeSections(with random: inout SeededRandom) {
            let section = Int.random(in: 0..<sections.count, using: &random)
            let target = Int.random(in: 0..<sections.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0 where sections.count < 6:
                sections.insert([makeText(), makeText()], at: section)
                collectionView.insertSections([section])
            case 1 where sections.count > 2:
                sections.remove(at: section)
                collectionView.deleteSections([section])
            default:
                sections.insert(sections.remove(at: section), at: target)
                collectionView.moveSection(section, toSection: target)
            }
        }
    }

    private func makeLayout(_ kind: String) -> UICollectionViewLayout {
        guard kind == "compositional" else {
            let flow = UICollectionViewFlowLayout()
            flow.headerReferenceSize = .zero
            return flow
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    /// Whether the cells and the selection are those of the texts.
    private func check(_ page: Page, selected: Set<String>, step: Int) {
        let view = page.collectionView!
        view.layoutIfNeeded()
        for path in view.indexPathsForVisibleItems {
            let cell = view.cellForItem(at: path) as? Cell
            #expect(cell?.text == page.text(at: path), "step \(step)")
            #expect(cell?.isSelected == selected.contains(page.text(at: path)), "step \(step)")
        }
        let all = Set(page.sections.joined())
        let shown = (view.indexPathsForSelectedItems ?? []).map(page.text)
        #expect(Set(shown) == selected.intersection(all) && Set(shown).count == shown.count, "step \(step)")
        let visible = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
        let expected = Set(visible.filter { $0.frame.intersection(view.bounds).height > 0 }.map(\.indexPath))
        #expect(expected.isSubset(of: Set(view.indexPathsForVisibleItems)), "step \(step)")
    }

    @Test(arguments: [1, 2, 3], ["flow", "compositional"])
    func cellsAndSelectionFollowEveryChange(seed: Int, kind: String) throws {
        let device = TestDevice(.iPhoneSE)
        var random = SeededRandom(seed: seed)
        let page = Page(makeLayout(kind))
        device.show(page)
        var selected: Set<String> = []

        for step in 0..<150 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: page.changeSections(with: &random)
            case 1:
                let visible = page.collectionView.indexPathsForVisibleItems
                if let path = visible.randomElement(using: &random) {
                    page.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
                    selected.insert(page.text(at: path))
                }
            case 2:
                let limit = max(0, page.collectionView.contentSize.height - page.collectionView.bounds.height)
                page.collectionView.setContentOffset(
                    CGPoint(x: 0, y: CGFloat.random(in: 0...max(1, limit), using: &random)), animated: step % 2 == 0)
            case 3:
                let visible = page.collectionView.indexPathsForVisibleItems
                if let path = visible.randomElement(using: &random) { page.collectionView.reconfigureItems(at: [path]) }
            case 4: UIView.performWithoutAnimation { page.change(with: &random) }
            default: page.change(with: &random)
            }
            selected.formIntersection(page.sections.joined())
            if step % 3 != 0 { device.advance(by: Double.random(in: 0...0.4, using: &random)) }
            check(page, selected: selected, step: step)
        }
        try device.settle()
        check(page, selected: selected, step: 150)

        let cells = page.collectionView.subviews.compactMap { $0 as? Cell }
        #expect(cells.allSatisfy { $0.alpha == 1 })
        #expect(
            Set(cells.map(ObjectIdentifier.init)) == Set(page.collectionView.visibleCells.map(ObjectIdentifier.init)))
    }

    @Test func snapshotsInAnyOrderAreShown() throws {
        let device = TestDevice(.iPhoneSE)
        var random = SeededRandom(seed: 4)
        let page = UICollectionViewController(collectionViewLayout: makeLayout("compositional"))
        let registration = UICollectionView.CellRegistration<Cell, String> { $0.text = $2 }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: page.collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        device.show(page)

        for step in 0..<120 {
            var items = (0..<40).map { "item \($0)" }.shuffled(using: &random)
            items.removeLast(Int.random(in: 0..<30, using: &random))
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections(
                Array([1, 2, 3].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))))
            for item in items {
                snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &random))
            }
            if let item = items.first { snapshot.reloadItems([item]) }
            if let item = items.last, items.count > 1 { snapshot.reconfigureItems([item]) }
            source.apply(snapshot, animatingDifferences: step % 4 != 0)
            if step % 3 == 0 { device.advance(by: 0.1) }
            page.collectionView.layoutIfNeeded()
            for path in page.collectionView.indexPathsForVisibleItems {
                let cell = page.collectionView.cellForItem(at: path) as? Cell
                #expect(cell?.text == source.itemIdentifier(for: path), "step \(step)")
            }
            #expect(!page.collectionView.indexPathsForVisibleItems.isEmpty)
        }
        try device.settle()

        #expect(page.collectionView.subviews.count { $0 is Cell } == page.collectionView.visibleCells.count)
    }

    @Test(arguments: ["plain", "change", "layout", "transition", "sizing"])
    func nothingOutlivesACycleOfChanges(kind: String) throws {
        weak var shownView: UICollectionView?
        weak var layout: UICollectionViewLayout?
        weak var cell: UICollectionViewCell?
        var random = SeededRandom(seed: 5)

        func runCycle() throws {
            let device = TestDevice(.iPhoneSE)
            let page = Page(makeLayout("compositional"))
            device.show(page)
            let view = page.collectionView!
            switch kind {
            case "change": page.change(with: &random)
            case "layout":
                view.setCollectionViewLayout(makeLayout("flow"), animated: true)
                device.advance(by: 0.1)
            case "transition":
                _ = view.startInteractiveTransition(to: makeLayout("flow"))
                view.finishInteractiveTransition()
            case "sizing":
                view.selfSizingInvalidation = .enabledIncludingConstraints
                page.change(with: &random)
            default: break
            }
            try device.settle()
            (shownView, layout) = (view, view.collectionViewLayout)
            cell = page.collectionView.visibleCells.first
            #expect(cell != nil)
        }
        try runCycle()

        #expect(shownView == nil)
        #expect(layout == nil)
        #expect(cell == nil)
    }

    /// Counts the elements that it is asked for.
    private final class CountingLayout: UICollectionViewCompositionalLayout {
        private(set) var elements = 0

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let found = super.layoutAttributesForElements(in: rect)
            elements += found?.count ?? 0
            return found
        }
    }

    /// What 30 steps of scrolling need.
    private struct ScrollCost: Equatable {
        var createdViews = 0
        var sections = 0
        var elements = 0
    }

    private func costOfScrolling(items: Int) -> ScrollCost {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        var sections = 0
        let layout = CountingLayout(sectionProvider: { _, _ in
            sections += 1
            return NSCollectionLayoutSection(group: group)
        })
        let device = TestDevice(.iPhoneSE)
        let page = Page(layout)
        page.sections = [(0..<items).map { "item \($0)" }]
        device.show(page)
        page.view.layoutIfNeeded()
        page.collectionView.contentOffset.y = 2000
        page.view.layoutIfNeeded()
        let before = ScrollCost(
            createdViews: page.collectionView.reuse.createdCount, sections: sections, elements: layout.elements)
        for step in 1...30 {
            page.collectionView.contentOffset.y = 2000 + CGFloat(step) * 12
            page.view.layoutIfNeeded()
        }
        return ScrollCost(
            createdViews: page.collectionView.reuse.createdCount - before.createdViews,
            sections: sections - before.sections, elements: layout.elements - before.elements)
    }

    @Test func scrollingCostsTheSameForManyItems() {
        let few = costOfScrolling(items: 300)
        let many = costOfScrolling(items: 10_000)

        #expect(few == many && many.sections == 0 && many.createdViews == 0 && many.elements > 0)
    }
}
