import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UITableViewTests {
    private let device = TestDevice(.iPhone14)

    private func show(_ table: SettingsTable) -> UITableView {
        device.show(table)
        return table.tableView
    }

    // MARK: Frames

    @Test func insetGroupedRowsHaveMarginsAndRoundedCorners() throws {
        let table = show(SettingsTable(style: .insetGrouped))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))

        #expect(cell.frame.minX == 20 && cell.frame.size == CGSize(width: 350, height: 44))
        #expect(abs(cell.frame.minY - 166.0 / 3) < 0.01)
        #expect(cell.layer.cornerRadius == 10 && cell.layer.cornerCurve == .continuous)
        #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(table.contentOffset.y == -47)
        #expect(try #require(cell.textLabel).convert(CGPoint.zero, to: table).x == 40)
        #expect(abs(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY - 298.0 / 3) < 0.01)
        #expect(table.indexPathForRow(at: CGPoint(x: 100, y: 100)) == IndexPath(row: 1, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 100, y: 10)) == nil)
    }

    @Test func wideDevicesHaveWideMargins() throws {
        let pad = TestDevice(.iPadPro11)
        let root = SettingsTable(style: .insetGrouped)
        pad.show(root)

        let cell = try #require(root.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))

        #expect(cell.frame.minX == 20 && cell.frame.width == 794)
    }

    /// Rows that come into view while the table grows in an animation do not grow from nothing.
    @Test func rowsThatAGrowingTableShowsAreThereAtOnce() throws {
        let root = UIViewController()
        let rows = SettingsTable(style: .plain)
        rows.sections = [(nil, (0..<40).map { "Row \($0)" }, nil)]
        let table = try #require(rows.tableView)
        table.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        root.view.addSubview(table)
        device.show(root)
        try device.settle()
        #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)

        UIView.animate(withDuration: 1) {
            table.frame.size.height = 600
            table.layoutIfNeeded()
        }
        device.advance(by: 0.1)

        let row = try #require(table.cellForRow(at: IndexPath(row: 9, section: 0)))
        let label = try #require(row.textLabel)
        #expect(row.layer.presentation()?.frame == row.frame && label.layer.presentation()?.frame == label.frame)
        #expect((table.layer.presentation()?.bounds.height ?? 600) < 590)
    }

    @Test func aLongTextMakesItsRowHigher() {
        let root = SettingsTable(style: .plain)
        root.sections = [(nil, ["Short", String(repeating: "A long text ", count: 20)], nil)]
        root.onCell = { $0.textLabel?.numberOfLines = 0 }
        let table = show(root)

        let (first, second) = (
            table.rectForRow(at: IndexPath(row: 0, section: 0)), table.rectForRow(at: IndexPath(row: 1, section: 0))
        )

        #expect(abs(first.height - 133.0 / 3) < 0.01)
        #expect(second.height > 100 && second.minY == first.maxY)
        #expect(abs(table.contentSize.height - second.maxY) < 0.01)
    }

    /// Apps measure a header in layout and set it again, which must end.
    @Test func aHeaderThatIsSetAgainAppliesItsHeight() throws {
        let root = SettingsTable(style: .plain)
        let table = show(root)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
        table.tableHeaderView = header
        table.tableFooterView = footer
        try device.settle()
        let first = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
        let height = table.contentSize.height

        header.frame.size.height = 100
        table.tableHeaderView = header
        footer.frame.size.height = 25
        table.tableFooterView = footer
        try device.settle()

        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == first + 70)
        #expect(table.contentSize.height == height + 85)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 100))

        table.tableHeaderView = header
        #expect(!table.layer.needsLayout())
    }

    @Test func aValueMovesBelowItsTitleAtLargeTextSizes() throws {
        let root = SettingsTable(style: .plain)
        root.sections = [(nil, ["Name", "Colour of the letters"], nil)]
        let table = show(root)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let name = try #require(cell.textLabel)
        let value = try #require(cell.detailTextLabel)
        #expect(name.frame.midY == value.frame.midY)

        try device.perform(script: "text-size accessibilityExtraExtraExtraLarge\nsettle")

        #expect(value.frame.minY >= name.frame.maxY && value.frame.minX == name.frame.minX)
        #expect(value.frame.maxY <= cell.bounds.maxY)
    }

    @Test func aPlainTablesHeaderSticksWhileItsSectionIsVisible() throws {
        let root = SettingsTable(style: .plain)
        root.sections = (0..<3).map { ("Section \($0)", Array(repeating: "Row", count: 20), nil) }
        let table = show(root)

        table.contentOffset.y = 300
        device.advance(by: 0)
        let header = try #require(table.headerView(forSection: 0))
        #expect(abs(header.frame.minY - 347) < 0.01)
        table.contentOffset.y = table.rect(forSection: 0).maxY - 47 - 10
        device.advance(by: 0)

        #expect(abs(header.frame.maxY - table.rect(forSection: 0).maxY) < 0.01)
    }

    // MARK: Reuse

    @Test func tenThousandRowsMakeOnlyTheVisibleCells() throws {
        let root = SettingsTable(style: .plain)
        root.sections = [(nil, (0..<10_000).map { "Row \($0)" }, nil)]
        let table = show(root)
        #expect(table.visibleCells.count == 18)
        #expect(root.cellsMade == 18 && root.cellsAsked == 18)
        #expect(abs(table.contentSize.height - 10_000 * 133 / 3) < 0.01)

        for step in 1...1000 {
            table.contentOffset.y = CGFloat(step) * 430
            device.advance(by: 0)
        }

        #expect(root.cellsMade <= 40, "\(root.cellsMade) cells were made")
        #expect(table.subviews.count <= 21)
        let last = try #require(table.visibleCells.last?.textLabel?.text)
        #expect(last == "Row 9718")
    }

    @Test func dequeuingARegisteredClassMakesACell() {
        let table = show(SettingsTable(style: .plain))
        table.register(BadgeCell.self, forCellReuseIdentifier: "badge")

        let cell = table.dequeueReusableCell(withIdentifier: "badge", for: IndexPath(row: 0, section: 0))

        #expect(cell is BadgeCell && cell.reuseIdentifier == "badge")
        #expect((cell as? BadgeCell)?.isMade == true)
        #expect(table.dequeueReusableCell(withIdentifier: "unregistered") == nil)
    }

    @Test func dequeuingAnUnregisteredIdentifierIsAMisuse() {
        let table = show(SettingsTable(style: .plain))
        device.recordsMisuses = true

        let cell = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))

        #expect(cell.reuseIdentifier == "x")
        #expect(device.misuses.first?.message.hasPrefix("unable to dequeue a cell with identifier x") == true)
    }

    // MARK: Selection

    @Test func aTapSelectsARowAndDeselectsTheOther() throws {
        let root = SettingsTable(style: .insetGrouped)
        let table = show(root)

        try device.tap("Wi-Fi")
        try device.tap("Focus")

        #expect(
            root.calls == [
                "will select 0 1", "select 0 1", "will select 1 2", "will deselect 0 1", "deselect 0 1", "select 1 2",
            ])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 1))?.isSelected == true)
    }

    @Test func aDragUnhighlightsTheRowWhereItBegan() throws {
        let root = SettingsTable(style: .insetGrouped)
        let table = show(root)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))

        device.finger(.began, x: 200, y: 170)
        device.advance(by: 0.2)
        #expect(cell.isHighlighted)
        for y in [165.0, 150, 100] { device.finger(.moved, x: 200, y: y) }
        #expect(!cell.isHighlighted && table.isDragging)
        device.finger(.ended, x: 200, y: 100)
        try device.settle()

        #expect(root.calls.isEmpty)
    }

    @Test func selectingFromCodeDoesNotNotifyTheDelegate() {
        let root = SettingsTable(style: .plain)
        let table = show(root)

        table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.isSelected == true)
        table.deselectRow(at: IndexPath(row: 1, section: 1), animated: true)

        #expect(root.calls.isEmpty && table.indexPathForSelectedRow == nil)
    }

    // MARK: Changes

    @Test func batchUpdatesInsertAndDeleteRowsAndKeepOtherCells() throws {
        let root = SettingsTable(style: .plain)
        root.sections = [(nil, ["A", "B", "C"], nil)]
        let table = show(root)
        let last = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        var isDone = false

        root.sections = [(nil, ["New", "A", "C"], nil)]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        } completion: { _ in
            isDone = true
        }
        device.advance(by: 0.1)
        #expect(!isDone)
        try device.settle()

        #expect(isDone && table.visibleCells.compactMap(\.textLabel?.text) == ["New", "A", "C"])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === last)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 3)
    }

    @Test func anInconsistentRowCountAfterAnUpdateIsAMisuse() {
        let root = SettingsTable(style: .plain)
        let table = show(root)
        device.recordsMisuses = true

        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)

        #expect(
            device.misuses.first?.message
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        )
        device.advance(by: 0)
        #expect(table.visibleCells.count == 8)
    }

    @Test func aNegativeRowCountIsAMisuseAndCountsAsZero() {
        let source = BadSource()
        device.recordsMisuses = true
        let root = UIViewController()
        device.show(root)
        let table = UITableView(frame: root.view.bounds)
        table.dataSource = source

        root.view.addSubview(table)
        device.advance(by: 0)

        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(device.misuses.first?.message.contains("-3") == true)
        #expect(table.numberOfRows(inSection: 9) == 0)
    }
}

private final class BadSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

final class BadgeCell: UITableViewCell {
    let isMade: Bool

    override init(style: CellStyle, reuseIdentifier: String?) {
        isMade = true
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        isMade = false
        super.init(coder: coder)
    }
}
