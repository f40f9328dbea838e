import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import VelariumTesting

/// Sections of a table that get another place.
@MainActor @Suite struct SectionMoveTests {
    private final class Page: UITableViewController {
        var sections = [["a", "b"], ["c"], ["d", "e"]]

        override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }

        var texts: [String?] { tableView.visibleCells.map { $0.textLabel?.text } }
    }

    private let device = TestDevice(.iPhone14)

    @Test func rowsAndSelectionGoWithTheirSection() throws {
        let page = Page(style: .plain)
        device.show(page)
        page.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        let cell = page.tableView.cellForRow(at: IndexPath(row: 0, section: 0))

        page.sections.append(page.sections.removeFirst())
        page.tableView.moveSection(0, toSection: 2)
        try device.settle()

        #expect(page.texts == ["c", "d", "e", "a", "b"])
        #expect(page.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 2))
        #expect(page.tableView.cellForRow(at: IndexPath(row: 0, section: 2)) === cell)
    }

    @Test func snapshotsWithSectionsInAnotherOrderKeepTheirCells() throws {
        let page = UITableViewController(style: .plain)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: page.tableView) { _, _, item in
            let cell = UITableViewCell()
            cell.textLabel?.text = item
            return cell
        }
        func apply(_ sections: [Int]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections(sections)
            for section in sections { snapshot.appendItems(["item \(section)"], toSection: section) }
            source.apply(snapshot)
        }
        apply([1, 2, 3])
        device.show(page)
        let cells = page.tableView.visibleCells

        apply([3, 1, 2])
        try device.settle()

        #expect(page.tableView.visibleCells.map { $0.textLabel?.text } == ["item 3", "item 1", "item 2"])
        #expect(page.tableView.visibleCells == [cells[2], cells[0], cells[1]])
    }

    @Test func theFirstSnapshotMayBeAppliedBeforeTheTableIsShown() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
            let cell = UITableViewCell()
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["a"], toSection: 1)

        source.apply(snapshot, animatingDifferences: false)

        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 1)
    }

    @Test func updatesDoNotEscape() {
        let page = Page(style: .plain)
        device.show(page)
        func perform(_ updates: () -> Void) { page.tableView.performBatchUpdates(updates) }

        perform {
            page.sections.removeLast()
            page.tableView.deleteSections([2], with: .none)
        }

        #expect(page.tableView.numberOfSections == 2)
    }
}
