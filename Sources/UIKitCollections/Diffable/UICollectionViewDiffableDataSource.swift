import Foundation
import UIKitControls
import UIKitCore
import UIKitLists

/// A data source of a collection view that shows snapshots, and animates the way from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Returns the cell of an item, from the collection view's dequeue methods.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns a supplementary view, from the collection view's dequeue methods.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// What happens when the user moves items.
    public struct ReorderingHandlers {
        /// Whether the user can move an item; nil, the default, for no.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before a move is applied. Default nil.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when a move was applied: bring the app's data into the new order. Default nil.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Handlers that allow no move.
        public init() {}
    }

    /// What happens when the user shows or hides the items below one in a section snapshot.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Whether the user can show the items below one; nil, the default, for yes.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before the items below one are shown. Default nil.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether the user can hide the items below one; nil, the default, for yes.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before the items below one are hidden. Default nil.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the items to show below one, given those that are there, when the user expands it. Default nil.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Handlers that allow everything.
        public init() {}
    }

    /// The supplementary views; nil, the default, for a layout without.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// What happens when the user moves items.
    open var reorderingHandlers = ReorderingHandlers()
    /// What happens when the user shows or hides the items below one in a section snapshot.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let presenter = SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>()
    /// The outlines of sections that have one.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Creates a data source and makes it that of `collectionView`, which does not retain it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// A copy of the snapshot that was applied last.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        presenter.current
    }

    /// Shows the items of `snapshot`.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether items move, appear and disappear animated. Default true.
    ///   - completion: Called when the animations have ended. Default nil.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines = outlines.filter { section, outline in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
        }
        show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool, completion: (() -> Void)?
    ) {
        guard let collectionView, collectionView.dataSource === self, presenter.current.numberOfSections > 0 else {
            return presenter.reload(snapshot, in: collectionView, completion: completion)
        }
        presenter.apply(snapshot, in: collectionView, animated: animatingDifferences, completion: completion) {
            collectionView.record($0)
        }
    }

    /// Shows the items of `snapshot` without animations, with new cells.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        outlines = [:]
        presenter.reload(snapshot, in: collectionView, completion: completion)
    }

    // MARK: Section snapshots

    /// A copy of the outline of a section: the one that was applied last, or its items without levels.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if presenter.current.indexOfSection(section) != nil {
            flat.append(presenter.current.itemIdentifiers(inSection: section))
        }
        return flat
    }

    /// Shows the items of an outline in a section, which is added at the end if it is not there.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether items move, appear and disappear animated. Default true.
    ///   - completion: Called when the animations have ended. Default nil.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var next = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
        next.appendSections(presenter.current.sectionIdentifiers)
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        for identifier in next.sectionIdentifiers {
            let items =
                identifier == section ? snapshot.visibleItems : presenter.current.itemIdentifiers(inSection: identifier)
            next.appendItems(items, toSection: identifier)
        }
        show(next, animatingDifferences: animatingDifferences, completion: completion)
        collectionView?.updateOutlines(animated: animatingDifferences)
    }

    // MARK: Items and sections

    /// The item at a place; nil out of range.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { presenter.item(at: indexPath) }

    /// The place of an item; nil for no such item.
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

    open func numberOfSections(in collectionView: UICollectionView) -> Int { presenter.current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        presenter.itemCount(inSection: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            if let outline = outline(at: indexPath), let row = cell as? UICollectionViewListCell {
                row.indentationLevel = outline.level(of: item)
            }
            return cell
        }
        misuse("The cell provider returned nil for the item at \(indexPath.section), \(indexPath.item).", raises: true)
        return UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        return collectionView.reuse.missingSupplementaryView(of: kind, at: indexPath)
    }

    /// Whether `reorderingHandlers` allow to move the item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Moves the item in the snapshot, and calls `reorderingHandlers`.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let old = presenter.current
        guard let item = itemIdentifier(for: sourceIndexPath),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        var new = old
        new.deleteItems([item])
        let others = new.itemIdentifiers(inSection: section)
        if let next = others[safe: destinationIndexPath.item] {
            new.insertItems([item], beforeItem: next)
        } else {
            new.appendItems([item], toSection: section)
        }
        let newOutlines = outlines(afterMoving: item, to: section, in: new)
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: old, finalSnapshot: new,
            difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
            sectionTransactions: sectionTransactions(from: old, to: new, newOutlines))
        reorderingHandlers.willReorder?(transaction)
        presenter.current = new
        outlines = newOutlines
        reorderingHandlers.didReorder?(transaction)
    }

    private typealias Outlines = [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]

    /// The outlines with an item at its new place: a sibling of the item that follows it, with all below it. Outlines
    /// that cannot have the new order are left out.
    private func outlines(
        afterMoving item: ItemIdentifierType, to section: SectionIdentifierType,
        in new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> Outlines {
        var result = outlines
        let source = outlines.first { $0.value.contains(item) }
        let moved = source?.value.snapshot(of: item, includingParent: true)
        if let source { result[source.key]?.delete([item]) }
        if result[section] != nil {
            var branch = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            branch.append([item])
            let items = new.itemIdentifiers(inSection: section)
            let next = items.firstIndex(of: item).flatMap { items[safe: $0 + 1] }
            if let next {
                result[section]?.insert(moved ?? branch, before: next)
            } else if let last = result[section]?.rootItems.last {
                result[section]?.insert(moved ?? branch, after: last)
            } else {
                result[section] = moved ?? branch
            }
        }
        return result.filter { new.itemIdentifiers(inSection: $0) == $1.visibleItems }
    }

    private func sectionTransactions(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ newOutlines: Outlines
    ) -> [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
        func flat(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
            var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            snapshot.append(items)
            return snapshot
        }
        return new.sectionIdentifiers.compactMap { section in
            let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
            guard before != after else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: outlines[section] ?? flat(before),
                finalSnapshot: newOutlines[section] ?? flat(after), difference: after.difference(from: before))
        }
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    private func outline(at path: IndexPath) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
        sectionIdentifier(for: path.section).flatMap { outlines[$0] }
    }

    func isExpanded(at path: IndexPath) -> Bool? {
        guard let outline = outline(at: path), let item = itemIdentifier(for: path) else { return nil }
        return outline.isExpanded(item)
    }

    func toggleExpansion(at path: IndexPath) {
        guard var outline = outline(at: path), let item = itemIdentifier(for: path),
            let section = sectionIdentifier(for: path.section)
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let fresh = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: fresh)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }
}

/// A change of the items by the user.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The items before the change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The items after the change.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The change of all items in order.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of the sections that changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change of the items of one section by the user.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The items before the change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items after the change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The change of the section's items in order.
    public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionView {
    /// Adds the changes of a snapshot to the current group of updates.
    fileprivate func record(_ difference: SnapshotDifference) {
        if !difference.deletedSections.isEmpty { deleteSections(difference.deletedSections) }
        if !difference.insertedSections.isEmpty { insertSections(difference.insertedSections) }
        if !difference.deletedItems.isEmpty { deleteItems(at: difference.deletedItems) }
        if !difference.insertedItems.isEmpty { insertItems(at: difference.insertedItems) }
        for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
        for move in difference.movedItems { moveItem(at: move.from, to: move.to) }
        if !difference.reloadedItems.isEmpty { reloadItems(at: difference.reloadedItems) }
        if !difference.reloadedSections.isEmpty { reloadSections(difference.reloadedSections) }
    }
}
