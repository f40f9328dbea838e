import UIKit

extension Probe {
    static let navigationBars = [
        pushedPage, backButton, backButtonOfCats, darkBar, titleLabel, centeredTitles, largeTitleWithSearch,
        searchBelowBar, largeTitle, scrollBelowBar, twoItems, oneItem, imageItems, systemItem, cutTitle,
        navigationToolbar, navigationBarDefaults,
    ]

    /// Shows two pages in a navigation controller, the second one pushed, and waits for its bar.
    private static func push(_ page: Page, over first: Page, _ run: ProbeRun) async -> UINavigationController {
        let navigation = UINavigationController(rootViewController: first)
        await run.show(navigation)
        navigation.pushViewController(page, animated: false)
        await run.wait(seconds: 0.5)
        return navigation
    }

    /// Shows a page in a navigation controller, and waits for its bar.
    private static func show(
        _ page: Page, _ run: ProbeRun, configure: (UINavigationBar) -> Void = { _ in }
    ) async -> UINavigationController {
        let navigation = UINavigationController(rootViewController: page)
        configure(navigation.navigationBar)
        await run.show(navigation)
        await run.wait(seconds: 0.5)
        return navigation
    }

    private static func useDefaultBackground(_ bar: UINavigationBar) {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
    }

    /// The ink in a part of a bar, between `left` and `right`.
    private static func ink(
        _ bar: CGRect, from left: CGFloat, to right: CGFloat, tolerance: Int = Pixels.paleInk, _ picture: Pixels?
    ) -> CGRect? {
        picture?.ink(in: CGRect(x: left, y: bar.minY + 1, width: right - left, height: 42), tolerance: tolerance)
    }

    private static let pushedPage = Probe("bar.navigation") { run in
        let second = Page("Second"), navigation = await push(second, over: Page("First"), run)

        let bar = navigation.navigationBar.rectInWindow
        run.record("top", bar.minY)
        run.record("bottom", bar.maxY)
        run.record("height", bar.height)
        run.record("aboveSafeArea", run.window.safeAreaInsets.top - bar.minY)
        run.record("contentSafeAreaTop", second.view.safeAreaInsets.top)
        let box = CGRect(x: 26, y: bar.minY + 2, width: 60, height: 40)
        run.record("backTitleInkLeft", run.picture()?.ink(in: box, tolerance: Pixels.paleInk)?.minX)
        run.record("frame", bar)
        run.record("backWidth", navigation.navigationBar.label("First")?.enclosingControl?.bounds.width)
        let title = navigation.navigationBar.label("Second")?.rectInWindow
        run.record("titleTextWidth", title?.width)
        run.record("titleLeft", title?.minX)
    }

    /// The back button's chevron and title, and the title in the middle.
    private static let backButton = Probe("bar.back") { run in
        let navigation = await push(Page("Default"), over: Page("Instructions"), run)

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
        let dark = Self.ink(bar, from: bar.midX - 60, to: bar.midX + 60, tolerance: Pixels.darkInk, picture)
        run.record("middleTitleTopAndBottom", dark.map { [$0.minY - bar.minY, $0.maxY - bar.minY] } ?? [])
    }

    /// A bar with its background: chevron, titles and hairline.
    private static let backButtonOfCats = Probe("bar.opaque", on: .phones) { run in
        let page = Page("SwitchControlPage") {
            $0.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Options", primaryAction: nil)
        }
        let navigation = await push(page, over: Page("Cats"), run)
        useDefaultBackground(navigation.navigationBar)
        await run.wait(seconds: 0.1)

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

    /// A bar with its background over a black page, in the dark style.
    private static let darkBar = Probe("bar.dark", on: .phones) { run in
        let page = Page {
            $0.view.backgroundColor = .black
            $0.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Options", primaryAction: nil)
        }
        let navigation = await show(page, run) {
            $0.overrideUserInterfaceStyle = .dark
            useDefaultBackground($0)
        }
        let bar = navigation.navigationBar.rectInWindow
        guard let picture = run.picture() else { return }
        run.record("hairline", picture.color(x: 5, y: bar.maxY + 0.17))
        let item = CGRect(x: bar.width - 80, y: bar.minY + 2, width: 78, height: 40)
        run.record("itemColor", picture.brightest(in: item))
    }

    private static let titleLabel = Probe("bar.title") { run in
        let navigation = await push(Page("Log in"), over: Page("Home"), run)

        let bar = navigation.navigationBar
        let label = bar.label("Log in")
        run.record("labelTop", label.map { $0.rectInWindow.minY - bar.rectInWindow.minY })
        run.record("labelHeight", label?.bounds.height)
        run.record("font", label?.font.pointSize)
        run.record("itemFont", bar.label("Home")?.font.pointSize)
        run.record("backFrame", bar.label("Home")?.enclosingControl?.rectInWindow)
        run.record("labelTopAndHeight", label.map { [$0.rectInWindow.minY, $0.bounds.height] } ?? [])
    }

    /// Titles in the middle of bars, and the back title Back.
    private static let centeredTitles = Probe("bar.titles", on: .phones) { run in
        for title in ["Issue22433_Layout", "Updated"] {
            let bar = await push(Page(title), over: Page("Back"), run).navigationBar.rectInWindow
            let picture = run.picture(), back = ink(bar, from: 26, to: 80, picture)
            let ink = ink(bar, from: 90, to: bar.width - 90, tolerance: Pixels.darkInk, picture)
            run.record("\(title).span", across: ink)
            run.record("\(title).middle", ink?.midX)
            run.record("back.span", across: back)
            run.record("back.topAndBottom", back.map { [$0.minY - bar.minY, $0.maxY - bar.minY] } ?? [])
        }
    }

    private static let largeTitleWithSearch = Probe("bar.search") { run in
        let page = Page("Books") {
            $0.navigationItem.searchController = UISearchController(searchResultsController: nil)
            $0.navigationItem.hidesSearchBarWhenScrolling = false
        }
        let navigation = await show(page, run) { $0.prefersLargeTitles = true }

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

    /// A search field below a bar without a large title.
    private static let searchBelowBar = Probe("bar.search.inline", on: .phones) { run in
        let page = Page("Books") {
            $0.navigationItem.searchController = UISearchController(searchResultsController: nil)
            $0.navigationItem.hidesSearchBarWhenScrolling = false
        }
        let navigation = await show(page, run)
        let field = run.window.first(UISearchTextField.self)?.rectInWindow
        run.record("fieldBelowTitles", field.map { $0.minY - navigation.navigationBar.rectInWindow.minY - 44 })
    }

    private static let largeTitle = Probe("bar.large") { run in
        let page = Page("Library"), navigation = await show(page, run) { $0.prefersLargeTitles = true }

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
        let navigation = await show(page, run)

        let bar = navigation.navigationBar.rectInWindow, picture = run.picture()
        @MainActor func ink(_ left: CGFloat, _ width: CGFloat) -> CGRect? {
            picture?.ink(
                in: CGRect(x: bar.width - left, y: bar.minY + 1, width: width, height: 42), tolerance: Pixels.paleInk)
        }
        let first = ink(145, 70), second = ink(73, 72)
        run.record("gap", first.flatMap { first in second.map { $0.minX - first.maxX } })
        run.record("inkRight", second.map { bar.width - $0.maxX })
    }

    /// Bars with one item at a side.
    private static let oneItem = Probe("bar.item", on: .phones) { run in
        for title in ["Test", "Back", "Hello"] {
            let page = Page { $0.navigationItem.rightBarButtonItem = UIBarButtonItem(title: title, primaryAction: nil) }
            let bar = await show(page, run).navigationBar.rectInWindow
            let ink = ink(bar, from: bar.width - 80, to: bar.width, run.picture())
            run.record("\(title).span", across: ink)
            run.record("\(title).right", ink?.maxX)
        }
        let page = Page {
            $0.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "The Flyout", primaryAction: nil)
        }
        let bar = await show(page, run).navigationBar.rectInWindow
        run.record("left", ink(bar, from: 1, to: 120, run.picture())?.minX)
    }

    private static func item(width: CGFloat, height: CGFloat = 20) -> UIBarButtonItem {
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
        return UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    }

    /// Items with images: the controls that contain them, from the left.
    private static let imageItems = Probe("bar.images", on: .phones) { run in
        let page = Page {
            $0.navigationItem.leftBarButtonItem = item(width: 37)
            $0.navigationItem.rightBarButtonItems = [item(width: 27), item(width: 30)]
        }
        let navigation = await show(page, run)
        var frames: [CGRect] = []
        @MainActor func visit(_ view: UIView) {
            if view is UIControl { return frames.append(view.rectInWindow) }
            view.subviews.forEach(visit)
        }
        visit(navigation.navigationBar)
        frames.sort { $0.minX < $1.minX }
        run.record("left", frames.first)
        run.record("right", Array(frames.dropFirst()))
        let menu = Page { $0.navigationItem.leftBarButtonItem = item(width: 21, height: 46 / 3) }
        let bar = await show(menu, run).navigationBar.rectInWindow
        run.record("menuInkLeft", ink(bar, from: 1, to: 80, run.picture())?.minX)
    }

    /// The plus of the system item add at the left.
    private static let systemItem = Probe("bar.add", on: .phones) { run in
        let page = Page { $0.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add) }
        let bar = await show(page, run).navigationBar.rectInWindow
        let left = run.window.safeAreaInsets.left
        let ink = ink(bar, from: left + 1, to: left + 70, run.picture())
        run.record("left", ink?.minX)
        run.record("top", ink.map { $0.minY - bar.minY })
        run.record("size", ink.map { String(format: "%.2f x %.2f", Double($0.width), Double($0.height)) })
    }

    private static let navigationToolbar = Probe("bar.toolbar.navigation", on: .phones) { run in
        let navigation = UINavigationController(rootViewController: Page())
        navigation.isToolbarHidden = false
        await run.show(navigation)
        await run.wait(seconds: 0.5)
        run.record("frame", navigation.toolbar.rectInWindow)
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
