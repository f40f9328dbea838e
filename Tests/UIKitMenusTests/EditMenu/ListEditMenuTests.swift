import CoreGraphics
import Testing
import UIKitCore
import UIKitMenus
import UIKitTables
import VelariumTesting

/// The edit menus that lists had before context menus.
@Suite @MainActor struct ListEditMenuTests {
    private let device = TestDevice(.iPhone14)
    private let controller = CopyTable(style: .plain)

    private func press(row: Int) throws {
        device.show(controller)
        device.advance(by: 0.1)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        let point = cell.convert(CGPoint(x: 40, y: 10), to: nil)
        device.finger(.began, x: point.x, y: point.y)
        device.advance(by: 0.7)
        device.finger(.ended, x: point.x, y: point.y)
        device.advance(by: 0.5)
    }

    @Test func aLongPressShowsTheActionsThatTheDelegateAllows() throws {
        try press(row: 2)

        try device.expect("Copy", is: .visible)
        #expect(throws: TestFailure.self) { try device.tap("Paste") }
        try device.tap("Copy")
        device.advance(by: 0.5)

        #expect(controller.performed == ["copy: 2"])
        #expect(controller.selections.isEmpty)
    }

    @Test func theAppsItemsAreOffered() throws {
        controller.allowed = ["archive:"]
        device.system.activate()
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Archive", action: Selector("archive:")),
            UIMenuItem(title: "Share", action: Selector("share:")),
        ]

        try press(row: 1)
        try device.tap("Archive")
        device.advance(by: 0.5)

        #expect(controller.performed == ["archive: 1"])
    }

    @Test func aRowWithoutAMenuIsSelectedAfterTheLongTouch() throws {
        try press(row: 0)

        #expect(controller.performed.isEmpty && controller.selections == [0])
        #expect(throws: TestFailure.self) { try device.tap("Copy") }
    }

    @Test func aMenuWithoutAllowedActionsIsNotShown() throws {
        controller.allowed = []

        try press(row: 2)

        #expect(throws: TestFailure.self) { try device.tap("Copy") }
    }
}

/// A table whose rows can be copied, except the first one.
private final class CopyTable: UITableViewController {
    var allowed: Set<String> = ["copy:"]
    var performed: [String] = []
    var selections: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selections.append(indexPath.row)
    }

    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        indexPath.row > 0
    }

    override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        allowed.contains(NSStringFromSelector(action))
    }

    override func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        performed.append("\(NSStringFromSelector(action)) \(indexPath.row)")
    }
}
