import UIKitCore

/// The changes of items and sections that lead from one snapshot to another. Index paths count as those of
/// batch updates.
package struct SnapshotDifference: Equatable {
    package var deletedSections = IndexSet()
    package var insertedSections = IndexSet()
    package var deletedItems: [IndexPath] = []
    package var insertedItems: [IndexPath] = []
    package var movedItems: [Move] = []
    package var movedSections: [SectionMove] = []
    /// What the new snapshot reloads, by its places in the old one.
    package var reloadedItems: [IndexPath] = []
    package var reloadedSections = IndexSet()

    package struct Move: Equatable {
        package let from: IndexPath
        package let to: IndexPath
    }

    package struct SectionMove: Equatable {
        package let from: Int
        package let to: Int
    }

    package init<Section: Hashable, Item: Hashable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (before, after) = (Set(old.sectionIdentifiers), Set(new.sectionIdentifiers))
        let kept = new.sectionIdentifiers.filter(before.contains)
        movedSections = Self.moves(of: kept, from: old, to: new, before: old.sectionIdentifiers.filter(after.contains))
        deletedSections = Self.indexes(in: old.sectionIdentifiers) { !after.contains($0) }
        insertedSections = Self.indexes(in: new.sectionIdentifiers) { !before.contains($0) }
        var removed: [Item: IndexPath] = [:]
        var added: [(item: Item, path: IndexPath)] = []
        for section in kept {
            guard let source = old.indexOfSection(section), let target = new.indexOfSection(section) else { continue }
            let items = old.itemIdentifiers(inSection: section)
            for change in new.itemIdentifiers(inSection: section).difference(from: items) {
                switch change {
                case .remove(let row, let item, _): removed[item] = IndexPath(row: row, section: source)
                case .insert(let row, let item, _): added.append((item, IndexPath(row: row, section: target)))
                }
            }
        }
        for (item, path) in added {
            if let from = removed.removeValue(forKey: item) {
                movedItems.append(Move(from: from, to: path))
            } else {
                insertedItems.append(path)
            }
        }
        deletedItems = removed.values.sorted()
        reloadedItems = new.reloadedItemIdentifiers.compactMap(old.indexPath)
        reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
    }

    /// The fewest sections that have to move, so that those in both snapshots get their new order.
    private static func moves<Section: Hashable, Item: Hashable>(
        of kept: [Section], from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>, before: [Section]
    ) -> [SectionMove] {
        kept.difference(from: before).insertions.compactMap { change in
            guard case .insert(_, let section, _) = change, let source = old.indexOfSection(section),
                let target = new.indexOfSection(section)
            else { return nil }
            return SectionMove(from: source, to: target)
        }
    }

    private static func indexes<Value>(in values: [Value], where condition: (Value) -> Bool) -> IndexSet {
        IndexSet(values.indices.filter { condition(values[$0]) })
    }
}
