import UIKit

/// Names in a section for each first letter, with the letters as titles of the index.
@MainActor final class NamesByLetter: NSObject, UICollectionViewDataSource {
    private static let names = [
        "Ada", "Alan", "Anita", "Barbara", "Bjarne", "Chris", "Claude", "Dennis", "Donald", "Edsger", "Frances",
        "Grace", "Guido", "Hedy", "Joan", "John", "Karen", "Ken", "Leslie", "Margaret", "Niklaus", "Radia", "Shafi",
        "Tim",
    ]
    private let sections: [(letter: String, names: [String])]
    private let cells: UICollectionView.CellRegistration<UICollectionViewListCell, String>
    private let headers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

    /// Creates a data source, and makes it that of `view`.
    init(_ view: UICollectionView) {
        let groups = Dictionary(grouping: Self.names) { String($0.prefix(1)) }
        let sections = groups.sorted { $0.key < $1.key }.map { (letter: $0.key, names: $0.value) }
        self.sections = sections
        cells = UICollectionView.CellRegistration { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        headers = UICollectionView.SupplementaryRegistration(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = UIListContentConfiguration.plainHeader()
            content.text = sections[path.section].letter
            header.contentConfiguration = content
        }
        super.init()
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].names.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: sections[indexPath.section].names[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { sections.map(\.letter) }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }
}
