import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Calls of `present` and `dismiss` from callbacks, completions and delegates.
@MainActor @Suite struct PresentingFromCallbacksTests {
    private let stage = PopoverStage()
    private var device: TestDevice { stage.device }
    private var root: ScriptedController { stage.root }

    // MARK: Life cycle

    @Test(arguments: [ScriptedController.Moment.viewDidLoad, .viewWillAppear])
    func presentingBeforeTheViewIsInAWindowIsRefused(moment: ScriptedController.Moment) throws {
        let early = ScriptedController()
        let content = stage.popover()
        early.actions[moment] = { [unowned early] in early.present(content, animated: true) }

        device.window.rootViewController = early
        try device.settle()

        #expect(early.presentedViewController == nil)
        #expect(device.misuses.map(\.message).allSatisfy { $0.hasSuffix("whose view is not in the window hierarchy.") })
        #expect(device.misuses.count == 1)
    }

    @Test(arguments: [ScriptedController.Moment.viewIsAppearing, .viewDidAppear])
    func presentingOnceTheViewIsInAWindowWorks(moment: ScriptedController.Moment) throws {
        let page = ScriptedController()
        let content = stage.popover(from: page.view)
        page.actions[moment] = { [unowned page] in page.present(content, animated: true) }

        device.window.rootViewController = page
        try device.settle()

        #expect(page.presentedViewController === content)
        #expect(content.calls.last == "viewDidAppear")
        #expect(device.misuses.isEmpty)
    }

    @Test(arguments: [false, true]) func contentMayPresentInItsOwnViewDidAppear(isAnimated: Bool) throws {
        let lower = stage.popover()
        let upper = ScriptedController()
        upper.modalPresentationStyle = .popover
        lower.actions[.viewDidAppear] = { [unowned lower] in
            stage.anchor(upper, from: lower.view, at: .null)
            lower.present(upper, animated: isAnimated)
        }

        root.present(lower, animated: isAnimated)
        try device.settle()

        try device.expectPresentations(2)
        #expect(upper.calls.last == "viewDidAppear")
        #expect(device.misuses.isEmpty)
    }

    @Test(arguments: [false, true])
    func aDismissalFromViewDidAppearCompletesAfterThePresentation(isAnimated: Bool) throws {
        let content = stage.popover()
        content.actions[.viewDidAppear] = { [unowned content] in
            content.dismiss(animated: isAnimated) { content.calls.append("dismissed") }
        }

        root.present(content, animated: isAnimated) { content.calls.append("presented") }
        try device.settle()

        #expect(
            content.calls.suffix(5) == [
                "viewDidAppear", "presented", "viewWillDisappear", "viewDidDisappear", "dismissed",
            ])
        #expect(root.presentedViewController == nil)
        #expect(device.misuses.isEmpty)
        #expect(stage.ends == ["code"])
    }

    @Test func presentingFromADisappearingControllerIsRefused() throws {
        let content = stage.popover()
        let late = stage.popover()
        let views = device.window.subviews.count
        content.actions[.viewWillDisappear] = { [unowned content] in content.present(late, animated: false) }
        try stage.present(content)

        root.dismiss(animated: true)
        try device.settle()

        try device.expectPresentations(0)
        #expect(device.window.subviews.count == views)
        #expect(device.misuses.count == 1)
        #expect(late.calls.isEmpty)
    }

    @Test func dismissingFromViewDidDisappearDoesNothing() throws {
        let content = stage.popover()
        content.actions[.viewDidDisappear] = { [unowned content] in content.dismiss(animated: true) }
        try stage.present(content)

        root.dismiss(animated: true)
        try device.settle()

        #expect(device.misuses.isEmpty)
        #expect(stage.ends == ["code"])
    }

    // MARK: Completions

    @Test func theCompletionOfPresentMayDismissAndPresentAgain() throws {
        let first = stage.popover()
        let second = stage.popover()

        root.present(first, animated: true) {
            root.dismiss(animated: false)
            root.present(second, animated: true)
        }
        try device.settle()

        #expect(root.presentedViewController === second)
        #expect(first.calls.last == "viewDidDisappear")
        #expect(device.misuses.isEmpty)
    }

    @Test func theCompletionOfDismissMayPresentTheSameContentWithANewPopover() throws {
        let content = stage.popover()
        let old = content.popoverPresentationController
        var new: UIPopoverPresentationController?
        try stage.present(content)

        root.dismiss(animated: true) {
            stage.anchor(content, at: CGRect(x: 200, y: 400, width: 10, height: 10))
            new = content.popoverPresentationController
            root.present(content, animated: true)
        }
        try device.settle()

        #expect(root.presentedViewController === content)
        #expect(new != nil && new !== old)
        #expect(content.popoverPresentationController === new)
        try device.expectArrow(.up, at: CGPoint(x: 205, y: 410))
        #expect(device.misuses.isEmpty)
    }

    @Test func contentMayBePresentedAgainByAnother() throws {
        let content = stage.popover()
        let other = stage.popover()
        try stage.present(content)
        root.dismiss(animated: true)
        try device.settle()
        try stage.present(other)
        content.calls = []

        stage.anchor(content, from: other.view, at: CGRect(x: 10, y: 20, width: 10, height: 10))
        try stage.present(content, on: other)

        #expect(content.presentingViewController === other)
        #expect(content.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(device.misuses.isEmpty)
    }

    // MARK: Replacing the root

    @Test(arguments: [
        ScriptedController.Moment.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear,
    ]) func replacingTheRootInACallbackEndsThePresentationOnce(moment: ScriptedController.Moment) throws {
        let content = stage.popover()
        let page = UIViewController()
        let views = device.window.subviews.count
        content.actions[moment] = { device.window.rootViewController = page }

        root.present(content, animated: true)
        try device.settle()
        if root.presentedViewController != nil { root.dismiss(animated: true) }
        try device.settle()

        try device.expectPresentations(0)
        #expect(stage.ends.count == 1)
        #expect(device.window.subviews.count == views)
        let appearances = content.calls.filter { $0 == "viewWillAppear" }.count
        #expect(content.calls.filter { $0 == "viewDidDisappear" }.count == appearances)
        #expect(device.misuses.isEmpty)
    }

    @Test func replacingTheRootDuringPreparationEndsThePresentation() throws {
        let content = stage.popover()
        let page = UIViewController()
        stage.keeper.onPrepare = { device.window.rootViewController = page }

        root.present(content, animated: true)
        try device.settle()

        try device.expectPresentations(0)
        #expect(content.calls.isEmpty)
        #expect(stage.ends == ["replaced"])
    }

    @Test func replacingTheRootDuringATransitionEndsItAtOnce() throws {
        let content = stage.popover()
        root.present(content, animated: true)
        device.advance(by: 0.05)
        let start = device.now

        device.window.rootViewController = UIViewController()
        try device.settle()

        #expect(device.now - start < 0.2)
        #expect(root.view.tintAdjustmentMode == .normal)
    }

    // MARK: Delegates

    @Test func aDelegateThatDismissesInShouldDismissReceivesNoMoreCalls() throws {
        stage.keeper.onShould = { root.dismiss(animated: true) }
        try stage.present(stage.popover())

        try stage.tapOutside()

        #expect(stage.keeper.calls == ["should"])
        #expect(stage.ends == ["code"])
        #expect(device.misuses.isEmpty)
    }

    @Test(arguments: [false, true]) func aDelegateMayDismissInWillDismiss(isAnimated: Bool) throws {
        stage.keeper.onWill = { root.dismiss(animated: isAnimated) }
        try stage.present(stage.popover())

        try stage.tapOutside()

        #expect(stage.ends.count == 1)
        #expect(root.presentedViewController == nil)
        #expect(device.misuses.isEmpty)
    }

    @Test func dismissingInWillDismissDoesNotAffectTheNextDismissal() throws {
        stage.keeper.onWill = { root.dismiss(animated: true) }
        let content = stage.popover()
        try stage.present(content)
        try stage.tapOutside()
        stage.keeper.onWill = {}
        stage.keeper.calls = []

        stage.anchor(content)
        try stage.present(content)
        root.dismiss(animated: true)
        try device.settle()

        #expect(stage.keeper.calls.isEmpty)
    }

    @Test(arguments: [TestDevice.Era.iOS12, .iOS17])
    func aNewPopoverMayBePresentedInDidDismiss(era: TestDevice.Era) throws {
        let stage = PopoverStage(era: era)
        let next = stage.popover()
        stage.keeper.onDid = { stage.root.present(next, animated: true) }
        try stage.present(stage.popover())

        try stage.tapOutside()

        #expect(stage.root.presentedViewController === next)
        #expect(stage.keeper.calls == (era == .iOS12 ? ["older should", "older did"] : ["should", "will", "did"]))
        #expect(stage.device.misuses.isEmpty)
    }
}
