import CoreGraphics
import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import VelariumTesting

/// Two fingers select rows of a table.
@MainActor @Suite struct TableMultipleSelectionTests {
    private final class Page: UITableViewController {
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
            tableView.contentInsetAdjustmentBehavior = .never
            tableView.allowsMultipleSelectionDuringEditing = true
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        override func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }

        override func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            calls.append("begin \(indexPath.row)")
            setEditing(true, animated: false)
        }

        override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { calls.append("end") }
    }

    @Test func theRowsBetweenBeginningAndEndAreSelected() {
        let device = TestDevice(.iPhone14)
        let page = Page(style: .plain)
        device.show(page)
        func report(_ phase: TouchPhase, y: CGFloat) {
            for (id, x) in [(1, 100.0), (2, 160)] {
                device.system.frameLoop.receive(
                    .touch(id: id, phase: phase, location: CGPoint(x: x, y: y), time: device.now))
            }
            device.advance(by: 1.0 / 60)
        }

        report(.began, y: 125)
        for y in [140, 160, 225, 325, 275] as [CGFloat] { report(.moved, y: y) }
        report(.ended, y: 275)

        #expect((page.tableView.indexPathsForSelectedRows ?? []).map(\.row).sorted() == [2, 3, 4, 5])
        #expect(page.calls == ["begin 2", "end"] && page.tableView.contentOffset == .zero)
    }
}
