import CoreGraphics
import Testing
import UIKitContainers
import UIKitCore
import VelariumTesting

/// The badge of a tab item whose title is beside its image.
@MainActor @Suite struct InlineBadgeTests {
    @Test(arguments: ["3", "12", "99+"], [false, true])
    func theBadgeLeavesTheTitleFree(badge: String, isRightToLeft: Bool) throws {
        for (model, isLandscape) in [(TestDevice.Model.iPadPro11, false), (.iPhone14, true)] {
            let device = TestDevice(model, isLandscape: isLandscape)
            if isRightToLeft { try device.setLayoutDirection(.rightToLeft) }
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<2).map { index in
                let page = UIViewController()
                page.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: index)
                page.tabBarItem.badgeValue = badge
                return page
            }
            device.show(tabs)
            try device.settle()

            let button = try #require(views(in: tabs.tabBar).first { $0 is TabBarButton })
            let mark = try #require(button.subviews.first { $0 is TabBarBadge })
            let title = try #require(button.subviews.first { $0 is UILabel })
            let image = try #require(button.subviews.first { $0 is UIImageView })

            #expect(!mark.isHidden && !mark.frame.intersects(title.frame))
            #expect(mark.frame.intersects(image.frame.insetBy(dx: -4, dy: -4)))
        }
    }

    private func views(in root: UIView) -> [UIView] { root.subviews.flatMap { [$0] + views(in: $0) } }
}
