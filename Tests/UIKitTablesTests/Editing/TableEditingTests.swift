import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

@MainActor @Suite struct TableEditingTests {
    private let device = TestDevice(.iPhone14)
    private let page = EditedTable(style: .plain)

    private func show() throws {
        device.show(page)
        try device.settle()
    }

    private func edit(animated: Bool = false) throws {
        page.setEditing(true, animated: animated)
        try device.settle()
    }

    private func frame(of view: UIView?) throws -> CGRect {
        let view = try #require(view)
        return view.convert(view.bounds, to: nil)
    }

    private func control(_ row: Int) throws -> EditingControl {
        try #require(page.cell(row)?.subviews.lazy.compactMap { $0 as? EditingControl }.first)
    }

    private func middle(_ row: Int) -> CGFloat {
        let rect = page.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        return page.tableView.convert(CGPoint(x: 0, y: rect.midY), to: nil).y
    }

    // MARK: Controls

    @Test func editingMovesTheContentAsideAndShowsControls() throws {
        try show()
        let before = try frame(of: page.cell(0)?.textLabel).minX

        try edit(animated: true)

        #expect(try frame(of: page.cell(0)?.textLabel).minX == before + 38)
        #expect(page.cell(0)?.editingStyle == .delete && page.cell(0)?.isEditing == true)
        #expect(page.cell(0)?.configurationState.isEditing == true)
        #expect(page.tableView.isEditing)
        page.setEditing(false, animated: true)
        try device.settle()
        #expect(try frame(of: page.cell(0)?.textLabel).minX == before)
        #expect(page.cell(0)?.subviews.contains { $0 is EditingControl } == false)
    }

    @Test func controlsAreAtTheRightForRightToLeftText() throws {
        let device = TestDevice(.iPhone14, language: .arabic)
        device.show(page)
        try device.settle()
        page.setEditing(true, animated: false)
        try device.settle()

        #expect(try frame(of: try control(0)).maxX > 350)
    }

    @Test func rowsThatCannotBeEditedStayAsTheyAre() throws {
        page.locked = [1]
        try show()
        let before = try frame(of: page.cell(1)?.textLabel)

        try edit()

        #expect(try frame(of: page.cell(1)?.textLabel) == before)
        #expect(page.cell(1)?.isEditing == false && page.cell(1)?.editingStyle == UITableViewCell.EditingStyle.none)
    }

    @Test func aRowWithoutAControlIsIndentedUnlessTheDelegateRefuses() throws {
        page.styles = [0: .none, 1: .none]
        page.unindented = [1]
        try show()
        let before = try frame(of: page.cell(0)?.textLabel).minX

        try edit()

        #expect(try frame(of: page.cell(0)?.textLabel).minX == before + 38)
        #expect(try frame(of: page.cell(1)?.textLabel).minX == before)
    }

    @Test func theAccessoryIsReplacedByTheOneForEditing() throws {
        page.prepare = { cell in
            cell.accessoryType = .disclosureIndicator
            cell.editingAccessoryView = UISwitch()
        }
        try show()
        #expect(page.cell(0)?.editingAccessoryView?.superview == nil)

        try edit()
        #expect(page.cell(0)?.editingAccessoryView?.superview === page.cell(0))

        page.setEditing(false, animated: false)
        #expect(page.cell(0)?.editingAccessoryView?.superview == nil)
    }

    @Test func cellsThatScrollIntoViewAreEditedToo() throws {
        try show()
        try edit()

        page.tableView.scrollToRow(at: IndexPath(row: 25, section: 0), at: .bottom, animated: false)
        try device.settle()

        #expect(page.cell(25)?.isEditing == true)
    }

    @Test func aCellIsToldAboutTransitions() throws {
        page.prepare = { ($0 as? TransitionCell)?.calls = [] }
        try show()
        try edit()
        let cell = try #require(page.cell(0) as? TransitionCell)
        #expect(cell.calls == ["will 1", "did 1"])

        try device.tap(.view(try control(0)))
        try device.settle()
        #expect(cell.calls.suffix(2) == ["will 3", "did 3"] && cell.showingDeleteConfirmation)

        page.setEditing(false, animated: false)
        try device.settle()
        #expect(cell.calls.suffix(2) == ["will 0", "did 0"] && !cell.showingDeleteConfirmation)
    }

    // MARK: Deleting and inserting

    @Test func theRedControlAsksAndThenDeletes() throws {
        try show()
        try edit()

        try device.tap(.view(try control(1)))
        try device.settle()
        #expect(page.calls == [])
        try device.tap("Remove")
        try device.settle()

        #expect(page.calls == ["commit delete 1"])
        #expect(page.cell(1)?.textLabel?.text == "Row 2")
    }

    @Test func theGreenControlInsertsAtOnce() throws {
        page.styles = [2: .insert]
        try show()
        try edit()

        try device.tap(.view(try control(2)))
        try device.settle()

        #expect(page.calls == ["commit insert 2"])
    }

    @Test func aSwipeDeletesAndTheDelegateIsToldAroundIt() throws {
        try show()

        try device.drag(
            along: [.init(x: 350, y: middle(1)), .init(x: 230, y: middle(1), after: 0.3)])
        try device.settle()
        #expect(page.calls == ["willBegin 1"])
        try device.tap("Remove")
        try device.settle()

        #expect(page.calls == ["willBegin 1", "commit delete 1", "didEnd none"])
    }

    @Test func rowsThatCannotBeEditedCannotBeSwiped() throws {
        page.locked = [1]
        try show()

        try device.drag(along: [.init(x: 350, y: middle(1)), .init(x: 150, y: middle(1), after: 0.3)])
        try device.settle()

        #expect(!page.calls.contains("willBegin 1"))
        #expect(page.cell(1)?.frame.minX == 0)
    }

    // MARK: Selection

    @Test func rowsAreNotSelectedWhileEditingUnlessAllowed() throws {
        try show()
        page.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        try edit()
        #expect(page.tableView.indexPathForSelectedRow == nil)

        try device.tap(x: 200, y: middle(2))
        #expect(page.calls == [])

        page.tableView.allowsSelectionDuringEditing = true
        try device.tap(x: 200, y: middle(2))
        #expect(page.calls == ["select 2"])
    }

    @Test func circlesSelectSeveralRowsAndAreClearedAtTheEnd() throws {
        page.tableView.allowsMultipleSelectionDuringEditing = true
        try show()
        try edit()

        try device.tap(.view(try control(0)))
        try device.tap(x: 200, y: middle(2))
        #expect(page.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 2])
        #expect(try control(0).isSelected && control(2).isSelected && !control(1).isSelected)
        try device.tap(x: 200, y: middle(0))
        #expect(page.tableView.indexPathsForSelectedRows?.map(\.row) == [2])

        page.setEditing(false, animated: false)
        #expect(page.tableView.indexPathsForSelectedRows == nil)
    }

    // MARK: Moving

    private func move(_ row: Int, to y: CGFloat) throws {
        try device.drag(
            along: [.init(x: 365, y: middle(row)), .init(x: 365, y: y, after: 0.3), .init(x: 365, y: y, after: 0.3)])
        try device.settle()
    }

    @Test func aRowMovesWithItsHandle() throws {
        page.movable = true
        try show()
        try edit()

        try move(1, to: middle(3))

        #expect(page.calls == ["move 1 to 3"])
        #expect((0..<5).map { page.cell($0)?.textLabel?.text ?? "" } == ["Row 0", "Row 2", "Row 3", "Row 1", "Row 4"])
        #expect((0..<5).allSatisfy { abs((page.cell($0)?.frame.minY ?? -1) - CGFloat($0) * 133 / 3) < 0.01 })
        #expect(page.tableView.contentOffset.y == -page.tableView.adjustedContentInset.top)
    }

    @Test func aRowMovesUpAndTheDelegateChoosesItsPlace() throws {
        page.movable = true
        page.firstTarget = 2
        try show()
        try edit()

        try move(4, to: middle(0))

        #expect(page.calls == ["move 4 to 2"])
    }

    @Test func aRowThatIsDroppedWhereItWasIsNotReported() throws {
        page.movable = true
        try show()
        try edit()

        try move(1, to: middle(1) + 8)

        #expect(page.calls == [])
        #expect(abs((page.cell(1)?.frame.minY ?? 0) - 133.0 / 3) < 0.01 && page.cell(1)?.alpha == 1)
    }

    @Test func endingTheEditingDuringAMovePutsTheRowBack() throws {
        page.movable = true
        try show()
        try edit()
        let table = try #require(page.tableView)
        let cell = try #require(page.cell(1))
        table.editing.reorderDidBegin(cell, at: 66)
        table.editing.reorderDidMove(to: 150)
        #expect(cell.configurationState.isReordering)
        table.editing.reorderDidMove(to: .nan)

        page.setEditing(false, animated: false)
        try device.settle()
        table.editing.reorderDidMove(to: 200)

        #expect(page.calls == [])
        #expect((0..<5).allSatisfy { abs((page.cell($0)?.frame.minY ?? -1) - CGFloat($0) * 133 / 3) < 0.01 })
    }

    // MARK: Reconfiguring

    @Test func reconfiguringKeepsTheCellAndMeasuresItAgain() throws {
        try show()
        let cell = try #require(page.cell(1))
        page.prepare = { $0.textLabel?.numberOfLines = 0 }
        page.texts = [1: "One\nTwo\nThree"]
        let path = IndexPath(row: 1, section: 0)

        page.tableView.reconfigureRows(at: [path, IndexPath(row: 29, section: 0)])
        try device.settle()

        #expect(page.cell(1) === cell)
        #expect(cell.textLabel?.text == "One\nTwo\nThree")
        #expect(page.tableView.rectForRow(at: path).height > 60)
    }
}

/// A row that remembers its transitions.
private final class TransitionCell: UITableViewCell {
    var calls: [String] = []

    override func willTransition(to state: StateMask) { calls.append("will \(state.rawValue)") }
    override func didTransition(to state: StateMask) { calls.append("did \(state.rawValue)") }
}

@MainActor private final class EditedTable: UITableViewController {
    private var rows = (0..<30).map { "Row \($0)" }
    var texts: [Int: String] = [:]
    var locked: Set<Int> = []
    var unindented: Set<Int> = []
    var styles: [Int: UITableViewCell.EditingStyle] = [:]
    var movable = false
    var firstTarget = 0
    var prepare: (UITableViewCell) -> Void = { _ in }
    private(set) var calls: [String] = []

    func cell(_ row: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TransitionCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row] ?? rows[indexPath.row]
        prepare(cell)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
        if tableView.allowsMultipleSelectionDuringEditing { calls.removeLast() }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        !locked.contains(indexPath.row)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { styles[indexPath.row] ?? .delete }

    override func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { !unindented.contains(indexPath.row) }

    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        calls.append("commit \(editingStyle) \(indexPath.row)")
        switch editingStyle {
        case .none: break
        case .delete:
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        case .insert:
            rows.insert("New", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        calls.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        IndexPath(row: max(firstTarget, proposedDestinationIndexPath.row), section: 0)
    }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        calls.append("willBegin \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        calls.append("didEnd \(indexPath.map { "\($0.row)" } ?? "none")")
    }
}
