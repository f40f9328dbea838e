import UIKit

/// All books by genre, as an outline.
final class ShelvesViewController: UICollectionViewController {
    private enum Section { case main }

    private enum Row: Hashable {
        case shelf(Book.Genre)
        case book(Book)
    }

    private let library: Library
    private lazy var dataSource = makeDataSource()
    private var changeObserver: NSObjectProtocol?

    init(library: Library) {
        self.library = library
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.backgroundColor = UIColor(named: "Paper")
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = L10n.shelves
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = true
        collectionView.dataSource = dataSource
        dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] row in self?.announce(row) }
        applySnapshot(animated: false)
        changeObserver = NotificationCenter.default.addObserver(
            forName: .libraryDidChange, object: library, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.applySnapshot(animated: true) }
        }
    }

    private func announce(_ row: Row) {
        guard case .shelf(let genre) = row else { return }
        UIAccessibility.post(notification: .announcement, argument: genre.title)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
        let shelfRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Book.Genre> {
            [unowned self] cell, _, genre in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = genre.title
            content.image = UIImage(systemName: genre.symbolName)
            content.textProperties.font = .readerTitle(ofSize: 20, weight: .bold, like: .title3)
            cell.contentConfiguration = content
            let count = library.books.filter { $0.genre == genre }.count
            cell.accessories = [
                .label(text: "\(count)"), .outlineDisclosure(options: .init(style: .header)),
            ]
            cell.accessibilityIdentifier = "shelf-\(genre.rawValue)"
        }
        let bookRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { cell, _, book in
            var content = cell.defaultContentConfiguration()
            content.text = book.title
            content.secondaryText = book.author
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listCell()
            background.cornerRadius = 8
            cell.backgroundConfiguration = background
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, row in
            switch row {
            case .shelf(let genre):
                return collectionView.dequeueConfiguredReusableCell(using: shelfRegistration, for: indexPath, item: genre)
            case .book(let book):
                return collectionView.dequeueConfiguredReusableCell(using: bookRegistration, for: indexPath, item: book)
            }
        }
    }

    private func applySnapshot(animated: Bool) {
        let old = dataSource.snapshot(for: .main)
        var snapshot = NSDiffableDataSourceSectionSnapshot<Row>()
        for genre in Book.Genre.allCases {
            let shelf = Row.shelf(genre)
            snapshot.append([shelf])
            snapshot.append(library.books.filter { $0.genre == genre }.map(Row.book), to: shelf)
            if old.contains(shelf) ? old.isExpanded(shelf) : genre == .fiction { snapshot.expand([shelf]) }
        }
        dataSource.apply(snapshot, to: .main, animatingDifferences: animated)
    }

    // MARK: UICollectionViewDelegate

    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        if case .shelf = dataSource.itemIdentifier(for: indexPath) { return false }
        return true
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard case .book(let book) = dataSource.itemIdentifier(for: indexPath) else { return }
        let reading = ReadingViewController(book: book, library: library)
        reading.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(reading, animated: true)
    }
}
