import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTables
import UITestSupport
import VelariumTesting

/// Animations that scroll to a row while the rows or the device change.
@MainActor @Suite struct ScrollDuringChangesTests {
    enum Change: CaseIterable {
        case none, textSize, rotation, insertion, deletion, reload

        @MainActor func apply(to page: WrappingRows, on device: TestDevice) throws {
            let table = page.tableView!
            switch self {
            case .none: break
            case .textSize: try device.setTextSize(.accessibilityLarge)
            case .rotation: try device.rotate(to: .landscapeLeft)
            case .insertion:
                page.count += 5
                table.insertRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .automatic)
            case .deletion:
                page.count -= 5
                table.deleteRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .automatic)
            case .reload:
                page.count = 45
                table.reloadData()
            }
        }
    }

    /// Where the row is in the visible part: the distance that the position asks to be zero.
    private func error(of path: IndexPath, at position: UITableView.ScrollPosition, in table: UITableView) -> CGFloat {
        let row = table.rectForRow(at: path)
        let visible = table.bounds.inset(by: table.adjustedContentInset)
        return switch position {
        case .top, .none: row.minY - visible.minY
        case .middle: row.midY - visible.midY
        case .bottom: row.maxY - visible.maxY
        }
    }

    @Test(arguments: Change.allCases, [UITableView.ScrollPosition.top, .middle, .bottom])
    func scrollingToARowEndsThereAlsoWhenTheRowMovesMeanwhile(
        _ change: Change, _ position: UITableView.ScrollPosition
    ) throws {
        for delay in [0.02, 0.15, 0.28] {
            for (start, end) in [(0, 30), (50, 20)] {
                let device = TestDevice(.iPhone14)
                let page = WrappingRows(style: .plain)
                device.show(UINavigationController(rootViewController: page))
                page.tableView.scrollToRow(at: IndexPath(row: start, section: 0), at: .top, animated: false)
                try device.settle()
                let path = IndexPath(row: end, section: 0)

                page.tableView.scrollToRow(at: path, at: position, animated: true)
                device.advance(by: delay)
                try change.apply(to: page, on: device)
                try device.settle()

                let error = error(of: path, at: position, in: page.tableView)
                #expect(abs(error) < 1, "\(change) after \(delay) s, to row \(end)")
            }
        }
    }

    @Test(arguments: [0.02, 0.15])
    func contentThatScrollsToItsTopFollowsTheTopOfARotatedScreen(delay: Double) throws {
        for isLandscape in [false, true] {
            let device = TestDevice(.iPhone14, isLandscape: isLandscape)
            let page = WrappingRows(style: .plain)
            device.show(UINavigationController(rootViewController: page))
            let table = page.tableView!
            table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
            try device.settle()

            table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: true)
            device.advance(by: delay)
            try device.rotate(to: isLandscape ? .portrait : .landscapeLeft)
            try device.settle()

            #expect(table.contentOffset.y == -table.adjustedContentInset.top)
        }
    }

    @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
    func scrollingToARowAtOnceReachesItExactlyWhereHeightsWereEstimated(_ position: UITableView.ScrollPosition) throws {
        let device = TestDevice(.iPhone14)
        let page = WrappingRows(style: .plain)
        device.show(page)
        try device.settle()
        let path = IndexPath(row: 30, section: 0)

        page.tableView.scrollToRow(at: path, at: position, animated: false)
        try device.settle()

        #expect(abs(error(of: path, at: position, in: page.tableView)) < 1)
    }

    @Test func anOffsetBeyondTheContentIsKeptWhenTheContentGrows() throws {
        let device = TestDevice(.iPhone14)
        let page = WrappingRows(style: .plain)
        device.show(page)
        try device.settle()

        page.tableView.setContentOffset(CGPoint(x: 0, y: -200), animated: true)
        device.advance(by: 0.1)
        page.tableView.contentSize.height += 100
        device.advance(by: 0.3)

        #expect(page.tableView.contentOffset.y == -200)
    }

    @Test func anAnimationWhoseRowIsDeletedEndsInRange() throws {
        let device = TestDevice(.iPhone14)
        let page = WrappingRows(style: .plain)
        device.show(page)
        try device.settle()

        page.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: true)
        device.advance(by: 0.1)
        page.count = 3
        page.tableView.reloadData()
        try device.settle()

        #expect(page.tableView.contentOffset.y == -page.tableView.adjustedContentInset.top)
    }

    // MARK: The first visible row

    enum Turn: CaseIterable {
        case rotation, textSize

        @MainActor func apply(_ isOn: Bool, to device: TestDevice) throws {
            switch self {
            case .rotation: try device.rotate(to: isOn ? .landscapeLeft : .portrait)
            case .textSize: try device.setTextSize(isOn ? .accessibilityExtraLarge : .large)
            }
        }
    }

    @Test(arguments: Turn.allCases, [0, 1])
    func theFirstVisibleRowStaysFirstAndReturnsToItsPlace(_ turn: Turn, cut: Int) throws {
        let device = TestDevice(.iPhone14)
        let page = WrappingRows(style: .plain)
        device.show(UINavigationController(rootViewController: page))
        let table = page.tableView!
        table.scrollToRow(at: IndexPath(row: 21, section: 0), at: .top, animated: false)
        try device.settle()
        table.contentOffset.y += CGFloat(cut) * 17
        try device.settle()
        let first = { () -> UITableViewCell? in
            let top = table.bounds.minY + table.adjustedContentInset.top
            return table.visibleCells.first { $0.frame.maxY > top + 0.5 }
        }
        let distance = { () -> CGFloat in
            (first()?.frame.minY ?? .nan) - table.bounds.minY - table.adjustedContentInset.top
        }
        let before = distance()
        try #require(first()?.textLabel?.text?.hasPrefix("Row 21") == true)

        try turn.apply(true, to: device)
        try device.settle()
        let there = first()?.textLabel?.text
        try turn.apply(false, to: device)
        try device.settle()

        #expect(there?.hasPrefix("Row 21") == true && first()?.textLabel?.text?.hasPrefix("Row 21") == true)
        #expect(abs(distance() - before) < 0.5)
    }
}

/// Sixty rows, of which every third needs several lines, in the text style of bodies.
final class WrappingRows: UITableViewController {
    var count = 60

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        let isLong = indexPath.row.isMultiple(of: 3)
        let rest = isLong ? " with a text that takes more than one line here" : ""
        cell.textLabel?.text = "Row \(indexPath.row)" + rest
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.font = .preferredFont(forTextStyle: .body)
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        return cell
    }
}
