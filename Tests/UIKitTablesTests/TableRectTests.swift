import CoreGraphics
import Foundation
import Testing
import UIKitTables
import UIKitCore
import VelariumTesting

/// Where rows, headers and footers are.
@MainActor @Suite struct TableRectTests {
    private let device = TestDevice(.iPhone14)

    @Test func aScrollPositionSaysWhereARowComesToRest() throws {
        let table = try #require(RowController.show(on: device).tableView)
        let path = IndexPath(row: 25, section: 0)

        for (position, share) in [(UITableView.ScrollPosition.top, 0.0), (.middle, 0.5), (.bottom, 1.0)] {
            table.scrollToRow(at: path, at: position, animated: false)
            let visible = table.bounds.inset(by: table.adjustedContentInset)
            let row = table.rectForRow(at: path)
            #expect(abs(row.minY - visible.minY - share * (visible.height - row.height)) < 1)
        }
    }

    @Test func aSectionHasARectForItsHeaderAndAViewForItsFooter() throws {
        let controller = RowController.show(.grouped, on: device)
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

    @Test func anAccessoryTypeTakesRoomAtTheTrailingEdge() throws {
        let controller = RowController.show(on: device)
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
}
