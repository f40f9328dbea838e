import CoreGraphics
import Foundation
import Testing
import UIKitTables
import UIKitCore
import VelariumTesting

/// What is behind rows, headers and the content of a cell.
@MainActor @Suite struct TableBackgroundTests {
    private let device = TestDevice(.iPhone14)

    @Test func theBackgroundViewLiesBehindTheRowsAndStaysInPlace() throws {
        let table = try #require(RowController.show(on: device).tableView)
        let background = UIView()
        table.backgroundView = background
        device.advance(by: 0.1)
        #expect(table.subviews.first === background)

        table.contentOffset.y = 200
        device.advance(by: 0.1)
        #expect(background.convert(background.bounds, to: nil) == table.convert(table.bounds, to: nil))
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
        #expect(device.picture().color(atX: 150, y: 20).description == "#FF0000FF")
    }

    @Test func separatorsShowTheirEffectAndThenTheirColorAgain() throws {
        let table = try #require(RowController.show(on: device).tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        func lines() -> [UIView] { cell.subviews.filter { $0.frame.height < 1 && !$0.isHidden } }
        func effects() -> [UIVisualEffect?] {
            lines().flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }.map(\.effect)
        }
        let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))

        table.separatorEffect = vibrancy
        device.advance(by: 0.1)
        #expect(effects() == [vibrancy] && lines().allSatisfy { $0.backgroundColor == nil })
        let view = lines().first?.subviews.first as? UIVisualEffectView
        #expect(view?.contentView.backgroundColor == .separator && view?.frame == lines().first?.bounds)

        table.separatorEffect = UIBlurEffect(style: .light)
        device.advance(by: 0.1)
        #expect(effects() == [table.separatorEffect] && view?.contentView.backgroundColor == nil)

        table.separatorEffect = nil
        device.advance(by: 0.1)
        #expect(effects().isEmpty && lines().first?.backgroundColor == .separator)
    }

    @Test func aSelectedCellShowsItsSelectedBackground() throws {
        let table = try #require(RowController.show(on: device).tableView)
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
}
