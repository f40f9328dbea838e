import UIKit

extension Probe {
    static let lists = [insetGroupedList]

    /// A list of two sections with headers and a footer, in a collection view.
    private static let insetGroupedList = Probe("list.inset", on: .phones) { run in
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let page = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        page.collectionView.alwaysBounceVertical = true
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let texts = kinds.enumerated().map { index, kind in
            UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { view, _, _ in
                var content =
                    index == 0
                    ? UIListContentConfiguration.groupedHeader() : UIListContentConfiguration.groupedFooter()
                content.text = index == 0 ? "Header" : "Footer"
                view.contentConfiguration = content
            }
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: page.collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(using: texts[kind == kinds[0] ? 0 : 1], for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["One", "Two"], toSection: 0)
        snapshot.appendItems(["Three"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false, completion: nil)
        await run.show(page)
        await run.wait(seconds: 0.5)

        let view: UICollectionView = page.collectionView
        @MainActor func frame(_ kind: String, _ section: Int) -> CGRect? {
            let path = IndexPath(item: 0, section: section)
            return view.supplementaryView(forElementKind: kind, at: path)?.rectInWindow
        }
        run.record("rowHeight", view.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.height)
        run.record("firstHeaderHeight", frame(kinds[0], 0)?.height)
        run.record("firstHeaderTop", frame(kinds[0], 0)?.minY)
        run.record(
            "headerAndFooterHeights", [frame(kinds[0], 1), frame(kinds[1], 0)].compactMap { $0?.height })
        run.record("background", run.picture()?.color(x: 5, y: run.window.bounds.height - 100))
        withExtendedLifetime(source) {}
    }
}
