import CoreGraphics
import Testing
import UIKitContainers
import UIKitCore
import VelariumTesting

/// Where the views in a tab bar controller end. An iPhone 14 has 34 points of safe area at the bottom, and the bar 49
/// above it.
@MainActor @Suite struct TabExtendedLayoutTests {
    private let device = TestDevice(.iPhone14)
    private let tabs = UITabBarController()
    private let screen = UIViewController()

    private func show(_ controller: UIViewController) {
        tabs.viewControllers = [controller, UIViewController()]
        device.show(tabs)
        device.advance(by: 0)
    }

    @Test func aViewExtendsBelowTheTranslucentBar() {
        show(screen)

        #expect(screen.view.frame.height == 844 && screen.view.safeAreaInsets.bottom == 83)
    }

    @Test func withoutExtendedEdgesTheViewEndsAtTheBar() {
        screen.edgesForExtendedLayout = []
        show(screen)

        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844 - 83))
        #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    }

    @Test func anOpaqueBarBoundsTheViewUnlessItIsIncluded() {
        show(screen)

        tabs.tabBar.isTranslucent = false
        device.advance(by: 0)
        #expect(screen.view.frame.maxY == tabs.tabBar.frame.minY)
        screen.extendedLayoutIncludesOpaqueBars = true
        device.advance(by: 0)

        #expect(screen.view.frame.height == 844 && screen.view.safeAreaInsets.bottom == 83)
    }

    @Test func anotherTabHasItsOwnEdges() throws {
        show(screen)
        let other = try #require(tabs.viewControllers?[1])
        other.edgesForExtendedLayout = .top

        tabs.selectedIndex = 1
        try device.settle()

        #expect(other.view.frame.height == 844 - 83 && screen.view.frame.height == 844)
    }

    @Test func aStackInATabEndsAtTheOutermostOpaqueBar() throws {
        let navigation = UINavigationController(rootViewController: screen)
        show(navigation)
        tabs.tabBar.isTranslucent = false
        navigation.isToolbarHidden = false
        device.advance(by: 0)

        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844 - 83))
        #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 44, right: 0))
        navigation.toolbar.isTranslucent = false
        device.advance(by: 0)
        #expect(abs(screen.view.frame.height - (844 - 83 - 44)) < 0.01)
    }

    @Test func aPushedScreenThatHidesTheBarExtendsToTheEdge() throws {
        let navigation = UINavigationController(rootViewController: screen)
        show(navigation)
        tabs.tabBar.isTranslucent = false
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true

        navigation.pushViewController(next, animated: true)
        try device.settle()

        #expect(next.view.frame.height == 844 && next.view.safeAreaInsets.bottom == 34)
    }

    @Test func contentThatDoesNotScrollIsAdjustedInATab() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.view = scroll
        show(screen)
        #expect(scroll.adjustedContentInset.top == 47 && scroll.adjustedContentInset.bottom == 83)

        screen.automaticallyAdjustsScrollViewInsets = false

        #expect(scroll.adjustedContentInset == .zero)
    }
}
