import CoreGraphics
import Foundation
import Testing
import UIKitContainers
import UIKitControls
import UIKitCore
import VelariumTesting

/// Numbered pages that write down what happens to them.
@MainActor private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var lines: [String] = []
    let count: Int
    var hasDots = false

    init(pages: Int) { count = pages }

    func page(_ number: Int) -> Page { Page(number, self) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? Page, page.number > 1 else { return nil }
        lines.append("before \(page.number)")
        return self.page(page.number - 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? Page, page.number < count else { return nil }
        lines.append("after \(page.number)")
        return self.page(page.number + 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        lines.append("to \(pendingViewControllers.map { ($0 as! Page).number })")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        lines.append("from \(previousViewControllers.map { ($0 as! Page).number }) \(finished) \(completed)")
    }
}

private final class Page: UIViewController {
    let number: Int
    private unowned let book: Book

    init(_ number: Int, _ book: Book) {
        self.number = number
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { book.lines.append("\(number) will appear") }
    override func viewDidAppear(_ animated: Bool) { book.lines.append("\(number) did appear") }
    override func viewWillDisappear(_ animated: Bool) { book.lines.append("\(number) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { book.lines.append("\(number) did disappear") }
}

/// A page that does something as it appears for the first time.
private final class RedirectingPage: UIViewController {
    var onAppearing: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let action = onAppearing
        onAppearing = nil
        action?()
    }
}

/// A data source with a page control.
private final class Dots: UIPageViewControllerDataSource {
    let book: Book
    init(_ book: Book) { self.book = book }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { book.pageViewController(pageViewController, viewControllerBefore: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { book.pageViewController(pageViewController, viewControllerAfter: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { book.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

/// Page view controllers: swipes, callbacks, animated changes.
@MainActor @Suite struct UIPageViewControllerTests {
    private let device = TestDevice(.iPhone14)

    private func shown(_ book: Book, at number: Int, options: [UIPageViewController.OptionsKey: Any]? = nil) throws
        -> UIPageViewController
    {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: options)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.page(number)], direction: .forward, animated: false)
        device.show(pages)
        try device.settle()
        return pages
    }

    private func number(_ pages: UIPageViewController) -> Int? { (pages.viewControllers?.first as? Page)?.number }

    @Test func aSwipeGoesToTheNextPage() throws {
        let book = Book(pages: 4)
        let pages = try shown(book, at: 2)
        book.lines = []

        try device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), in: 0.15)
        try device.settle()

        #expect(number(pages) == 3)
        #expect(
            book.lines == [
                "to [3]", "2 will disappear", "3 will appear", "2 did disappear", "3 did appear", "before 3",
                "after 3", "from [2] true true",
            ])
        #expect(pages.children.count == 1)
        #expect(pages.viewControllers?[0].view.window != nil)
    }

    /// A navigation bar follows the same scroll view.
    @Test(arguments: [false, true], [false, true])
    func pagesTurnInANavigationController(hasLargeTitle: Bool, isInTab: Bool) throws {
        let book = Book(pages: 4)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.page(2)], direction: .forward, animated: false)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.prefersLargeTitles = hasLargeTitle
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        device.show(isInTab ? tabs : navigation)
        navigation.pushViewController(pages, animated: true)
        try device.settle()

        try device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), in: 0.15)
        try device.settle()
        #expect(number(pages) == 3)
        try device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), in: 0.15)
        try device.settle()

        #expect(number(pages) == 2)
        #expect(pages.viewControllers?[0].view.window != nil)
    }

    @Test func aShortDragGoesBackToThePage() throws {
        let book = Book(pages: 4)
        let pages = try shown(book, at: 2)
        book.lines = []

        try device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 260, y: 400), in: 1)
        try device.settle()

        #expect(number(pages) == 2)
        #expect(
            book.lines == [
                "to [1]", "2 will disappear", "1 will appear", "1 will disappear", "2 will appear",
                "1 did disappear", "2 did appear", "from [2] true false",
            ])
    }

    @Test func theLastPageBouncesWithoutAChange() throws {
        let book = Book(pages: 2)
        let pages = try shown(book, at: 2)
        book.lines = []

        try device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), in: 0.15)
        try device.settle()

        #expect(number(pages) == 2 && book.lines.isEmpty)
    }

    @Test func anAnimatedChangeByCodeTellsItsCompletionOnly() throws {
        let book = Book(pages: 4)
        let pages = try shown(book, at: 1)
        book.lines = []
        var ends: [Bool] = []

        pages.setViewControllers([book.page(4)], direction: .forward, animated: true) { ends.append($0) }
        #expect(ends.isEmpty)
        try device.settle()

        #expect(ends == [true] && number(pages) == 4)
        #expect(
            book.lines == [
                "1 will disappear", "4 will appear", "1 did disappear", "4 did appear", "before 4",
            ])
    }

    @Test func theNewPageIsTheCurrentOneWhileItsAnimationRuns() throws {
        let book = Book(pages: 4)
        let pages = try shown(book, at: 1)

        pages.setViewControllers([book.page(2)], direction: .forward, animated: true)
        #expect(number(pages) == 2)
        pages.setViewControllers([book.page(4)], direction: .forward, animated: true)
        #expect(number(pages) == 4)
        device.advance(by: 0.1)
        #expect(number(pages) == 4)
        try device.settle()

        #expect(number(pages) == 4 && pages.children.count == 1)
    }

    @Test func aSecondChangeEndsTheAnimationOfTheFirst() throws {
        let book = Book(pages: 4)
        let pages = try shown(book, at: 1)
        var ends: [Bool] = []

        pages.setViewControllers([book.page(2)], direction: .forward, animated: true) { ends.append($0) }
        device.advance(by: 0.1)
        pages.setViewControllers([book.page(3)], direction: .forward, animated: true) { ends.append($0) }
        try device.settle()

        #expect(ends == [false, true] && number(pages) == 3)
        #expect(pages.children.count == 1)
    }

    /// The completion of a change that another one ends begins a third: the one that ended the first is the last.
    @Test(arguments: [false, true])
    func aChangeInTheCompletionOfOneThatWasEndedIsEndedToo(isAnimated: Bool) throws {
        let book = Book(pages: 4)
        let pages = try shown(book, at: 1)
        var ends: [String] = []

        pages.setViewControllers([book.page(2)], direction: .forward, animated: true) { finished in
            ends.append("2 \(finished)")
            pages.setViewControllers([book.page(3)], direction: .forward, animated: isAnimated) {
                ends.append("3 \($0)")
            }
        }
        device.advance(by: 0.1)
        pages.setViewControllers([book.page(4)], direction: .forward, animated: true) { ends.append("4 \($0)") }
        try device.settle()

        #expect(ends == ["2 false", "3 \(!isAnimated)", "4 true"])
        #expect(number(pages) == 4 && pages.children.count == 1)
    }

    @Test func completionsThatAlwaysBeginTheNextChangeCannotBlockTheCaller() throws {
        device.recordsMisuses = true
        let book = Book(pages: 4)
        let pages = try shown(book, at: 1)
        var count = 0
        func turn() {
            count += 1
            guard count < 100 else { return }
            pages.setViewControllers([book.page(2)], direction: .forward, animated: true) { finished in
                if !finished { turn() }
            }
        }

        turn()
        device.advance(by: 0.1)
        pages.setViewControllers([book.page(4)], direction: .forward, animated: true)
        try device.settle()

        #expect(number(pages) == 4 && pages.children.count == 1)
        #expect(count < 100 && device.misuses.count == 1)
    }

    /// A page decides in viewWillAppear that another one is to be shown.
    @Test(arguments: [false, true])
    func aPageThatShowsAnotherOneAsItAppearsLeavesNothingBehind(isAnimated: Bool) throws {
        let book = Book(pages: 4)
        let pages = try shown(book, at: 1)
        let redirecting = RedirectingPage()
        redirecting.onAppearing = {
            pages.setViewControllers([book.page(3)], direction: .forward, animated: isAnimated)
        }

        pages.setViewControllers([redirecting], direction: .forward, animated: true)
        try device.settle()

        #expect(number(pages) == 3 && pages.children.count == 1)
        #expect(redirecting.viewIfLoaded?.window == nil)
        #expect(pages.viewControllers?.first?.view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical], [false, true])
    func noConstraintOfAPageBreaksBeforeTheFirstLayout(
        orientation: UIPageViewController.NavigationOrientation, isShownFirst: Bool
    ) throws {
        device.recordsMisuses = true
        let page = UIViewController()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 30),
            content.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -30),
            content.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 30),
            content.bottomAnchor.constraint(equalTo: page.view.bottomAnchor, constant: -30),
        ])
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)

        if isShownFirst { device.show(pages) }
        pages.loadViewIfNeeded()
        pages.setViewControllers([page], direction: .forward, animated: false)
        if !isShownFirst { device.show(pages) }
        try device.settle()

        #expect(device.misuses.isEmpty)
        #expect(content.frame == device.window.bounds.insetBy(dx: 30, dy: 30))
    }

    @Test func onePageIsRequired() throws {
        device.recordsMisuses = true
        let book = Book(pages: 2)
        let pages = try shown(book, at: 1)

        pages.setViewControllers([], direction: .forward, animated: false)
        pages.setViewControllers([book.page(1), book.page(2)], direction: .forward, animated: false)

        #expect(device.misuses.map(\.raises) == [true, true])
        #expect(device.misuses.first?.message.contains("provided (0) doesn't match the number required (1)") == true)
        #expect(number(pages) == 1)
    }

    @Test func withoutADataSourceNothingSwipes() throws {
        let book = Book(pages: 4)
        let pages = try shown(book, at: 2)
        pages.dataSource = nil

        try device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), in: 0.15)
        try device.settle()

        #expect(number(pages) == 2)
    }

    @Test func pagesSwipeTheOtherWayFromRightToLeft() throws {
        try device.setLayoutDirection(.rightToLeft)
        let book = Book(pages: 4)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.setViewControllers([book.page(2)], direction: .forward, animated: false)
        device.show(pages)
        try device.settle()

        try device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), in: 0.15)
        try device.settle()

        #expect(number(pages) == 3)
    }

    @Test func theGapIsBesideThePages() throws {
        let book = Book(pages: 3)
        let pages = try shown(book, at: 1, options: [.interPageSpacing: 20])
        let page = try #require(pages.viewControllers?.first?.view)

        #expect(page.bounds.width == 390)
        #expect(page.convert(page.bounds, to: nil).minX == 0)
    }

    @Test func thePageControlFollowsSwipesAndTurnsPages() throws {
        let book = Book(pages: 4)
        let dots = Dots(book)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = dots
        pages.setViewControllers([book.page(2)], direction: .forward, animated: false)
        device.show(pages)
        try device.settle()
        let control = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 4 && control.currentPage == 1)

        try device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), in: 0.15)
        try device.settle()
        #expect(control.currentPage == 2)

        let right = control.convert(CGPoint(x: control.bounds.maxX - 10, y: control.bounds.midY), to: nil)
        try device.tap(x: right.x, y: right.y)
        try device.settle()
        #expect(number(pages) == 4 && control.currentPage == 3)
    }

    @Test func aRotationKeepsThePage() throws {
        let book = Book(pages: 3)
        let pages = try shown(book, at: 2)

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        let page = try #require(pages.viewControllers?.first)
        #expect(number(pages) == 2)
        #expect(page.view.convert(page.view.bounds, to: nil) == pages.view.bounds)
    }

    @Test(arguments: [0.05, 1]) func nothingOutlivesTheDevice(seconds: Double) throws {
        weak var controller: UIPageViewController?
        weak var page: UIViewController?
        let book = Book(pages: 3)
        do {
            let device = TestDevice(.iPhone14)
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = book
            pages.setViewControllers([book.page(1)], direction: .forward, animated: false)
            device.show(pages)
            pages.setViewControllers([book.page(2)], direction: .forward, animated: true)
            device.advance(by: seconds)
            controller = pages
            page = pages.viewControllers?.first
        }

        #expect(controller == nil && page == nil)
    }

    @Test func pagesTurnInTheDirectionOfTheCall() throws {
        for (orientation, direction) in [
            (UIPageViewController.NavigationOrientation.horizontal, UIPageViewController.NavigationDirection.forward),
            (.vertical, .reverse),
        ] {
            let pages = UIPageViewController(
                transitionStyle: UIPageViewController.TransitionStyle.scroll, navigationOrientation: orientation)
            let first = UIViewController()
            let second = UIViewController()
            pages.setViewControllers([first], direction: .forward, animated: false)
            _ = device.show(pages)
            device.advance(by: 0.1)

            pages.setViewControllers([second], direction: direction, animated: true)
            device.advance(by: 0.1)
            let presented = second.view.layer.presentation() ?? second.view.layer
            let origin = presented.convert(presented.bounds, to: nil).origin
            let shown = second.view.convert(second.view.bounds, to: nil).origin
            let distance = orientation == .horizontal ? max(origin.x, shown.x) : min(origin.y, shown.y)
            #expect(direction == .forward ? distance > 0 : distance < 0)
            try device.settle()
            #expect(pages.viewControllers == [second])
        }
    }
}
