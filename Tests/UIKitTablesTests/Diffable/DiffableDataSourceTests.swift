import CoreGraphics
import Testing
import TestSupport
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

@MainActor @Suite struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private typealias Source = UITableViewDiffableDataSource<String, Int>

    private let device = TestDevice(.iPhone14)
    private let table = UITableView(frame: .zero, style: .plain)
    private let source: Source
    private let log = CellLog()

    init() {
        let page = UIViewController()
        table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        page.view.addSubview(table)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = Source(tableView: table) { [log] table, path, item in
            log.items.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "Item \(item)"
            return cell
        }
        device.show(page)
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var result = Snapshot()
        for (section, items) in sections {
            result.appendSections([section])
            result.appendItems(items)
        }
        return result
    }

    private var shown: [[String]] {
        (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
                table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "none"
            }
        }
    }

    @Test func aSnapshotBecomesTheRowsOfTheTable() throws {
        source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
        try device.settle()

        #expect(shown == [["Item 1", "Item 2"], ["Item 3"]])
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
        #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0) && source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "b") == 1)
    }

    @Test func cellsOfItemsThatStayAreKeptWhereverTheyMove() throws {
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
        try device.settle()
        let moved = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        log.items = []
        var isComplete = false

        source.apply(snapshot([("a", [2, 5]), ("b", [4, 1])])) { isComplete = true }
        #expect(!isComplete)
        try device.settle()

        #expect(shown == [["Item 2", "Item 5"], ["Item 4", "Item 1"]])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === moved)
        #expect(log.items == [5] && isComplete)
    }

    @Test func sectionsThatChangeTheirOrderAreShownAnew() throws {
        source.apply(snapshot([("a", [1]), ("b", [2])]), animatingDifferences: false)
        try device.settle()

        source.apply(snapshot([("b", [2]), ("a", [1]), ("c", [])]))
        try device.settle()

        #expect(shown == [["Item 2"], ["Item 1"], []])
    }

    @Test func reconfiguredItemsKeepTheirCellsAndReloadedOnesDoNot() throws {
        source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
        try device.settle()
        let cells = table.visibleCells
        log.items = []

        var next = source.snapshot()
        next.reconfigureItems([1])
        next.reloadItems([2])
        source.apply(next, animatingDifferences: false)
        try device.settle()

        #expect(log.items.sorted() == [1, 2])
        #expect(table.visibleCells.first === cells[0])
        #expect(source.snapshot().reloadedItemIdentifiers == [] && source.snapshot().reconfiguredItemIdentifiers == [])
    }

    /// Every difference, applied to the rows before, gives the rows after.
    @Test func differencesBetweenRandomSnapshotsLeadFromOneToTheOther() throws {
        var random = SeededRandom(seed: 17)
        source.apply(snapshot([]), animatingDifferences: false)
        for round in 0..<60 {
            let sections = ["a", "b", "c"].filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
            var items = Array(0..<12).shuffled(using: &random)
            let next = snapshot(
                sections.map { section in
                    let count = Int.random(in: 0...4, using: &random)
                    defer { items.removeFirst(count) }
                    return (section, Array(items.prefix(count)))
                })

            source.apply(next, animatingDifferences: round.isMultiple(of: 2))
            device.advance(by: 0.05)

            let wanted = next.sectionIdentifiers.map { next.itemIdentifiers(inSection: $0).map { "Item \($0)" } }
            #expect(shown == wanted, "round \(round)")
        }
    }

    @Test func itemsAndSectionsAreInsertedMovedAndDeleted() {
        var all = snapshot([("a", [1, 2, 3]), ("b", [4])])

        all.insertItems([5], beforeItem: 2)
        all.insertItems([6], afterItem: 4)
        all.moveItem(1, afterItem: 6)
        all.moveItem(4, beforeItem: 5)
        all.deleteItems([3, 99])
        all.insertSections(["c"], beforeSection: "a")
        all.moveSection("c", afterSection: "b")

        #expect(all.sectionIdentifiers == ["a", "b", "c"])
        #expect(all.itemIdentifiers == [4, 5, 2, 6, 1])
        #expect(all.numberOfItems == 5 && all.indexOfItem(6) == 3 && all.indexOfItem(3) == nil)
        #expect(all.sectionIdentifier(containingItem: 1) == "b")
        all.deleteSections(["a"])
        #expect(all.itemIdentifiers == [6, 1] && all.indexOfSection("b") == 0)
        all.deleteAllItems()
        #expect(all.numberOfSections == 0 && all.numberOfItems == 0)
    }

    @Test func wrongIdentifiersRaiseAndChangeNothing() {
        // Another test may have run since the fixture was made.
        let device = TestDevice()
        device.recordsMisuses = true
        var all = snapshot([("a", [1])])
        let before = all.itemIdentifiers

        all.appendItems([1])
        all.appendItems([2], toSection: "z")
        all.appendSections(["a"])
        all.moveItem(1, beforeItem: 7)
        all.insertItems([3], afterItem: 8)
        all.reloadItems([9])
        var empty = Snapshot()
        empty.appendItems([1])

        let misuses = device.misuses
        #expect(misuses.filter(\.raises).count == 7, "\(misuses)")
        #expect(all.itemIdentifiers == before && all.sectionIdentifiers == ["a"] && empty.numberOfItems == 0)
    }
}

/// The items that a cell provider was asked for.
@MainActor private final class CellLog {
    var items: [Int] = []
}
