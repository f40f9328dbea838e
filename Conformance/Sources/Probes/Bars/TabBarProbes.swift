import UIKit

extension Probe {
    static let tabBars = [tabBarController, tabBarItems, titleMiddles, itemFrames, tabBarHairline, toolbar, statusBar]

    private static let tabBarController = Probe("bar.tab") { run in
        let tabs = UITabBarController(), page = Page("A")
        tabs.viewControllers = [page, Page("B")]
        await run.show(tabs)
        await run.wait(seconds: 0.5)

        run.record("top", tabs.tabBar.rectInWindow.minY)
        run.record("height", tabs.tabBar.bounds.height)
        run.record("fittingHeight", tabs.tabBar.sizeThatFits(.zero).height)
        run.record("contentSafeAreaBottom", page.view.safeAreaInsets.bottom)
        run.record("selectedIndex", tabs.selectedIndex)
    }

    /// Four items without images in a bar of its own, the second with a badge.
    private static let tabBarItems = Probe("bar.tab.items", on: .phones) { run in
        let bar = UITabBar(), titles = ["Item A", "Item B", "Item C", "Item D"]
        let width = UIScreen.main.bounds.width
        bar.items = titles.enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        bar.items?[1].badgeValue = "3"
        bar.frame = CGRect(x: 0, y: 351, width: width, height: 49)
        await run.show(bar)
        await run.wait(seconds: 0.5)

        let button = bar.label("Item B")?.enclosingControl?.rectInWindow
        run.record("secondButtonLeft", button?.minX)
        run.record("buttonTop", button.map { $0.minY - 351 })
        run.record("buttonHeight", button?.height)
        let frames = titles.compactMap { bar.label($0)?.enclosingControl?.rectInWindow }
        run.record(
            "spans", frames.map { "\(Int($0.minX.rounded())) \(Int($0.width.rounded()))" }.joined(separator: "; "))
        guard let picture = run.picture() else { return }
        let middle = button?.midX ?? width * 0.375
        let badge = picture.ink(in: CGRect(x: middle - 43, y: 352, width: 90, height: 33), tolerance: 100)
        run.record("badgeLeftOfMiddle", badge.map { $0.minX - middle })
        run.record("badgeTop", badge.map { $0.minY - 351 })
        run.record("badgeBelowButtonTop", badge.flatMap { badge in button.map { badge.minY - $0.minY } })
        run.record("badgeWidth", badge?.width)
        let title = picture.ink(in: CGRect(x: 12, y: 386, width: 60, height: 13), tolerance: 40)
        run.record("titleInkTop", title.map { $0.minY - 351 })
    }

    /// The middles of the titles of a tab bar controller with two, three and four tabs.
    private static let titleMiddles = Probe("bar.tab.middles", on: .phones) { run in
        for count in 2...4 {
            let tabs = UITabBarController(), titles = ["One", "Two", "Three", "Four"].prefix(count)
            tabs.viewControllers = titles.map { Page($0) }
            await run.show(tabs)
            run.record("of\(count)", titles.compactMap { tabs.tabBar.label($0)?.rectInWindow.midX })
        }
    }

    /// The frames of the buttons of a tab bar with four and with five items.
    private static let itemFrames = Probe("bar.tab.frames", on: .phones) { run in
        for count in [4, 5] {
            let tabs = UITabBarController()
            let titles = ["Home", "Search", "Offers", "Saved", "Profile"].prefix(count)
            tabs.viewControllers = titles.map { Page($0) }
            await run.show(tabs)
            await run.wait(seconds: 0.5)
            let frames = titles.compactMap { tabs.tabBar.label($0)?.enclosingControl }
                .map { $0.convert($0.bounds, to: tabs.tabBar) }
                .map {
                    "(\(Int($0.minX.rounded())) \(Int($0.minY.rounded())); \(Int($0.width.rounded())) \(Int($0.height.rounded())))"
                }
            run.record("of\(count)", frames.joined(separator: " "))
        }
    }

    private static let tabBarHairline = Probe("bar.tab.opaque", on: .phones) { run in
        let tabs = UITabBarController(), appearance = UITabBarAppearance()
        // Content below the bar, which has its background only then.
        let scrolling = Page("NoNavigationPage") {
            let scroll = UIScrollView(frame: $0.view.bounds)
            scroll.contentSize = CGSize(width: 100, height: 3000)
            $0.view.addSubview(scroll)
        }
        tabs.viewControllers = [scrolling, Page("HasNavigationPage")]
        appearance.configureWithDefaultBackground()
        tabs.tabBar.standardAppearance = appearance
        await run.show(tabs)
        await run.wait(seconds: 0.5)

        let bar = tabs.tabBar.rectInWindow, picture = run.picture()
        run.record("hairline", picture?.color(x: 5, y: bar.minY - 0.17))
        run.record("background", picture?.color(x: bar.midX, y: bar.maxY - 23))
    }

    private static let toolbar = Probe("bar.toolbar") { run in
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: UIScreen.main.bounds.width, height: 0))
        await run.show(toolbar)
        toolbar.sizeToFit()
        await run.wait(seconds: 0.1)

        run.record("height", toolbar.frame.height)
        run.record("intrinsicHeight", toolbar.intrinsicContentSize.height)
        run.record("isTranslucent", toolbar.isTranslucent)
    }

    /// What the system draws above and below the app.
    private static let statusBar = Probe("screen", on: .phones) { run in
        await run.show(Page())
        let size = run.window.bounds.size
        run.record("size", size)
        run.record("scale", UIScreen.main.scale)
        run.record("safeArea", run.window.safeAreaInsets)
        run.record("rootMargins", run.window.rootViewController?.view.layoutMargins ?? .zero)
        guard let picture = run.screenPicture() else { return }
        run.record("timeInkTop", picture.ink(in: CGRect(x: 20, y: 15, width: 100, height: 40))?.minY)
        let bottom = CGRect(x: size.width / 2 - 96, y: size.height - 22, width: 193, height: 20)
        let indicator = picture.ink(in: bottom)
        run.record("homeIndicatorTop", indicator?.minY)
        run.record("homeIndicatorHeight", indicator?.height)
        run.record("homeIndicatorWidth", indicator?.width)
    }
}
