import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitMenus
import UITestSupport
import VelariumTesting

/// What happens to an edit menu when its window, scene or view goes away.
@Suite @MainActor struct EditMenuSurroundingsTests {
    private enum Interruption: CaseIterable {
        case hideWindow, closeScene, background, deactivate, moveToAnotherWindow, replaceRoot
    }

    private final class Target: UIView {
        var copies = 0
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("copy:")
        }
        override func copy(_ sender: Any?) { copies += 1 }
    }

    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let target = Target(frame: CGRect(x: 60, y: 300, width: 200, height: 40))

    init() {
        device.show(page)
        page.view.addSubview(target)
        target.becomeFirstResponder()
    }

    private func perform(_ interruption: Interruption) throws {
        switch interruption {
        case .hideWindow: device.window.isHidden = true
        case .closeScene: device.window.windowScene = nil
        case .background: try device.moveScene(to: .background)
        case .deactivate: try device.moveScene(to: .inactive)
        case .moveToAnotherWindow:
            let window = UIWindow(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
            window.windowScene = device.window.windowScene
            window.isHidden = false
            window.addSubview(target)
        case .replaceRoot: device.window.rootViewController = UIViewController()
        }
    }

    @Test(arguments: Interruption.allCases)
    private func theMenuOfAnInteractionEndsOnce(on interruption: Interruption) throws {
        let window = device.window
        let interaction = UIEditMenuInteraction(delegate: nil)
        target.addInteraction(interaction)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 0)))
        device.advance(by: 0.5)
        #expect(window.viewsInSubtree().contains { $0 is EditMenuBarView })

        try perform(interruption)
        device.advance(by: 1)

        #expect(!window.viewsInSubtree().contains { $0 is EditMenuContainerView })
    }

    @Test(arguments: Interruption.allCases)
    private func theMenuOfTheMenuControllerEndsOnce(on interruption: Interruption) throws {
        let window = device.window
        let menu = UIMenuController.shared
        var hides = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIMenuController.didHideMenuNotification, object: menu, queue: nil
        ) { _ in MainActor.assumeIsolated { hides += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        menu.showMenu(from: target, rect: target.bounds)
        device.advance(by: 0.5)
        #expect(menu.isMenuVisible)

        try perform(interruption)
        device.advance(by: 1)

        #expect(!menu.isMenuVisible)
        #expect(hides == 1)
        #expect(!window.viewsInSubtree().contains { $0 is EditMenuContainerView })
    }

    @Test func theMenuControllerRetainsNothingOfAHiddenMenu() {
        weak var view: UIView?
        do {
            let other = Target(frame: CGRect(x: 60, y: 400, width: 100, height: 40))
            page.view.addSubview(other)
            other.becomeFirstResponder()
            UIMenuController.shared.showMenu(from: other, rect: other.bounds)
            device.advance(by: 0.5)
            #expect(UIMenuController.shared.isMenuVisible)
            UIMenuController.shared.hideMenu()
            device.advance(by: 0.5)
            other.removeFromSuperview()
            view = other
        }

        #expect(view == nil)
    }

    @Test func aTargetThatLeavesTheWindowClosesTheMenuOfTheMenuController() {
        UIMenuController.shared.showMenu(from: target, rect: target.bounds)
        device.advance(by: 0.5)

        target.removeFromSuperview()
        device.advance(by: 0.5)

        #expect(!UIMenuController.shared.isMenuVisible)
        #expect(!device.window.viewsInSubtree().contains { $0 is EditMenuContainerView })
    }

    @Test func showingTheMenuAgainMovesItToTheNewTarget() {
        let menu = UIMenuController.shared
        menu.showMenu(from: target, rect: target.bounds)
        device.advance(by: 0.5)

        menu.showMenu(from: page.view, rect: CGRect(x: 100, y: 600, width: 100, height: 20))
        device.advance(by: 0.5)

        #expect(menu.menuFrame.maxY == 600 - EditMenuMetrics.targetGap)
        #expect(device.window.viewsInSubtree().filter { $0 is EditMenuBarView }.count == 1)
    }

    // MARK: Calls from callbacks

    /// Chats move the menu that the system shows for a cell to the cell's bubble.
    @Test func hidingAndShowingTheMenuAsItWillShowMovesIt() {
        let menu = UIMenuController.shared
        var frames: [CGRect] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIMenuController.willShowMenuNotification, object: menu, queue: nil
        ) { [page] _ in
            MainActor.assumeIsolated {
                frames.append(menu.menuFrame)
                guard frames.count == 1 else { return }
                menu.hideMenu()
                menu.arrowDirection = .up
                menu.showMenu(from: page.view, rect: CGRect(x: 100, y: 500, width: 80, height: 40))
            }
        }

        defer { NotificationCenter.default.removeObserver(observer) }

        menu.showMenu(from: target, rect: target.bounds)
        device.advance(by: 1)

        #expect(frames.first?.maxY == 300 - EditMenuMetrics.targetGap)
        #expect(menu.isMenuVisible)
        #expect(abs(menu.menuFrame.minY - (540 + EditMenuMetrics.targetGap)) < 0.01)
        #expect(device.window.viewsInSubtree().filter { $0 is EditMenuBarView }.count == 1)
    }

    /// Readers replace the items by colors, for example, and show the menu again.
    @Test func anItemCanShowFurtherItems() throws {
        final class Reader: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                ["showMore:", "mark:"].contains("\(action)")
            }
            override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
                canPerformAction(action, withSender: sender) ? self : nil
            }
            func showMore(_ sender: Any?) {
                let menu = UIMenuController.shared
                menu.menuItems = [UIMenuItem(title: "Yellow", action: Selector("mark:", Reader.mark))]
                menu.isMenuVisible = true
            }
            func mark(_ sender: Any?) {}
        }
        let reader = Reader(frame: CGRect(x: 60, y: 500, width: 200, height: 40))
        page.view.addSubview(reader)
        reader.becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Highlight", action: Selector("showMore:", Reader.showMore))]
        menu.showMenu(from: reader, rect: reader.bounds)
        device.advance(by: 0.5)

        try #require(controls.first).sendActions(for: .touchUpInside)
        device.advance(by: 1)

        #expect(menu.isMenuVisible)
        #expect(controls.compactMap(\.accessibilityLabel) == ["Yellow"])
    }

    private var controls: [EditMenuItemControl] {
        device.window.viewsInSubtree().compactMap { $0 as? EditMenuItemControl }
    }

    private final class Delegate: NSObject, @preconcurrency UIEditMenuInteractionDelegate {
        var calls: [String] = []
        @MainActor var onWillPresent: () -> Void = {}

        @MainActor func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("willPresent \(configuration.identifier)")
            animator.addCompletion { self.calls.append("completed \(configuration.identifier)") }
            onWillPresent()
        }

        @MainActor func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { calls.append("willDismiss \(configuration.identifier)") }
    }

    @Test func dismissingAMenuThatWillPresentEndsIt() {
        let delegate = Delegate()
        let interaction = UIEditMenuInteraction(delegate: delegate)
        target.addInteraction(interaction)
        delegate.onWillPresent = { interaction.dismissMenu() }

        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero))
        device.advance(by: 1)

        #expect(delegate.calls == ["willPresent a", "willDismiss a", "completed a"])
        #expect(controls.isEmpty)
    }

    @Test func presentingAnotherMenuAsOneWillPresentShowsTheOther() {
        let delegate = Delegate()
        let interaction = UIEditMenuInteraction(delegate: delegate)
        target.addInteraction(interaction)
        delegate.onWillPresent = {
            delegate.onWillPresent = {}
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "b", sourcePoint: .zero))
        }

        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero))
        device.advance(by: 1)

        #expect(delegate.calls == ["willPresent a", "willDismiss a", "willPresent b", "completed a", "completed b"])
        #expect(device.window.viewsInSubtree().filter { $0 is EditMenuBarView }.count == 1)
        interaction.dismissMenu()
        device.advance(by: 1)
        #expect(delegate.calls.last == "willDismiss b")
        #expect(controls.isEmpty)
    }
}
