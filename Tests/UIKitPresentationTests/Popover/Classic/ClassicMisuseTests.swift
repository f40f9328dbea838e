import Testing
import UIKitCore
import VelariumTesting

/// Misuses of `UIPopoverController` and their results.
@MainActor @Suite struct ClassicMisuseTests {
    private let stage = ClassicStage()
    private var device: TestDevice { stage.device }
    private var popover: UIPopoverController { stage.current }
    /// `#expect` reflects every object in its expression when it fails; a plain value keeps that short.
    private var isVisible: Bool { stage.current.isPopoverVisible }
    private static let noWindow =
        "-[UIPopoverController _commonPresentPopoverFromRect:inView:permittedArrowDirections:animated:]: "
        + "Popovers cannot be presented from a view which does not have a window."

    // MARK: Anchor

    @Test func aViewWithoutAWindowRaises() throws {
        try stage.show(in: UIView())

        #expect(stage.messages == [ClassicMisuseTests.noWindow] && device.misuses[0].raises)
        #expect(!isVisible)
    }

    @Test func anItemInNoBarRaises() throws {
        try stage.show(from: UIBarButtonItem(title: "Nowhere"))

        #expect(stage.messages == [ClassicMisuseTests.noWindow] && !isVisible)
    }

    @Test func aWindowWithoutControllersIsRefused() throws {
        let window = UIWindow(frame: device.window.bounds)
        window.isHidden = false
        let view = UIView()
        window.addSubview(view)

        try stage.show(in: view)

        #expect(
            stage.messages == [
                "Popovers cannot be presented from a window which does not have a rootViewController."
            ])
        #expect(!isVisible)
    }

    @Test(arguments: [
        CGRect.zero, .null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
        CGRect(x: 1e300, y: -1e300, width: 1e308, height: 1e308), CGRect(x: 50, y: 50, width: -20, height: -10),
    ]) func anyRectangleKeepsItOnTheScreen(rect: CGRect) throws {
        try stage.show(from: rect)

        #expect(device.window.bounds.contains(stage.bubble) && isVisible)
        try stage.tapOutside()
        #expect(!isVisible && device.misuses.isEmpty)
    }

    // MARK: Content in use

    @Test func contentThatIsPresentedRaises() throws {
        stage.content.modalPresentationStyle = .formSheet
        stage.root.present(stage.content, animated: false)
        try device.settle()

        try stage.show()

        #expect(
            stage.messages == ["Application tried to present modally an active controller \(stage.content)."])
        #expect(!isVisible && stage.content.presentingViewController === stage.root)
    }

    @Test func contentOfAnotherPopoverRaisesAndStaysThere() throws {
        try stage.show()
        let second = UIPopoverController(contentViewController: stage.content)
        second.present(
            from: ClassicStage.anchor, in: stage.root.view, permittedArrowDirections: .any, animated: false)
        try device.settle()

        #expect(stage.messages == ["Application tried to present modally an active controller \(stage.content)."])
        #expect(isVisible && !second.isPopoverVisible)

        stage.root.present(stage.content, animated: false)
        #expect(device.misuses.count == 2 && device.misuses[1].raises)
        #expect(isVisible)
    }

    @Test func aChildOrARootRaises() throws {
        stage.becomeCurrent()
        let child = UIViewController()
        stage.root.addChild(child)
        for content in [child, stage.root] {
            stage.popover = UIPopoverController(contentViewController: content)
            try stage.show()
            #expect(!isVisible)
        }

        #expect(
            stage.messages == [
                "Application tried to present modally a view controller \(child) that has a parent view controller \(stage.root).",
                "Application tried to present modally an active controller \(stage.root).",
            ])
    }

    @Test func replacingTheContentWithARootControllerIsRefused() throws {
        try stage.show()
        popover.contentSize = CGSize(width: 500, height: 200)

        popover.contentViewController = stage.root
        try device.settle()

        #expect(device.misuses.count == 1 && popover.contentViewController === stage.content)
        #expect(popover.contentSize == CGSize(width: 500, height: 200) && isVisible)
    }

    // MARK: Calls during transitions

    @Test func dismissingAHiddenOrDismissingPopoverDoesNothing() throws {
        popover.dismiss(animated: true)
        try stage.show()
        popover.dismiss(animated: true)
        popover.dismiss(animated: true)
        popover.dismiss(animated: false)
        try device.settle()
        popover.dismiss(animated: false)

        #expect(stage.ends == ["code"] && device.misuses.isEmpty)
    }

    @Test func aPopoverDismissedBeforeItAppearsIsNeverShown() throws {
        popover.present(
            from: ClassicStage.anchor, in: stage.root.view, permittedArrowDirections: .any, animated: true)
        #expect(isVisible)
        popover.dismiss(animated: true)
        #expect(!isVisible)
        try device.settle()

        #expect(stage.content.calls.isEmpty && device.misuses.isEmpty)
    }

    @Test func aDismissalDuringThePresentationRunsAfterIt() throws {
        popover.present(
            from: ClassicStage.anchor, in: stage.root.view, permittedArrowDirections: .any, animated: true)
        device.advance(by: 0.1)
        popover.dismiss(animated: true)
        #expect(!isVisible && stage.content.view.window != nil)
        popover.dismiss(animated: true)
        try device.settle()

        #expect(stage.content.calls.suffix(3) == ["viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
        #expect(stage.ends == ["code"] && device.misuses.isEmpty)
    }

    @Test func presentingDuringTheDismissalShowsThePopoverAgain() throws {
        try stage.show()
        popover.dismiss(animated: true)
        device.advance(by: 0.1)

        try stage.show(from: CGRect(x: 100, y: 800, width: 10, height: 10), permitted: .down, animated: true)

        #expect(isVisible && stage.content.calls.last == "viewDidAppear")
        try device.expectArrow(.down, at: CGPoint(x: 105, y: 800))
        try device.expectPresentations(1)
    }

    @Test func removingTheSourceViewKeepsThePopover() throws {
        var view: UIView? = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.root.view.addSubview(view!)
        try stage.show(from: .null, in: view)
        let before = stage.bubble

        view?.removeFromSuperview()
        view = nil
        popover.contentSize = CGSize(width: 400, height: 310)
        try device.settle()

        #expect(isVisible && stage.bubble.minX == before.minX && stage.bubble.height == 310)
    }

    @Test func replacingTheRootKeepsThePopoverAndAnotherWindowMovesIt() throws {
        let first = device.window
        try stage.show()
        first.rootViewController = UIViewController()
        try device.settle()
        #expect(isVisible)

        let window = UIWindow(frame: first.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        try stage.show(in: root.view)

        #expect(stage.content.view.window === window && isVisible)
        try device.expectPresentations(1)
        popover.dismiss(animated: false)
    }

    @Test func hidingTheWindowMakesTheContentDisappear() throws {
        try stage.show()
        let window = device.window

        window.isHidden = true
        #expect(stage.content.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        window.isHidden = false

        #expect(stage.content.calls.last == "viewDidAppear" && isVisible)
    }

    // MARK: In every callback

    private enum AppAction: CaseIterable { case dismiss, slowlyDismiss, present, content, size, modal, drop }

    private func perform(_ appAction: AppAction, on popover: UIPopoverController) {
        switch appAction {
        case .dismiss: popover.dismiss(animated: false)
        case .slowlyDismiss: popover.dismiss(animated: true)
        case .present:
            popover.present(
                from: CGRect(x: 300, y: 700, width: 10, height: 10), in: stage.root.view,
                permittedArrowDirections: .any, animated: true)
        case .content: popover.contentViewController = UIViewController()
        case .size: popover.contentSize = CGSize(width: 380, height: 250)
        case .modal: stage.root.present(UIViewController(), animated: false)
        case .drop: stage.popover = nil
        }
    }

    @Test(arguments: 0..<5) func aDelegateMayDoAnythingInEveryCallback(callback: Int) throws {
        for appAction in AppAction.allCases {
            let test = ClassicMisuseTests()
            let (stage, keeper) = (test.stage, test.stage.keeper)
            let act = { (popover: UIPopoverController?) in
                keeper.onShould = { _ in }
                keeper.onDid = { _ in }
                keeper.onReposition = { _, _ in }
                if let popover { test.perform(appAction, on: popover) }
            }
            switch callback {
            case 0: keeper.onShould = { act($0) }
            case 1: keeper.onDid = { act($0) }
            case 2: keeper.onReposition = { _, _ in act(stage.popover) }
            case 3: stage.content.actions[.viewWillAppear] = { act(stage.popover) }
            default: stage.content.actions[.viewDidDisappear] = { act(stage.popover) }
            }

            try stage.show(animated: true)
            stage.content.preferredContentSize.height += 20
            try stage.device.settle()
            // The callback may have dismissed the popover.
            try stage.tap(at: ClassicStage.outside)
            try stage.device.settle()

            stage.becomeCurrent()
            stage.popover?.dismiss(animated: false)
            stage.root.dismiss(animated: false)
            try stage.device.settle()
            try stage.device.expectPresentations(0)
            #expect(stage.content.viewIfLoaded?.window == nil, "\(appAction) in \(callback)")
        }
    }
}
