import CoreGraphics
import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import UIKitText
import VelariumTesting

/// Rows whose height changes: by the app's updates, rotation, text size and typing.
@MainActor @Suite struct TableRowHeightTests {
    private let device = TestDevice(.iPhone14)

    private func show(_ kind: GrowingRows.Kind, style: UITableView.Style = .plain) throws -> GrowingRows {
        let rows = GrowingRows(kind, style: style)
        device.show(rows)
        try device.settle()
        return rows
    }

    private func heights(_ rows: GrowingRows) -> [CGFloat] { (0..<rows.count).map(rows.height) }

    // MARK: Updates

    @Test(arguments: GrowingRows.Kind.allCases)
    func anEmptyUpdateAppliesTheNewHeightsOfVisibleRows(kind: GrowingRows.Kind) throws {
        let rows = try show(kind)
        let before = heights(rows)

        rows.setGrown(1, true)
        rows.tableView.beginUpdates()
        rows.tableView.endUpdates()
        try device.settle()

        #expect(rows.height(1) > before[1] + 30)
        #expect(rows.isInPlace(1) && rows.isInPlace(2))

        rows.setGrown(1, false)
        rows.tableView.performBatchUpdates(nil)
        try device.settle()

        #expect(heights(rows) == before)
    }

    @Test(arguments: GrowingRows.Kind.allCases, [UITableView.Style.grouped, .insetGrouped])
    func rowsGrowTogetherWithAnInsertedRow(kind: GrowingRows.Kind, style: UITableView.Style) throws {
        let rows = try show(kind, style: style)

        rows.setGrown(1, true)
        rows.grown = [2]
        rows.count += 1
        rows.tableView.performBatchUpdates {
            rows.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        try device.settle()

        #expect(rows.height(2) > rows.height(1) + 30)
        #expect(rows.isInPlace(1) && rows.isInPlace(2))
    }

    @Test func theDelegateIsAskedAgainForVisibleRowsOnly() throws {
        let rows = GrowingRows(.delegate)
        rows.count = 1000
        device.show(rows)
        try device.settle()
        let before = rows.asked

        rows.tableView.beginUpdates()
        rows.tableView.endUpdates()

        #expect(rows.asked[0] == before[0, default: 0] + 1)
        #expect(rows.asked.keys.max() ?? 0 < 40)
    }

    @Test func anUpdateMovesTheRowsInAnAnimation() throws {
        let rows = try show(.delegate)
        let cell = try #require(rows.cell(1))
        let next = try #require(rows.cell(2))

        rows.setGrown(1, true)
        rows.tableView.beginUpdates()
        rows.tableView.endUpdates()
        device.advance(by: 0.1)

        let height = cell.layer.presentation()?.bounds.height ?? 0
        #expect(height > 50 && height < 115)
        #expect(next.layer.presentation()?.frame.minY ?? 0 < next.frame.minY - 5)
    }

    @Test func anUpdateWithoutAnimationsMovesTheRowsAtOnce() throws {
        let rows = try show(.delegate)

        rows.setGrown(1, true)
        UIView.performWithoutAnimation {
            rows.tableView.beginUpdates()
            rows.tableView.endUpdates()
        }

        let cell = try #require(rows.cell(1))
        #expect(cell.frame.height == 120 && cell.layer.animationKeys()?.isEmpty != false)
    }

    @Test func anUpdateInTheMiddleOfAnotherEndsAtTheLastHeights() throws {
        let rows = try show(.constraint)

        for isGrown in [true, false, true, false] {
            rows.setGrown(0, isGrown)
            rows.tableView.beginUpdates()
            rows.tableView.endUpdates()
            device.advance(by: 0.07)
        }
        try device.settle()

        #expect(heights(rows) == Array(repeating: 50, count: 6))
        #expect(rows.cell(0)?.layer.presentation()?.frame ?? rows.cell(0)?.frame == rows.cell(0)?.frame)
    }

    @Test func rowsOffTheScreenKeepTheirMeasuredHeights() throws {
        let rows = GrowingRows(.label)
        rows.count = 60
        rows.grown = Set(0..<60)
        device.show(rows)
        try device.settle()
        rows.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
        try device.settle()
        let (offset, top) = (rows.tableView.contentOffset.y, rows.height(0))

        rows.tableView.beginUpdates()
        rows.tableView.endUpdates()
        try device.settle()

        #expect(rows.height(0) == top && top > 100)
        #expect(abs(rows.tableView.contentOffset.y - offset) < 0.01)
    }

    /// Rows that an update moves out of sight leave; those that it brings into sight come from where they were.
    @Test func rowsLeaveAndComeInTheAnimationOfAnUpdate() throws {
        let rows = GrowingRows(.delegate)
        rows.count = 40
        device.show(rows)
        try device.settle()
        let last = try #require(rows.tableView.visibleCells.last)

        rows.grown = [0, 1, 2]
        rows.tableView.performBatchUpdates(nil)
        device.advance(by: 0.05)

        #expect(last.superview === rows.tableView)
        #expect(last.layer.presentation()?.frame.minY ?? .infinity < last.frame.minY - 50)

        try device.settle()
        #expect(last.superview == nil)
        rows.grown = []
        rows.tableView.performBatchUpdates(nil)
        device.advance(by: 0.05)

        let back = try #require(rows.tableView.visibleCells.last)
        #expect(back.layer.presentation()?.frame.minY ?? 0 > back.frame.minY + 5)
    }

    // MARK: Typing

    @Test func aTextViewInARowGrowsWhileItIsTyped() throws {
        let rows = try show(.textView)
        let editor = try #require(rows.cell(1)?.editor)
        let offset = rows.tableView.contentOffset.y
        editor.becomeFirstResponder()

        try device.type("The first line of a text that goes on and on until it needs a second and a third line.")
        try device.settle()

        let wanted = editor.sizeThatFits(CGSize(width: editor.frame.width, height: 0)).height
        #expect(wanted > 50 && abs(rows.height(1) - wanted) < 1)
        #expect(editor.isFirstResponder && rows.tableView.contentOffset.y == offset)
    }

    // MARK: There and back

    @Test(
        arguments: GrowingRows.Kind.allCases, [UITableView.Style.plain, .grouped, .insetGrouped])
    func rowsFitAfterARotationAndAreAsBeforeAfterTheWayBack(kind: GrowingRows.Kind, style: UITableView.Style) throws {
        let rows = GrowingRows(kind, style: style)
        rows.grown = [1, 3]
        device.show(rows)
        try device.settle()
        let before = heights(rows)

        try device.rotate(to: .landscapeRight)
        try device.settle()
        let turned = heights(rows)
        let fresh = GrowingRows(kind, style: style)
        fresh.grown = [1, 3]
        device.show(fresh)
        try device.settle()
        #expect(turned == heights(fresh))

        device.show(rows)
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(heights(rows) == before)
    }

    @Test(arguments: GrowingRows.Kind.allCases)
    func rowsAreAsBeforeAfterAChangeOfTheTextSize(kind: GrowingRows.Kind) throws {
        let rows = GrowingRows(kind)
        rows.count = 30
        rows.grown = [0, 4, 11, 25]
        device.show(rows)
        try device.settle()
        let before = heights(rows)
        let size = rows.tableView.contentSize

        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        try device.settle()
        try device.setTextSize(.large)
        try device.settle()

        #expect(heights(rows) == before)
        #expect(abs(rows.tableView.contentSize.height - size.height) < 0.01)
    }

    /// Cells that wait for reuse keep the text size that they had.
    @Test func rowsThatComeIntoSightAfterAChangeOfTheTextSizeFit() throws {
        let rows = GrowingRows(.textLabel)
        rows.count = 40
        device.show(rows)
        try device.settle()
        let normal = rows.height(0)
        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        try device.settle()
        try device.setTextSize(.large)
        try device.settle()

        for row in stride(from: 0, to: 40, by: 6) {
            rows.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            try device.settle()

            #expect(rows.height(row) == normal, "row \(row)")
        }
    }
}
