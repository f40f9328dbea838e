import UIKitCore

/// Changes of items and sections that take effect together. The items of a table are its rows.
///
/// Deletions, reloads and the origins of moves use indexes before the changes. Insertions and destinations use
/// indexes after them.
package struct ListUpdates {
    /// An item that appears or disappears.
    package typealias Change = (path: IndexPath, isAnimated: Bool)

    package init() {}

    /// Whether items that change their place move there, rather than jump. Default true.
    package var movesAreAnimated = true
    package var insertedItems: [Change] = []
    package var deletedItems: [Change] = []
    package var reloadedItems: [IndexPath] = []
    package var movedItems: [(from: IndexPath, to: IndexPath)] = []
    package var insertedSections = IndexSet()
    package var deletedSections = IndexSet()
    package var reloadedSections = IndexSet()
    package var movedSections: [(from: Int, to: Int)] = []

    // MARK: Consistency

    /// UIKit's error message if the data source's counts do not match the changes; nil if they match.
    package func inconsistencyMessage(before: [Int], after: [Int], nouns: ListNouns) -> String? {
        let expected = before.count + insertedSections.count - deletedSections.count
        if after.count != expected {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the \(nouns.view) after "
                + "the update (\(after.count)) must be equal to the number of sections contained in the \(nouns.view) "
                + "before the update (\(before.count)), plus or minus the number of sections inserted or deleted "
                + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        for (section, count) in before.enumerated()
        where !deletedSections.contains(section) && !reloadedSections.contains(section) {
            guard let new = newSection(for: section), after.indices.contains(new) else { continue }
            if let message = itemInconsistencyMessage(from: section, to: new, before: count, after: after[new], nouns) {
                return message
            }
        }
        return nil
    }

    private func itemInconsistencyMessage(
        from old: Int, to new: Int, before: Int, after: Int, _ nouns: ListNouns
    ) -> String? {
        let inserted = insertedItems.count { $0.path.section == new }
        let deleted = deletedItems.count { $0.path.section == old }
        let movedIn = movedItems.count { $0.to.section == new }
        let movedOut = movedItems.count { $0.from.section == old }
        guard after != before + inserted - deleted + movedIn - movedOut else { return nil }
        let items = nouns.items
        return
            "Invalid update: invalid number of \(items) in section \(new). The number of \(items) contained in an "
            + "existing section after the update (\(after)) must be equal to the number of \(items) contained in that "
            + "section before the update (\(before)), plus or minus the number of \(items) inserted or deleted from that "
            + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(items) moved into or "
            + "out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }

    // MARK: Index paths after the changes

    /// The new index of the section that was at `section`; nil if it was deleted.
    package func newSection(for section: Int) -> Int? {
        if let move = movedSections.first(where: { $0.from == section }) { return move.to }
        guard !deletedSections.contains(section) else { return nil }
        var index = section - deletedSections.count(in: 0..<section) - movedSections.count { $0.from < section }
        for arrival in insertedSections.union(IndexSet(movedSections.map(\.to))) where arrival <= index { index += 1 }
        return index
    }

    /// The new index of the section that was at `section`; nil if it was deleted or reloaded.
    package func keptSection(for section: Int) -> Int? {
        reloadedSections.contains(section) ? nil : newSection(for: section)
    }

    /// Whether no item or section was inserted, deleted, reloaded or moved: items were only asked for their sizes again.
    package var changesSizesOnly: Bool {
        insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
            && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
    }

    /// The new index path of the item that was at `path`; nil if it was deleted or reloaded.
    package func newPath(for path: IndexPath) -> IndexPath? {
        if let move = movedItems.first(where: { $0.from == path }) { return move.to }
        guard let section = newSection(for: path.section), !reloadedSections.contains(path.section) else { return nil }
        let gone = deletedItems.map(\.path) + movedItems.map(\.from)
        guard !gone.contains(path) else { return nil }
        var item = path.item - gone.count { $0.section == path.section && $0.item < path.item }
        let arrivals = insertedItems.map(\.path) + movedItems.map(\.to)
        for arrival in arrivals.filter({ $0.section == section }).map(\.item).sorted() where arrival <= item {
            item += 1
        }
        return IndexPath(item: item, section: section)
    }

    /// The new index path of the item that was at `path`; nil if it was deleted or reloaded, also by itself.
    package func keptPath(for path: IndexPath) -> IndexPath? {
        reloadedItems.contains(path) ? nil : newPath(for: path)
    }

    /// Whether the item that was at `path` was reloaded, by itself or with its section.
    package func reloads(_ path: IndexPath) -> Bool {
        reloadedItems.contains(path) || reloadedSections.contains(path.section)
    }

    /// Whether an item was inserted at `path`, and appears animated.
    package func animatesInsertion(at path: IndexPath) -> Bool {
        insertedItems.first { $0.path == path }?.isAnimated ?? insertedSections.contains(path.section)
    }

    /// Whether the item that was at `path` was deleted, and disappears animated.
    package func animatesDeletion(at path: IndexPath) -> Bool {
        deletedItems.first { $0.path == path }?.isAnimated ?? false
    }
}
