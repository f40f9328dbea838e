import Testing
import UIKit
import VelariumTesting

/// What published apps do with navigation stacks, tabs and pages.
@MainActor @Suite struct StackIdiomTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()
    private let navigation: UINavigationController

    init() {
        root.title = "Root"
        root.view.backgroundColor = .white
        navigation = UINavigationController(rootViewController: root)
        device.show(navigation)
        device.advance(by: 0)
    }

    /// Allows the swipe back on every screen but the first.
    private final class SwipeRule: NSObject, UIGestureRecognizerDelegate {
        weak var navigation: UINavigationController?
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            (navigation?.viewControllers.count ?? 0) > 1
        }
    }

    private func swipeBack() throws {
        try device.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400))
        try device.settle()
    }

    @Test func theSwipeBackWorksWithAHiddenBarAndADelegateOfTheApp() throws {
        let rule = SwipeRule()
        rule.navigation = navigation
        navigation.isNavigationBarHidden = true
        navigation.interactivePopGestureRecognizer?.delegate = rule
        navigation.pushViewController(UIViewController(), animated: false)

        try swipeBack()
        #expect(navigation.topViewController === root)
        try swipeBack()

        #expect(navigation.topViewController === root && root.view.window != nil)
    }

    @Test func anEmptyBackgroundAndShadowImageMakeTheBarTransparent() throws {
        root.view.backgroundColor = .red
        navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
        navigation.navigationBar.shadowImage = UIImage()
        try device.settle()

        let color = device.picture().color(atX: 40, y: 70)

        #expect(color.isClose(to: .init(red: 255, green: 0, blue: 0), within: 4))
    }

    @Test func aLoginScreenRemovesItselfFromTheStackBehindTheNext() throws {
        let login = UIViewController()
        let home = UIViewController()
        navigation.pushViewController(login, animated: false)
        navigation.pushViewController(home, animated: true)
        try device.settle()

        navigation.viewControllers.removeAll { $0 === login }
        try device.settle()
        navigation.popViewController(animated: true)
        try device.settle()

        #expect(navigation.viewControllers == [root] && root.view.window != nil)
    }

    @Test func theLastScreenIsReplacedWithAnimation() throws {
        let old = UIViewController()
        let new = UIViewController()
        navigation.pushViewController(old, animated: false)

        navigation.setViewControllers(navigation.viewControllers.dropLast() + [new], animated: true)
        try device.settle()

        #expect(navigation.viewControllers == [root, new] && old.parent == nil && new.view.window != nil)
    }

    @Test func aBarColorThatChangesAlongsideASwipeComesBackWhenItIsCanceled() throws {
        final class Colored: UIViewController {
            var color = UIColor.red
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let bar = navigationController?.navigationBar
                guard let coordinator = transitionCoordinator else { return }
                coordinator.animate(alongsideTransition: { _ in bar?.tintColor = self.color }) { context in
                    if context.isCancelled {
                        bar?.tintColor = (context.viewController(forKey: .from) as? Colored)?.color
                    }
                }
            }
        }
        let first = Colored()
        let second = Colored()
        second.color = .blue
        navigation.setViewControllers([first], animated: false)
        try device.settle()
        navigation.pushViewController(second, animated: true)
        try device.settle()
        #expect(navigation.navigationBar.tintColor == .blue)

        try device.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 60, y: 400))
        try device.settle()

        #expect(navigation.topViewController === second && navigation.navigationBar.tintColor == .blue)
    }

    @Test func aSecondTapOnATabReturnsToItsFirstScreen() throws {
        final class Rule: NSObject, UITabBarControllerDelegate {
            func tabBarController(_ tab: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
                guard tab.selectedViewController === viewController else { return true }
                (viewController as? UINavigationController)?.popToRootViewController(animated: true)
                return false
            }
        }
        let rule = Rule()
        let tab = UITabBarController()
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        tab.viewControllers = [stack, other]
        tab.delegate = rule
        device.show(tab)
        stack.pushViewController(UIViewController(), animated: false)
        try device.settle()

        try device.tap("One")
        try device.settle()
        #expect(stack.viewControllers.count == 1)
        try device.tap("Two")

        #expect(tab.selectedIndex == 1)
    }

    @Test func aBadgeIsSetThroughTheTabBarsItems() throws {
        let tab = UITabBarController()
        tab.viewControllers = ["One", "Two"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return page
        }
        device.show(tab)

        tab.tabBar.items?[1].badgeValue = "7"
        try device.settle()

        try device.expect("7")
    }

    @Test func pagesAreLockedThroughTheScrollViewAmongTheSubviews() throws {
        final class Pages: NSObject, UIPageViewControllerDataSource {
            let all = [UIViewController(), UIViewController()]
            func pageViewController(_ p: UIPageViewController, viewControllerBefore c: UIViewController)
                -> UIViewController?
            { c === all[1] ? all[0] : nil }
            func pageViewController(_ p: UIPageViewController, viewControllerAfter c: UIViewController)
                -> UIViewController?
            { c === all[0] ? all[1] : nil }
        }
        let source = Pages()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = source
        pages.setViewControllers([source.all[0]], direction: .forward, animated: false)
        device.show(pages)
        try device.settle()
        let scroll = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)

        scroll.isScrollEnabled = false
        try device.drag(from: CGPoint(x: 360, y: 400), to: CGPoint(x: 40, y: 400))
        try device.settle()
        #expect(pages.viewControllers == [source.all[0]])
        scroll.isScrollEnabled = true
        try device.drag(from: CGPoint(x: 360, y: 400), to: CGPoint(x: 40, y: 400))
        try device.settle()

        #expect(pages.viewControllers == [source.all[1]])
    }

    @Test func aTitleViewIsSizedToItsWords() throws {
        let label = UILabel()
        label.text = "Own title"
        label.font = .boldSystemFont(ofSize: 20)
        label.sizeToFit()
        root.navigationItem.titleView = label
        try device.settle()

        let frame = label.convert(label.bounds, to: nil)

        #expect(abs(frame.midX - 195) < 1 && frame.minY > 47 && frame.maxY < 91)
    }

    @Test func theTabBarIsHiddenByAPushAndIsBackAfterASwipe() throws {
        let tab = UITabBarController()
        tab.viewControllers = [navigation]
        device.show(tab)
        try device.settle()
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: true)
        try device.settle()
        #expect(page.view.safeAreaInsets.bottom == 34)

        try swipeBack()

        #expect(navigation.topViewController === root && root.view.safeAreaInsets.bottom == 83)
    }
}
