import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Calls of `present` and `dismiss` from callbacks, completions and delegates.
@MainActor @Suite struct PresentingFromCallbacksTests {
    private let fixture = PopoverFixture()
    private var device: TestDevice { fixture.device }
    private var root: ScriptedController { fixture.root }

    // MARK: Life cycle

    @Test(arguments: [ScriptedController.Moment.viewDidLoad, .viewWillAppear])
    func presentingBeforeTheViewIsInAWindowIsRefused(moment: ScriptedController.Moment) throws {
        let early = ScriptedController()
        let content = fixture.popover()
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
        let content = fixture.popover(from: page.view)
        page.actions[moment] = { [unowned page] in page.present(content, animated: true) }

        device.window.rootViewController = page
        try device.settle()

        #expect(page.presentedViewController === content)
        #expect(content.calls.last == "viewDidAppear")
        #expect(device.misuses.isEmpty)
    }

    @Test(arguments: [false, true]) func contentMayPresentInItsOwnViewDidAppear(isAnimated: Bool) throws {
        let lower = fixture.popover()
        let upper = ScriptedController()
        upper.modalPresentationStyle = .popover
        lower.actions[.viewDidAppear] = { [unowned lower] in
            fixture.anchor(upper, from: lower.view, at: .null)
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
        let content = fixture.popover()
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
        #expect(fixture.ends == ["code"])
    }

    @Test func presentingFromADisappearingControllerIsRefused() throws {
        let content = fixture.popover()
        let late = fixture.popover()
        let views = device.window.subviews.count
        content.actions[.viewWillDisappear] = { [unowned content] in content.present(late, animated: false) }
        try fixture.present(content)

        root.dismiss(animated: true)
        try device.settle()

        try device.expectPresentations(0)
        #expect(device.window.subviews.count == views)
        #expect(device.misuses.count == 1)
        #expect(late.calls.isEmpty)
    }

    @Test func dismissingFromViewDidDisappearDoesNothing() throws {
        let content = fixture.popover()
        content.actions[.viewDidDisappear] = { [unowned content] in content.dismiss(animated: true) }
        try fixture.present(content)

        root.dismiss(animated: true)
        try device.settle()

        #expect(device.misuses.isEmpty)
        #expect(fixture.ends == ["code"])
    }

    // MARK: Completions

    @Test func theCompletionOfPresentMayDismissAndPresentAgain() throws {
        let first = fixture.popover()
        let second = fixture.popover()

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
        let content = fixture.popover()
        let old = content.popoverPresentationController
        var new: UIPopoverPresentationController?
        try fixture.present(content)

        root.dismiss(animated: true) {
            fixture.anchor(content, at: CGRect(x: 200, y: 400, width: 10, height: 10))
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
        let content = fixture.popover()
        let other = fixture.popover()
        try fixture.present(content)
        root.dismiss(animated: true)
        try device.settle()
        try fixture.present(other)
        content.calls = []

        fixture.anchor(content, from: other.view, at: CGRect(x: 10, y: 20, width: 10, height: 10))
        try fixture.present(content, on: other)

        #expect(content.presentingViewController === other)
        #expect(content.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(device.misuses.isEmpty)
    }

    // MARK: Replacing the root

    @Test(arguments: [
        ScriptedController.Moment.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear,
    ]) func replacingTheRootInACallbackEndsThePresentationOnce(moment: ScriptedController.Moment) throws {
        let content = fixture.popover()
        let page = UIViewController()
        let views = device.window.subviews.count
        content.actions[moment] = { device.window.rootViewController = page }

        root.present(content, animated: true)
        try device.settle()
        if root.presentedViewController != nil { root.dismiss(animated: true) }
        try device.settle()

        try device.expectPresentations(0)
        #expect(fixture.ends.count == 1)
        #expect(device.window.subviews.count == views)
        let appearances = content.calls.filter { $0 == "viewWillAppear" }.count
        #expect(content.calls.filter { $0 == "viewDidDisappear" }.count == appearances)
        #expect(device.misuses.isEmpty)
    }

    @Test func replacingTheRootDuringPreparationEndsThePresentation() throws {
        let content = fixture.popover()
        let page = UIViewController()
        fixture.recorder.onPrepare = { device.window.rootViewController = page }

        root.present(content, animated: true)
        try device.settle()

        try device.expectPresentations(0)
        #expect(content.calls.isEmpty)
        #expect(fixture.ends == ["replaced"])
    }

    @Test func replacingTheRootDuringATransitionEndsItAtOnce() throws {
        let content = fixture.popover()
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
        fixture.recorder.onShould = { root.dismiss(animated: true) }
        try fixture.present(fixture.popover())

        try fixture.tapOutside()

        #expect(fixture.recorder.calls == ["should"])
        #expect(fixture.ends == ["code"])
        #expect(device.misuses.isEmpty)
    }

    @Test(arguments: [false, true]) func aDelegateMayDismissInWillDismiss(isAnimated: Bool) throws {
        fixture.recorder.onWill = { root.dismiss(animated: isAnimated) }
        try fixture.present(fixture.popover())

        try fixture.tapOutside()

        #expect(fixture.ends.count == 1)
        #expect(root.presentedViewController == nil)
        #expect(device.misuses.isEmpty)
    }

    @Test func dismissingInWillDismissDoesNotAffectTheNextDismissal() throws {
        fixture.recorder.onWill = { root.dismiss(animated: true) }
        let content = fixture.popover()
        try fixture.present(content)
        try fixture.tapOutside()
        fixture.recorder.onWill = {}
        fixture.recorder.calls = []

        fixture.anchor(content)
        try fixture.present(content)
        root.dismiss(animated: true)
        try device.settle()

        #expect(fixture.recorder.calls.isEmpty)
    }

    @Test(arguments: [TestDevice.Era.iOS12, .iOS17])
    func aNewPopoverMayBePresentedInDidDismiss(era: TestDevice.Era) throws {
        let fixture = PopoverFixture(era: era)
        let next = fixture.popover()
        fixture.recorder.onDid = { fixture.root.present(next, animated: true) }
        try fixture.present(fixture.popover())

        try fixture.tapOutside()

        #expect(fixture.root.presentedViewController === next)
        #expect(fixture.recorder.calls == (era == .iOS12 ? ["older should", "older did"] : ["should", "will", "did"]))
        #expect(fixture.device.misuses.isEmpty)
    }
}
