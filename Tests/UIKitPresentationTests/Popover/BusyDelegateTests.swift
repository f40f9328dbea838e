import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// A delegate that presents, dismisses or reconfigures in one of its callbacks, each time it is called.
@MainActor @Suite struct BusyDelegateTests {
    /// Every callback of a popover's delegate.
    enum Moment: String, CaseIterable {
        case styleByTraits, style, controllerForStyle, prepareSheet, willTakeStyle, prepare, reposition
        case should, will, did, attempt, olderShould, olderDid

        /// The system that calls it on a delegate that implements both generations of methods.
        var era: TestDevice.Era {
            switch self {
            case .olderShould, .olderDid: .iOS12
            case .styleByTraits, .style, .controllerForStyle, .prepareSheet, .willTakeStyle, .prepare, .reposition,
                .should, .will, .did, .attempt:
                .iOS17
            }
        }
    }

    enum AppAction: String, CaseIterable {
        case dismiss, dismissWithAnimation, dismissItself
        case present, presentOnTop
        case move, moveToNowhere, changeView, removeView, resize
    }

    /// Everything settles, nothing remains on the screen or in memory, and the next popover works.
    @Test(arguments: Moment.allCases, AppAction.allCases) func everyActionInEveryDelegateCallbackLeavesNothingBehind(
        moment: Moment, appAction: AppAction
    ) throws {
        let fixture = PopoverFixture(.desktop, era: moment.era)
        let views = fixture.device.window.subviews.count

        let left = try live(through: appAction, at: moment, on: fixture)

        #expect(left.calls > 0, "the moment did not come")
        #expect(left.appearances == left.disappearances)
        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.root.view.window === fixture.device.window)
        #expect(fixture.root.view.tintAdjustmentMode == .normal)
        #expect(fixture.device.window.subviews.count == views)
        #expect(fixture.device.system.presentations.isEmpty)
        #expect(fixture.device.misuses.allSatisfy { !$0.raises }, "\(fixture.device.misuses.map(\.message))")
        #expect(left.content == nil && left.controller == nil && left.upper == nil)
        try fixture.present(fixture.popover())
        try fixture.device.expectArrow(.up, at: CGPoint(x: 125, y: 320))
    }

    /// What remains of a popover and of presentations made in its callbacks.
    private struct Remains {
        weak var content: ScriptedController?
        weak var controller: UIPresentationController?
        weak var upper: UIViewController?
        let appearances: Int
        let disappearances: Int
        let calls: Int
    }

    /// Puts a popover through every situation, so that every callback is called.
    private func live(through appAction: AppAction, at moment: Moment, on fixture: PopoverFixture) throws -> Remains {
        let device = fixture.device
        let root = fixture.root
        let source = UIView(frame: CGRect(x: 90, y: 290, width: 80, height: 60))
        root.view.addSubview(source)
        let content = fixture.popover(from: source, at: CGRect(x: 10, y: 10, width: 50, height: 20))
        let popover = try #require(content.popoverPresentationController)
        let delegate = BusyDelegate(at: moment) { [unowned content] delegate in
            act(appAction, content, delegate, on: fixture)
        }
        popover.delegate = delegate

        root.present(content, animated: true)
        try device.settle()
        popover.sourceRect.origin.x += 20
        try device.settle()
        for size in [CGSize(width: 375, height: 800), device.window.bounds.size] {
            try device.resize(to: size)
            try device.settle()
        }
        content.isModalInPresentation = true
        // The action may have dismissed the popover.
        try fixture.tap(at: PopoverFixture.outside)
        content.isModalInPresentation = false
        try fixture.tap(at: PopoverFixture.outside)
        delegate.appAction = { _ in }
        root.dismiss(animated: false)
        try device.settle()
        source.removeFromSuperview()

        return Remains(
            content: content, controller: popover, upper: delegate.upper,
            appearances: content.calls.count { $0 == "viewDidAppear" },
            disappearances: content.calls.count { $0 == "viewDidDisappear" }, calls: delegate.calls)
    }

    private func act(
        _ appAction: AppAction, _ content: ScriptedController, _ delegate: BusyDelegate, on fixture: PopoverFixture
    ) {
        let popover = content.popoverPresentationController
        switch appAction {
        case .dismiss: fixture.root.dismiss(animated: false)
        case .dismissWithAnimation: fixture.root.dismiss(animated: true)
        case .dismissItself: content.dismiss(animated: true)
        case .present: fixture.root.present(delegate.makeUpper(on: fixture.root.view, fixture), animated: true)
        case .presentOnTop: content.present(delegate.makeUpper(on: content.view, fixture), animated: false)
        case .move: popover?.sourceRect.origin.x += 1
        case .moveToNowhere: popover?.sourceRect = CGRect(x: CGFloat.nan, y: .infinity, width: -1, height: 1e300)
        case .changeView: popover?.sourceView = fixture.root.view
        case .removeView: popover?.sourceView?.removeFromSuperview()
        case .resize: content.preferredContentSize.width += 10
        }
    }
}

/// Implements both generations of methods and performs its action in one of them.
@MainActor private final class BusyDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    private let moment: BusyDelegateTests.Moment
    var appAction: (BusyDelegate) -> Void
    private(set) var calls = 0
    private(set) weak var upper: UIViewController?

    init(at moment: BusyDelegateTests.Moment, _ appAction: @escaping (BusyDelegate) -> Void) {
        self.moment = moment
        self.appAction = appAction
    }

    func makeUpper(on view: UIView, _ fixture: PopoverFixture) -> UIViewController {
        let made = fixture.popover(from: view, at: CGRect(x: 5, y: 5, width: 10, height: 10))
        upper = made
        return made
    }

    private func reach(_ reached: BusyDelegateTests.Moment) {
        guard reached == moment else { return }
        calls += 1
        appAction(self)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard moment == .styleByTraits else {
            OptionalRequirement.skip()
            return .none
        }
        reach(.styleByTraits)
        return .automatic
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        reach(.style)
        return .automatic
    }
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        reach(.controllerForStyle)
        return UINavigationController(rootViewController: controller.presentedViewController)
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) { reach(.prepareSheet) }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { reach(.willTakeStyle) }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        reach(.prepare)
    }
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { reach(.reposition) }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        reach(.should)
        return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { reach(.will) }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { reach(.did) }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        reach(.attempt)
    }
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        reach(.olderShould)
        return true
    }
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { reach(.olderDid) }
}
