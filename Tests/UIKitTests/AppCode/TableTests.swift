import CoreGraphics
import Foundation
import Testing
import UIKit
import VelariumTesting

/// What apps set on table views and override in their cells.
@MainActor @Suite struct TableTests {
    private let device = TestDevice(.iPhone14)

    private func show(_ style: UITableView.Style = .plain) -> RowController {
        let controller = RowController(style: style)
        _ = device.show(controller)
        device.advance(by: 0.1)
        return controller
    }

    @Test func aScrollPositionSaysWhereARowComesToRest() throws {
        let table = try #require(show().tableView)
        let path = IndexPath(row: 25, section: 0)

        for (position, share) in [(UITableView.ScrollPosition.top, 0.0), (.middle, 0.5), (.bottom, 1.0)] {
            table.scrollToRow(at: path, at: position, animated: false)
            let visible = table.bounds.inset(by: table.adjustedContentInset)
            let row = table.rectForRow(at: path)
            #expect(abs(row.minY - visible.minY - share * (visible.height - row.height)) < 1)
        }
    }

    @Test func anAutomaticRowIsAsHighAsItsText() throws {
        let controller = show()
        controller.tableView.rowHeight = UITableView.automaticDimension
        controller.text = { $0.row == 0 ? "short" : String(repeating: "long ", count: 60) }
        controller.tableView.reloadData()
        device.advance(by: 0.1)

        let heights = (0..<2).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights[0] < 50 && heights[1] > 80)
    }

    @Test func theBackgroundViewLiesBehindTheRowsAndStaysInPlace() throws {
        let table = try #require(show().tableView)
        let background = UIView()
        table.backgroundView = background
        device.advance(by: 0.1)
        #expect(table.subviews.first === background)

        table.contentOffset.y = 200
        device.advance(by: 0.1)
        #expect(background.convert(background.bounds, to: nil) == table.convert(table.bounds, to: nil))
    }

    @Test func aSectionHasARectForItsHeaderAndAViewForItsFooter() throws {
        let controller = show(.grouped)
        controller.header = "Fruit"
        controller.footer = "Washed"
        controller.tableView.reloadData()
        device.advance(by: 0.1)
        let table = try #require(controller.tableView)

        let header = table.rectForHeader(inSection: 0)
        #expect(header.height > 20 && header.maxY <= table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
        table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .top, animated: false)
        device.advance(by: 0.1)
        let footer = try #require(table.footerView(forSection: 0))
        #expect(footer.textLabel?.text == "Washed")
        #expect(footer.frame.minY >= table.rectForRow(at: IndexPath(row: 49, section: 0)).maxY - 1)
    }

    @Test func aHeaderViewDrawsItsBackgroundViewBehindItsContent() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        let background = UIView()
        background.backgroundColor = .red
        header.backgroundView = background
        header.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        device.show(UIViewController()).addSubview(header)
        device.advance(by: 0.1)

        #expect(background.superview === header && background.frame == header.bounds)
        #expect(device.picture().color(atX: 150, y: 20).description == .red)
    }

    @Test func aCellIsHighlightedThenSelectedByATap() throws {
        let controller = show()
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? RowCell)
        cell.calls = []

        try device.tap(.view(cell))

        #expect(cell.calls.first == "highlighted true")
        #expect(cell.calls.contains("selected true"))
        #expect(cell.isSelected)
    }

    @Test func aSelectedCellShowsItsSelectedBackground() throws {
        let table = try #require(show().tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let chosen = UIView()
        chosen.backgroundColor = .red
        cell.selectedBackgroundView = chosen

        cell.setSelected(true, animated: false)
        device.advance(by: 0.1)
        #expect(chosen.superview === cell && !chosen.isHidden)

        cell.setSelected(false, animated: false)
        cell.setHighlighted(true, animated: false)
        device.advance(by: 0.1)
        #expect(chosen.superview === cell)
    }

    @Test func anAccessoryTypeTakesRoomAtTheTrailingEdge() throws {
        let controller = show()
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let full = cell.contentView.frame.width

        for type in [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton] {
            cell.accessoryType = type
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame.width < full - 10)
        }
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == full)
    }

    @Test func aTableControllerClearsItsSelectionWhenItAppearsAgain() async throws {
        for clears in [true, false] {
            let controller = RowController(style: .plain)
            controller.clearsSelectionOnViewWillAppear = clears
            let navigation = UINavigationController(rootViewController: controller)
            _ = device.show(navigation)
            try await device.settle()
            controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)

            navigation.pushViewController(UIViewController(), animated: false)
            try await device.settle()
            navigation.popViewController(animated: false)
            try await device.settle()

            #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
        }
    }
}

private final class RowController: UITableViewController {
    var text: (IndexPath) -> String = { "Row \($0.row)" }
    var header: String?
    var footer: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = text(indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
}

private final class RowCell: UITableViewCell {
    var calls: [String] = []

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted)")
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected)")
    }
}
