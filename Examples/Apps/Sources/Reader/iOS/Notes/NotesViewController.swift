import UIKit

/// The user's notes, which can be moved, flagged and removed.
final class NotesViewController: UIViewController, UICollectionViewDelegate {
    private enum Section { case main }

    private let library: Library
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Note.ID>!
    private lazy var removeItem = UIBarButtonItem(
        barButtonSystemItem: .trash, target: self, action: #selector(removeSelectedNotes(_:)))

    init(library: Library) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        title = L10n.notes
        // Notes can arrive before the tab is opened.
        NotificationCenter.default.addObserver(
            self, selector: #selector(notesDidChange(_:)), name: .noteWasAdded, object: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = UIColor(named: "AccentColor") ?? .separator
        configuration.separatorConfiguration.bottomSeparatorInsets.leading = 24
        configuration.itemSeparatorHandler = { [weak self] path, separator in
            var separator = separator
            if path.item == (self?.library.notes.count ?? 0) - 1 { separator.bottomSeparatorVisibility = .hidden }
            return separator
        }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in self?.flagActions(at: path) }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.delegate = self
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = editButtonItem
        configureDataSource()
        applySnapshot(animated: false)
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Note.ID> {
            [unowned self] cell, _, id in
            guard let note = library.notes.first(where: { $0.id == id }) else { return }
            var content = cell.defaultContentConfiguration()
            content.text = note.text
            content.textProperties.numberOfLines = 0
            cell.contentConfiguration = content
            cell.accessories = [.multiselect(), .reorder(displayed: .whenEditing)]
            if note.isFlagged {
                let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
                flag.accessibilityIdentifier = "flag"
                cell.accessories.append(
                    .customView(configuration: .init(
                        customView: flag, placement: .trailing(displayed: .whenNotEditing), tintColor: .systemOrange)))
            }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [library] transaction in
            let order = transaction.finalSnapshot.itemIdentifiers
            let notes = Dictionary(uniqueKeysWithValues: library.notes.map { ($0.id, $0) })
            library.setNotes(order.compactMap { notes[$0] })
        }
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Note.ID>()
        snapshot.appendSections([.main])
        snapshot.appendItems(library.notes.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func flagActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let flag = UIContextualAction(style: .normal, title: L10n.flag) { [weak self] _, _, done in
            self?.toggleFlag(id)
            done(true)
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [flag])
    }

    private func toggleFlag(_ id: Note.ID) {
        library.toggleFlag(id)
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }

    @objc private func notesDidChange(_ notification: Notification) {
        guard isViewLoaded else { return }
        applySnapshot(animated: false)
    }

    // MARK: Editing

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
        navigationItem.setLeftBarButton(editing ? removeItem : nil, animated: animated)
        removeItem.isEnabled = false
    }

    @objc func removeSelectedNotes(_ sender: UIBarButtonItem) {
        let ids = collectionView.indexPathsForSelectedItems?.compactMap(dataSource.itemIdentifier(for:)) ?? []
        library.removeNotes(Set(ids))
        applySnapshot(animated: true)
        setEditing(false, animated: true)
    }

    // MARK: UICollectionViewDelegate

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard isEditing else { return collectionView.deselectItem(at: indexPath, animated: true) }
        removeItem.isEnabled = true
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        removeItem.isEnabled = collectionView.indexPathsForSelectedItems?.isEmpty == false
    }
}
