import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTables
import VelariumTesting

/// What a table controller does with its selection while the user swipes back to it.
@MainActor @Suite struct SelectionClearingTests {
    /// A selected row below a pushed screen.
    private static func make() throws -> (TestDevice, UINavigationController, SelectableRows) {
        let device = TestDevice(.iPhone14)
        let rows = SelectableRows(style: .plain)
        let navigation = UINavigationController(rootViewController: rows)
        device.show(navigation)
        try device.settle()
        rows.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        try device.settle()
        return (device, navigation, rows)
    }

    private static func cancelSwipeBack(on device: TestDevice) throws {
        try device.drag(along: [
            .init(x: 1, y: 400), .init(x: 200, y: 400, after: 0.3), .init(x: 5, y: 400, after: 0.3),
        ])
    }

    @Test func aSwipeBackThatIsCancelledKeepsTheSelection() throws {
        let (device, navigation, rows) = try Self.make()

        try Self.cancelSwipeBack(on: device)
        try device.settle()

        #expect(navigation.viewControllers.count == 2)
        #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test func aSwipeBackThatIsFinishedClearsTheSelectionAlsoAfterOneThatWasCancelled() throws {
        let (device, navigation, rows) = try Self.make()
        try Self.cancelSwipeBack(on: device)
        try device.settle()

        try device.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 380, y: 400))
        try device.settle()

        #expect(navigation.viewControllers.count == 1)
        #expect(rows.tableView.indexPathForSelectedRow == nil)
    }

    @Test func aRowThatIsGoneIsNotSelectedAgain() throws {
        let (device, _, rows) = try Self.make()
        rows.onAppearing = { rows in
            rows.count = 2
            rows.tableView.reloadData()
        }

        try Self.cancelSwipeBack(on: device)
        try device.settle()

        #expect(rows.tableView.indexPathForSelectedRow == nil)
    }
}

/// Rows of which some can go while the controller appears.
private final class SelectableRows: UITableViewController {
    var count = 10
    var onAppearing: ((SelectableRows) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onAppearing?(self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
