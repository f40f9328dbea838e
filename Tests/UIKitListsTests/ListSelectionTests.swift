import CoreGraphics
import Testing
import UIKitCore
import UIKitLists
import VelariumTesting

@MainActor @Suite struct ListSelectionTests {
    private let device = TestDevice(.iPhone14)
    private let list = Book()
    private var selection: BookSelection { list.selection }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    // MARK: By the user

    @Test func theUsersSelectionReplacesTheOneBefore() {
        selection.selectByUser(path(0))
        selection.selectByUser(path(2))

        #expect(selection.items.paths == [path(2)])
        #expect(selection.calls == ["select 0", "deselect 0", "select 2"])
        #expect(list.pages.map(\.isSelected) == [false, false, true])
    }

    @Test func severalItemsAreSelectedInTheOrderOfTheTaps() {
        selection.selectsSeveral = true

        selection.selectByUser(path(2))
        selection.selectByUser(path(0))
        selection.selectByUser(path(2))

        #expect(selection.items.paths == [path(2), path(0)])
    }

    @Test func theDelegateChoosesAnotherItemOrNone() {
        selection.chosen = [path(0): path(1)]

        #expect(selection.selectByUser(path(0)))
        #expect(!selection.selectByUser(path(2)))
        #expect(selection.items.paths == [path(1)])
    }

    @Test func itemsThatDoNotExistAreNotSelected() {
        #expect(!selection.selectByUser(path(9)))
        #expect(!selection.select(path(9), animated: false))
        #expect(selection.items.paths.isEmpty && selection.calls.isEmpty)
    }

    // MARK: In code

    @Test func selectingInCodeCallsNoDelegate() {
        #expect(selection.select(path(1), animated: false))
        #expect(selection.select(path(2), animated: false))
        #expect(selection.items.paths == [path(2)])

        selection.deselectAll(animated: false)

        #expect(selection.items.paths.isEmpty && selection.calls.isEmpty)
        #expect(!list.pages.contains { $0.isSelected })
    }

    @Test func nothingIsSelectedInCodeWhereItemsCannotBeSelected() {
        selection.selectsItems = false

        #expect(!selection.select(path(1), animated: false))
        #expect(selection.items.paths.isEmpty)
    }

    // MARK: Updates

    @Test func selectionAndHighlightGoWithTheirItems() {
        var items = SelectedItems()
        items.insert(path(0))
        items.insert(path(3))
        items.highlighted = path(2)
        var updates = ListUpdates()
        updates.deletedItems = [(path(0), true), (path(1), true)]

        items.apply(updates)

        #expect(items.paths == [path(1)])
        #expect(items.highlighted == path(0))
    }
}

/// A list of three pages in one section.
private final class Book: UIScrollView, ListView {
    let pages = (0..<3).map { _ in BookPage() }
    private(set) lazy var selection = BookSelection(self)
    private lazy var updates = NoUpdates()
    var updateQueue: ListUpdateQueue { updates.queue }

    func itemPath(at point: CGPoint) -> IndexPath? { nil }
    func hasItem(at path: IndexPath) -> Bool { path.section == 0 && pages.indices.contains(path.item) }
    func itemCount(inSection section: Int) -> Int { pages.count }
    func visibleCell(at path: IndexPath) -> BookPage? { hasItem(at: path) ? pages[path.item] : nil }
    func indexPath(for cell: BookPage) -> IndexPath? {
        pages.firstIndex { $0 === cell }.map { IndexPath(item: $0, section: 0) }
    }
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        updateQueue.perform(updates, completion: completion)
    }
    func reloadData() {}
    func reconfigureCells(at paths: [IndexPath]) {}
}

private final class BookPage: UIView, ListCell {
    private(set) var isSelected = false
    var reuseIdentifier: String? { nil }

    func prepareForReuse() {}
    func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

@MainActor private final class BookSelection: ListSelection {
    unowned let list: Book
    var items = SelectedItems()
    var selectsItems = true
    var selectsSeveral = false
    /// The items that the delegate selects for others; nil for the same.
    var chosen: [IndexPath: IndexPath]?
    private(set) var calls: [String] = []

    init(_ list: Book) { self.list = list }

    func shouldHighlight(_ path: IndexPath) -> Bool { true }
    func didHighlight(_ path: IndexPath) {}
    func didUnhighlight(_ path: IndexPath) {}
    func itemToSelect(for path: IndexPath) -> IndexPath? { chosen.map { $0[path] } ?? path }
    func didSelect(_ path: IndexPath) { calls.append("select \(path.item)") }
    func itemToDeselect(for path: IndexPath) -> IndexPath? { path }
    func didDeselect(_ path: IndexPath) { calls.append("deselect \(path.item)") }
    func touchEnded(on path: IndexPath) {}
    func shouldBeginMultipleSelection(at path: IndexPath) -> Bool { false }
    func didBeginMultipleSelection(at path: IndexPath) {}
    func didEndMultipleSelection() {}
}

@MainActor private final class NoUpdates: ListUpdateHost {
    private(set) lazy var queue = ListUpdateQueue(self)
    let nouns = ListNouns(items: "pages", view: "book")
    var loadedCounts: [Int] { [3] }
    var countsBeforeUpdate: [Int]? { [3] }

    func loadCounts(after updates: ListUpdates) -> [Int] { [3] }
    func reload() {}
    func apply(_ updates: ListUpdates?, completion: ((Bool) -> Void)?) { completion?(true) }
}
