import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

/// Headers and footers of sections and tables after rotation, text size, updates and changes of their own size.
@MainActor @Suite struct TableHeaderChangeTests {
    private let device = TestDevice(.iPhone14)

    private func frames(_ table: UITableView) -> [CGRect] {
        (0..<3).compactMap { section in
            table.headerView(forSection: section).flatMap { $0.textLabel.map { $0.convert($0.bounds, to: table) } }
        }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func titlesOfSectionsFollowTheRowsThroughARotation(style: UITableView.Style) throws {
        let rows = SettingsTable(style: style)
        device.show(rows)
        try device.settle()
        let before = frames(rows.tableView)

        try device.rotate(to: .landscapeRight)
        try device.settle()
        let title = try #require(rows.tableView.headerView(forSection: 0)?.textLabel)
        let text = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
        #expect(title.convert(CGPoint.zero, to: nil).x == text.convert(CGPoint.zero, to: nil).x)

        try device.rotate(to: .portrait)
        try device.settle()

        #expect(frames(rows.tableView) == before)
    }

    @Test func titlesOfSectionsFollowTheTextSizeThereAndBack() throws {
        let rows = SettingsTable(style: .insetGrouped)
        device.show(rows)
        try device.settle()
        let before = frames(rows.tableView)
        let title = try #require(rows.tableView.headerView(forSection: 0)?.textLabel)

        try device.setTextSize(.accessibilityLarge)
        try device.settle()
        #expect(title.frame.height > before[0].height + 5)
        #expect(abs(title.frame.height - title.sizeThatFits(CGSize(width: title.frame.width, height: 0)).height) < 0.01)
        try device.setTextSize(.large)
        try device.settle()

        #expect(frames(rows.tableView) == before)
    }

    @Test func aHeaderViewOfTheAppKeepsItsIdentityAndFocusThroughAnUpdate() throws {
        let rows = EditedHeader(style: .plain)
        device.show(rows)
        try device.settle()
        rows.fields.first?.becomeFirstResponder()

        rows.tableView.beginUpdates()
        rows.tableView.endUpdates()
        try device.settle()

        #expect(rows.fields.count == 1)
        #expect(rows.fields.first?.isFirstResponder == true)
    }

    @Test func aReloadedSectionAsksForItsHeaderAgain() throws {
        let rows = SettingsTable(style: .plain)
        device.show(rows)
        try device.settle()
        rows.sections[0].header = "Radio"

        rows.tableView.reloadSections(IndexSet(integer: 0), with: .none)
        try device.settle()

        #expect(rows.tableView.headerView(forSection: 0)?.textLabel?.text == "Radio")
    }

    @Test(
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped], ["alone", "after a reload", "before a reload"])
    func aFooterInPlaceOfAnotherOfTheSameHeightIsBelowTheRows(style: UITableView.Style, when: String) throws {
        let rows = SettingsTable(style: style)
        let table: UITableView = rows.tableView
        func setFooter() { table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20)) }
        setFooter()
        device.show(rows)
        try device.settle()
        let height = table.contentSize.height

        if when == "after a reload" { table.reloadData() }
        setFooter()
        if when == "before a reload" { table.reloadData() }
        try device.settle()

        let frame = try #require(table.tableFooterView?.frame)
        #expect(frame == CGRect(x: 0, y: height - 20, width: table.bounds.width, height: 20))
        #expect(table.contentSize.height == height)
    }

    /// The published idiom of a header that computes its own height.
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func rowsFollowATableHeaderThatSizesItself(style: UITableView.Style) throws {
        let rows = SettingsTable(style: style)
        let header = SelfSizingHeader()
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
        rows.tableView.tableHeaderView = header
        rows.tableView.tableFooterView = footer
        device.show(rows)
        try device.settle()
        let first = rows.tableView.rect(forSection: 0).minY

        header.wantedHeight = 180
        header.setNeedsLayout()
        footer.frame.size.height = 50
        try device.settle()

        #expect(first == 90 && rows.tableView.rect(forSection: 0).minY == 180)
        #expect(footer.frame.minY == rows.tableView.rect(forSection: 2).maxY)
        #expect(rows.tableView.contentSize.height == footer.frame.maxY)
    }
}

/// A header that sets its own height when it is laid out.
private final class SelfSizingHeader: UIView {
    var wantedHeight: CGFloat = 90

    override func layoutSubviews() {
        super.layoutSubviews()
        frame.size.height = wantedHeight
    }
}

/// A table with a field in the header of its section.
private final class EditedHeader: UITableViewController {
    /// The fields of all headers that were made.
    private(set) var fields: [UITextField] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        fields.append(field)
        let view = UIView()
        view.addSubview(field)
        return view
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
