import CoreGraphics
import UIKitCore

/// Changes of rows and sections that take effect together.
///
/// Deletions, reloads and the origins of moves use indexes before the changes. Insertions and destinations use
/// indexes after them.
package struct TableUpdates {
    /// What messages call the parts of a view.
    package enum Nouns: String {
        case rows, items

        var view: String {
            switch self {
            case .rows: "table view"
            case .items: "collection view"
            }
        }
    }

    package typealias Animation = UITableView.RowAnimation

    package init(nouns: Nouns = .rows) { self.nouns = nouns }

    private let nouns: Nouns
    package var depth = 0
    /// Whether rows that change their place move there, rather than jump. Default true.
    package var movesAreAnimated = true
    package var insertedRows: [(path: IndexPath, animation: Animation)] = []
    package var deletedRows: [(path: IndexPath, animation: Animation)] = []
    package var reloadedRows: [IndexPath] = []
    package var movedRows: [(from: IndexPath, to: IndexPath)] = []
    package var insertedSections = IndexSet()
    package var deletedSections = IndexSet()
    package var reloadedSections = IndexSet()
    package var movedSections: [(from: Int, to: Int)] = []

    // MARK: Consistency

    /// UIKit's error message if the data source's counts do not match the changes; nil if they match.
    package func inconsistencyMessage(before: [Int], after: [Int]) -> String? {
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
            "Invalid update: invalid number of \(nouns.rawValue) in section \(new). The number of \(nouns.rawValue) contained in an existing "
            + "section after the update (\(after)) must be equal to the number of \(nouns.rawValue) contained in that section "
            + "before the update (\(before)), plus or minus the number of \(nouns.rawValue) inserted or deleted from that section "
            + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(nouns.rawValue) moved into or out of "
            + "that section (\(movedIn) moved in, \(movedOut) moved out)."
    }

    // MARK: Index paths after the changes

    /// The new index of the section that was at `section`; nil if it was deleted.
    package func newSection(for section: Int) -> Int? {
        if let move = movedSections.first(where: { $0.from == section }) { return move.to }
        guard !deletedSections.contains(section) else { return nil }
        var place = section - deletedSections.count(in: 0..<section) - movedSections.count { $0.from < section }
        for arrival in insertedSections.union(IndexSet(movedSections.map(\.to))) where arrival <= place { place += 1 }
        return place
    }

    /// The new index of the section that was at `section`; nil if it was deleted or reloaded.
    package func keptSection(for section: Int) -> Int? {
        reloadedSections.contains(section) ? nil : newSection(for: section)
    }

    /// Whether no row or section was inserted, deleted, reloaded or moved: rows were only asked for their heights again.
    package var changesSizesOnly: Bool {
        insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
            && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
    }

    /// The titles and views of the sections that are kept, by their new indexes.
    func headersAndFooters(
        from old: [Int: TableViewState.HeaderFooterContent]
    ) -> [Int: TableViewState.HeaderFooterContent] {
        Dictionary(
            old.compactMap { section, content in keptSection(for: section).map { ($0, content) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The new index path of the row that was at `path`; nil if it was deleted or reloaded.
    package func newPath(for path: IndexPath) -> IndexPath? {
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
    package func insertionAnimation(at path: IndexPath) -> Animation? {
        insertedRows.first { $0.path == path }?.animation
            ?? (insertedSections.contains(path.section) ? .automatic : nil)
    }
}
