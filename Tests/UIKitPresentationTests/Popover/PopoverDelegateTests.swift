import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Which delegate methods a popover calls, and when.
@MainActor @Suite struct PopoverDelegateTests {
    private func fixture(_ era: TestDevice.Era = .iOS17) -> PopoverFixture { PopoverFixture(.iPadPro11, era: era) }

    private func present(
        on fixture: PopoverFixture, _ delegate: (any UIPopoverPresentationControllerDelegate)?
    ) throws -> ScriptedController {
        let content = fixture.popover()
        content.popoverPresentationController?.delegate = delegate
        try fixture.present(content)
        return content
    }

    // MARK: Adaptive style

    /// Checklist 5: since iOS 8.3 the method with traits takes precedence.
    @Test func onlyTheAdaptiveStyleMethodWithTraitsIsAsked() throws {
        let fixture = PopoverFixture()
        let delegate = StyleDelegate()

        _ = try present(on: fixture, delegate)

        #expect(delegate.asked == ["traits"])
        try fixture.device.expectStyle("popover")
    }

    /// Checklist 5, 31
    @Test func anAdaptedPopoverUsesTheAdaptiveSheetAndTheDelegatesWrapper() throws {
        let fixture = PopoverFixture()
        let delegate = WrappingDelegate()
        let content = fixture.popover()
        let popover = try #require(content.popoverPresentationController)
        popover.delegate = delegate
        popover.adaptiveSheetPresentationController.preferredCornerRadius = 30

        try fixture.present(content)

        let stack = try #require(fixture.root.presentedViewController as? UINavigationController)
        #expect(stack.viewControllers == [content])
        #expect(delegate.heard == ["controller for formSheet", "will formSheet"])
        #expect(stack.view.superview?.layer.cornerRadius == 30)
    }

    // MARK: Dismissal

    /// Checklist 25: a missing method counts as true, with and without a delegate.
    @Test(arguments: TestDevice.Era.allCases) func withoutADelegateMethodATapOutsideDismisses(era: TestDevice.Era)
        throws
    {
        for delegate in [nil, SilentDelegate()] {
            let fixture = PopoverFixture(.iPadPro11, era: era)
            let content = try present(on: fixture, delegate)

            try fixture.tapOutside()

            #expect(fixture.root.presentedViewController == nil)
            #expect(content.view.window == nil)
        }
    }

    /// Checklist 25, 26: on every system the older methods are called when there are no newer ones.
    @Test(arguments: TestDevice.Era.allCases) func olderDelegateMethodsAreCalledWithoutTheNewerOnes(
        era: TestDevice.Era
    ) throws {
        let fixture = fixture(era)
        let delegate = OlderDelegate()
        let content = try present(on: fixture, delegate)

        delegate.mayDismiss = false
        try fixture.tapOutside()
        #expect(delegate.calls == ["should"])
        #expect(fixture.root.presentedViewController === content)

        delegate.mayDismiss = true
        try fixture.tapOutside()
        #expect(delegate.calls == ["should", "should", "did"])
        #expect(fixture.root.presentedViewController == nil)
    }

    /// Checklist 25, 31: since iOS 13 the newer methods are called, before it only the older ones.
    @Test(arguments: TestDevice.Era.allCases) func aDelegateWithBothGenerationsIsCalledAsOnItsSystem(
        era: TestDevice.Era
    ) throws {
        let fixture = fixture(era)
        let isNewer = era == .iOS17 || era == .iOS18
        _ = try present(on: fixture, fixture.recorder)

        fixture.recorder.mayDismiss = false
        try fixture.tapOutside()
        #expect(fixture.recorder.calls == (isNewer ? ["should", "attempt"] : ["older should"]))

        fixture.recorder.calls = []
        fixture.recorder.mayDismiss = true
        try fixture.tapOutside()
        #expect(fixture.recorder.calls == (isNewer ? ["should", "will", "did"] : ["older should", "older did"]))
    }

    @Test func theTraceHasTheCallsOfOlderMethodsAndTheirAnswers() throws {
        let fixture = fixture(.iOS12)
        _ = try present(on: fixture, fixture.recorder)

        try fixture.tapOutside()

        let calls = fixture.device.trace.filter { $0.callback.hasPrefix("popoverPresentationController") }
        #expect(
            calls.map(\.callback) == [
                "popoverPresentationControllerShouldDismissPopover(_:)",
                "popoverPresentationControllerDidDismissPopover(_:)",
            ])
        #expect(calls.map(\.arguments) == ["answer: true", ""])
    }

    /// Checklist 2, 31: a modal popover notifies of the attempt without asking.
    @Test(arguments: TestDevice.Era.allCases) func aModalPopoverOnlyNotifiesOfTheAttempt(era: TestDevice.Era) throws {
        let fixture = fixture(era)
        let content = try present(on: fixture, fixture.recorder)
        #expect(!content.isModalInPresentation)
        content.isModalInPresentation = true

        try fixture.tapOutside()

        #expect(fixture.root.presentedViewController === content)
        #expect(fixture.recorder.calls == (era == .iOS17 || era == .iOS18 ? ["attempt"] : []))
    }

    /// Checklist 14, 25
    @Test func tapsOnAPassthroughViewOrItsSubviewsDoNotCallTheDelegate() throws {
        let fixture = fixture()
        let outer = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 100))
        let inner = UIView()
        inner.frame = outer.bounds
        outer.addSubview(inner)
        fixture.root.view.addSubview(outer)
        let content = try present(on: fixture, fixture.recorder)
        #expect(content.popoverPresentationController?.passthroughViews == nil)

        content.popoverPresentationController?.passthroughViews = [outer]
        try fixture.tap(at: PopoverFixture.outside)

        #expect(fixture.recorder.calls.isEmpty)
        #expect(fixture.root.presentedViewController === content)
    }

    // MARK: After the dismissal

    /// Checklist 26, 31: willDismiss is called before the animation, didDismiss when the popover is removed.
    @Test func willDismissPrecedesTheAnimationAndDidDismissFollowsIt() throws {
        let fixture = fixture()
        let content = try present(on: fixture, fixture.recorder)
        var heard: [String] = []
        fixture.recorder.onWill = { [unowned content] in
            heard.append("will, \(content.view.window == nil ? "gone" : "shown")")
        }
        fixture.recorder.onDid = { [unowned content] in
            heard.append("did, \(content.view.window == nil ? "gone" : "shown")")
            #expect(fixture.root.presentedViewController == nil)
            #expect(content.popoverPresentationController?.arrowDirection == .unknown)
        }

        try fixture.device.tap(outside: content)
        #expect(heard == ["will, shown"])
        try fixture.device.settle()

        #expect(heard == ["will, shown", "did, gone"])
    }

    /// Checklist 26: Apple: not called for a dismissal from code.
    @Test(arguments: TestDevice.Era.allCases, [false, true])
    func dismissalFromCodeDoesNotNotifyTheDelegate(era: TestDevice.Era, isAnimated: Bool) throws {
        let fixture = fixture(era)
        for delegate in [fixture.recorder, OlderDelegate()] as [any UIPopoverPresentationControllerDelegate] {
            let content = try present(on: fixture, delegate)

            content.dismiss(animated: isAnimated)
            try fixture.device.settle()

            #expect(fixture.root.presentedViewController == nil)
            #expect(fixture.recorder.calls.isEmpty)
            #expect((delegate as? OlderDelegate)?.calls.isEmpty != false)
        }
    }

    // MARK: Repositioning

    /// Checklist 27: without the method rectangle and view stay the same.
    @Test(arguments: [true, false]) func withoutARepositionMethodThePopoverKeepsItsAnchor(hasDelegate: Bool) throws {
        let fixture = fixture()
        let content = try present(on: fixture, hasDelegate ? SilentDelegate() : nil)
        let view = try #require(content.popoverPresentationController?.sourceView)

        try fixture.device.resize(to: CGSize(width: 700, height: 900))
        try fixture.device.settle()

        #expect(content.popoverPresentationController?.sourceView === view)
        try fixture.device.expectArrow(.up, at: CGPoint(x: 125, y: 320))
    }
}

/// Implements no methods.
@MainActor private final class SilentDelegate: NSObject, UIPopoverPresentationControllerDelegate {}

/// Implements the methods of iOS 8 to 12.
@MainActor private final class OlderDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var mayDismiss = true

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        calls.append("should")
        return mayDismiss
    }
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("did") }
}

/// Implements both adaptive style methods; only the one with traits returns `none`.
@MainActor private final class StyleDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var asked: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        asked.append("plain")
        return .fullScreen
    }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        asked.append("traits")
        return .none
    }
}

/// Wraps the adapted content in a navigation controller.
@MainActor private final class WrappingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        heard.append("controller for \(style.name)")
        return UINavigationController(rootViewController: controller.presentedViewController)
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { heard.append("will \(style.name)") }
}
