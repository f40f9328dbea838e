import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Each screen keeps the look of its bars while a transition moves it.
@MainActor @Suite struct NavigationBarBackgroundTests {
    private let device = TestDevice(.iPhone14)
    private let list = SettingsTable(style: .plain)
    private let navigation: UINavigationController

    init() {
        list.title = "List"
        list.sections = [(nil, (1...60).map { "Row \($0)" }, nil)]
        navigation = UINavigationController(rootViewController: list)
        device.show(navigation)
        device.advance(by: 0)
    }

    private func makePage() -> UIViewController {
        let page = UIViewController()
        page.title = "Page"
        page.view.backgroundColor = .white
        return page
    }

    private func scrollList() {
        list.tableView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        device.advance(by: 0.02)
    }

    /// The backgrounds over the view of `controller`, in front of it in the same container and as far to the side.
    private func movingBackgrounds(over controller: UIViewController) -> [UIView] {
        guard let container = controller.view.superview else { return [] }
        let x = controller.view.layer.presentation()?.frame.minX
        return container.subviews.filter { view in
            view !== controller.view && !view.subviews.isEmpty
                && view.subviews.allSatisfy { $0 is BarBackgroundView }
                && x.map { abs((view.layer.presentation()?.frame.minX ?? .infinity) - $0) < 0.5 } == true
        }
    }

    private func shownBackgrounds(of navigation: UINavigationController) -> [Bool] {
        navigation.navigationBar.subviews.filter { $0 is BarBackgroundView }.map { !$0.isHidden && $0.alpha > 0 }
    }

    private var ownBackgroundsAreVisible: Bool { shownBackgrounds(of: navigation).contains(true) }

    @Test(arguments: [false, true])
    func theBackgroundOverScrolledContentMovesWithItsScreen(isLargeTitle: Bool) throws {
        navigation.navigationBar.prefersLargeTitles = isLargeTitle
        scrollList()
        let page = makePage()
        page.navigationItem.largeTitleDisplayMode = .never

        navigation.pushViewController(page, animated: true)
        device.advance(by: 0.05)

        let backgrounds = movingBackgrounds(over: list)
        #expect(backgrounds.count == 1 && !ownBackgroundsAreVisible)
        #expect(backgrounds.first?.frame.maxY == 91)
        #expect(movingBackgrounds(over: page).isEmpty)
        try device.settle()
        #expect(navigation.view.subviews.first?.subviews.count == 1)
    }

    @Test func theBackgroundComesBackWithItsScreen() throws {
        scrollList()
        navigation.pushViewController(makePage(), animated: false)
        device.advance(by: 0)

        navigation.popViewController(animated: true)
        device.advance(by: 0.05)

        #expect(movingBackgrounds(over: list).count == 1)
        try device.settle()
        #expect(ownBackgroundsAreVisible && navigation.view.subviews.first?.subviews.count == 1)
    }

    @Test func bothBackgroundsMoveWhenBothScreensAreScrolled() throws {
        scrollList()
        let next = SettingsTable(style: .plain)
        next.sections = list.sections
        navigation.pushViewController(next, animated: false)
        device.advance(by: 0)
        next.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        device.advance(by: 0.02)

        navigation.popViewController(animated: true)
        device.advance(by: 0.05)

        #expect(movingBackgrounds(over: list).count == 1 && movingBackgrounds(over: next).count == 1)
        try device.settle()
    }

    @Test func aSwipeBackThatIsCanceledRestoresTheBars() throws {
        let list = SettingsTable(style: .plain)
        list.sections = self.list.sections
        let navigation = UINavigationController(rootViewController: list)
        let phone = NavigationSwipeFixture(navigation)
        list.tableView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        let page = makePage()
        navigation.pushViewController(page, animated: false)
        phone.settle()
        let backgroundsAtRest = shownBackgrounds(of: navigation)

        phone.draw(CGPoint(x: 1, y: 400), CGPoint(x: 40, y: 400), CGPoint(x: 90, y: 400), CGPoint(x: 150, y: 400))
        #expect(movingBackgrounds(over: list).count == 1)
        phone.lift(at: CGPoint(x: 150, y: 400))
        phone.settle()

        #expect(navigation.topViewController === page)
        #expect(page.view.superview?.subviews.count == 1)
        #expect(shownBackgrounds(of: navigation) == backgroundsAtRest)
    }

    @Test func aCollapsedLargeTitleIsNotShownWhileItsScreenComesBack() throws {
        navigation.navigationBar.prefersLargeTitles = true
        scrollList()
        let page = makePage()
        page.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(page, animated: false)
        device.advance(by: 0)

        navigation.popViewController(animated: true)
        device.advance(by: 0.03)

        let clips = navigation.navigationBar.subviews.filter(\.clipsToBounds)
        #expect(clips.allSatisfy { ($0.layer.presentation()?.bounds.height ?? 0) == 0 })
        try device.settle()
    }

    @Test func theBackgroundOfTheToolbarMovesWithItsScreen() throws {
        navigation.setToolbarHidden(false, animated: false)
        list.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        device.advance(by: 0.02)

        navigation.pushViewController(makePage(), animated: true)
        device.advance(by: 0.05)

        #expect(movingBackgrounds(over: list).contains { $0.frame.minY > 400 })
        try device.settle()
    }

    @Test func aTransitionThatIsInterruptedLeavesNoBackgrounds() throws {
        scrollList()
        navigation.pushViewController(makePage(), animated: true)
        device.advance(by: 0.1)

        navigation.popViewController(animated: true)
        device.advance(by: 0.1)
        navigation.setViewControllers([makePage()], animated: false)
        try device.settle()

        #expect(navigation.view.subviews.first?.subviews.count == 1)
        #expect(navigation.navigationBar.subviews.allSatisfy { !($0 is BarBackgroundView) || !$0.isHidden })
    }

    @Test func aPopDuringAPushReversesItFromWhereItIsDisplayed() throws {
        let page = makePage()
        navigation.pushViewController(page, animated: true)
        device.advance(by: 0.12)
        let before = try #require(page.view.layer.presentation()).frame.minX

        navigation.popViewController(animated: true)
        device.advance(by: 0.001)

        let after = try #require(page.view.layer.presentation()).frame.minX
        #expect(before > 20 && before < 370 && abs(after - before) < 15)
        try device.settle()
        #expect(navigation.topViewController === list && list.view.frame.minX == 0)
    }
}
