import Testing
import UIKit
import Velarium
import VelariumTesting

/// Modal overlays in views whose screens are covered, left or swiped away, and overlays behind alerts.
@MainActor @Suite struct ModalScreenTests {
    private let device = TestDevice(.iPhone14)
    private let screen = UIViewController()
    private let navigation: UINavigationController
    private let tabs = UITabBarController()

    init() {
        device.recordsMisuses = true
        navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(screen, animated: false)
        tabs.viewControllers = [navigation, UIViewController()]
        device.show(tabs)
    }

    enum Cover: CaseIterable, Sendable { case push, fullScreen, currentContext, tab }

    private func cover(_ kind: Cover, animated: Bool) throws {
        _ = device.window
        let other = UIViewController()
        switch kind {
        case .push: navigation.pushViewController(other, animated: animated)
        case .tab: tabs.selectedIndex = 1
        case .fullScreen, .currentContext:
            other.modalPresentationStyle = kind == .fullScreen ? .fullScreen : .currentContext
            screen.present(other, animated: animated)
        }
        try device.settle()
    }

    private func uncover(_ kind: Cover, animated: Bool) throws {
        switch kind {
        case .push: navigation.popViewController(animated: animated)
        case .tab: tabs.selectedIndex = 0
        case .fullScreen, .currentContext: screen.dismiss(animated: animated)
        }
        try device.settle()
    }

    private func show(_ modal: ModalPresentationViewController) throws -> CGRect {
        _ = device.window
        modal.show(in: screen.view)
        try device.settle()
        return try #require(modal.contentView).convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: nil)
    }

    private func makeOverlay() -> ModalPresentationViewController {
        ModalPresentationViewController(contentView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80)))
    }

    @Test(arguments: Cover.allCases, [true, false])
    func anOverlayStaysInAScreenThatIsCovered(_ kind: Cover, animated: Bool) throws {
        let modal = makeOverlay()
        var calls: [String] = []
        modal.onDismiss = { calls.append("end \($0)") }
        let frame = try show(modal)

        for _ in 0..<2 {
            try cover(kind, animated: animated)
            #expect(modal.lifecycle.isPresented)
            try uncover(kind, animated: animated)
            #expect(modal.contentView?.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: nil) == frame)
        }

        #expect(calls.isEmpty)
        #expect(modal.isVisible)
        try device.key("escape")
        try device.settle()
        #expect(calls == ["end escape"])
        #expect(screen.view.subviews.isEmpty)
    }

    @Test(arguments: Cover.allCases)
    func anOverlayThatIsCoveredCanBeDismissed(_ kind: Cover) throws {
        let modal = makeOverlay()
        var ends: [DismissReason] = []
        modal.onDismiss = { ends.append($0) }
        _ = try show(modal)
        try cover(kind, animated: false)

        modal.dismiss(for: .action, animated: true)
        try device.settle()
        try uncover(kind, animated: false)

        #expect(ends == [.action])
        #expect(screen.view.subviews.isEmpty)
    }

    @Test func anOverlayEndsWithAScreenThatIsRemovedWhileItIsCovered() throws {
        let modal = makeOverlay()
        var ends: [DismissReason] = []
        modal.onDismiss = { ends.append($0) }
        _ = device.window
        weak var view: UIView?
        do {
            let covered = UIViewController()
            navigation.pushViewController(covered, animated: false)
            modal.show(in: covered.view)
            try device.settle()
            view = covered.view
            navigation.pushViewController(UIViewController(), animated: false)
            try device.settle()
            navigation.setViewControllers([screen], animated: false)
        }
        try device.settle()
        device.advance(by: 0.1)

        #expect(view == nil)
        #expect(ends == [.anchorLost])
    }

    @Test(arguments: ["pop", "swipe", "root", "child"])
    func anOverlayEndsWithItsScreen(_ way: String) throws {
        let modal = makeOverlay()
        var ends: [DismissReason] = []
        modal.onDismiss = { ends.append($0) }
        _ = try show(modal)

        switch way {
        case "pop": navigation.popViewController(animated: true)
        case "swipe": try device.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 380, y: 500), in: 0.3)
        case "root": device.window.rootViewController = UIViewController()
        default: navigation.setViewControllers([UIViewController()], animated: false)
        }
        try device.settle()
        device.advance(by: 0.1)

        #expect(ends == [.anchorLost])
        #expect(!modal.isVisible)
    }

    @Test func aSwipeBackDoesNotLeadPastAModalOverlay() throws {
        let modal = makeOverlay()
        modal.isModal = true
        _ = try show(modal)

        try device.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 380, y: 500), in: 0.3)
        try device.settle()

        #expect(navigation.viewControllers.count == 2)
        #expect(modal.isVisible)
        modal.dismiss(for: .code, animated: false)
        try device.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 380, y: 500), in: 0.3)
        try device.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func contentOfAModalOverlayScrollsAndItsButtonsWork() throws {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.contentSize = CGSize(width: 200, height: 1_000)
        let button = UIButton(frame: CGRect(x: 0, y: 220, width: 200, height: 44))
        button.setTitle("Press", for: .normal)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        content.addSubview(scroll)
        content.addSubview(button)
        let modal = ModalPresentationViewController(contentView: content)
        modal.isModal = true
        _ = try show(modal)
        let frame = scroll.convert(scroll.bounds, to: nil)

        try device.drag(
            from: CGPoint(x: frame.midX, y: frame.maxY - 20), to: CGPoint(x: frame.midX, y: frame.minY + 20), in: 0.3)
        try device.settle()
        try device.tap(.text("Press"))

        #expect(scroll.contentOffset.y > 50)
        #expect(presses == 1)
    }

    @Test(
        arguments: [EveryOverlay.progressDialog, .messageDialog, .modalInWindow],
        [
            UIAlertController.Style.alert, .actionSheet,
        ])
    func anAlertThatIsPresentedBehindAnOverlayIsAnswered(
        _ kind: EveryOverlay, _ style: UIAlertController.Style
    ) throws {
        _ = device.window
        let page = EveryOverlayPage()
        let window = device.show(page)
        let overlay = kind.make()
        kind.show(overlay, over: page)
        try device.settle()
        let wasKey = !window.isKeyWindow
        var answers = 0
        let alert = UIAlertController(title: "Cancel?", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answers += 1 })

        page.present(alert, animated: true)
        try device.settle()
        try device.tap(.text("Yes"))
        try device.settle()

        #expect(answers == 1)
        #expect(overlay.lifecycle.isPresented)
        #expect(window.isKeyWindow == !wasKey)
        let front = window.windowScene?.windows.last { !$0.isHidden }
        #expect(front !== window)
    }

    @Test func anOverlayOverAnAlertIsInFrontOfIt() throws {
        _ = device.window
        let page = EveryOverlayPage()
        device.show(page)
        let alert = UIAlertController(title: "Cancel?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        page.present(alert, animated: true)
        try device.settle()
        let dialog = MessageDialog(title: "Mine", message: nil)
        dialog.show(over: page)
        try device.settle()

        try device.tap(.text("OK"))
        try device.settle()
        try device.tap(.text("Yes"))
        try device.settle()

        #expect(dialog.dismissReason == .action)
        #expect(page.presentedViewController == nil)
    }

    @Test func anOverlayInAViewThatExtendsBelowTheScreenIsAboveTheKeyboard() throws {
        _ = device.window
        let page = UIViewController()
        let container = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 844))
        page.view.addSubview(container)
        device.show(page)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let modal = ModalPresentationViewController(contentView: content)
        modal.onlyRespondsToKeyboardEventFromDescendantViews = false
        modal.show(in: container, animated: false)
        device.advance(by: 0.1)

        try device.showKeyboard(height: 400)
        try device.settle()

        #expect(content.convert(content.bounds, to: nil).maxY <= 844 - 400 + 0.5)
    }
}
