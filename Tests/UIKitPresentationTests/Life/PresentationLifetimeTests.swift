import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// What remains of presentations in memory and on the screen, for every way to end them.
@MainActor @Suite struct PresentationLifetimeTests {
    @Test(arguments: [0, 0.05, 1]) func nothingOutlivesTheDevice(seconds: Double) {
        weak var content: UIViewController?
        weak var controller: UIPresentationController?
        weak var window: UIWindow?
        do {
            let stage = PopoverStage()
            let popover = stage.popover()
            content = popover
            controller = popover.popoverPresentationController
            window = stage.device.window
            stage.root.present(popover, animated: true)
            if seconds > 0 { stage.device.advance(by: seconds) }
        }

        #expect(content == nil)
        #expect(controller == nil)
        #expect(window == nil)
    }

    @Test(arguments: [0.05, 1]) func controllersStayUsableAfterTheirDeviceIsReleased(seconds: Double) {
        var stage: PopoverStage? = PopoverStage()
        let root = stage!.root
        let content = stage!.popover()
        root.present(content, animated: true)
        stage?.device.advance(by: seconds)
        stage = nil

        root.dismiss(animated: true)
        content.preferredContentSize = CGSize(width: 10, height: 10)

        #expect(content.presentingViewController == nil)
    }

    @Test(arguments: [0.05, 1]) func nothingOutlivesTheWindow(seconds: Double) throws {
        let stage = PopoverStage()
        weak var content: UIViewController?
        weak var gone: UIWindow?
        do {
            let window = UIWindow(windowScene: try #require(stage.device.window.windowScene))
            let root = UIViewController()
            window.rootViewController = root
            window.isHidden = false
            let popover = stage.popover(from: root.view)
            content = popover
            gone = window
            root.present(popover, animated: true)
            stage.device.advance(by: seconds)
            window.windowScene = nil
        }
        try stage.device.settle()

        #expect(gone == nil)
        #expect(content == nil)
        try stage.device.expectPresentations(0)
    }

    @Test func aRetainedPopoverControllerKeepsItsContent() throws {
        let stage = PopoverStage()
        var kept: UIPopoverPresentationController?
        do {
            let content = stage.popover()
            kept = content.popoverPresentationController
            try stage.present(content)
            stage.root.dismiss(animated: true)
            try stage.device.settle()
        }

        #expect(kept?.presentedViewController is ScriptedController)
        #expect(kept?.containerView == nil)
        #expect(kept?.arrowDirection == .unknown)
    }

    @Test func aPopoverOutlivesAPresenterWithoutAParent() throws {
        let stage = PopoverStage()
        var stray: UIViewController? = UIViewController()
        weak let gone = stray
        let content = stage.popover()
        stage.root.view.addSubview(stray!.view)
        stray?.present(content, animated: false)
        try stage.device.settle()

        stray?.view.removeFromSuperview()
        stray = nil
        try stage.tap(at: PopoverStage.outside)

        #expect(gone == nil)
        #expect(content.view.window == nil)
        #expect(content.calls.last == "viewDidDisappear")
    }

    // MARK: Hidden windows

    @Test func presentingInAWindowThatWasNeverShownIsRefused() throws {
        let stage = PopoverStage()
        let window = UIWindow(windowScene: try #require(stage.device.window.windowScene))
        let root = UIViewController()
        window.rootViewController = root

        root.present(stage.popover(), animated: true)

        #expect(root.presentedViewController == nil)
        #expect(stage.device.misuses.count == 1)
    }

    @Test func hidingAWindowMakesWhatItPresentsDisappear() throws {
        let stage = PopoverStage()
        let root = stage.root
        let content = stage.popover()
        let window = stage.device.window
        try stage.present(content)
        root.calls = []
        content.calls = []

        window.isHidden = true
        #expect(root.calls == ["viewWillDisappear", "viewDidDisappear"])
        #expect(content.calls == ["viewWillDisappear", "viewDidDisappear"])

        root.calls = []
        content.calls = []
        window.isHidden = false
        #expect(root.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(content.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(root.presentedViewController === content)
        #expect(stage.device.misuses.isEmpty)
    }

    @Test func aCoveredRootReceivesNothingWhenItsWindowIsShownAgain() throws {
        let stage = PopoverStage()
        let root = stage.root
        let page = ScriptedController()
        let window = stage.device.window
        page.modalPresentationStyle = .fullScreen
        try stage.present(page)
        root.calls = []
        page.calls = []

        window.isHidden = true
        window.isHidden = false

        #expect(root.calls.isEmpty)
        #expect(
            page.calls == [
                "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            ])
    }

    @Test func hidingAWindowDuringATransitionSendsViewDidAppearOnce() throws {
        let stage = PopoverStage()
        let content = stage.popover()
        let window = stage.device.window
        stage.root.present(content, animated: true)
        stage.device.advance(by: 0.05)

        window.isHidden = true
        try stage.device.settle()
        window.isHidden = false
        try stage.device.settle()

        #expect(content.calls.filter { $0 == "viewDidAppear" }.count == 1)
        #expect(stage.root.presentedViewController === content)
        #expect(stage.device.misuses.isEmpty)
    }

    // MARK: Tint

    enum Ending: CaseIterable { case code, codeAtOnce, person, escape, anotherRoot, anotherRootInMidTransition }

    @Test(arguments: Ending.allCases) func everyDismissalRestoresTheTint(ending: Ending) throws {
        let stage = PopoverStage()
        let root = stage.root
        let device = stage.device
        root.present(stage.popover(), animated: true)
        if ending == .anotherRootInMidTransition { device.advance(by: 0.05) } else { try device.settle() }
        #expect(root.view.tintAdjustmentMode == .dimmed)

        switch ending {
        case .code: root.dismiss(animated: true)
        case .codeAtOnce: root.dismiss(animated: false)
        case .person: try stage.tapOutside()
        case .escape: try device.key("escape")
        case .anotherRoot, .anotherRootInMidTransition: device.window.rootViewController = UIViewController()
        }
        try device.settle()

        #expect(root.view.tintAdjustmentMode == .normal)
        #expect(stage.ends.count == 1)
    }

    @Test func aTintModeSetByTheAppDuringAPopoverStays() throws {
        let stage = PopoverStage()
        try stage.present(stage.popover())

        stage.root.view.tintAdjustmentMode = .normal
        stage.root.dismiss(animated: true)
        try stage.device.settle()
        stage.device.window.tintAdjustmentMode = .dimmed

        #expect(stage.root.view.tintAdjustmentMode == .normal)
    }
}
