import Testing
import UIKitContainers
import UIKitCore
import VelariumTesting

/// What the appearance proxies of tab bars and their items set.
@MainActor @Suite struct TabBarAppearanceTests {
    private let device = TestDevice(.iPhone14)
    private let tabs = UITabBarController()
    private let item = UITabBarItem(title: "Books", image: nil, tag: 0)

    init() {
        let page = UIViewController()
        page.tabBarItem = item
        tabs.viewControllers = [page]
    }

    @Test func theBarGetsItsProperties() {
        let image = UIImage(systemName: "star")
        let proxy = UITabBar.appearance()
        proxy.barStyle = .black
        proxy.isTranslucent = false
        proxy.barTintColor = .red
        proxy.backgroundImage = image
        proxy.shadowImage = image
        proxy.selectionIndicatorImage = image
        proxy.unselectedItemTintColor = .green
        proxy.itemPositioning = .centered
        proxy.itemWidth = 70
        proxy.itemSpacing = 9

        device.show(tabs)

        let bar = tabs.tabBar
        #expect(bar.barStyle == .black && !bar.isTranslucent && bar.barTintColor == .red)
        #expect(bar.backgroundImage === image && bar.shadowImage === image && bar.selectionIndicatorImage === image)
        #expect(bar.unselectedItemTintColor == .green)
        #expect(bar.itemPositioning == .centered && bar.itemWidth == 70 && bar.itemSpacing == 9)
    }

    @Test func theBarGetsItsAppearanceObjects() {
        let look = UITabBarAppearance()
        look.backgroundColor = .red
        UITabBar.appearance().standardAppearance = look
        UITabBar.appearance().scrollEdgeAppearance = look

        device.show(tabs)

        #expect(tabs.tabBar.standardAppearance.backgroundColor == .red)
        #expect(tabs.tabBar.scrollEdgeAppearance?.backgroundColor == .red)
    }

    @Test func anItemGetsItsPropertiesUnlessTheAppSetsThem() {
        let look = UITabBarAppearance()
        look.backgroundColor = .red
        let proxy = UITabBarItem.appearance()
        proxy.badgeColor = .red
        proxy.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
        proxy.standardAppearance = look
        proxy.scrollEdgeAppearance = look
        proxy.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
        item.badgeColor = .blue

        device.show(tabs)

        #expect(item.badgeColor == .blue)
        #expect(item.titlePositionAdjustment == UIOffset(horizontal: 0, vertical: -3))
        #expect(item.standardAppearance?.backgroundColor == .red)
        #expect(item.scrollEdgeAppearance?.backgroundColor == .red)
        #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
        #expect(item.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
    }

    @Test func tabBarsAreContainers() {
        UITabBarItem.appearance(whenContainedInInstancesOf: [UINavigationController.self]).badgeColor = .red
        UITabBarItem.appearance(whenContainedInInstancesOf: [UITabBarController.self]).badgeColor = .blue

        device.show(tabs)

        #expect(item.badgeColor == .blue)
    }
}
