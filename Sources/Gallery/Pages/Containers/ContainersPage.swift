import UIKit

extension GalleryPage {
    /// Tab bar controllers and page view controllers.
    static let containers = GalleryPage(
        id: "containers", title: "Containers", summary: "Tab bars and pages",
        group: .system, symbol: "square.stack", tint: .systemTeal,
        tour: ["tap \"Inbox\"", "settle"]
    ) { ContainersPage() }
}

private final class ContainersPage: ExamplesController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for child in children { child.didMove(toParent: self) }
    }

    override func makeExamples() -> [Example] {
        title = "Containers".localized
        let (tabs, more, pages) = (TabsSample.makeMail(), TabsSample.makeMany(), PagesSample())
        for child in [tabs, more, pages] { addChild(child) }
        return [
            Example(
                "Tabs",
                note: "A message pushes a screen that hides the bar. A second tap on a tab goes back to its root.",
                FramedContentView(tabs, height: 340)),
            Example(
                "More tabs than fit", note: "The last tab is a list of those without a tab of their own.",
                FramedContentView(more, height: 340)),
            Example("Pages", note: "Swipe, or tap beside the dots.", FramedContentView(pages, height: 260)),
        ]
    }
}

/// The controllers of the tabs.
@MainActor private enum TabsSample {
    static func makeMail() -> UITabBarController {
        let inbox = MessagesController()
        inbox.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "envelope"), tag: 0)
        inbox.tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        tabs.viewControllers = [
            makeColor("Today", "sun.max", .systemYellow), UINavigationController(rootViewController: inbox),
            makeColor("Search", "magnifyingglass", .systemMint),
        ]
        return tabs
    }

    static func makeMany() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            makeColor("Listen", "play.circle", .systemPink), makeColor("Browse", "square.grid.2x2", .systemPurple),
            makeColor("Library", "book", .systemIndigo),
            makeColor("Radio", "wifi", .systemTeal),
            makeColor("Friends", "person.2", .systemGreen), makeColor("Offline", "arrow.down.circle", .systemOrange),
            makeColor("Settings", "gearshape", .systemGray),
        ]
        return tabs
    }

    private static func makeColor(_ title: String, _ symbol: String, _ color: UIColor) -> UIViewController {
        let screen = ColorScreen(color: color, text: title)
        screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        screen.title = title
        return screen
    }
}

/// A screen of one color with a text in the middle of its safe area.
private final class ColorScreen: UIViewController {
    private let color: UIColor
    private let label = UILabel()

    init(color: UIColor, text: String) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        label.text = text
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color.withAlphaComponent(0.15)
        label.font = .preferredFont(forTextStyle: .title2)
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
}

/// Messages, each of which pushes a screen without the tab bar.
private final class MessagesController: UITableViewController {
    init() {
        super.init(style: .plain)
        title = "Inbox"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Message \(indexPath.row + 1)"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let message = ColorScreen(color: .systemBlue, text: "Message \(indexPath.row + 1)")
        message.title = "Message"
        message.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(message, animated: true)
    }
}

/// Five pages with dots.
private final class PagesSample: UIPageViewController, UIPageViewControllerDataSource {
    private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    private let pages = colors.enumerated().map { ColorScreen(color: $1, text: "Page \($0 + 1)") }

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 12])
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        let dots = UIPageControl.appearanceColors
        setViewControllers([pages[0]], direction: .forward, animated: false)
        dataSource = self
        for case let control as UIPageControl in view.subviews {
            control.pageIndicatorTintColor = dots.other
            control.currentPageIndicatorTintColor = dots.current
        }
    }

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + step) else {
            return nil
        }
        return pages[index + step]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

extension UIPageControl {
    /// Dots that are visible on the background of a card.
    fileprivate static var appearanceColors: (current: UIColor, other: UIColor) { (.label, .tertiaryLabel) }
}
