import CoreGraphics
import Foundation
import Testing
import UIKitContainers
import UIKitCore
import VelariumTesting

/// Tabs that select another tab, or leave, while they are exchanged.
@MainActor @Suite struct TabRedirectionTests {
    /// What a tab's callback does with the tab bar controller.
    enum Reaction: CaseIterable, CustomTestStringConvertible {
        case goesBack, goesOn, removesItself

        var testDescription: String { String(describing: self) }

        /// Performs it in the controller, whose second tab is about to be shown.
        @MainActor func perform(in controller: UITabBarController) {
            switch self {
            case .goesBack: controller.selectedIndex = 0
            case .goesOn: controller.selectedIndex = 2
            case .removesItself: controller.viewControllers?.remove(at: 1)
            }
        }
    }

    private let device = TestDevice(.iPhone14)

    private func show(_ tabs: [RedirectingTab]) throws -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = tabs
        device.show(controller)
        try device.settle()
        return controller
    }

    private func expectOnlyVisible(
        _ selected: UIViewController, of tabs: [RedirectingTab], at location: SourceLocation = #_sourceLocation
    ) {
        for tab in tabs {
            #expect((tab.viewIfLoaded?.window != nil) == (tab === selected), sourceLocation: location)
            #expect(tab.isVisible == (tab === selected), sourceLocation: location)
        }
    }

    @Test(arguments: [RedirectingTab.Callback.didLoad, .willAppear, .isAppearing, .didAppear], Reaction.allCases)
    func onlyTheSelectedTabIsOnTheScreen(callback: RedirectingTab.Callback, reaction: Reaction) throws {
        let tabs = (0..<3).map { _ in RedirectingTab() }
        let controller = try show(tabs)
        tabs[1].callback = callback
        tabs[1].onCallback = { reaction.perform(in: controller) }

        controller.selectedIndex = 1
        try device.settle()

        let selected = try #require(controller.selectedViewController)
        #expect(selected === tabs[reaction == .goesBack ? 0 : 2])
        expectOnlyVisible(selected, of: tabs)
        #expect(controller.tabBar.selectedItem === selected.tabBarItem)
    }

    @Test(arguments: [RedirectingTab.Callback.willAppear, .isAppearing])
    func tabsThatSelectEachOtherWithoutEndAreReported(callback: RedirectingTab.Callback) throws {
        device.recordsMisuses = true
        let tabs = (0..<3).map { _ in RedirectingTab() }
        let controller = try show(tabs)
        for (tab, other) in [(tabs[1], 2), (tabs[2], 1)] {
            tab.callback = callback
            tab.isRepeating = true
            tab.onCallback = { controller.selectedIndex = other }
        }

        controller.selectedIndex = 1
        try device.settle()

        #expect(device.misuses.count == 1)
        let selected = try #require(controller.selectedViewController)
        #expect(tabs.filter { $0.viewIfLoaded?.window != nil } == [selected])
        #expect(controller.tabBar.selectedItem === selected.tabBarItem)
    }

    @Test(arguments: [RedirectingTab.Callback.didLoad, .willAppear, .isAppearing, .didAppear], Reaction.allCases)
    func anAnimatedExchangeEndsAtTheSelectedTabToo(callback: RedirectingTab.Callback, reaction: Reaction) throws {
        let tabs = (0..<3).map { _ in RedirectingTab() }
        let controller = try show(tabs)
        let delegate = FadingDelegate()
        controller.delegate = delegate
        tabs[1].callback = callback
        tabs[1].onCallback = { reaction.perform(in: controller) }

        controller.selectedIndex = 1
        try device.settle()

        let selected = try #require(controller.selectedViewController)
        #expect(selected === tabs[reaction == .goesBack ? 0 : 2])
        expectOnlyVisible(selected, of: tabs)
    }

    @Test func theTabThatIsLeftCanSelectAnotherOneToo() throws {
        let tabs = (0..<3).map { _ in RedirectingTab() }
        let controller = try show(tabs)
        tabs[0].callback = .willDisappear
        tabs[0].onCallback = { controller.selectedIndex = 2 }

        controller.selectedIndex = 1
        try device.settle()

        #expect(controller.selectedIndex == 2)
        #expect(tabs.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
        #expect(tabs.map(\.isVisible) == [false, false, true])
    }
}

/// Fades from tab to tab for a quarter of a second.
private final class FadingDelegate: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

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

/// A tab that does something in one of its callbacks, the first time or each time.
final class RedirectingTab: UIViewController {
    enum Callback { case didLoad, willAppear, isAppearing, didAppear, willDisappear }

    var callback: Callback?
    var onCallback: (() -> Void)?
    /// Whether the reaction is for each call, not only for the first one.
    var isRepeating = false
    /// Whether the calls of its appearance have ended with `viewDidAppear`.
    private(set) var isVisible = false

    private func react(in current: Callback) {
        guard callback == current, let action = onCallback else { return }
        if !isRepeating { onCallback = nil }
        action()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        react(in: .didLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        react(in: .willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        react(in: .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isVisible = true
        react(in: .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        react(in: .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isVisible = false
    }
}
