import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

@MainActor @Suite struct RowActionTests {
    private let device = TestDevice(.iPhone14)
    private let page = OlderTable(style: .plain)

    private func show() throws {
        device.show(page)
        try device.settle()
    }

    private func swipe(to end: CGFloat) throws {
        let rect = page.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        let y = page.tableView.convert(CGPoint(x: 0, y: rect.midY), to: nil).y
        try device.drag(along: [.init(x: 380, y: y), .init(x: end, y: y, after: 0.3), .init(x: end, y: y, after: 0.3)])
        try device.settle()
    }

    @Test func rowActionsAppearAsTheActionsOfASwipe() throws {
        try show()

        try swipe(to: 230)
        try device.tap("More")
        try device.settle()

        #expect(page.calls == ["More 1"])
        #expect(page.cell(1)?.frame.minX == 0)
    }

    @Test func aFullSwipePerformsTheFirstActionOnlyIfItIsDestructive() throws {
        try show()
        try swipe(to: 20)
        #expect(page.calls == ["Delete 1"])

        page.calls = []
        page.isReversed = true
        try swipe(to: 20)
        #expect(page.calls == [])
    }

    @Test func theActionsOfASwipeAreOfferedToAssistiveTechnology() throws {
        try show()
        let cell = try #require(page.cell(1))
        let own = UIAccessibilityCustomAction(name: "Own") { _ in false }
        cell.accessibilityCustomActions = [own]

        let actions = try #require(cell.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Own", "Delete", "More"])
        let done = actions.last?.actionHandler?(actions[2])

        #expect(done == true && page.calls == ["More 1"])
    }

    @Test func aCellOutsideATableHasNoCustomActions() {
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).accessibilityCustomActions == nil)
    }
}

@available(iOS, deprecated: 13.0)
@MainActor private final class OlderTable: UITableViewController {
    var calls: [String] = []
    var isReversed = false

    func cell(_ row: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        let record = { [weak self] (action: UITableViewRowAction, path: IndexPath) -> Void in
            self?.calls.append("\(action.title ?? "") \(path.row)")
        }
        let actions = [
            UITableViewRowAction(style: .destructive, title: "Delete", handler: record),
            UITableViewRowAction(style: .normal, title: "More", handler: record),
        ]
        return isReversed ? actions.reversed() : actions
    }
}
