import UIKitCore

/// The snapshot that a data source shows, and the way from one to the next in its list.
@MainActor package final class SnapshotPresenter<Section: Hashable, Item: Hashable> {
    package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// The snapshot that was applied last, without what it reloads. Setting it changes nothing in the list.
    package var current = Snapshot()

    package init() {}

    // MARK: Applying

    /// Shows the items of `snapshot`: the list moves, removes and adds what is different.
    ///
    /// - Parameters:
    ///   - list: The list that shows the data source.
    ///   - animated: Whether items move, appear and disappear animated.
    ///   - completion: Called when the animations have ended.
    ///   - record: Calls the list's methods for the changes, which an app may override.
    package func apply(
        _ snapshot: Snapshot, in list: any ListView, animated: Bool, completion: (() -> Void)?,
        record: @escaping (SnapshotDifference) -> Void
    ) {
        let difference = SnapshotDifference(from: current, to: snapshot)
        let updates = {
            self.current = snapshot.withoutReloads
            record(difference)
            if !animated { list.updateQueue.record { $0.movesAreAnimated = false } }
        }
        list.performBatchUpdates(updates) { _ in completion?() }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(current.indexPath)
        if !reconfigured.isEmpty { list.reconfigureCells(at: reconfigured) }
    }

    /// Shows the items of `snapshot` with new cells, without animations.
    package func reload(_ snapshot: Snapshot, in list: (any ListView)?, completion: (() -> Void)?) {
        current = snapshot.withoutReloads
        list?.reloadData()
        completion?()
    }

    // MARK: Items and sections

    /// The item at a place; nil out of range.
    package func item(at path: IndexPath) -> Item? {
        section(at: path.section).flatMap { current.itemIdentifiers(inSection: $0)[safe: path.item] }
    }

    /// The section at an index; nil out of range.
    package func section(at index: Int) -> Section? { current.sectionIdentifiers[safe: index] }

    /// The number of items of the section at an index; 0 out of range.
    package func itemCount(inSection index: Int) -> Int { section(at: index).map(current.numberOfItems) ?? 0 }
}
