import CoreGraphics
import UIKitCore

/// Changes of rows and sections that take effect together.
///
/// Deletions, reloads and the origins of moves use indexes before the changes. Insertions and destinations use
/// indexes after them.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation

    var depth = 0
    /// Whether rows that change their place move there, rather than jump. Default true.
    var movesAreAnimated = true
    var insertedRows: [(path: IndexPath, animation: Animation)] = []
    var deletedRows: [(path: IndexPath, animation: Animation)] = []
    var reloadedRows: [IndexPath] = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()

    // MARK: Consistency

    /// UIKit's error message if the data source's counts do not match the changes; nil if they match.
    func inconsistencyMessage(before: [Int], after: [Int]) -> String? {
        let expected = before.count + insertedSections.count - deletedSections.count
        if after.count != expected {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the table view after "
                + "the update (\(after.count)) must be equal to the number of sections contained in the table view "
                + "before the update (\(before.count)), plus or minus the number of sections inserted or deleted "
                + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        for (section, count) in before.enumerated()
        where !deletedSections.contains(section) && !reloadedSections.contains(section) {
            guard let place = newSection(for: section), after.indices.contains(place) else { continue }
            if let words = rowInconsistencyMessage(
                before: count, after: after[place], oldSection: section, newSection: place)
            {
                return words
            }
        }
        return nil
    }

    private func rowInconsistencyMessage(before: Int, after: Int, oldSection old: Int, newSection new: Int) -> String? {
        let inserted = insertedRows.count { $0.path.section == new }
        let deleted = deletedRows.count { $0.path.section == old }
        let movedIn = movedRows.count { $0.to.section == new }
        let movedOut = movedRows.count { $0.from.section == old }
        guard after != before + inserted - deleted + movedIn - movedOut else { return nil }
        return
            "Invalid update: invalid number of rows in section \(new). The number of rows contained in an existing "
            + "section after the update (\(after)) must be equal to the number of rows contained in that section "
            + "before the update (\(before)), plus or minus the number of rows inserted or deleted from that section "
            + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of "
            + "that section (\(movedIn) moved in, \(movedOut) moved out)."
    }

    // MARK: Index paths after the changes

    /// The new index of the section that was at `section`; nil if it was deleted.
    func newSection(for section: Int) -> Int? {
        guard !deletedSections.contains(section) else { return nil }
        var place = section - deletedSections.count(in: 0..<section)
        for inserted in insertedSections where inserted <= place { place += 1 }
        return place
    }

    /// The new index path of the row that was at `path`; nil if it was deleted or reloaded.
    func newPath(for path: IndexPath) -> IndexPath? {
        if let move = movedRows.first(where: { $0.from == path }) { return move.to }
        guard let section = newSection(for: path.section), !reloadedSections.contains(path.section) else { return nil }
        let gone = deletedRows.map(\.path) + movedRows.map(\.from)
        guard !gone.contains(path) else { return nil }
        var row = path.row - gone.count { $0.section == path.section && $0.row < path.row }
        let arrivals = insertedRows.map(\.path) + movedRows.map(\.to)
        for arrival in arrivals.filter({ $0.section == section }).map(\.row).sorted() where arrival <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    /// The animation of a row that was inserted at `path`; nil if the row existed before.
    func insertionAnimation(at path: IndexPath) -> Animation? {
        insertedRows.first { $0.path == path }?.animation
            ?? (insertedSections.contains(path.section) ? .automatic : nil)
    }
}
