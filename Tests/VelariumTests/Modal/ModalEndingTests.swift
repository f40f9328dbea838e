import Testing
import UIKit
import Velarium
import VelariumTesting

/// Every presentation ends once, with the reason that came first.
@MainActor @Suite struct ModalEndingTests {
    private let fixture = ModalFixture()
    private var device: TestDevice { fixture.device }
    private var page: UIViewController { fixture.page }
    private var contentView: ModalContentView { fixture.contentView }
    private var overlay: ModalPresentationViewController { fixture.overlay }
    private let recorder = ModalDelegateRecorder()

    init() { overlay.delegate = recorder }

    private func show(_ way: ModalPresentationMode) throws {
        way.show(overlay, over: page)
        try device.settle()
    }

    /// Checklist 74, Checklist 75: a tap outside the content hides, one on it does not.
    @Test(arguments: ModalPresentationMode.allCases) func tapOutsideTheContentHides(_ way: ModalPresentationMode) throws
    {
        try show(way)

        try device.tap(x: 195, y: 422)
        try device.settle()
        #expect(overlay.isVisible)
        try device.tap(outside: contentView)
        try device.settle()

        #expect(!overlay.isVisible)
        #expect(recorder.calls == ["should", "will", "did outsideTap"])
    }

    /// Checklist 74: neither a tap outside nor Escape hides a modal overlay.
    @Test(arguments: ModalPresentationMode.allCases) func modalOverlayIgnoresOutsideTapsAndEscape(
        _ way: ModalPresentationMode
    ) throws {
        #expect(!overlay.isModal)
        overlay.isModal = true
        try show(way)

        try device.tap(outside: contentView)
        try device.key("escape")
        device.performEscape()
        try device.settle()

        #expect(overlay.isVisible)
        #expect(recorder.calls == [])
    }

    @Test(arguments: ModalPresentationMode.allCases, [true, false]) func escapeHides(
        _ way: ModalPresentationMode, _ isKey: Bool
    ) throws {
        try show(way)

        if isKey { try device.key("escape") } else { device.performEscape() }
        try device.settle()

        #expect(!overlay.isVisible)
        #expect(recorder.calls == ["should", "will", "did escape"])
    }

    @Test func escapeHidesWhileAFieldInTheContentIsFirstResponder() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        contentView.addSubview(field)
        try show(.window)
        field.becomeFirstResponder()

        try device.key("escape")
        try device.settle()

        #expect(overlay.dismissReason == .escape)
    }

    @Test(arguments: ModalPresentationMode.allCases) func hideCallReportsTheReasonCode(_ way: ModalPresentationMode)
        throws
    {
        var completions: [Bool] = []
        try show(way)

        overlay.hide { completions.append($0) }
        #expect(completions == [])
        try device.settle()

        #expect(recorder.calls == ["should", "will", "did code"])
        #expect(completions == [true])
    }

    @Test(arguments: ModalPresentationMode.allCases) func firstDismissReasonIsReported(_ way: ModalPresentationMode)
        throws
    {
        for reason in DismissReason.allCases {
            let fixture = ModalFixture()
            let overlay = fixture.overlay
            let recorder = ModalDelegateRecorder()
            var told: [DismissReason] = []
            overlay.delegate = recorder
            overlay.onDismiss = { told.append($0) }
            way.show(overlay, over: fixture.page)
            fixture.device.advance(by: 0.3)

            overlay.dismiss(for: reason, animated: true)
            overlay.dismiss(for: .code, animated: true)
            #expect(overlay.dismissReason == nil)
            overlay.dismiss(for: .action, animated: false)
            fixture.device.advance(by: 0)

            #expect(recorder.calls == ["will", "did \(reason.rawValue)"])
            #expect(told == [reason])
            #expect(overlay.dismissReason == reason)
        }
    }

    @Test(arguments: ModalPresentationMode.allCases) func disconnectingTheSceneHidesTheOverlay(
        _ way: ModalPresentationMode
    ) throws {
        try show(way)

        try device.moveScene(to: .disconnected)

        #expect(!overlay.isVisible)
        #expect(recorder.calls == ["will", "did sceneClosed"])
        #expect(!ModalPresentationViewController.isAnyVisible)
    }

    @Test(arguments: ModalPresentationMode.allCases) func overlayDismissesAfterItsDelay(_ way: ModalPresentationMode)
        throws
    {
        overlay.autoDismissDelay = 3
        try show(way)

        device.advance(by: 2.5)
        #expect(overlay.isVisible)
        device.advance(by: 1)
        try device.settle()

        #expect(!overlay.isVisible)
        #expect(recorder.calls == ["will", "did timeOut"])
    }

    @Test func cancelingTheWaitingTaskHidesTheOverlay() async throws {
        overlay.show(animated: false)
        let task = Task { @MainActor in await overlay.dismissal() }
        try await device.settle()

        task.cancel()
        try await device.settle()
        let reason = await task.value

        #expect(reason == .cancelled)
        #expect(recorder.calls == ["will", "did cancelled"])
        #expect(!overlay.isVisible)
    }

    /// In subview mode: the container is removed.
    @Test func removingTheContainerHidesTheOverlay() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        page.view.addSubview(container)
        overlay.show(in: container, animated: false)

        container.removeFromSuperview()

        #expect(!overlay.isVisible)
        #expect(recorder.calls == ["will", "did anchorLost"])
        #expect(overlay.view.superview == nil)
    }

    @Test func removingTheOverlaysViewReportsOneDismissal() {
        overlay.show(in: page.view, animated: false)

        overlay.view.removeFromSuperview()

        #expect(!overlay.isVisible)
        #expect(recorder.calls == ["will", "did code"])
    }

    /// Checklist 82: the delegate may refuse a dismissal by the user or by `hide`, but not a time-out.
    @Test(arguments: ModalPresentationMode.allCases) func theDelegateMayRefuse(_ way: ModalPresentationMode) throws {
        var completions: [Bool] = []
        recorder.allowsHiding = false
        try show(way)

        try device.tap(outside: contentView)
        try device.key("escape")
        overlay.hide { completions.append($0) }
        if way == .presented { overlay.dismiss(animated: true) }
        try device.settle()

        #expect(overlay.isVisible)
        #expect(recorder.calls == Array(repeating: "should", count: way == .presented ? 4 : 3))
        #expect(completions == [false])
        overlay.dismiss(for: .timeOut, animated: false)
        try device.settle()
        #expect(!overlay.isVisible)
    }

    /// Checklist 85: taps call their own blocks and do not run the completion of `hide`.
    @Test func tapsCallTheirOwnBlocks() throws {
        var calls: [String] = []
        overlay.willHideByDimmingViewTapped = { [unowned recorder] in calls.append("will tap \(recorder.calls.count)") }
        overlay.didHideByDimmingViewTapped = { [unowned recorder] in calls.append("did tap \(recorder.calls.count)") }
        try show(.window)

        try device.tap(outside: contentView)
        try device.settle()
        #expect(calls == ["will tap 1", "did tap 3"])
        overlay.show(animated: false)
        overlay.hide(animated: false) { calls.append("hidden \($0)") }

        #expect(calls == ["will tap 1", "did tap 3", "hidden true"])
        #expect(recorder.calls == ["should", "will", "did outsideTap", "should", "will", "did code"])
    }

    /// Checklist 85
    @Test func theOrderIsDelegateClosureCompletion() {
        var order: [String] = []
        recorder.onDidHide = { _ in order.append("delegate") }
        overlay.onDismiss = { _ in order.append("closure") }
        overlay.show(animated: false)

        overlay.hide(animated: false) { _ in order.append("completion") }

        #expect(order == ["delegate", "closure", "completion"])
    }

    // MARK: During transitions and twice

    @Test(arguments: [true, false]) func showingTwiceIsReportedAndChangesNothing(_ isSettled: Bool) throws {
        var completions: [String] = []
        overlay.show { completions.append("first \($0)") }
        if isSettled { try device.settle() }

        let heard = faults { overlay.show(in: page.view) { completions.append("second \($0)") } }
        try device.settle()

        #expect(heard.count == 1)
        #expect(Set(completions) == ["first true", "second false"])
        #expect(overlay.isShownInWindowMode)
        #expect(overlay.dismissReason == nil)
    }

    @Test(arguments: ModalPresentationMode.allCases) func hidingWhilePresentingReversesTheTransition(
        _ way: ModalPresentationMode
    ) throws {
        var completions: [String] = []
        way.show(overlay, over: page, animated: true) { if way != .presented { completions.append("shown \($0)") } }
        device.advance(by: 0.1)

        overlay.hide { completions.append("hidden \($0)") }
        try device.settle()

        #expect(completions == (way == .presented ? [] : ["shown false"]) + ["hidden true"])
        #expect(recorder.calls == ["should", "will", "did code"])
        #expect(!overlay.isVisible)
        #expect(page.presentedViewController == nil)
    }

    @Test(arguments: [ModalPresentationMode.window, .subview]) func showingWhileDismissingReversesTheTransition(
        _ way: ModalPresentationMode
    )
        throws
    {
        var completions: [String] = []
        try show(way)
        let dimming = try #require(overlay.dimmingView?.superview)
        overlay.hide { completions.append("hidden \($0)") }
        device.advance(by: 0.1)
        let before = try #require(dimming.layer.presentation()?.opacity)

        way.show(overlay, over: page, animated: true) { completions.append("shown \($0)") }
        let after = try #require(dimming.layer.presentation()?.opacity)
        try device.settle()

        #expect(abs(before - after) < 0.02)
        #expect(completions == ["hidden false", "shown true"])
        #expect(recorder.calls == ["should", "will", "did code"])
        #expect(overlay.isVisible)
        #expect(overlay.lifecycle.isPresented)
        #expect(dimming.alpha == 1)
    }

    @Test func showingInAnotherModeWhileDismissingUsesThatMode() throws {
        try show(.window)
        overlay.hide()
        device.advance(by: 0.1)

        overlay.show(in: page.view)
        try device.settle()

        #expect(overlay.isShownInSubviewMode)
        #expect(device.application.windows.count == 1)
        #expect(recorder.calls == ["should", "will", "did code"])
    }

    @Test func hidingWithoutAnimationEndsARunningDismissal() throws {
        var completions: [String] = []
        try show(.window)

        overlay.hide { completions.append("first \($0)") }
        overlay.hide(animated: false) { completions.append("second \($0)") }

        #expect(completions == ["first true", "second true"])
        #expect(!overlay.isVisible)
        #expect(recorder.calls == ["should", "will", "did code"])
    }

    @Test func hidingAnIdleOverlayCompletesWithFalse() {
        var completions: [Bool] = []

        overlay.hide { completions.append($0) }
        overlay.dismiss(for: .action, animated: true)

        #expect(completions == [false])
        #expect(recorder.calls == [])
    }

    /// UIKit presents at the end of the run loop turn; the overlay is hidden before that.
    @Test func hidingBeforeThePresentationBeginsDismissesIt() throws {
        var completions: [Bool] = []
        page.present(overlay, animated: false)

        overlay.hide { completions.append($0) }
        try device.settle()

        #expect(completions == [true])
        #expect(!overlay.isVisible)
        #expect(page.presentedViewController == nil)
        #expect(overlay.dismissReason == .code)
        page.present(overlay, animated: false)
        try device.settle()
        #expect(overlay.isShownInPresentedMode)
    }

    @Test func delegateMayShowTheOverlayAgainInDidHide() throws {
        recorder.onDidHide = { [unowned recorder] overlay in
            recorder.onDidHide = { _ in }
            overlay.show(animated: false)
        }
        overlay.show(animated: false)

        overlay.hide(animated: false)

        #expect(overlay.isShownInWindowMode)
        #expect(overlay.lifecycle.isPresented)
        #expect(contentView.window != nil)
    }

    @Test func contentMayHideTheOverlayInViewWillAppear() throws {
        let content = ModalContentController()
        let overlay = fixture.makeOverlay(content)
        content.onWillAppear = { [unowned overlay] in overlay.hide(animated: false) }

        overlay.show()
        try device.settle()

        #expect(!overlay.isVisible)
        #expect(overlay.dismissReason == .code)
        #expect(content.calls == ["willAppear true", "willDisappear false", "didDisappear"])
    }

    @Test(arguments: [true, false]) func hidingDismissesAControllerPresentedOnTop(_ isAnimated: Bool) throws {
        try show(.presented)
        let above = UIViewController()
        above.modalPresentationStyle = .overFullScreen
        overlay.present(above, animated: false)
        try device.settle()

        overlay.hide(animated: isAnimated)
        try device.settle()

        #expect(!overlay.isVisible)
        #expect(page.presentedViewController == nil)
        #expect(recorder.calls == ["should", "will", "did code"])
    }
}

extension TestDevice {
    /// The accessibility escape gesture, starting at the first responder or the frontmost view.
    @MainActor func performEscape() {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        let start = window.firstResponderInside ?? top?.view
        var link: UIResponder? = start
        while let responder = link, !responder.accessibilityPerformEscape() { link = responder.next }
    }
}

extension UIView {
    /// The first responder in this view tree: a view, or the controller of one.
    var firstResponderInside: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        return subviews.lazy.compactMap(\.firstResponderInside).first
    }
}
