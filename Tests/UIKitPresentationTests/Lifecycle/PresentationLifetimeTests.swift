import Testing
import UIKitControls
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
            let fixture = PopoverFixture()
            let popover = fixture.popover()
            content = popover
            controller = popover.popoverPresentationController
            window = fixture.device.window
            fixture.root.present(popover, animated: true)
            if seconds > 0 { fixture.device.advance(by: seconds) }
        }

        #expect(content == nil)
        #expect(controller == nil)
        #expect(window == nil)
    }

    @Test(arguments: [0.05, 1]) func controllersStayUsableAfterTheirDeviceIsReleased(seconds: Double) {
        var fixture: PopoverFixture? = PopoverFixture()
        let root = fixture!.root
        let content = fixture!.popover()
        root.present(content, animated: true)
        fixture?.device.advance(by: seconds)
        fixture = nil

        root.dismiss(animated: true)
        content.preferredContentSize = CGSize(width: 10, height: 10)

        #expect(content.presentingViewController == nil)
    }

    @Test(arguments: [0.05, 1]) func nothingOutlivesTheWindow(seconds: Double) throws {
        let fixture = PopoverFixture()
        weak var content: UIViewController?
        weak var gone: UIWindow?
        do {
            let window = UIWindow(windowScene: try #require(fixture.device.window.windowScene))
            let root = UIViewController()
            window.rootViewController = root
            window.isHidden = false
            let popover = fixture.popover(from: root.view)
            content = popover
            gone = window
            root.present(popover, animated: true)
            fixture.device.advance(by: seconds)
            window.windowScene = nil
        }
        try fixture.device.settle()

        #expect(gone == nil)
        #expect(content == nil)
        try fixture.device.expectPresentations(0)
    }

    @Test func aRetainedPopoverControllerKeepsItsContent() throws {
        let fixture = PopoverFixture()
        var kept: UIPopoverPresentationController?
        do {
            let content = fixture.popover()
            kept = content.popoverPresentationController
            try fixture.present(content)
            fixture.root.dismiss(animated: true)
            try fixture.device.settle()
        }

        #expect(kept?.presentedViewController is ScriptedController)
        #expect(kept?.containerView == nil)
        #expect(kept?.arrowDirection == .unknown)
    }

    @Test func aPopoverOutlivesAPresenterWithoutAParent() throws {
        let fixture = PopoverFixture()
        var stray: UIViewController? = UIViewController()
        weak let gone = stray
        let content = fixture.popover()
        fixture.root.view.addSubview(stray!.view)
        stray?.present(content, animated: false)
        try fixture.device.settle()

        stray?.view.removeFromSuperview()
        stray = nil
        try fixture.tap(at: PopoverFixture.outside)

        #expect(gone == nil)
        #expect(content.view.window == nil)
        #expect(content.calls.last == "viewDidDisappear")
    }

    // MARK: Hidden windows

    @Test func presentingInAWindowThatWasNeverShownIsRefused() throws {
        let fixture = PopoverFixture()
        let window = UIWindow(windowScene: try #require(fixture.device.window.windowScene))
        let root = UIViewController()
        window.rootViewController = root

        root.present(fixture.popover(), animated: true)

        #expect(root.presentedViewController == nil)
        #expect(fixture.device.misuses.count == 1)
    }

    @Test func hidingAWindowMakesWhatItPresentsDisappear() throws {
        let fixture = PopoverFixture()
        let root = fixture.root
        let content = fixture.popover()
        let window = fixture.device.window
        try fixture.present(content)
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
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test func aCoveredRootReceivesNothingWhenItsWindowIsShownAgain() throws {
        let fixture = PopoverFixture()
        let root = fixture.root
        let page = ScriptedController()
        let window = fixture.device.window
        page.modalPresentationStyle = .fullScreen
        try fixture.present(page)
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
        let fixture = PopoverFixture()
        let content = fixture.popover()
        let window = fixture.device.window
        fixture.root.present(content, animated: true)
        fixture.device.advance(by: 0.05)

        window.isHidden = true
        try fixture.device.settle()
        window.isHidden = false
        try fixture.device.settle()

        #expect(content.calls.filter { $0 == "viewDidAppear" }.count == 1)
        #expect(fixture.root.presentedViewController === content)
        #expect(fixture.device.misuses.isEmpty)
    }

    // MARK: Tint

    @Test func focusThatComesBackDoesNotMakeItsWindowKey() throws {
        let fixture = SheetFixture()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        fixture.root.view.addSubview(field)
        field.becomeFirstResponder()
        let content = try fixture.present()
        let other = UIWindow(windowScene: try #require(fixture.device.window.windowScene))
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()

        content.dismiss(animated: false)
        try fixture.device.settle()

        #expect(field.isFirstResponder)
        #expect(other.isKeyWindow)
    }

    enum Ending: CaseIterable { case code, codeAtOnce, person, escape, anotherRoot, anotherRootInMidTransition }

    @Test(arguments: Ending.allCases) func everyDismissalRestoresTheTint(ending: Ending) throws {
        let fixture = PopoverFixture()
        let root = fixture.root
        let device = fixture.device
        root.present(fixture.popover(), animated: true)
        if ending == .anotherRootInMidTransition { device.advance(by: 0.05) } else { try device.settle() }
        #expect(root.view.tintAdjustmentMode == .dimmed)

        switch ending {
        case .code: root.dismiss(animated: true)
        case .codeAtOnce: root.dismiss(animated: false)
        case .person: try fixture.tapOutside()
        case .escape: try device.key("escape")
        case .anotherRoot, .anotherRootInMidTransition: device.window.rootViewController = UIViewController()
        }
        try device.settle()

        #expect(root.view.tintAdjustmentMode == .normal)
        #expect(fixture.ends.count == 1)
    }

    @Test func aTintModeSetByTheAppDuringAPopoverStays() throws {
        let fixture = PopoverFixture()
        try fixture.present(fixture.popover())

        fixture.root.view.tintAdjustmentMode = .normal
        fixture.root.dismiss(animated: true)
        try fixture.device.settle()
        fixture.device.window.tintAdjustmentMode = .dimmed

        #expect(fixture.root.view.tintAdjustmentMode == .normal)
    }
}
