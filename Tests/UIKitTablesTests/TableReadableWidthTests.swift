import CoreGraphics
import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

@MainActor @Suite struct TableReadableWidthTests {
    private let first = IndexPath(row: 0, section: 0)

    private func show(_ style: UITableView.Style, on device: TestDevice) throws -> UITableView {
        let root = SettingsTable(style: style)
        device.show(root)
        root.tableView.cellLayoutMarginsFollowReadableWidth = true
        try device.settle()
        return root.tableView
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func contentIsAtMostAsWideAsIsReadable(_ style: UITableView.Style) throws {
        let table = try show(style, on: TestDevice(.iPadPro11, isLandscape: true))

        let cell = try #require(table.cellForRow(at: first))
        let text = try #require(cell.textLabel).convert(CGPoint.zero, to: table).x

        #expect(cell.frame.width == table.bounds.width)
        #expect(text == ((table.bounds.width - 672) / 2).rounded(.down))
        #expect(table.separatorInset.left == text)
    }

    @Test func groupsOfAnInsetTableAreAsWide() throws {
        let table = try show(.insetGrouped, on: TestDevice(.iPadPro11, isLandscape: true))

        let cell = try #require(table.cellForRow(at: first))

        #expect(abs(cell.frame.width - 672) <= 1 && cell.textLabel?.frame.minX == 20)
    }

    @Test func aNarrowTableIsAsWithoutIt() throws {
        let device = TestDevice(.iPhone14)
        let table = try show(.plain, on: device)
        let margin = try #require(table.cellForRow(at: first)?.textLabel?.frame.minX)

        table.cellLayoutMarginsFollowReadableWidth = false
        try device.settle()

        #expect(table.cellForRow(at: first)?.textLabel?.frame.minX == margin)
    }

    @Test func aLargerTextAllowsMoreWidth() throws {
        let device = TestDevice(.iPadPro11, isLandscape: true)
        let table = try show(.plain, on: device)
        let margin = table.separatorInset.left

        try device.setTextSize(.extraExtraExtraLarge)
        try device.settle()

        #expect(table.separatorInset.left < margin)
    }
}
