import UIKitCore

/// A data source whose rows are the items of a snapshot. The table shows the difference when another is applied.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// Returns the configured cell of an item. Nil raises an exception.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// How rows appear and disappear. Default: automatic.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    /// Becomes the data source of `tableView`, which does not retain it. There are no rows until a snapshot is applied.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// A copy of the snapshot that was applied last.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows the items of `snapshot`.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether rows move, appear and disappear animated. Default true.
    ///   - completion: Called when the animations have ended. Default nil.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let old = current
        guard let tableView, tableView.dataSource === self else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let difference = SnapshotDifference(from: old, to: snapshot)
        let animation = animatingDifferences ? defaultRowAnimation : .none
        tableView.performBatchUpdates {
            self.current = snapshot.withoutReloads
            tableView.record(difference, animation: animation)
            let rows = snapshot.reloadedItemIdentifiers.compactMap(old.indexPath)
            if !rows.isEmpty { tableView.reloadRows(at: rows, with: animation) }
            let sections = snapshot.reloadedSectionIdentifiers.compactMap(old.indexOfSection)
            if !sections.isEmpty { tableView.reloadSections(IndexSet(sections), with: animation) }
        } completion: { _ in
            completion?()
        }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(current.indexPath)
        if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
    }

    /// Shows the items of `snapshot` without animations, with new cells.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot.withoutReloads
        tableView?.reloadData()
        completion?()
    }

    // MARK: Items and sections

    /// The item of a row; nil out of range.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// The row of an item; nil for no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }

    /// The section at an index; nil out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// The index of a section; nil for no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map(current.numberOfItems) ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        misuse("The cell provider returned nil for the row at \(indexPath.section), \(indexPath.row).", raises: true)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalRequirement.skip()
        return nil
    }

    /// Whether a row can be edited. Default false, as with every diffable data source.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Whether a row can be moved. Default false.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }
}

extension UITableView {
    /// Adds the changes of a snapshot to the current group of updates.
    fileprivate func record(_ difference: SnapshotDifference, animation: RowAnimation) {
        if !difference.deletedSections.isEmpty { deleteSections(difference.deletedSections, with: animation) }
        if !difference.insertedSections.isEmpty { insertSections(difference.insertedSections, with: animation) }
        if !difference.deletedRows.isEmpty { deleteRows(at: difference.deletedRows, with: animation) }
        if !difference.insertedRows.isEmpty { insertRows(at: difference.insertedRows, with: animation) }
        for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
        for move in difference.movedRows { moveRow(at: move.from, to: move.to) }
        if animation == .none { state.updates.movesAreAnimated = false }
    }
}
