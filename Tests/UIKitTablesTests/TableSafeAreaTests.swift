import CoreGraphics
import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

@MainActor @Suite struct TableSafeAreaTests {
    private let device = TestDevice(.iPhone14, isLandscape: true)
    private let first = IndexPath(row: 0, section: 0)

    private func show(_ style: UITableView.Style) throws -> (table: UITableView, cell: UITableViewCell) {
        let root = SettingsTable(style: style)
        device.show(root)
        return (root.tableView, try #require(root.tableView.cellForRow(at: first)))
    }

    @Test func cellsOfAnInsetGroupedTableKeepTheirInsetBesideTheNotch() throws {
        let (table, cell) = try show(.insetGrouped)

        let text = try #require(cell.textLabel).convert(CGPoint.zero, to: table).x
        let header = try #require(table.headerView(forSection: 0)?.textLabel).convert(CGPoint.zero, to: table).x

        #expect(cell.frame.minX == 67 && cell.frame.width == 844 - 2 * 67)
        #expect(text == 87 && header == 87)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func contentOfCellsThatFillTheTableKeepsOffTheSafeArea(style: UITableView.Style) throws {
        let (table, cell) = try show(style)

        let text = try #require(cell.textLabel).convert(CGPoint.zero, to: table).x
        let header = try #require(table.headerView(forSection: 0))

        #expect(cell.frame.minX == 0 && cell.frame.width == 844)
        #expect(cell.contentView.frame.minX == 47 && text == 67)
        #expect(header.contentView.frame == CGRect(x: 47, y: 0, width: 750, height: header.bounds.height))
        #expect(try #require(header.textLabel).convert(CGPoint.zero, to: table).x == 67)
    }

    @Test func aTableThatDoesNotInsetItsContentViewsFillsTheScreenWithThem() throws {
        let (table, cell) = try show(.plain)

        table.insetsContentViewsToSafeArea = false
        device.advance(by: 0.1)

        #expect(cell.contentView.frame.minX == 0)
        #expect(try #require(cell.textLabel).convert(CGPoint.zero, to: table).x == 20)
    }

    @Test func rowsInARightToLeftTableBeginAtTheRightEdgeOfTheSafeArea() throws {
        try device.setLayoutDirection(.rightToLeft)
        let (table, cell) = try show(.plain)

        let text = try #require(cell.textLabel)

        #expect(abs(text.convert(text.bounds, to: table).maxX - (844 - 67)) < 0.01)
    }

    @Test func chevronsKeepTheirGrayWhileTheTintIsDimmed() throws {
        let (table, cell) = try show(.plain)
        let chevron = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)

        table.tintAdjustmentMode = .dimmed

        #expect(chevron.tintColor == .tertiaryLabel)
    }
}
