import Testing
import UIKit
import Velarium
import VelariumTesting

/// The content of a modal overlay, and its dimming view.
@MainActor @Suite struct ModalContentTests {
    private let fixture = ModalFixture(.iPhoneSE)
    private var device: TestDevice { fixture.device }
    private var page: UIViewController { fixture.page }
    private var contentView: ModalContentView { fixture.contentView }
    private var overlay: ModalPresentationViewController { fixture.overlay }

    /// Checklist 77: the content controller's appearance callbacks follow the animations.
    @Test(arguments: ModalPresentationMode.allCases) func contentControllerAppearanceFollowsTheAnimations(
        _ way: ModalPresentationMode
    ) throws {
        let content = ModalContentController()
        let overlay = fixture.makeOverlay(content)
        way.show(overlay, over: page, animated: true)
        device.advance(by: 0.1)
        #expect(content.calls == ["willAppear true", "isAppearing"])

        try device.settle()
        #expect(content.calls == ["willAppear true", "isAppearing", "didAppear"])
        overlay.hide()
        device.advance(by: 0.1)
        #expect(content.calls.last == "willDisappear true")
        try device.settle()

        #expect(content.calls.suffix(2) == ["willDisappear true", "didDisappear"])
        #expect(content.calls.count == 5)
    }

    /// Checklist 86: the content finds its overlay.
    @Test func contentFindsItsOverlay() {
        let content = ModalContentController()
        let inner = UIViewController()
        content.addChild(inner)
        #expect(content.enclosingModalPresentationViewController == nil)

        let overlay = fixture.makeOverlay(content)

        #expect(content.enclosingModalPresentationViewController === overlay)
        #expect(inner.enclosingModalPresentationViewController === overlay)
        #expect(page.enclosingModalPresentationViewController == nil)
        overlay.contentViewController = nil
        #expect(content.enclosingModalPresentationViewController == nil)
    }

    /// Checklist 77: only one of the two contents is used: the one set last.
    @Test(arguments: [true, false]) func contentSetLastReplacesTheOtherKind(_ isViewLast: Bool) {
        let content = ModalContentController()
        let overlay = isViewLast ? fixture.makeOverlay(content) : self.overlay

        let heard = faults {
            if isViewLast { overlay.contentView = contentView } else { overlay.contentViewController = content }
        }
        overlay.show(animated: false)

        #expect(heard.count == 1)
        #expect(heard.first?.contains("the one that was set last counts. Set one only.") == true)
        #expect(overlay.contentView === (isViewLast ? contentView : content.view))
        #expect((contentView.window != nil) == isViewLast)
        #expect((content.view.window != nil) == !isViewLast)
        #expect((content.parent == nil) == isViewLast)
    }

    @Test func contentCanBeReplacedWhilePresented() {
        let first = ModalContentController()
        let second = ModalContentController()
        second.preference = CGSize(width: 100, height: 300)
        let overlay = fixture.makeOverlay(first)
        overlay.show(animated: false)

        overlay.contentViewController = second

        #expect(first.view.window == nil && first.parent == nil)
        #expect(first.calls.suffix(2) == ["willDisappear false", "didDisappear"])
        #expect(second.view.frameInWindow == CGRect(x: 137.5, y: 183.5, width: 100, height: 300))
        #expect(second.calls.first == "willAppear false" && second.calls.last == "didAppear")
    }

    @Test func coveringAndUncoveringTheOverlayCallsAppearance() throws {
        let content = ModalContentController()
        let overlay = fixture.makeOverlay(content)
        overlay.show(animated: false)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen

        overlay.present(cover, animated: false)
        try device.settle()
        #expect(content.calls.last == "didDisappear")
        overlay.dismiss(animated: false)
        try device.settle()

        #expect(content.calls.last == "didAppear")
        #expect(overlay.isVisible)
        #expect(overlay.lifecycle.isPresented)
    }

    // MARK: Background

    /// Checklist 75: the app's own dimming view changes only the appearance, with or without user interaction.
    @Test(arguments: [true, false]) func appsOwnDimmingViewStillDismissesOnTap(_ takesTouches: Bool) throws {
        let dimming = UIView()
        dimming.backgroundColor = .red
        dimming.isUserInteractionEnabled = takesTouches
        overlay.dimmingView = dimming
        overlay.show(animated: false)
        #expect(dimming.frameInWindow == device.window.bounds)
        #expect(device.picture().color(atX: 10, y: 10).isClose(to: .init(red: 255, green: 59, blue: 48), within: 60))

        try device.tap(outside: contentView)
        try device.settle()

        #expect(overlay.dismissReason == .outsideTap)
    }

    /// Checklist 75: a control in the dimming view receives its own taps.
    @Test func controlInTheDimmingViewReceivesItsTaps() throws {
        var taps = 0
        let dimming = UIView()
        let help = UIButton(type: .system)
        help.setTitle("Help", for: .normal)
        help.frame = CGRect(x: 20, y: 500, width: 120, height: 44)
        help.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        dimming.addSubview(help)
        overlay.dimmingView = dimming
        overlay.show(animated: false)

        try device.tap("Help")

        #expect(taps == 1)
        #expect(overlay.isVisible)
    }

    @Test func tapOutsideHidesWithoutADimmingView() throws {
        overlay.dimmingView = nil
        overlay.show(animated: false)

        try device.tap(outside: contentView)
        try device.settle()

        #expect(overlay.dismissReason == .outsideTap)
    }

    @Test func dimmingViewCanBeReplacedWhilePresented() {
        overlay.show(animated: false)
        let former = overlay.dimmingView
        let dimming = UIView()

        overlay.dimmingView = dimming

        #expect(former?.window == nil)
        #expect(dimming.frameInWindow == device.window.bounds)
    }

    @Test(arguments: ModalPresentationMode.allCases) func styleChangesReachTheContent(_ way: ModalPresentationMode)
        throws
    {
        way.show(overlay, over: page)
        try device.settle()
        #expect(contentView.traitCollection.userInterfaceStyle == .light)

        try device.setStyle(.dark)

        #expect(contentView.traitCollection.userInterfaceStyle == .dark)
        #expect(device.picture().color(atX: 187, y: 333).red < 60)
    }
}
