import CoreGraphics
import Testing
import UIKitContainers
import UIKitCore
import VelariumTesting

@MainActor @Suite struct TabCustomizationTests {
    private final class Listener: NSObject, UITabBarDelegate, UITabBarControllerDelegate {
        var calls: [String] = []

        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
            calls.append("will \(items.count)")
        }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
            calls.append("did \(items.count)")
        }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
            calls.append("willEnd \(items.count) \(changed)")
        }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
            calls.append("didEnd \(items.count) \(changed)")
        }
        func tabBarController(
            _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) { calls.append("will \(titles(viewControllers))") }
        func tabBarController(
            _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { calls.append("willEnd \(titles(viewControllers)) \(changed)") }
        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
        ) { calls.append("didEnd \(titles(viewControllers)) \(changed)") }

        private func titles(_ controllers: [UIViewController]) -> String {
            controllers.compactMap(\.tabBarItem?.title).joined()
        }
    }

    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let bar = UITabBar()
    private let items = ["A", "B", "C", "D"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    private let listener = Listener()

    /// Shows a bar with A and B at the bottom of the screen.
    private func showBar() throws {
        device.show(page)
        bar.frame = CGRect(x: 0, y: 795, width: 390, height: 49)
        bar.items = Array(items[..<2])
        bar.delegate = listener
        page.view.addSubview(bar)
        try device.settle()
    }

    /// Drags the item of the panel onto the item of the bar with an index.
    private func drag(_ title: String, toItem index: Int, of bar: UITabBar) throws {
        let count = CGFloat(bar.items?.count ?? 1)
        let x = (CGFloat(index) + 0.5) * bar.bounds.width / count
        let target = bar.convert(CGPoint(x: x, y: 24), to: nil)
        let panel = try #require(bar.superview?.subviews.first { $0.accessibilityViewIsModal })
        let cell = try #require(panel.subviews.first { $0.accessibilityLabel == title })
        let start = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        try device.dragMouse(from: start, to: target)
        try device.settle()
    }

    @Test func anItemThatIsDraggedOntoTheBarReplacesTheOneThere() throws {
        try showBar()
        bar.beginCustomizingItems(items)
        bar.beginCustomizingItems(items)
        try device.settle()
        #expect(bar.isCustomizing)

        try drag("D", toItem: 0, of: bar)
        try device.tap(.text("Done"))
        try device.settle()

        #expect(bar.items?.map(\.title) == ["D", "B"] && !bar.isCustomizing)
        #expect(listener.calls == ["will 4", "did 4", "willEnd 2 true", "didEnd 2 true"])
        #expect(page.view.subviews == [bar])
    }

    @Test func anItemOfTheBarChangesPlaces() throws {
        try showBar()
        bar.beginCustomizingItems(items)
        try device.settle()

        try drag("B", toItem: 0, of: bar)

        #expect(bar.items?.map(\.title) == ["B", "A"] && bar.endCustomizing(animated: false))
    }

    @Test func withoutAChangeNothingIsDifferent() throws {
        try showBar()
        #expect(!bar.endCustomizing(animated: true))
        bar.beginCustomizingItems(items)
        try device.settle()

        let changed = bar.endCustomizing(animated: false)

        #expect(!changed && listener.calls.suffix(2) == ["willEnd 2 false", "didEnd 2 false"])
        #expect(page.view.subviews == [bar])
    }

    @Test func aBarWithoutASuperviewShowsNoPanel() {
        UITabBar().beginCustomizingItems(items)
        bar.beginCustomizingItems(items)

        #expect(!bar.isCustomizing)
    }

    @Test func aControllerHasItsTabsInTheOrderOfTheBar() throws {
        let controller = UITabBarController()
        controller.viewControllers = ["A", "B", "C"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return page
        }
        controller.delegate = listener
        device.show(controller)
        controller.tabBar.beginCustomizingItems(controller.tabBar.items ?? [])
        try device.settle()

        try drag("C", toItem: 0, of: controller.tabBar)
        controller.tabBar.endCustomizing(animated: true)
        try device.settle()

        #expect(controller.viewControllers?.map { $0.tabBarItem.title } == ["C", "B", "A"])
        #expect(listener.calls == ["will ABC", "willEnd CBA true", "didEnd CBA true"])
    }
}
