import CoreGraphics
import Testing
import UIKitCore
import UIKitMenus
import VelariumTesting

@MainActor @Suite struct BarItemMenuTests {
    private let device = TestDevice(.iPhone14)
    private let controller = UIViewController()

    private func show(_ item: UIBarButtonItem, inToolbar: Bool = false) {
        item.accessibilityIdentifier = "item"
        if inToolbar {
            controller.toolbarItems = [item]
        } else {
            controller.navigationItem.rightBarButtonItem = item
        }
        let stack = UINavigationController(rootViewController: controller)
        stack.isToolbarHidden = !inToolbar
        device.show(stack)
    }

    private var presentation: MenuPresentation? { device.system.menus.current }

    private func menu() -> UIMenu {
        UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
    }

    @Test func anItemWithOnlyAMenuShowsItOnATouch() throws {
        show(UIBarButtonItem(title: "More", menu: menu()))

        try device.tap(.id("item"))
        try device.settle()

        #expect(presentation?.levels.first?.view.model.items.map(\.title) == ["A", "B"])
        #expect(presentation?.frame.maxX == 374, "The menu ends with the item.")
    }

    @Test func anItemWithAnActionPerformsItOnATap() throws {
        var count = 0
        show(UIBarButtonItem(title: "More", primaryAction: UIAction { _ in count += 1 }, menu: menu()))

        try device.tap(.id("item"))
        try device.settle()

        #expect(count == 1)
        #expect(presentation == nil)
    }

    @Test func inAToolbarTheFirstElementIsNearestToTheItem() throws {
        let item = UIBarButtonItem(title: "More", menu: menu())
        show(item, inToolbar: true)

        try device.tap(.id("item"))
        try device.settle()
        let automatic = presentation?.levels.first?.view.model.items.map(\.title)
        try device.key("escape")
        try device.settle()
        item.preferredMenuElementOrder = .fixed
        try device.tap(.id("item"))
        try device.settle()

        #expect(automatic == ["B", "A"])
        #expect(presentation?.levels.first?.view.model.items.map(\.title) == ["A", "B"])
    }

    @Test func theSenderOfAnActionIsTheItem() throws {
        var isItem = false
        weak var expected: UIBarButtonItem?
        let action = UIAction(title: "Who") { isItem = $0.sender as AnyObject? === expected }
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [action]))
        expected = item
        show(item)

        try device.tap(.id("item"))
        try device.settle()
        try device.tap("Who")

        #expect(isItem)
    }

    @Test func aPopUpItemShowsTheTitleOfItsSelection() throws {
        let item = UIBarButtonItem(title: nil, menu: menu())
        item.changesSelectionAsPrimaryAction = true
        show(item)
        let before = item.title

        try device.tap(.id("item"))
        try device.settle()
        try device.tap("B")

        #expect(before == "A")
        #expect(item.title == "B")
    }
}
