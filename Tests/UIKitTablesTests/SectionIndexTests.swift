import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitTables
import VelariumTesting

/// The titles along the edge of a table.
@MainActor @Suite struct SectionIndexTests {
    private final class Page: UITableViewController {
        var titles: [String]? = ["A", "B", "C", "D"]
        var sections: [String: Int] = [:]

        override func numberOfSections(in tableView: UITableView) -> Int { 4 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

        override func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            sections[title] ?? super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }

    /// A data source without the optional methods.
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private let device = TestDevice(.iPhone14)

    private func shownPage(_ style: UITableView.Style = .plain) -> Page {
        let page = Page(style: style)
        device.show(page)
        page.view.layoutIfNeeded()
        return page
    }

    private func index(of table: UITableView) -> SectionIndexView? {
        table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func touchingATitleShowsItsSectionAtTheTop(_ style: UITableView.Style) throws {
        let page = shownPage(style)
        let index = try #require(self.index(of: page.tableView))
        let area = index.convert(index.bounds, to: nil)

        try device.tap(x: area.midX, y: area.midY + 7)
        page.view.layoutIfNeeded()

        let top = page.tableView.contentOffset.y + page.tableView.adjustedContentInset.top
        #expect(abs(top - page.tableView.rect(forSection: 2).minY) < 1)
        #expect(index.convert(index.bounds, to: nil) == area)
        #expect(area.maxX == 390)
    }

    @Test func theDataSourceMayNameAnotherSectionOrNone() throws {
        let page = shownPage()
        page.sections = ["C": 1, "D": 99]
        let index = try #require(self.index(of: page.tableView))
        let area = index.convert(index.bounds, to: nil)

        try device.tap(x: area.midX, y: area.midY + 7)
        try device.tap(x: area.midX, y: area.midY + 21)
        page.view.layoutIfNeeded()

        let top = page.tableView.contentOffset.y + page.tableView.adjustedContentInset.top
        #expect(abs(top - page.tableView.rect(forSection: 1).minY) < 1)
    }

    @Test func theLastSectionIsShownAsFarAsTheContentAllows() throws {
        let page = shownPage()
        let index = try #require(self.index(of: page.tableView))
        let area = index.convert(index.bounds, to: nil)

        try device.drag(
            from: CGPoint(x: area.midX, y: area.midY), to: CGPoint(x: area.midX, y: area.maxY - 1), in: 2)
        page.view.layoutIfNeeded()

        let table: UITableView = page.tableView
        #expect(table.bounds.maxY <= table.contentSize.height + table.adjustedContentInset.bottom)
        #expect(page.tableView.indexPathsForVisibleRows?.last?.section == 3)
    }

    @Test func theIndexGoesAwayWithItsTitlesAndBelowTheLeastNumberOfRows() {
        let page = shownPage()

        page.titles = nil
        page.tableView.reloadSectionIndexTitles()
        page.view.layoutIfNeeded()
        #expect(index(of: page.tableView) == nil)

        page.titles = ["A"]
        page.tableView.reloadData()
        page.view.layoutIfNeeded()
        #expect(index(of: page.tableView)?.titles == ["A"])

        page.tableView.sectionIndexMinimumDisplayRowCount = 121
        page.view.layoutIfNeeded()
        #expect(index(of: page.tableView) == nil)
    }

    @Test func colorsAreThoseOfTheTable() throws {
        let page = shownPage()
        page.tableView.sectionIndexColor = .red
        page.tableView.sectionIndexBackgroundColor = .green
        let index = try #require(self.index(of: page.tableView))

        #expect(index.tintColor == .red)
        #expect(index.backgroundColor == .green)
    }

    @Test func aDataSourceWithoutTitlesShowsNone() {
        let table = UITableView()
        let rows = Rows()
        let page = UIViewController()
        table.dataSource = rows
        table.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        page.view.addSubview(table)
        device.show(page)
        page.view.layoutIfNeeded()

        #expect(index(of: table) == nil)
    }
}
