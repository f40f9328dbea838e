import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

/// What subclasses of tables, cells and headers see and change by overriding members that the table uses.
@MainActor @Suite struct TableOverrideTests {
    private let device = TestDevice(.iPhone14)

    /// A table inside a page, with rows that the test counts.
    private final class Rows: NSObject, UITableViewDataSource {
        var count = 3
        var makeCell: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }
    }

    private func show(_ table: UITableView, _ rows: Rows) {
        let page = UIViewController()
        device.show(page)
        table.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
        table.rowHeight = 50
        table.dataSource = rows
        page.view.addSubview(table)
        device.advance(by: 0)
    }

    // MARK: The table

    @Test func anOverriddenContentSizeSizesTheTable() {
        final class SelfSizing: UITableView {
            override var contentSize: CGSize {
                didSet { invalidateIntrinsicContentSize() }
            }
            override var intrinsicContentSize: CGSize {
                CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
            }
        }
        let (table, rows) = (SelfSizing(), Rows())
        let page = UIViewController()
        device.show(page)
        table.rowHeight = 50
        table.dataSource = rows
        table.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: page.view.topAnchor),
            table.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
            table.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
        ])
        device.advance(by: 0.1)
        let before = table.frame.height

        rows.count = 6
        table.reloadData()
        device.advance(by: 0.1)

        #expect(before == 150 && table.frame.height == 300)
    }

    @Test func aDiffableDataSourceUsesOverriddenUpdates() {
        final class Recording: UITableView {
            var calls: [String] = []
            override func reloadData() {
                calls.append("reload")
                super.reloadData()
            }
            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                calls.append("batch")
                super.performBatchUpdates(updates, completion: completion)
            }
            override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
                calls.append("insert \(indexPaths.map(\.row))")
                super.insertRows(at: indexPaths, with: animation)
            }
            override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
                calls.append("delete \(indexPaths.map(\.row))")
                super.deleteRows(at: indexPaths, with: animation)
            }
        }
        let table = Recording()
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell() }
        show(table, Rows())
        table.dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.applySnapshotUsingReloadData(snapshot)
        #expect(table.calls == ["reload"])

        snapshot.deleteItems(["a"])
        snapshot.appendItems(["c"])
        source.apply(snapshot, animatingDifferences: false)

        #expect(table.calls == ["reload", "batch", "delete [0]", "insert [1]"])
    }

    @Test func anOverriddenDataSourceAndDelegateSeeWhatIsSet() {
        final class Forwarding: UITableView {
            var heard: [String] = []
            override var dataSource: (any UITableViewDataSource)? {
                didSet { heard.append("data source") }
            }
            override var delegate: (any UITableViewDelegate)? {
                didSet { heard.append("delegate") }
            }
        }
        let (table, controller) = (Forwarding(), UITableViewController(style: .plain))

        table.dataSource = controller
        table.delegate = controller

        #expect(table.heard == ["data source", "delegate"] && table.delegate === controller)
    }

    // MARK: Cells

    @Test func anOverriddenFrameInsetsACard() throws {
        final class Card: UITableViewCell {
            override var frame: CGRect {
                get { super.frame }
                set {
                    var card = newValue
                    card.origin = CGPoint(x: card.minX + 16, y: card.minY + 4)
                    card.size = CGSize(width: card.width - 32, height: card.height - 8)
                    super.frame = card
                }
            }
        }
        let (table, rows) = (UITableView(), Rows())
        rows.makeCell = { Card(style: .default, reuseIdentifier: nil) }

        show(table, rows)
        table.layoutIfNeeded()

        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame == CGRect(x: 16, y: 54, width: 358, height: 42))
        #expect(cell.contentView.frame.width == 358)
    }

    @Test func theTableUsesAnOverriddenReuseIdentifier() {
        final class Own: UITableViewCell {
            override var reuseIdentifier: String? { "own" }
        }
        let (table, rows) = (UITableView(), Rows())
        var reused = 0
        rows.count = 100
        rows.makeCell = { [unowned table] in
            if let cell = table.dequeueReusableCell(withIdentifier: "own") {
                reused += 1
                return cell
            }
            return Own()
        }
        show(table, rows)

        table.contentOffset.y = 2_000
        table.layoutIfNeeded()

        #expect(reused > 5)
    }

    @Test func cellsAreToldOfEditingSelectionAndHighlight() throws {
        final class Hearing: UITableViewCell {
            var heard: [String] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                heard.append("editing \(editing)")
            }
            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                heard.append("selected \(selected)")
            }
            override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                super.setHighlighted(highlighted, animated: animated)
                heard.append("highlighted \(highlighted)")
            }
        }
        let (table, rows) = (UITableView(), Rows())
        rows.makeCell = { Hearing() }
        show(table, rows)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Hearing)
        cell.heard = []

        try device.tap(cell)
        table.setEditing(true, animated: false)

        #expect(
            cell.heard == [
                "highlighted true", "selected true", "highlighted false", "selected false", "editing true",
            ])
    }

    @Test func aTitleIsShownInAnOverriddenLabel() throws {
        final class Header: UITableViewHeaderFooterView {
            let own = UILabel()
            override var textLabel: UILabel? { own }
        }
        let header = Header(reuseIdentifier: "header")

        header.textLabel?.text = "Title"

        #expect(header.own.text == "Title" && header.reuseIdentifier == "header")
    }
}
