import CoreGraphics
import Testing
import UIKitCore
import UIKitTables
import UITestSupport
import VelariumTesting

/// Arrows turn around in right-to-left layouts, signs do not.
@MainActor @Suite struct CellAccessoryDirectionTests {
    private let device = TestDevice(.iPhone14)

    private func image(_ type: UITableViewCell.AccessoryType) throws -> UIImage {
        let rows = SettingsTable(style: .plain)
        rows.onCell = { $0.accessoryType = type }
        device.show(rows)
        try device.settle()
        let cell = try #require(rows.tableView.visibleCells.first)
        let images = cell.subviews.compactMap { ($0 as? UIImageView)?.image }
        return try #require(images.first)
    }

    @Test func aCheckmarkIsNotMirroredAndAChevronIs() throws {
        #expect(try image(.checkmark).flipsForRightToLeftLayoutDirection == false)
        #expect(try image(.disclosureIndicator).flipsForRightToLeftLayoutDirection)
    }

    @Test func theCheckmarkOfARightToLeftRowHasItsLongStrokeAtTheRight() throws {
        try device.setLayoutDirection(.rightToLeft)
        let rows = SettingsTable(style: .plain)
        rows.onCell = { $0.accessoryType = .checkmark }
        device.show(rows)
        try device.settle()
        let cell = try #require(rows.tableView.visibleCells.first)
        let mark = try #require(cell.subviews.first { $0 is UIImageView })
        let frame = mark.convert(mark.bounds, to: nil)
        let picture = device.picture()

        // The long stroke ends at the upper right corner; the upper left corner is empty.
        let left = picture.color(atX: frame.minX + 5.5, y: frame.minY + 2)
        let right = picture.color(atX: frame.maxX - 6.5, y: frame.minY + 2)

        #expect(left.isNear(255, 255, 255) && !right.isNear(255, 255, 255, within: 40))
    }
}
