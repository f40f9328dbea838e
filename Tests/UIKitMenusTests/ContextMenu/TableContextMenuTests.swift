import CoreGraphics
import Testing
import UIKitLists
import UIKitTables
import UITestSupport
import VelariumTesting

import UIKitCore
import UIKitMenus

@Suite @MainActor struct TableContextMenuTests {
    @Test func aLongPressOnARowCallsTheTablesDelegate() throws {
        let device = TestDevice(.iPhone14)
        let controller = MenuTable(style: .plain)
        device.show(controller)
        device.advance(by: 0.1)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        let point = cell.convert(CGPoint(x: 40, y: 10), to: nil)

        device.finger(.began, x: point.x, y: point.y)
        device.advance(by: 0.6)
        device.finger(.ended, x: point.x, y: point.y)
        device.advance(by: 1)
        #expect(controller.calls == ["configuration 2", "highlight", "display"])
        #expect(controller.tableView.contextMenuInteraction?.menuAppearance == .rich)
        controller.tableView.contextMenuInteraction?.dismissMenu()
        device.advance(by: 1)

        #expect(controller.calls == ["configuration 2", "highlight", "display", "end", "dismiss"])
        #expect(cell.layer.mask == nil)
        #expect(!cell.isHighlighted)
        #expect(controller.selections.isEmpty)
    }

    /// A menu that is opened while another one of the same view closes finds the view hidden under a picture.
    @Test(arguments: [false, true])
    func aViewThatIsHiddenUnderAPictureIsLiftedWithItsContent(isFirstShownFirst: Bool) {
        let fixture = ContextMenuFixture()
        fixture.device.advance(by: 0.1)
        let window = fixture.device.window
        let color = fixture.device.picture().color(atX: fixture.center.x, y: fixture.center.y)
        let first = LiftedPreviewView(UITargetedPreview(view: fixture.target), in: window)
        first.hideOriginal()
        fixture.device.advance(by: 0.1)

        let second = LiftedPreviewView(UITargetedPreview(view: fixture.target), in: window)
        second.hideOriginal()
        window.addSubview(second)
        fixture.device.advance(by: 0.1)

        #expect(fixture.device.picture().color(atX: fixture.center.x, y: fixture.center.y) == color)
        let order = isFirstShownFirst ? [first, second] : [second, first]
        order[0].showOriginal()
        #expect(fixture.target.layer.mask != nil)
        order[1].showOriginal()
        #expect(fixture.target.layer.mask == nil)
    }

    @Test func aPressThatEndsEarlyStillSelectsTheRow() throws {
        let device = TestDevice(.iPhone14)
        let controller = MenuTable(style: .plain)
        device.show(controller)
        device.advance(by: 0.1)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let point = cell.convert(CGPoint(x: 40, y: 10), to: nil)

        device.finger(.began, x: point.x, y: point.y)
        device.advance(by: 0.3)
        device.finger(.ended, x: point.x, y: point.y)
        device.advance(by: 0.5)

        #expect(controller.selections == [1])
        #expect(controller.calls == ["configuration 1", "highlight"])
        #expect(cell.layer.mask == nil)
    }

    @Test func aTableWithoutTheDelegateMethodHasNoMenu() throws {
        let device = TestDevice(.iPhone14)
        let controller = SettingsTable(style: .plain)
        device.show(controller)
        device.advance(by: 0.1)

        device.finger(.began, x: 60, y: 200)
        device.advance(by: 1)
        device.finger(.ended, x: 60, y: 200)
        device.advance(by: 0.5)

        #expect(controller.calls.contains { $0.hasPrefix("select") })
        #expect(!device.window.viewsInSubtree().contains { $0 is LiftedPreviewView })
    }
}

/// A table of five rows with context menus.
private final class MenuTable: UITableViewController {
    var calls: [String] = []
    var selections: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selections.append(indexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("configuration \(indexPath.row)")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Rename") { _ in }])
        }
    }

    override func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("highlight")
        return nil
    }

    override func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("dismiss")
        return nil
    }

    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display") }

    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
}
