import CoreGraphics
import Foundation
import Testing
import UIKitContainers
import UIKitCore
import VelariumTesting

/// Writes down its appearance callbacks.
private final class Screen: UIViewController {
    let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear") }
}

@MainActor private final class Log {
    var lines: [String] = []
}

private final class RecordingTabDelegate: NSObject, UITabBarControllerDelegate {
    let log: Log
    var allows = true
    var animator: (any UIViewControllerAnimatedTransitioning)?

    init(_ log: Log) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        log.lines.append("should select \(viewController.title ?? "")")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.lines.append("did select \(viewController.title ?? "")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Fades the new tab in for a quarter of a second.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.25) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Tab bar controllers: selection, callbacks, the bar, and More.
@MainActor @Suite struct UITabBarControllerTests {
    private let log = Log()

    private func shown(_ names: [String], on device: TestDevice) throws -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = names.map { Screen($0, log) }
        device.show(tabs)
        try device.settle()
        return tabs
    }

    @Test func theFirstTabIsShownAndAppears() throws {
        let device = TestDevice(.iPhone14)
        let tabs = try shown(["One", "Two"], on: device)

        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController?.title == "One")
        #expect(tabs.tabBar.selectedItem === tabs.viewControllers?.first?.tabBarItem)
        #expect(log.lines == ["One will appear", "One did appear"])
        #expect(tabs.viewControllers?[1].isViewLoaded == false)
        #expect(tabs.viewControllers?[1].tabBarController === tabs)
    }

    @Test func aTapAsksTheDelegateSwitchesAndTellsIt() throws {
        let device = TestDevice(.iPhone14)
        let tabs = try shown(["One", "Two"], on: device)
        let delegate = RecordingTabDelegate(log)
        tabs.delegate = delegate
        log.lines = []

        try device.tap("Two")
        try device.settle()

        #expect(
            log.lines == [
                "should select Two", "One will disappear", "Two will appear", "One did disappear", "Two did appear",
                "did select Two",
            ])
        #expect(tabs.selectedIndex == 1)
    }

    @Test func aRefusedTapChangesNothing() throws {
        let device = TestDevice(.iPhone14)
        let tabs = try shown(["One", "Two"], on: device)
        let delegate = RecordingTabDelegate(log)
        delegate.allows = false
        tabs.delegate = delegate
        log.lines = []

        try device.tap("Two")

        #expect(log.lines == ["should select Two"] && tabs.selectedIndex == 0)
    }

    @Test func selectingByCodeDoesNotAskTheDelegate() throws {
        let device = TestDevice(.iPhone14)
        let tabs = try shown(["One", "Two", "Three"], on: device)
        let delegate = RecordingTabDelegate(log)
        tabs.delegate = delegate
        log.lines = []

        tabs.selectedIndex = 2
        tabs.selectedIndex = 9
        tabs.selectedViewController = tabs.viewControllers?[1]

        #expect(tabs.selectedIndex == 1)
        #expect(!log.lines.contains { $0.contains("select") })
    }

    @Test func aControllerFromElsewhereCannotBeSelected() throws {
        let device = TestDevice(.iPhone14)
        let tabs = try shown(["One", "Two"], on: device)

        device.recordsMisuses = true
        tabs.selectedViewController = UIViewController()

        #expect(device.misuses.map(\.raises) == [true])
        #expect(tabs.selectedIndex == 0)
    }

    @Test func contentEndsAboveTheBarInItsSafeArea() throws {
        let device = TestDevice(.iPhone14)
        let tabs = try shown(["One"], on: device)
        let view = try #require(tabs.selectedViewController?.view)

        #expect(view.bounds == tabs.view.bounds)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
        #expect(view.safeAreaInsets.bottom == 83)
    }

    @Test func theSelectedTabPopsToItsRoot() throws {
        let device = TestDevice(.iPhone14)
        let tabs = UITabBarController()
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(UIViewController(), animated: false)
        tabs.viewControllers = [navigation, UIViewController()]
        device.show(tabs)
        try device.settle()
        // A navigation controller has its root's item.
        #expect(navigation.tabBarItem === root.tabBarItem)

        try device.tap(try #require(tabs.tabBar.view(of: root.tabBarItem)))
        try device.settle()

        #expect(navigation.viewControllers == [root])
    }

    @Test func aTransitionOfTheDelegateIsAnimated() throws {
        let device = TestDevice(.iPhone14)
        let tabs = try shown(["One", "Two"], on: device)
        let delegate = RecordingTabDelegate(log)
        delegate.animator = Fade()
        tabs.delegate = delegate
        log.lines = []

        tabs.selectedIndex = 1
        #expect(tabs.transitionCoordinator?.isAnimated == true)
        device.advance(by: 0.1)
        #expect(log.lines == ["One will disappear", "Two will appear"])
        try device.settle()

        #expect(log.lines.suffix(2) == ["One did disappear", "Two did appear"])
        #expect(tabs.transitionCoordinator == nil)
        #expect(tabs.viewControllers?[0].view.superview == nil)
    }

    @Test func moreThanFiveTabsGetAListOnAPhone() throws {
        let device = TestDevice(.iPhone14)
        let tabs = try shown(["A", "B", "C", "D", "E", "F", "G"], on: device)
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])

        try device.tap("More")
        try device.settle()
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)

        try device.tap("F")
        try device.settle()
        #expect(tabs.selectedIndex == 5)
        #expect(tabs.selectedViewController?.title == "F")
        #expect(tabs.moreNavigationController.topViewController === tabs.viewControllers?[5])

        tabs.selectedIndex = 0
        tabs.selectedIndex = 6
        try device.settle()
        #expect(tabs.moreNavigationController.topViewController === tabs.viewControllers?[6])
        #expect(tabs.viewControllers?.count == 7)
    }

    @Test func aTabletHasRoomForSevenTabs() throws {
        let device = TestDevice(.iPadPro11)
        let tabs = try shown(["A", "B", "C", "D", "E", "F", "G"], on: device)

        #expect(tabs.tabBar.items?.count == 7)
        #expect(tabs.tabBar.frame.height == 50 + tabs.view.safeAreaInsets.bottom)
    }

    @Test func badgesAreReadAndTitlesFollow() throws {
        let device = TestDevice(.iPhone14)
        let tabs = try shown(["One", "Two"], on: device)
        let second = try #require(tabs.viewControllers?[1])

        second.title = "Inbox"
        second.tabBarItem.badgeValue = "3"
        try device.settle()

        #expect(second.tabBarItem.title == "Inbox")
        let view = try #require(tabs.tabBar.view(of: second.tabBarItem))
        #expect(view.accessibilityLabel == "Inbox" && view.accessibilityValue == "3")
        #expect(view.accessibilityTraits == .button)
    }

    @Test func removedTabsLeaveAndTheNearestIsSelected() throws {
        let device = TestDevice(.iPhone14)
        let tabs = try shown(["One", "Two", "Three"], on: device)
        tabs.selectedIndex = 2
        let gone = try #require(tabs.viewControllers?[2])

        tabs.viewControllers = tabs.viewControllers.map { Array($0[..<2]) }
        try device.settle()

        #expect(gone.parent == nil && gone.view.superview == nil)
        #expect(tabs.selectedIndex == 1)
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && tabs.viewControllers == nil)
        #expect(tabs.tabBar.items?.isEmpty == true)
    }

    @Test func nothingOutlivesTheDevice() throws {
        weak var controller: UITabBarController?
        weak var child: UIViewController?
        do {
            let device = TestDevice(.iPhone14)
            let tabs = try shown(["A", "B", "C", "D", "E", "F"], on: device)
            tabs.selectedIndex = 5
            try device.settle()
            controller = tabs
            child = tabs.viewControllers?[5]
        }

        #expect(controller == nil && child == nil)
    }

    @Test func aPopoverPointsAtATab() throws {
        let device = TestDevice(.iPadPro11)
        let tabs = try shown(["One", "Two"], on: device)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = tabs.tabBar

        tabs.present(content, animated: true)
        try device.settle()

        #expect(tabs.presentedViewController === content)
        #expect(content.popoverPresentationController?.arrowDirection == .down)
    }
}
