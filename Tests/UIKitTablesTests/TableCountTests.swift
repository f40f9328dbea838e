import CoreGraphics
import Testing
import UIKitCore
import UIKitTables
import VelariumTesting

/// A table whose delegate asks it for counts while it loads.
@MainActor @Suite struct TableCountTests {
    private final class Page: UITableViewController {
        /// What the table answered, by who asked.
        private(set) var answers: [String: Set<[Int]>] = [:]

        private func ask(_ name: String) {
            let count = tableView.numberOfSections
            answers[name, default: []].insert([count] + (0..<count).map { tableView.numberOfRows(inSection: $0) })
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 3 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            ask("cell")
            return UITableViewCell()
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            ask("header view")
            return UIView()
        }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            ask("footer view")
            return section == tableView.numberOfSections - 1 ? nil : UIView()
        }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            ask("header height")
            return 10
        }
        override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            ask("footer height")
            return section == tableView.numberOfSections - 1 ? 0 : 4
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            ask("row height")
            return 44
        }
    }

    @Test(arguments: [0, -1] as [CGFloat]) func countsAreKnownBeforeViewsAndHeights(estimate: CGFloat) {
        let page = Page(style: .plain)
        page.tableView.estimatedRowHeight = estimate
        page.tableView.estimatedSectionHeaderHeight = estimate
        page.tableView.estimatedSectionFooterHeight = estimate

        TestDevice(.iPhone14).show(page)

        let counts: Set<[Int]> = [[3, 1, 2, 3]]
        for name in ["cell", "header view", "footer view", "header height", "footer height", "row height"] {
            #expect(page.answers[name] == counts, "\(name)")
        }
        #expect(page.tableView.rectForFooter(inSection: 0).height == 4)
    }
}
