import CoreGraphics
import Testing
import UIKitContainers
import UIKitCore
import VelariumTesting

/// A stack in a tab hides the tab bar, and shows it again as the app left it.
@MainActor @Suite struct HiddenTabBarTests {
    @Test func aPushedControllerCanHideTheBar() throws {
        let device = TestDevice(.iPhone14)
        let tabs = UITabBarController()
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        tabs.setViewControllers([navigation], animated: false)
        device.show(tabs)
        try device.settle()
        #expect(root.view.safeAreaInsets.bottom == 83)
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true

        navigation.pushViewController(detail, animated: true)
        try device.settle()
        #expect(tabs.tabBar.frame.maxX <= 0)
        #expect(detail.view.safeAreaInsets.bottom == 34)

        navigation.popViewController(animated: true)
        try device.settle()
        #expect(tabs.tabBar.frame.minX == 0)
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test(arguments: [false, true]) func aPushThatHidesTheBarSaysSo(isShown: Bool) {
        let device = TestDevice(.iPhone14)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation, UIViewController()]
        if isShown { device.show(tabs) }
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true

        navigation.pushViewController(detail, animated: false)
        #expect(tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        #expect(!tabs.tabBar.isHidden)
        tabs.selectedIndex = 0
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: false)

        #expect(!tabs.tabBar.isHidden)
    }

    @Test func theBarIsHiddenAfterThePushAndVisibleDuringTheWayBack() throws {
        let device = TestDevice(.iPhone14)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        device.show(tabs)
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true

        navigation.pushViewController(detail, animated: true)
        device.advance(by: 0.1)
        #expect(!tabs.tabBar.isHidden)
        try device.settle()
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: true)
        device.advance(by: 0.1)

        #expect(!tabs.tabBar.isHidden)
    }

    @Test func aBarThatTheAppHasHiddenStaysHiddenAfterAPop() throws {
        let device = TestDevice(.iPhone14)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        tabs.tabBar.isHidden = true
        device.show(tabs)
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true

        navigation.pushViewController(detail, animated: false)
        navigation.popViewController(animated: false)

        #expect(tabs.tabBar.isHidden && navigation.topViewController?.view.safeAreaInsets.bottom == 34)
    }

    @Test func aBarThatTheAppHidesAndShowsItselfReturnsWithAPop() throws {
        let device = TestDevice(.iPhone14)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: BarSwitch(hidesBar: false))
        tabs.viewControllers = [navigation]
        device.show(tabs)
        let detail = BarSwitch(hidesBar: true)
        detail.hidesBottomBarWhenPushed = true

        navigation.pushViewController(detail, animated: true)
        try device.settle()
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: true)
        try device.settle()

        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
    }

    @Test(arguments: [false, true]) func aStackBehindAnotherTabLeavesTheBar(isAnimated: Bool) throws {
        let device = TestDevice(.iPhone14)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation, UIViewController()]
        device.show(tabs)
        tabs.selectedIndex = 1
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true

        navigation.pushViewController(detail, animated: isAnimated)
        try device.settle()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0)
        tabs.selectedIndex = 0
        try device.settle()

        #expect(tabs.tabBar.isHidden && detail.view.safeAreaInsets.bottom == 34)
    }

    @Test func aCanceledSwipeBackLeavesTheBarHidden() throws {
        let device = TestDevice(.iPhone14)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        device.show(tabs)
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: true)
        try device.settle()

        // To 40 % of the width, and back a little, so that letting go cancels the pop.
        try device.drag(along: [
            .init(x: 2, y: 400), .init(x: 160, y: 400, after: 0.3), .init(x: 150, y: 400, after: 0.2),
        ])
        try device.settle()

        #expect(navigation.topViewController === detail && tabs.tabBar.isHidden)
        #expect(tabs.tabBar.frame.maxX <= 0 && detail.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: true)
        try device.settle()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0)
    }
}

/// Hides or shows the tab bar itself as it appears.
private final class BarSwitch: UIViewController {
    private let hidesBar: Bool

    init(hidesBar: Bool) {
        self.hidesBar = hidesBar
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabBarController?.tabBar.isHidden = hidesBar
    }
}
