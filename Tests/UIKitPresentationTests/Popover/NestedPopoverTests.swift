import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// A popover presented by the content of another popover.
@MainActor @Suite struct NestedPopoverTests {
    private let fixture = PopoverFixture(.iPadPro11)
    private var device: TestDevice { fixture.device }
    private var root: ScriptedController { fixture.root }

    private func presentBoth() throws -> (lower: ScriptedController, upper: ScriptedController) {
        let lower = fixture.popover(size: CGSize(width: 200, height: 200))
        try fixture.present(lower)
        let upper = fixture.popover(from: lower.view, at: CGRect(x: 50, y: 50, width: 20, height: 20))
        try fixture.present(upper, on: lower)
        return (lower, upper)
    }

    @Test(arguments: [false, true]) func dismissingTheLowerPopoverDismissesTheUpper(isAnimated: Bool) throws {
        let views = device.window.subviews.count
        let (lower, upper) = try presentBoth()

        root.dismiss(animated: isAnimated) { upper.calls.append("completion") }
        try device.settle()

        try device.expectPresentations(0)
        #expect(fixture.ends == ["code", "code"])
        #expect(upper.calls.suffix(3) == ["viewWillDisappear", "viewDidDisappear", "completion"])
        #expect(lower.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        #expect(device.window.subviews.count == views)
        #expect(root.view.tintAdjustmentMode == .normal)
        #expect(device.misuses.isEmpty)
    }

    /// Apple: only the topmost is dismissed with animation, those in between are removed.
    @Test func onlyTheTopmostOfAStackLeavesWithAnimation() throws {
        let (lower, upper) = try presentBoth()

        root.dismiss(animated: true)
        device.advance(by: 0.1)

        #expect(lower.view.window == nil)
        #expect(upper.view.window != nil)
        #expect(upper.presentingViewController === root)
    }

    @Test func dismissingTheLowerPopoverWhileTheUpperPresentsIsRefused() throws {
        let lower = fixture.popover(size: CGSize(width: 200, height: 200))
        try fixture.present(lower)
        let upper = fixture.popover(from: lower.view, at: CGRect(x: 50, y: 50, width: 20, height: 20))
        lower.present(upper, animated: true)
        device.advance(by: 0.05)

        root.dismiss(animated: true)
        try device.settle()

        try device.expectPresentations(2)
        #expect(
            device.misuses.map(\.message) == [
                "Warning: Attempt to dismiss from view controller \(root) while a presentation or dismiss is in "
                    + "progress!"
            ])
    }

    @Test func escapeClosesOneAfterTheOther() throws {
        let (lower, _) = try presentBoth()

        try device.key("escape")
        try device.settle()
        #expect(root.presentedViewController === lower)
        #expect(lower.presentedViewController == nil)

        try device.key("escape")
        try device.settle()
        #expect(root.presentedViewController == nil)
        #expect(fixture.ends == ["escape", "escape"])
    }

    /// The field keeps the focus and gets what is typed, but Escape is for what is in front of it.
    @Test func escapeClosesAPopoverInFrontOfAFieldThatIsEdited() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        try fixture.present(fixture.popover())

        try device.type("a")
        try device.key("escape")
        try device.settle()

        #expect(root.presentedViewController == nil && fixture.ends == ["escape"])
        #expect(field.isFirstResponder && field.text == "a")
    }

    @Test func escapeLeavesPresentationsOfOtherWindowsAlone() throws {
        let (lower, upper) = try presentBoth()
        let other = UIWindow(windowScene: try #require(device.window.windowScene))
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()

        try device.key("escape")
        try device.settle()

        #expect(lower.presentedViewController === upper)
        #expect(other.isKeyWindow)
    }

    @Test func aTouchOutsideBothClosesOnlyTheUpper() throws {
        let (lower, _) = try presentBoth()

        try fixture.tap(at: PopoverFixture.outside)

        #expect(root.presentedViewController === lower)
        #expect(lower.presentedViewController == nil)
        #expect(fixture.recorder.calls == ["should", "will", "did"])
    }

    @Test func eachLevelDimsTheOneBelow() throws {
        let (lower, upper) = try presentBoth()
        #expect(root.view.tintAdjustmentMode == .dimmed)
        #expect(lower.view.tintAdjustmentMode == .dimmed)
        #expect(upper.view.tintAdjustmentMode == .normal)

        lower.dismiss(animated: true)
        try device.settle()

        #expect(root.view.tintAdjustmentMode == .dimmed)
        #expect(lower.view.tintAdjustmentMode == .normal)
    }

    @Test(arguments: [false, true])
    func dismissingAFullScreenPageBelowAPopoverBringsThePresenterBack(isAnimated: Bool) throws {
        let page = ScriptedController()
        page.modalPresentationStyle = .fullScreen
        try fixture.present(page)
        try fixture.present(fixture.popover(from: page.view), on: page)
        root.calls = []

        root.dismiss(animated: isAnimated)
        try device.settle()

        #expect(root.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(page.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        #expect(device.misuses.isEmpty)
    }

    @Test(arguments: [false, true]) func aCoveredControllerInBetweenReceivesNoCallbacks(isAnimated: Bool) throws {
        let lower = ScriptedController()
        let upper = ScriptedController()
        for page in [lower, upper] { page.modalPresentationStyle = .fullScreen }
        try fixture.present(lower)
        try fixture.present(upper, on: lower)
        lower.calls = []
        root.calls = []

        root.dismiss(animated: isAnimated)
        try device.settle()

        #expect(lower.calls.isEmpty)
        #expect(root.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(device.misuses.isEmpty)
    }

    /// A full screen page presented by a popover's content covers the popover: its chrome leaves and returns with the
    /// content.
    @Test func aFullScreenPageHidesThePopoverUntilItIsDismissed() throws {
        let content = fixture.popover(size: CGSize(width: 200, height: 200))
        try fixture.present(content)
        let bubble = try #require(content.presentationController?.presentedView)
        let place = bubble.frame
        let holder = bubble.superview
        let before = device.picture()
        let page = ScriptedController()
        page.modalPresentationStyle = .fullScreen

        try fixture.present(page, on: content)
        #expect(bubble.window == nil)
        #expect(content.view.isDescendant(of: bubble))
        page.dismiss(animated: true)
        try device.settle()

        #expect(bubble.superview === holder && bubble.frame == place)
        #expect(device.picture().matches(before))
        #expect(content.calls.suffix(3) == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(device.misuses.isEmpty)
    }
}
