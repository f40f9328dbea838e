import UIKit
import VelariumTesting

/// Motions in tabs and submenus, swipes that are canceled, and the status bar.
extension Motion {
    static let containers: [Motion] =
        [
            Motion(name: "change of tab", makeRoot: { tabs(around: $0) }, beginsUnchanged: false) { stage, _ in
                (stage.root as? UITabBarController)?.selectedIndex = 1
            } end: { stage, _ in
                (stage.root as? UITabBarController)?.selectedIndex = 0
            },
            Motion(
                name: "submenu", prepare: { try $0.device.tap($0.page.button) }, beginsUnchanged: false
            ) { stage, _ in
                try stage.device.tap("More")
            } end: { stage, _ in
                try stage.device.tap("More")
            },
            Motion(name: "push that hides the tab bar", makeRoot: { _ in tabs(around: list()) }) { stage, animated in
                stage.page.hidesBottomBarWhenPushed = true
                stage.navigation?.pushViewController(stage.page, animated: animated)
            } end: {
                $0.navigation?.popViewController(animated: $1)
            },
        ] + [false, true].map { canceledSwipe(hidesBar: $0) } + statusBars

    private static func list() -> UIViewController {
        let list = MotionList(style: .plain)
        list.title = "List"
        return list
    }

    private static func tabs(around controller: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        let other = UIViewController()
        other.view.backgroundColor = .systemYellow
        other.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        return tabs
    }

    /// A swipe from the left edge over 40 % of the width and back a little, so that letting go cancels the pop.
    private static func canceledSwipe(hidesBar: Bool) -> Motion {
        let name = "canceled swipe back" + (hidesBar ? " to a tab bar" : "")
        return Motion(
            name: name, makeRoot: { _ in tabs(around: list()) },
            prepare: { stage in
                stage.page.hidesBottomBarWhenPushed = hidesBar
                stage.navigation?.pushViewController(stage.page, animated: false)
            }, beginsUnchanged: false
        ) { stage, _ in
            let width = stage.device.window.bounds.width
            try stage.device.drag(along: [
                .init(x: 2, y: 400), .init(x: width * 0.4, y: 400, after: 0.3),
                .init(x: width * 0.35, y: 400, after: 0.3),
            ])
        } end: { _, _ in
        }
    }

    /// A status bar that is hidden leaves its height to the bars below, where the screen has no notch.
    private static let statusBars = [false, true].map { isHidden in
        Motion(
            name: isHidden ? "push that hides the status bar" : "push with another status bar",
            makeRoot: { _ in StatusBarStack(rootViewController: list()) },
            prepare: { stage in
                stage.device.showsStatusBar = true
                stage.page.hidesStatusBar = isHidden
                stage.page.statusBarStyle = .lightContent
            }
        ) {
            $0.navigation?.pushViewController($0.page, animated: $1)
        } end: {
            $0.navigation?.popViewController(animated: $1)
        }
    }
}

/// A stack whose upper page decides about the style of the status bar.
private final class StatusBarStack: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
}
