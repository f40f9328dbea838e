import Testing
import UIKit
import Velarium
import VelariumTesting

/// The three modes of a modal overlay, and their trade-offs.
@MainActor @Suite struct ModalShowingTests {
    private let fixture = ModalFixture()
    private var device: TestDevice { fixture.device }
    private var page: UIViewController { fixture.page }
    private var contentView: ModalContentView { fixture.contentView }
    private var overlay: ModalPresentationViewController { fixture.overlay }

    /// Checklist 65, Checklist 84: a window of its own, presented, or in a view.
    @Test(arguments: ModalPresentationMode.allCases) func overlayReportsItsPresentationMode(
        _ way: ModalPresentationMode
    ) throws {
        #expect(!overlay.isVisible)

        way.show(overlay, over: page)
        try device.settle()

        #expect(overlay.isVisible)
        #expect(overlay.isShownInWindowMode == (way == .window))
        #expect(overlay.isShownInPresentedMode == (way == .presented))
        #expect(overlay.isShownInSubviewMode == (way == .subview))
        #expect((overlay.window != nil) == (way == .window))
        #expect(contentView.frameInWindow == CGRect(x: 95, y: 372, width: 200, height: 100))

        overlay.hide(animated: false)
        try device.settle()

        #expect(!overlay.isVisible)
        #expect(!overlay.isShownInWindowMode && !overlay.isShownInPresentedMode && !overlay.isShownInSubviewMode)
        #expect(contentView.window == nil)
        #expect(page.presentedViewController == nil)
    }

    /// Checklist 64: the screen behind stays visible and is dimmed.
    @Test(arguments: ModalPresentationMode.allCases) func theScreenBehindStaysAndIsDimmed(_ way: ModalPresentationMode)
        throws
    {
        page.view.backgroundColor = .white

        way.show(overlay, over: page)
        try device.settle()

        #expect(page.view.window != nil)
        let dimmed = device.picture().color(atX: 20, y: 200)
        #expect(dimmed.isClose(to: .init(red: 166, green: 166, blue: 166), within: 2))
        #expect(device.picture().color(atX: 195, y: 422) == .init(red: 255, green: 255, blue: 255))
    }

    /// Checklist 66: a navigation bar stays in front of a subview and below a window.
    @Test(arguments: [ModalPresentationMode.window, .subview]) func aWindowCoversBarsAndASubviewDoesNot(
        _ way: ModalPresentationMode
    ) throws {
        let stack = UINavigationController(rootViewController: page)
        page.title = "Page"
        device.show(stack)
        let bar = stack.navigationBar

        way.show(overlay, over: page)
        try device.settle()

        let top = try #require(device.application.windows.last)
        let touched = top.hitTest(CGPoint(x: 195, y: 70), with: nil)
        #expect(touched?.isDescendant(of: bar) == (way == .subview))
    }

    /// Checklist 66: a page pushed behind a window is covered and receives no touches.
    @Test func pagePushedBehindAWindowIsCovered() throws {
        let stack = UINavigationController(rootViewController: page)
        device.show(stack)
        overlay.dimmingView?.backgroundColor = .white
        overlay.show(animated: false)
        let pushed = UIViewController()
        pushed.view.backgroundColor = .red

        stack.pushViewController(pushed, animated: false)
        try device.settle()

        #expect(pushed.view.window != nil && overlay.isVisible)
        #expect(device.picture().color(atX: 20, y: 300) == .init(red: 255, green: 255, blue: 255))
        let top = try #require(device.application.windows.last)
        #expect(top.hitTest(CGPoint(x: 20, y: 300), with: nil)?.isDescendant(of: overlay.view) == true)
    }

    /// Checklist 66: a presented overlay covers the bars of the navigation controller.
    @Test func presentedOverlayCoversTheNavigationController() throws {
        let stack = UINavigationController(rootViewController: page)
        device.show(stack)

        ModalPresentationMode.presented.show(overlay, over: page)
        try device.settle()

        #expect(overlay.presentingViewController === stack)
        #expect(overlay.view.frameInWindow == device.window.bounds)
    }

    /// Checklist 65: adding the view directly presents it at once, and removing it dismisses it.
    @Test func addingTheViewDirectlyPresentsInSubviewMode() throws {
        overlay.view.frame = page.view.bounds
        page.view.addSubview(overlay.view)

        #expect(overlay.isShownInSubviewMode)
        #expect(contentView.frameInWindow == CGRect(x: 95, y: 372, width: 200, height: 100))
        overlay.view.removeFromSuperview()

        #expect(!overlay.isVisible)
        #expect(overlay.dismissReason == .code)
    }

    @Test(arguments: [true, false]) func uikitPresentationAndDismissalCompleteOnce(
        _ isAnimated: Bool
    ) throws {
        var presented = 0
        page.present(overlay, animated: isAnimated) { presented += 1 }
        device.advance(by: 0.1)

        #expect(overlay.isVisible)
        try device.settle()
        #expect(presented == 1)
        var dismissed = 0
        page.dismiss(animated: isAnimated) { dismissed += 1 }
        try device.settle()

        #expect(dismissed == 1)
        #expect(!overlay.isVisible)
        #expect(overlay.dismissReason == .code)
        #expect(page.presentedViewController == nil)
    }

    @Test func overlayWaitsUntilItsContainerIsInAWindow() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var completions: [Bool] = []

        overlay.show(in: container, animated: false) { completions.append($0) }
        #expect(!overlay.isVisible)
        #expect(completions == [])
        page.view.addSubview(container)

        #expect(overlay.isShownInSubviewMode)
        #expect(completions == [true])
        #expect(contentView.frameInWindow == CGRect(x: 50, y: 100, width: 200, height: 100))
    }

    @Test func anOverlayThatWaitsCanBeHidden() {
        let container = UIView()
        var completions: [String] = []

        overlay.show(in: container) { completions.append("shown \($0)") }
        overlay.hide { completions.append("hidden \($0)") }

        #expect(completions == ["shown false", "hidden true"])
        #expect(overlay.view.superview == nil)
        #expect(overlay.dismissReason == .code)
    }

    /// Without a foreground scene an overlay waits instead of being dropped.
    @Test func overlayWaitsForAForegroundScene() throws {
        try device.moveScene(to: .background)

        overlay.show(animated: false)
        #expect(!overlay.isVisible)
        try device.moveScene(to: .active)

        #expect(overlay.isShownInWindowMode)
    }

    /// Checklist 85: hiding in one view does not affect an overlay in another.
    @Test func hidingInAViewMeansThatView() throws {
        var completions: [Bool] = []
        overlay.show(in: page.view, animated: false)

        overlay.hide(in: UIView(), animated: false) { completions.append($0) }
        #expect(overlay.isVisible)
        overlay.hide(in: page.view, animated: false) { completions.append($0) }

        #expect(!overlay.isVisible)
        #expect(completions == [false, true])
    }
}
