import UIKit

extension GalleryPage {
    /// Collection views, each with a trace of its delegate calls.
    static let collections = GalleryPage(
        id: "collections", title: "Collections", summary: "Grids, tags, mosaics and lists",
        group: .system, symbol: "square.grid.2x2", tint: .systemIndigo
    ) { CollectionsPage() }
}

private final class CollectionsPage: ExamplesController {
    override func makeExamples() -> [Example] {
        title = "Collections".localized
        return [
            Example(
                "Grid",
                note: "A flow layout of 100,000 items. Only visible items have a cell. Two fingers select several.",
                makeGrid()),
            Example(
                "Tags",
                note: "Cells determine their size. Shuffle gives them new places; hold one to move it yourself.",
                makeTags()),
            Example("Mosaic", note: "A compositional layout: a large item beside a column of two.", makeMosaic()),
            Example(
                "Carousel", note: "Each row scrolls by itself: by one tile to the middle, or freely to the next edge.",
                makeCarousel()),
            Example(
                "Outline", note: "A section snapshot: a tap on a chevron shows or hides the rows below.", makeOutline()),
            Example("List", note: "Rows with accessories. Edit shows those that delete.", makeList()),
            Example("Names", note: "The letters at the edge scroll to their sections.", makeNames()),
            Example(
                "Two layouts", note: "The slider moves the items from one layout to the other.", makeTwoLayouts()),
        ]
    }

    // MARK: Grid

    private func makeGrid() -> UIView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 56, height: 56)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
            cell.show("\(number)", color: TileCell.colors[number % TileCell.colors.count])
        }
        let source = CountedItems(count: 100_000) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item)
        }
        view.dataSource = source
        view.allowsMultipleSelectionDuringEditing = true
        let button = makeButton("Scroll to 50,000") { [unowned view] in
            view.scrollToItem(at: IndexPath(item: 50_000, section: 0), at: .centeredVertically, animated: false)
        }
        return TracedCollection(view, control: button, retaining: source)
    }

    // MARK: Tags

    private func makeTags() -> UIView {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 60, height: 32)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<TagCell, String> { cell, _, text in cell.text = text }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        let words = [
            "Swift", "Constraints", "Layers", "Sheets", "Popovers", "Menus", "Scroll views", "Text", "Alerts", "Pages",
            "Gestures", "Animations",
        ]
        var order = words
        let apply = {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(order)
            source.apply(snapshot)
        }
        apply()
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { order = $0.finalSnapshot.itemIdentifiers }
        view.addGestureRecognizer(ItemMover())
        let button = makeButton("Shuffle") {
            order = Array(order.suffix(5) + order.prefix(order.count - 5))
            apply()
        }
        return TracedCollection(view, control: button, retaining: source)
    }

    // MARK: Mosaic

    private func makeMosaic() -> UIView {
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: makeMosaicSection()))
        let registration = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
            cell.show("\(number)", color: TileCell.colors[(number / 3 + number) % TileCell.colors.count])
        }
        let source = CountedItems(count: 30) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item)
        }
        view.dataSource = source
        return TracedCollection(view, control: nil, retaining: source)
    }

    private func makeMosaicSection() -> NSCollectionLayoutSection {
        let inset = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        let large = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.65), heightDimension: .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        large.contentInsets = inset
        small.contentInsets = inset
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.35), heightDimension: .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(130)),
            subitems: [large, column])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = inset
        return section
    }

    // MARK: Carousel

    private func makeCarousel() -> UIView {
        let layout = UICollectionViewCompositionalLayout { [unowned self] index, _ in makeCarouselSection(index) }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<TileCell, Int> { cell, path, number in
            cell.show("\(number)", color: TileCell.colors[(number + path.section) % TileCell.colors.count])
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(Array(1...12), toSection: 0)
        snapshot.appendItems(Array(13...40), toSection: 1)
        source.apply(snapshot)
        return TracedCollection(view, control: nil, retaining: source)
    }

    private func makeCarouselSection(_ index: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(index == 0 ? 140 : 70), heightDimension: .absolute(index == 0 ? 90 : 60))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.orthogonalScrollingBehavior = index == 0 ? .groupPagingCentered : .continuousGroupLeadingBoundary
        guard index == 0 else { return section }
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let width = environment.container.contentSize.width
            for item in items {
                let scale = max(0.7, 1 - abs(item.frame.midX - offset.x - width / 2) / width)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    // MARK: Outline

    private func makeOutline() -> UIView {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let parents = ["Planets", "Inner"]
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = parents.contains(item) ? [.outlineDisclosure()] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Planets", "Moon"])
        outline.append(["Inner", "Jupiter"], to: "Planets")
        outline.append(["Venus", "Mars"], to: "Inner")
        outline.expand(["Planets"])
        source.apply(outline, to: 0, animatingDifferences: false)
        return TracedCollection(view, control: nil, retaining: source)
    }

    // MARK: List

    private func makeList() -> UIView {
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        view.backgroundColor = .systemGroupedBackground
        let rows = ListRows(view)
        let button = makeButton("Edit") { [unowned view] in view.isEditing.toggle() }
        return TracedCollection(view, control: button, retaining: rows)
    }

    // MARK: Names

    private func makeNames() -> UIView {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        return TracedCollection(view, control: nil, retaining: NamesByLetter(view))
    }

    // MARK: Two layouts

    private func makeTwoLayouts() -> UIView {
        func layout(itemSize: CGSize, spacing: CGFloat) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = itemSize
            layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            layout.minimumLineSpacing = spacing
            layout.minimumInteritemSpacing = spacing
            return layout
        }
        let small = layout(itemSize: CGSize(width: 44, height: 44), spacing: 6)
        let large = layout(itemSize: CGSize(width: 110, height: 90), spacing: 12)
        let view = UICollectionView(frame: .zero, collectionViewLayout: small)
        let registration = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
            cell.show("\(number)", color: TileCell.colors[number % TileCell.colors.count])
        }
        let source = CountedItems(count: 24) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item)
        }
        view.dataSource = source
        return TracedCollection(view, control: LayoutSlider(view, layouts: (small, large)), retaining: source)
    }

    private func makeButton(_ title: String, action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.followTextSize()
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        return button
    }
}
