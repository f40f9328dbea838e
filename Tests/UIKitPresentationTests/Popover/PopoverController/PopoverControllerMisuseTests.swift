import Testing
import UIKitCore
import VelariumTesting

/// Misuses of `UIPopoverController` and their results.
@MainActor @Suite struct PopoverControllerMisuseTests {
    private let fixture = PopoverControllerFixture()
    private var device: TestDevice { fixture.device }
    private var popover: UIPopoverController { fixture.current }
    /// `#expect` reflects every object in its expression when it fails; a plain value keeps that short.
    private var isVisible: Bool { fixture.current.isPopoverVisible }
    private static let noWindow =
        "-[UIPopoverController _commonPresentPopoverFromRect:inView:permittedArrowDirections:animated:]: "
        + "Popovers cannot be presented from a view which does not have a window."

    // MARK: Anchor

    @Test func aViewWithoutAWindowRaises() throws {
        try fixture.show(in: UIView())

        #expect(fixture.messages == [PopoverControllerMisuseTests.noWindow] && device.misuses[0].raises)
        #expect(!isVisible)
    }

    @Test func anItemInNoBarRaises() throws {
        try fixture.show(from: UIBarButtonItem(title: "Nowhere"))

        #expect(fixture.messages == [PopoverControllerMisuseTests.noWindow] && !isVisible)
    }

    @Test func aWindowWithoutControllersIsRefused() throws {
        let window = UIWindow(frame: device.window.bounds)
        window.isHidden = false
        let view = UIView()
        window.addSubview(view)

        try fixture.show(in: view)

        #expect(
            fixture.messages == [
                "Popovers cannot be presented from a window which does not have a rootViewController."
            ])
        #expect(!isVisible)
    }

    @Test(arguments: [
        CGRect.zero, .null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
        CGRect(x: 1e300, y: -1e300, width: 1e308, height: 1e308), CGRect(x: 50, y: 50, width: -20, height: -10),
    ]) func anyRectangleKeepsItOnTheScreen(rect: CGRect) throws {
        try fixture.show(from: rect)

        #expect(device.window.bounds.contains(fixture.bubble) && isVisible)
        try fixture.tapOutside()
        #expect(!isVisible && device.misuses.isEmpty)
    }

    // MARK: Content in use

    @Test func contentThatIsPresentedRaises() throws {
        fixture.content.modalPresentationStyle = .formSheet
        fixture.root.present(fixture.content, animated: false)
        try device.settle()

        try fixture.show()

        #expect(
            fixture.messages == ["Application tried to present modally an active controller \(fixture.content)."])
        #expect(!isVisible && fixture.content.presentingViewController === fixture.root)
    }

    @Test func contentOfAnotherPopoverRaisesAndStaysThere() throws {
        try fixture.show()
        let second = UIPopoverController(contentViewController: fixture.content)
        second.present(
            from: PopoverControllerFixture.anchor, in: fixture.root.view, permittedArrowDirections: .any,
            animated: false)
        try device.settle()

        #expect(fixture.messages == ["Application tried to present modally an active controller \(fixture.content)."])
        #expect(isVisible && !second.isPopoverVisible)

        fixture.root.present(fixture.content, animated: false)
        #expect(device.misuses.count == 2 && device.misuses[1].raises)
        #expect(isVisible)
    }

    @Test func aChildOrARootRaises() throws {
        fixture.becomeCurrent()
        let child = UIViewController()
        fixture.root.addChild(child)
        for content in [child, fixture.root] {
            fixture.popover = UIPopoverController(contentViewController: content)
            try fixture.show()
            #expect(!isVisible)
        }

        #expect(
            fixture.messages == [
                "Application tried to present modally a view controller \(child) that has a parent view controller \(fixture.root).",
                "Application tried to present modally an active controller \(fixture.root).",
            ])
    }

    @Test func replacingTheContentWithARootControllerIsRefused() throws {
        try fixture.show()
        popover.contentSize = CGSize(width: 500, height: 200)

        popover.contentViewController = fixture.root
        try device.settle()

        #expect(device.misuses.count == 1 && popover.contentViewController === fixture.content)
        #expect(popover.contentSize == CGSize(width: 500, height: 200) && isVisible)
    }

    // MARK: Calls during transitions

    @Test func dismissingAHiddenOrDismissingPopoverDoesNothing() throws {
        popover.dismiss(animated: true)
        try fixture.show()
        popover.dismiss(animated: true)
        popover.dismiss(animated: true)
        popover.dismiss(animated: false)
        try device.settle()
        popover.dismiss(animated: false)

        #expect(fixture.ends == ["code"] && device.misuses.isEmpty)
    }

    @Test func aPopoverDismissedBeforeItAppearsIsNeverShown() throws {
        popover.present(
            from: PopoverControllerFixture.anchor, in: fixture.root.view, permittedArrowDirections: .any, animated: true
        )
        #expect(isVisible)
        popover.dismiss(animated: true)
        #expect(!isVisible)
        try device.settle()

        #expect(fixture.content.calls.isEmpty && device.misuses.isEmpty)
    }

    @Test func aDismissalDuringThePresentationRunsAfterIt() throws {
        popover.present(
            from: PopoverControllerFixture.anchor, in: fixture.root.view, permittedArrowDirections: .any, animated: true
        )
        device.advance(by: 0.1)
        popover.dismiss(animated: true)
        #expect(!isVisible && fixture.content.view.window != nil)
        popover.dismiss(animated: true)
        try device.settle()

        #expect(fixture.content.calls.suffix(3) == ["viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
        #expect(fixture.ends == ["code"] && device.misuses.isEmpty)
    }

    @Test func presentingDuringTheDismissalShowsThePopoverAgain() throws {
        try fixture.show()
        popover.dismiss(animated: true)
        device.advance(by: 0.1)

        try fixture.show(from: CGRect(x: 100, y: 800, width: 10, height: 10), permitted: .down, animated: true)

        #expect(isVisible && fixture.content.calls.last == "viewDidAppear")
        try device.expectArrow(.down, at: CGPoint(x: 105, y: 800))
        try device.expectPresentations(1)
    }

    @Test func removingTheSourceViewKeepsThePopover() throws {
        var view: UIView? = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        fixture.root.view.addSubview(view!)
        try fixture.show(from: .null, in: view)
        let before = fixture.bubble

        view?.removeFromSuperview()
        view = nil
        popover.contentSize = CGSize(width: 400, height: 310)
        try device.settle()

        #expect(isVisible && fixture.bubble.minX == before.minX && fixture.bubble.height == 310)
    }

    @Test func replacingTheRootKeepsThePopoverAndAnotherWindowMovesIt() throws {
        let first = device.window
        try fixture.show()
        first.rootViewController = UIViewController()
        try device.settle()
        #expect(isVisible)

        let window = UIWindow(frame: first.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        try fixture.show(in: root.view)

        #expect(fixture.content.view.window === window && isVisible)
        try device.expectPresentations(1)
        popover.dismiss(animated: false)
    }

    @Test func hidingTheWindowMakesTheContentDisappear() throws {
        try fixture.show()
        let window = device.window

        window.isHidden = true
        #expect(fixture.content.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        window.isHidden = false

        #expect(fixture.content.calls.last == "viewDidAppear" && isVisible)
    }

    // MARK: In every callback

    private enum AppAction: CaseIterable { case dismiss, slowlyDismiss, present, content, size, modal, drop }

    private func perform(_ appAction: AppAction, on popover: UIPopoverController) {
        switch appAction {
        case .dismiss: popover.dismiss(animated: false)
        case .slowlyDismiss: popover.dismiss(animated: true)
        case .present:
            popover.present(
                from: CGRect(x: 300, y: 700, width: 10, height: 10), in: fixture.root.view,
                permittedArrowDirections: .any, animated: true)
        case .content: popover.contentViewController = UIViewController()
        case .size: popover.contentSize = CGSize(width: 380, height: 250)
        case .modal: fixture.root.present(UIViewController(), animated: false)
        case .drop: fixture.popover = nil
        }
    }

    @Test(arguments: 0..<5) func aDelegateMayDoAnythingInEveryCallback(callback: Int) throws {
        for appAction in AppAction.allCases {
            let test = PopoverControllerMisuseTests()
            let (fixture, recorder) = (test.fixture, test.fixture.recorder)
            let act = { (popover: UIPopoverController?) in
                recorder.onShould = { _ in }
                recorder.onDid = { _ in }
                recorder.onReposition = { _, _ in }
                if let popover { test.perform(appAction, on: popover) }
            }
            switch callback {
            case 0: recorder.onShould = { act($0) }
            case 1: recorder.onDid = { act($0) }
            case 2: recorder.onReposition = { _, _ in act(fixture.popover) }
            case 3: fixture.content.actions[.viewWillAppear] = { act(fixture.popover) }
            default: fixture.content.actions[.viewDidDisappear] = { act(fixture.popover) }
            }

            try fixture.show(animated: true)
            fixture.content.preferredContentSize.height += 20
            try fixture.device.settle()
            // The callback may have dismissed the popover.
            try fixture.tap(at: PopoverControllerFixture.outside)
            try fixture.device.settle()

            fixture.becomeCurrent()
            fixture.popover?.dismiss(animated: false)
            fixture.root.dismiss(animated: false)
            try fixture.device.settle()
            try fixture.device.expectPresentations(0)
            #expect(fixture.content.viewIfLoaded?.window == nil, "\(appAction) in \(callback)")
        }
    }
}
