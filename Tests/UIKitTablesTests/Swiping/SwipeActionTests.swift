import CoreGraphics
import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

@MainActor @Suite struct SwipeActionTests {
    private let device = TestDevice(.iPhone14)
    private let page = SwipedTable(style: .plain)

    private func show() throws {
        device.show(page)
        try device.settle()
    }

    /// The middle of row `row`, in the window.
    private func y(ofRow row: Int) -> CGFloat {
        let rect = page.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        return page.tableView.convert(CGPoint(x: 0, y: rect.midY), to: nil).y
    }

    private func swipe(row: Int, from start: CGFloat, to end: CGFloat) throws {
        try device.drag(
            along: [
                .init(x: start, y: y(ofRow: row)), .init(x: end, y: y(ofRow: row), after: 0.3),
                .init(x: end, y: y(ofRow: row), after: 0.3),
            ])
        try device.settle()
    }

    private func cellX(_ row: Int) -> CGFloat {
        page.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX ?? .nan
    }

    /// Whether the two trailing actions of a row are visible, of which one is 74 points wide and the other little more.
    private func isOpen(_ row: Int) -> Bool { abs(cellX(row) + 148) < 1 }

    @Test func aSwipeShowsTheActionsWithTheFirstAtTheEdge() throws {
        try show()

        try swipe(row: 1, from: 350, to: 230)

        let delete = try #require(page.tableView.buttons(called: "Delete").first)
        let flag = try #require(page.tableView.buttons(called: "Flag").first)
        #expect(isOpen(1) && cellX(0) == 0)
        #expect(delete.convert(delete.bounds, to: page.tableView).maxX == 390)
        #expect(abs(flag.convert(flag.bounds, to: page.tableView).minX - 242) < 1)
        #expect(delete.backgroundColor == .systemRed && flag.backgroundColor == .systemOrange)
        #expect(page.cell(1)?.configurationState.isSwiped == true)
        #expect(page.selected.isEmpty)
    }

    @Test(arguments: [(44.0, false), (90, false), (91, true), (140, true)])
    func anActionWithAnImageShowsItsTitleInHighRowsOnly(height: CGFloat, isShown: Bool) throws {
        page.flagImage = UIImage(systemName: "flag")
        page.tableView.rowHeight = height
        try show()

        try swipe(row: 1, from: 350, to: 230)

        let labels = page.tableView.viewsInSubtree().compactMap { $0 as? UILabel }
        let isHidden = { (title: String) in labels.first { $0.text == title }?.isHidden }
        #expect(isHidden("Flag") == !isShown)
        #expect(isHidden("Delete") == false, "without an image")
    }

    @Test(arguments: [
        ("Mark", false, 74.0), ("Remove from all libraries and from this device", false, 120),
        ("Remove from all libraries", true, 74),
    ])
    func anActionIsFrom74To120PointsWideAndAnImageWithoutTitleNeedsNoMore(
        title: String, hasImage: Bool, width: Double
    ) throws {
        page.flagTitle = title
        page.flagImage = hasImage ? UIImage(systemName: "flag") : nil
        page.tableView.rowHeight = 48
        try show()

        try swipe(row: 1, from: 350, to: 150)

        let flag = try #require(page.tableView.buttons(called: title).first)
        #expect(abs(Double(flag.bounds.width) - width) < 0.5)
        let label = flag.viewsInSubtree().compactMap { $0 as? UILabel }.first
        #expect(hasImage || flag.bounds.contains(label?.frame ?? .infinite))
    }

    @Test func aTapOnAnActionPerformsItAndItsCompletionClosesTheRow() throws {
        try show()
        try swipe(row: 1, from: 350, to: 230)

        try device.tap("Flag")
        try device.settle()
        #expect(page.performed == ["Flag 1"])
        #expect(isOpen(1))
        page.completion?(true)
        page.completion?(true)
        try device.settle()

        #expect(cellX(1) == 0)
        #expect(page.tableView.buttons(called: "Flag").isEmpty)
        #expect(page.cell(1)?.configurationState.isSwiped == false)
    }

    @Test func aFullSwipePerformsTheFirstAction() throws {
        try show()

        try swipe(row: 2, from: 380, to: 20)

        #expect(page.performed == ["Delete 2"])
        page.rowCount -= 1
        page.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        page.completion?(true)
        try device.settle()
        #expect(page.tableView.buttons(called: "Delete").isEmpty)
        #expect((0..<3).allSatisfy { cellX($0) == 0 })
    }

    @Test func withoutFullSwipeTheRowStaysOpen() throws {
        page.performsFirst = false
        try show()

        try swipe(row: 2, from: 380, to: 20)

        #expect(page.performed.isEmpty)
        #expect(isOpen(2))
    }

    @Test func aShortSwipeClosesAgain() throws {
        try show()

        try swipe(row: 1, from: 350, to: 310)

        #expect(cellX(1) == 0)
        #expect(page.tableView.buttons(called: "Delete").isEmpty)
    }

    @Test func aTapElsewhereClosesWithoutSelecting() throws {
        try show()
        try swipe(row: 1, from: 350, to: 230)

        try device.tap(x: 100, y: y(ofRow: 3))
        try device.settle()

        #expect(cellX(1) == 0 && page.selected.isEmpty)
        try device.tap(x: 100, y: y(ofRow: 3))
        #expect(page.selected == [3])
    }

    @Test func aTapOnTheSwipedRowClosesIt() throws {
        try show()
        try swipe(row: 1, from: 350, to: 230)

        try device.tap(x: 50, y: y(ofRow: 1))
        try device.settle()

        #expect(cellX(1) == 0 && page.selected.isEmpty)
    }

    @Test func scrollingClosesTheRow() throws {
        try show()
        try swipe(row: 1, from: 350, to: 230)

        try device.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 560))
        try device.settle()

        #expect(page.tableView.contentOffset.y > -47)
        #expect(page.tableView.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func swipingAnotherRowClosesTheFirst() throws {
        try show()
        try swipe(row: 1, from: 350, to: 230)

        try swipe(row: 3, from: 350, to: 230)

        #expect(cellX(1) == 0 && isOpen(3))
        #expect(page.tableView.buttons(called: "Delete").count == 1)
    }

    @Test func leadingActionsAreAtTheOtherSideAndMirrored() throws {
        try show()

        try swipe(row: 1, from: 50, to: 130)
        #expect(cellX(1) > 70)
        #expect(page.tableView.buttons(called: "Pin").count == 1)
        try device.tap(x: 300, y: y(ofRow: 4))
        try device.settle()
        page.tableView.semanticContentAttribute = .forceRightToLeft
        try swipe(row: 1, from: 350, to: 270)

        #expect(cellX(1) < -70)
        #expect(page.tableView.buttons(called: "Pin").count == 1)
    }

    @Test func aRowWithoutActionsDoesNotMove() throws {
        page.withoutActions = [0]
        try show()

        try swipe(row: 0, from: 350, to: 150)

        #expect(cellX(0) == 0 && page.performed.isEmpty)
    }

    @Test func reloadingTheTablePutsTheRowBack() throws {
        try show()
        try swipe(row: 1, from: 350, to: 230)

        page.tableView.reloadData()
        try device.settle()

        #expect((0..<4).allSatisfy { cellX($0) == 0 })
        #expect(page.tableView.buttons(called: "Delete").isEmpty)
    }

    @Test func aHandlerThatFinishesLateDoesNotCloseAnotherRow() throws {
        try show()
        try swipe(row: 1, from: 350, to: 230)
        try device.tap("Flag")
        let late = page.completion
        try device.tap(x: 100, y: y(ofRow: 5))
        try device.settle()
        try swipe(row: 2, from: 350, to: 230)

        late?(true)
        try device.settle()

        #expect(isOpen(2))
    }

    // MARK: The end of a swipe

    enum End: CaseIterable {
        case reloadData, reloadFewer, reloadRows, reloadSections, deletion, editing, scrolling, newSource
    }

    /// The delegate is told once that the row is no longer edited, and which one it was unless it was deleted.
    @Test(arguments: End.allCases)
    func whatEndsASwipeTellsTheDelegateTheRow(_ end: End) throws {
        try show()
        try swipe(row: 4, from: 350, to: 230)
        let table = page.tableView!
        let row = IndexPath(row: 4, section: 0)

        switch end {
        case .reloadData: table.reloadData()
        case .reloadFewer:
            page.rowCount = 2
            table.reloadData()
        case .reloadRows: table.reloadRows(at: [row], with: .none)
        case .reloadSections: table.reloadSections([0], with: .automatic)
        case .deletion:
            page.rowCount -= 1
            table.deleteRows(at: [row], with: .automatic)
        case .editing: page.setEditing(true, animated: true)
        case .scrolling: table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
        case .newSource: table.dataSource = nil
        }
        try device.settle()

        #expect(page.edited == ["begin 4", end == .deletion ? "end" : "end 4"])
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }
}

@MainActor private final class SwipedTable: UITableViewController {
    var rowCount = 30
    var performsFirst = true
    var withoutActions: Set<Int> = []
    var flagTitle = "Flag"
    var flagImage: UIImage?
    private(set) var performed: [String] = []
    private(set) var selected: [Int] = []
    private(set) var completion: ((Bool) -> Void)?
    /// The calls that tell of the beginning and the end of a swipe.
    private(set) var edited: [String] = []

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        edited.append("begin \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        edited.append(indexPath.map { "end \($0.row)" } ?? "end")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard !withoutActions.contains(indexPath.row) else { return nil }
        let flag = action(flagTitle, .normal, indexPath)
        flag.backgroundColor = .systemOrange
        flag.image = flagImage
        let result = UISwipeActionsConfiguration(actions: [action("Delete", .destructive, indexPath), flag])
        result.performsFirstActionWithFullSwipe = performsFirst
        return result
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [action("Pin", .normal, indexPath)])
    }

    private func action(_ title: String, _ style: UIContextualAction.Style, _ path: IndexPath) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [weak self] _, _, done in
            self?.performed.append("\(title) \(path.row)")
            self?.completion = done
        }
    }

    func cell(_ row: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) }
}
