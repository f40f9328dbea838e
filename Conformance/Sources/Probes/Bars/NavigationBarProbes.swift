import UIKit

extension Probe {
    static let navigationBars = [
        pushedPage, backButton, backButtonOfCats, titleLabel, largeTitleWithSearch, largeTitle, scrollBelowBar,
        twoItems,
        cutTitle, navigationBarDefaults,
    ]

    private static let pushedPage = Probe("bar.navigation") { run in
        let navigation = UINavigationController(rootViewController: Page("First")), second = Page("Second")
        await run.show(navigation)
        navigation.pushViewController(second, animated: false)
        await run.wait(seconds: 0.5)

        let bar = navigation.navigationBar.rectInWindow
        run.record("top", bar.minY)
        run.record("bottom", bar.maxY)
        run.record("height", bar.height)
        run.record("aboveSafeArea", run.window.safeAreaInsets.top - bar.minY)
        run.record("contentSafeAreaTop", second.view.safeAreaInsets.top)
        let box = CGRect(x: 26, y: bar.minY + 2, width: 60, height: 40)
        run.record("backTitleInkLeft", run.picture()?.ink(in: box, tolerance: Pixels.paleInk)?.minX)
    }

    /// The back button's chevron and title, and the title in the middle.
    private static let backButton = Probe("bar.back") { run in
        let navigation = UINavigationController(rootViewController: Page("Instructions"))
        await run.show(navigation)
        navigation.pushViewController(Page("Default"), animated: false)
        await run.wait(seconds: 0.5)

        let bar = navigation.navigationBar.rectInWindow, inside = bar.insetBy(dx: 0, dy: 1)
        let left = run.window.safeAreaInsets.left
        let chevronEnd: CGFloat = left == 0 && bar.width > 600 ? 28 : 25
        guard let picture = run.picture() else { return }
        @MainActor func ink(from start: CGFloat, width: CGFloat) -> CGRect? {
            picture.ink(
                in: CGRect(x: start, y: inside.minY, width: width, height: inside.height), tolerance: 40)
        }
        let chevron = ink(from: left + 4, width: chevronEnd - 4), title = ink(from: left + chevronEnd, width: 110)
        let middle = ink(from: bar.midX - 60, width: 120)
        run.record("chevronLeft", chevron?.minX)
        run.record("chevronSpan", across: chevron)
        run.record("chevronHeight", chevron?.height)
        run.record("chevronTop", chevron.map { $0.minY - bar.minY })
        run.record("chevronTopOnScreen", chevron?.minY)
        run.record("titleInkLeft", title?.minX)
        run.record("titleInkSpan", across: title)
        run.record("middleTitleInkTop", middle?.minY)
        run.record("middleTitleSpan", across: middle)
    }

    /// A bar with its background: chevron, titles and hairline.
    private static let backButtonOfCats = Probe("bar.opaque", on: .phones) { run in
        let navigation = UINavigationController(rootViewController: Page("Cats"))
        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        await run.show(navigation)
        let page = Page("SwitchControlPage") {
            $0.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Options", primaryAction: nil)
        }
        navigation.pushViewController(page, animated: false)
        await run.wait(seconds: 0.5)

        let bar = navigation.navigationBar.rectInWindow
        guard let picture = run.picture() else { return }
        let inside = CGRect(x: 0, y: bar.minY + 1, width: bar.width, height: 42)
        @MainActor func ink(from left: CGFloat, width: CGFloat, tolerance: Int) -> CGRect? {
            picture.ink(
                in: CGRect(x: left, y: inside.minY, width: width, height: inside.height), tolerance: tolerance)
        }
        let chevron = ink(from: 3, width: 23, tolerance: Pixels.paleInk)
        run.record("chevronLeft", chevron?.minX)
        run.record("chevronWidth", chevron?.width)
        run.record("chevronHeight", chevron?.height)
        run.record("chevronTop", chevron.map { $0.minY - bar.minY })
        run.record("backTitleInkLeft", ink(from: 25.5, width: 60, tolerance: Pixels.paleInk)?.minX)
        let title = ink(from: 95, width: bar.width - 195, tolerance: Pixels.darkInk)
        run.record("titleInkTop", title.map { $0.minY - bar.minY })
        run.record("titleInkWidth", title?.width)
        run.record(
            "itemInkRight", ink(from: bar.width - 90, width: 89, tolerance: Pixels.paleInk).map { bar.width - $0.maxX })
        run.record("hairline", picture.color(x: 5, y: bar.maxY + 0.17))
        run.record("background", picture.color(x: 5, y: bar.maxY - 2))
    }

    private static let titleLabel = Probe("bar.title") { run in
        let navigation = UINavigationController(rootViewController: Page("Home"))
        await run.show(navigation)
        navigation.pushViewController(Page("Log in"), animated: false)
        await run.wait(seconds: 0.5)

        let bar = navigation.navigationBar
        let label = bar.label("Log in")
        run.record("labelTop", label.map { $0.rectInWindow.minY - bar.rectInWindow.minY })
        run.record("labelHeight", label?.bounds.height)
        run.record("font", label?.font.pointSize)
        run.record("itemFont", bar.label("Home")?.font.pointSize)
    }

    private static let largeTitleWithSearch = Probe("bar.search") { run in
        let page = Page("Books") {
            $0.navigationItem.searchController = UISearchController(searchResultsController: nil)
            $0.navigationItem.hidesSearchBarWhenScrolling = false
        }
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        await run.show(navigation)
        await run.wait(seconds: 0.5)

        let label = navigation.navigationBar.first(UILabel.self) { $0.font.pointSize > 30 }
        let field = run.window.first(UISearchTextField.self)?.rectInWindow
        run.record("barHeight", navigation.navigationBar.rectInWindow.height)
        run.record("titleTop", label?.rectInWindow.minY)
        run.record("titleLeft", label?.rectInWindow.minX)
        run.record("titleTextWidth", label?.sizeThatFits(CGSize(width: 400, height: 50)).width)
        run.record("titleFont", label?.font.pointSize)
        run.record("fieldLeft", field?.minX)
        run.record("fieldHeight", field?.height)
        run.record("fieldBelowBarTop", field.map { $0.minY - navigation.navigationBar.rectInWindow.minY })
    }

    private static let largeTitle = Probe("bar.large") { run in
        let page = Page("Library"), navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        await run.show(navigation)
        await run.wait(seconds: 0.5)

        run.record("height", navigation.navigationBar.bounds.height)
        run.record("contentSafeAreaTop", page.view.safeAreaInsets.top)
    }

    /// A scroll view that fills a page in a navigation controller.
    private static let scrollBelowBar = Probe("bar.scroll") { run in
        let scroll = UIScrollView()
        let page = Page("Scroll") {
            scroll.frame = $0.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 100, height: 3000)
            $0.view.addSubview(scroll)
        }
        await run.show(UINavigationController(rootViewController: page))
        await run.wait(seconds: 0.5)

        run.record("adjustedInset", scroll.adjustedContentInset)
        run.record("adjustedInsetTop", scroll.adjustedContentInset.top)
        run.record("offset", scroll.contentOffset)
        run.record("verticalIndicatorInsets", scroll.verticalScrollIndicatorInsets)
    }

    private static let twoItems = Probe("bar.items", on: .phones) { run in
        let page = Page {
            $0.navigationItem.rightBarButtonItems = ["Icon 2", "Icon 1"].map {
                UIBarButtonItem(title: $0, primaryAction: nil)
            }
        }
        let navigation = UINavigationController(rootViewController: page)
        await run.show(navigation)
        await run.wait(seconds: 0.5)

        let bar = navigation.navigationBar.rectInWindow, picture = run.picture()
        @MainActor func ink(_ left: CGFloat, _ width: CGFloat) -> CGRect? {
            picture?.ink(
                in: CGRect(x: bar.width - left, y: bar.minY + 1, width: width, height: 42), tolerance: Pixels.paleInk)
        }
        let first = ink(145, 70), second = ink(73, 72)
        run.record("gap", first.flatMap { first in second.map { $0.minX - first.maxX } })
        run.record("inkRight", second.map { bar.width - $0.maxX })
    }

    /// A title that does not fit between a back button without a title and an item.
    private static let cutTitle = Probe("bar.cut", on: .phones) { run in
        let first = Page()
        first.navigationItem.backButtonDisplayMode = .minimal
        let navigation = UINavigationController(rootViewController: first)
        await run.show(navigation)
        let page = Page("CollectionViewItemsSourcePage") {
            $0.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Options", primaryAction: nil)
        }
        navigation.pushViewController(page, animated: false)
        await run.wait(seconds: 0.5)

        let bar = navigation.navigationBar.rectInWindow
        let area = CGRect(x: 29, y: bar.minY + 1, width: bar.width - 109, height: 42)
        let ink = run.picture()?.ink(in: area)
        run.record("inkLeft", ink?.minX)
        run.record("inkRight", ink.map { bar.width - $0.maxX })
    }

    private static let navigationBarDefaults = Probe("bar.defaults", on: .any) { run in
        let bar = UINavigationBar(), item = UINavigationItem(title: "A")
        run.record("isTranslucent", bar.isTranslucent)
        run.record("prefersLargeTitles", bar.prefersLargeTitles)
        run.record("intrinsicHeight", bar.intrinsicContentSize.height)
        run.record("largeTitleDisplayMode", item.largeTitleDisplayMode.rawValue)
        run.record("hidesBackButton", item.hidesBackButton)
        run.record("hidesSearchBarWhenScrolling", item.hidesSearchBarWhenScrolling)
        run.record("backButtonDisplayMode", item.backButtonDisplayMode.rawValue)
        run.record("itemStyle", UIBarButtonItem(title: "A", primaryAction: nil).style.rawValue)
        run.record("itemWidth", UIBarButtonItem(title: "A", primaryAction: nil).width)
        run.record("itemIsEnabled", UIBarButtonItem(title: "A", primaryAction: nil).isEnabled)
    }
}
