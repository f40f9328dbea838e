import UIKit

/// The start of the app: books that the user reads, all books as covers, and recently added ones as a list.
final class HomeViewController: UIViewController {
    enum Section: Int, CaseIterable {
        case reading, featured, all
    }

    /// A book can be in several sections, so that items name their section too.
    struct Item: Hashable {
        let section: Section
        let bookID: Book.ID
    }

    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private let library: Library
    private var collectionView: UICollectionView!
    private var dataSource: DataSource!
    private let searchController = UISearchController(searchResultsController: nil)

    init(library: Library) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        title = L10n.home
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureCollectionView()
        configureDataSource()
        configureSearch()
        applySnapshot(animated: false)
        NotificationCenter.default.addObserver(
            self, selector: #selector(libraryDidChange), name: .libraryDidChange, object: library)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: animated) }
    }

    @objc private func libraryDidChange() {
        applySnapshot(animated: view.window != nil)
    }

    private func book(at indexPath: IndexPath) -> Book? {
        dataSource.itemIdentifier(for: indexPath).flatMap { library.book(withID: $0.bookID) }
    }

    // MARK: - Setup

    private func configureCollectionView() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = UIColor(named: "Paper")
        collectionView.delegate = self
        collectionView.accessibilityIdentifier = "home"
        view.addSubview(collectionView)
    }

    private func configureSearch() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = L10n.search
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    private func configureDataSource() {
        let coverRegistration = UICollectionView.CellRegistration<CoverCell, Item> { [unowned self] cell, _, item in
            guard let book = library.book(withID: item.bookID) else { return }
            cell.configure(with: book, progress: item.section == .reading ? library.progress(of: book) : nil)
        }
        let listRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
            [unowned self] cell, _, item in
            guard let book = library.book(withID: item.bookID) else { return }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = book.title
            content.secondaryText = book.author
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(named: book.cover)
            content.imageProperties.maximumSize = CGSize(width: 32, height: 48)
            content.imageProperties.cornerRadius = 4
            cell.contentConfiguration = content
            var accessories: [UICellAccessory] = [.disclosureIndicator()]
            if library.isFavorite(book) {
                let star = UIImageView(image: UIImage(systemName: "star.fill"))
                star.accessibilityIdentifier = "star-\(book.id)"
                accessories.insert(
                    .customView(
                        configuration: .init(customView: star, placement: .trailing(), tintColor: .systemYellow)),
                    at: 0)
            }
            if library.isFinished(book) { accessories.insert(.checkmark(displayed: .always), at: 0) }
            cell.accessories = accessories
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
            elementKind: SectionHeaderView.elementKind
        ) { [unowned self] header, _, indexPath in
            let section = dataSource.sectionIdentifier(for: indexPath.section)
            header.label.text = section.map(headerTitle)
        }
        let badgeRegistration = UICollectionView.SupplementaryRegistration<NewBadgeView>(
            elementKind: NewBadgeView.elementKind
        ) { [unowned self] badge, _, indexPath in
            badge.isHidden = book(at: indexPath)?.isNew != true
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            switch item.section {
            case .reading, .featured:
                return collectionView.dequeueConfiguredReusableCell(
                    using: coverRegistration, for: indexPath, item: item)
            case .all:
                return collectionView.dequeueConfiguredReusableCell(
                    using: listRegistration, for: indexPath, item: item)
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            kind == NewBadgeView.elementKind
                ? collectionView.dequeueConfiguredReusableSupplementary(using: badgeRegistration, for: indexPath)
                : collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func headerTitle(of section: Section) -> String {
        switch section {
        case .reading: return L10n.continueReading
        case .featured: return L10n.featured
        case .all: return L10n.bookCount(dataSource.snapshot().numberOfItems(inSection: .all))
        }
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = Snapshot()
        let search = searchController.searchBar.text ?? ""
        if search.isEmpty {
            let reading = library.booksInProgress.map { Item(section: .reading, bookID: $0.id) }
            if !reading.isEmpty {
                snapshot.appendSections([.reading])
                snapshot.appendItems(reading)
            }
            snapshot.appendSections([.featured])
            snapshot.appendItems(library.books.map { Item(section: .featured, bookID: $0.id) })
        }
        snapshot.appendSections([.all])
        let all = library.books(matching: search).map { Item(section: .all, bookID: $0.id) }
        snapshot.appendItems(all)
        let known = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: animated)
        updateHeader()
    }

    private func updateHeader() {
        guard let section = dataSource.index(for: .all) else { return }
        let path = IndexPath(item: 0, section: section)
        let header = collectionView.supplementaryView(forElementKind: SectionHeaderView.elementKind, at: path)
        (header as? SectionHeaderView)?.label.text = headerTitle(of: .all)
    }

    // MARK: - Actions

    private func open(_ book: Book) {
        let reading = ReadingViewController(book: book, library: library)
        reading.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(reading, animated: true)
    }

    private func share(_ book: Book, from source: UIView?) {
        let activity = UIActivityViewController(activityItems: ["\(book.title) – \(book.author)"], applicationActivities: nil)
        activity.popoverPresentationController?.sourceView = source ?? view
        present(activity, animated: true)
    }

    private func confirmRemoval(of book: Book, completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: book.title, message: nil, preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: L10n.remove, style: .destructive) { [library] _ in
                library.remove(book)
                completion(true)
            })
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("action.cancel", comment: "Button"), style: .cancel) { _ in
                completion(false)
            })
        alert.popoverPresentationController?.sourceView = view
        present(alert, animated: true)
    }
}

// MARK: - Layout

extension HomeViewController {
    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 8
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                switch self?.dataSource.sectionIdentifier(for: index) {
                case .reading: return self?.makeReadingSection(environment)
                case .featured: return self?.makeFeaturedSection(environment)
                case .all, .none: return self?.makeListSection(environment)
                }
            }, configuration: configuration)
    }

    private func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(48)),
            elementKind: SectionHeaderView.elementKind, alignment: .top)
    }

    /// A group with one cover. With text for accessibility, it is as wide as the page and as high as its texts need.
    private func makeCoverGroup(
        width: NSCollectionLayoutDimension, height: CGFloat, badges: [NSCollectionLayoutSupplementaryItem] = [],
        _ environment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutGroup {
        let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let item = NSCollectionLayoutItem(
            layoutSize: .init(
                widthDimension: .fractionalWidth(1),
                heightDimension: isLarge ? .estimated(height) : .fractionalHeight(1)),
            supplementaryItems: badges)
        return NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(
                widthDimension: isLarge ? .fractionalWidth(0.85) : width,
                heightDimension: isLarge ? .estimated(height) : .absolute(height)),
            subitems: [item])
    }

    /// Wide cards, one of which is in the middle; those at the sides are smaller.
    private func makeReadingSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isWide = environment.traitCollection.horizontalSizeClass == .regular
        let group = makeCoverGroup(width: .fractionalWidth(isWide ? 0.3 : 0.6), height: 250, environment)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.boundarySupplementaryItems = [makeHeader()]
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let width = environment.container.contentSize.width
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - offset.x - width / 2)
                let scale = max(0.85, 1 - distance / width * 0.25)
                item.transform3D = CATransform3DMakeScale(scale, scale, 1)
            }
        }
        return section
    }

    /// Small covers with a badge that scroll freely and stop at a cover.
    private func makeFeaturedSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .estimated(36), heightDimension: .estimated(20)),
            elementKind: NewBadgeView.elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 6, y: -6)))
        let group = makeCoverGroup(width: .absolute(110), height: 210, badges: [badge], environment)
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(6), trailing: nil, bottom: .fixed(6))
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.boundarySupplementaryItems = [makeHeader()]
        return section
    }

    private func makeListSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.backgroundColor = .clear
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in self?.leadingActions(at: path) }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.trailingActions(at: path) }
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        let header = makeHeader()
        header.pinToVisibleBounds = false
        section.contentInsets.top = 0
        section.boundarySupplementaryItems = [header]
        return section
    }

    private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let book = book(at: indexPath) else { return nil }
        let finish = UIContextualAction(style: .normal, title: L10n.finished) { [library] _, _, done in
            library.toggleFinished(book)
            done(true)
        }
        finish.image = UIImage(systemName: "checkmark")
        finish.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [finish])
    }

    private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let book = book(at: indexPath) else { return nil }
        let remove = UIContextualAction(style: .destructive, title: L10n.remove) { [weak self] _, _, done in
            self?.confirmRemoval(of: book, completion: done)
        }
        let favorite = UIContextualAction(style: .normal, title: L10n.favorite) { [library] _, _, done in
            library.toggleFavorite(book)
            done(true)
        }
        favorite.backgroundColor = .systemOrange
        let configuration = UISwipeActionsConfiguration(actions: [remove, favorite])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}

// MARK: - UICollectionViewDelegate

extension HomeViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let book = book(at: indexPath) else { return }
        open(book)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first, let book = book(at: indexPath) else { return nil }
        let preview: UIContextMenuContentPreviewProvider? = { BookPreviewViewController(book: book) }
        return UIContextMenuConfiguration(identifier: book.id as NSString, previewProvider: preview) { [weak self] _ in
            self?.makeMenu(for: book, at: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {
        guard let id = configuration.identifier as? NSString, let book = library.book(withID: id as String) else { return }
        animator.addCompletion { [weak self] in self?.open(book) }
    }

    private func makeMenu(for book: Book, at indexPath: IndexPath) -> UIMenu {
        let isFavorite = library.isFavorite(book)
        let favorite = UIAction(
            title: isFavorite ? L10n.unfavorite : L10n.favorite,
            image: UIImage(systemName: isFavorite ? "star.slash" : "star")
        ) { [library] _ in
            library.toggleFavorite(book)
        }
        let share = UIAction(title: L10n.share, image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
            self?.share(book, from: self?.collectionView.cellForItem(at: indexPath))
        }
        let remove = UIAction(
            title: L10n.remove, image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in
            self?.confirmRemoval(of: book) { _ in }
        }
        return UIMenu(children: [favorite, share, UIMenu(options: .displayInline, children: [remove])])
    }
}

// MARK: - UISearchResultsUpdating

extension HomeViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        applySnapshot(animated: true)
    }
}
