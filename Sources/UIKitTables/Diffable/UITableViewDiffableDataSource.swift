import UIKitCore
import UIKitLists

/// A data source whose rows are the items of a snapshot. The table shows the difference when another is applied.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// Returns the configured cell of an item. Nil raises an exception.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    /// How rows appear and disappear. Default: automatic.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let presenter = SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>()

    /// Becomes the data source of `tableView`, which does not retain it. There are no rows until a snapshot is applied.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// A copy of the snapshot that was applied last.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        presenter.current
    }

    /// Shows the items of `snapshot`.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether rows move, appear and disappear animated. Default true.
    ///   - completion: Called when the animations have ended. Default nil.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let tableView, tableView.dataSource === self else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let animation = animatingDifferences ? defaultRowAnimation : .none
        presenter.apply(snapshot, in: tableView, animated: animation != .none, completion: completion) {
            tableView.record($0, with: animation)
        }
    }

    /// Shows the items of `snapshot` without animations, with new cells.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        presenter.reload(snapshot, in: tableView, completion: completion)
    }

    // MARK: Items and sections

    /// The item of a row; nil out of range.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { presenter.item(at: indexPath) }

    /// The row of an item; nil for no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        presenter.current.indexPath(of: itemIdentifier)
    }

    /// The section at an index; nil out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { presenter.section(at: index) }

    /// The index of a section; nil for no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        presenter.current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { presenter.current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.itemCount(inSection: section)
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
    fileprivate func record(_ difference: SnapshotDifference, with animation: RowAnimation) {
        if !difference.deletedSections.isEmpty { deleteSections(difference.deletedSections, with: animation) }
        if !difference.insertedSections.isEmpty { insertSections(difference.insertedSections, with: animation) }
        if !difference.deletedItems.isEmpty { deleteRows(at: difference.deletedItems, with: animation) }
        if !difference.insertedItems.isEmpty { insertRows(at: difference.insertedItems, with: animation) }
        for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
        for move in difference.movedItems { moveRow(at: move.from, to: move.to) }
        if !difference.reloadedItems.isEmpty { reloadRows(at: difference.reloadedItems, with: animation) }
        if !difference.reloadedSections.isEmpty { reloadSections(difference.reloadedSections, with: animation) }
    }
}
