import Testing
import UIKit
import Velarium
import VelariumTesting

/// Overlays of an app together: one at a time, whether any is visible, hiding all.
@MainActor @Suite struct ModalManagementTests {
    private let fixture = ModalFixture(.iPhoneSE)
    private let recorder = ModalDelegateRecorder()
    private var device: TestDevice { fixture.device }
    private var page: UIViewController { fixture.page }
    private var contentView: ModalContentView { fixture.contentView }
    private var overlay: ModalPresentationViewController { fixture.overlay }

    init() { fixture.overlay.delegate = recorder }

    /// Content that hides itself with its own code.
    private final class Component: UIViewController, ModalPresentationComponent {
        var hidings = 0
        var obeys = true

        func hideModalPresentationComponent() {
            hidings += 1
            if obeys { enclosingModalPresentationViewController?.dismiss(for: .action, animated: false) }
        }
    }

    /// Checklist 80: an overlay that exists but is hidden does not count.
    @Test(arguments: ModalPresentationMode.allCases) func isAnyVisibleCountsOnlyPresentedOverlays(
        _ way: ModalPresentationMode
    ) throws {
        _ = overlay.view
        #expect(!ModalPresentationViewController.isAnyVisible)

        way.show(overlay, over: page)
        try device.settle()
        #expect(ModalPresentationViewController.isAnyVisible)
        overlay.hide(animated: false)
        try device.settle()

        #expect(!ModalPresentationViewController.isAnyVisible)
    }

    /// Checklist 80: only the running app's overlays; here each device has an app of its own.
    @Test func anotherAppsOverlaysDoNotCount() {
        overlay.show(animated: false)
        let other = ModalFixture(.iPhoneSE)

        _ = other.device
        #expect(!ModalPresentationViewController.isAnyVisible)
        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed())
        _ = device

        #expect(ModalPresentationViewController.isAnyVisible)
    }

    /// Checklist 81: a link into the app hides overlays that allow it, without animation.
    @Test(arguments: ModalPresentationMode.allCases) func hideAllVisibleHidesOverlaysThatAllowIt(
        _ way: ModalPresentationMode
    ) throws {
        way.show(overlay, over: page)
        try device.settle()

        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed())

        #expect(!ModalPresentationViewController.isAnyVisible)
        #expect(recorder.calls == ["should", "will", "did code"])
        #expect(page.presentedViewController == nil)
    }

    /// Checklist 81, Checklist 82: an overlay that refuses stays, and the call returns false.
    @Test func hideAllVisibleKeepsAnOverlayThatRefuses() {
        recorder.allowsHiding = false
        overlay.show(animated: false)

        #expect(!ModalPresentationViewController.hideAllVisibleIfAllowed())

        #expect(overlay.isVisible)
        #expect(recorder.calls == ["should"])
    }

    /// Checklist 82: the app opens a page by its URL while an overlay that may be hidden is up.
    @Test func openingAURLCanHideTheOverlayFirst() throws {
        final class Delegate: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            let page = UIViewController()
            var opened = 0

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = page
                window?.makeKeyAndVisible()
                return true
            }

            func application(
                _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
            ) -> Bool {
                guard ModalPresentationViewController.hideAllVisibleIfAllowed() else { return false }
                opened += 1
                return true
            }
        }
        let device = TestDevice(.iPhoneSE)
        let delegate = Delegate()
        device.launch(delegate)
        overlay.delegate = nil
        _ = device.application
        let overlay = ModalPresentationViewController(contentView: ModalContentView(100, 100))
        overlay.show(animated: false)
        #expect(overlay.isVisible)

        try device.open(try #require(URL(string: "app:page")))

        #expect(delegate.opened == 1)
        #expect(!overlay.isVisible)
    }

    /// Checklist 86: a component hides itself; if it does not, the call returns false.
    @Test(arguments: [true, false]) func componentHidesItself(_ obeys: Bool) {
        let component = Component()
        component.obeys = obeys
        let overlay = fixture.makeOverlay(component)
        overlay.show(animated: false)

        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed() == obeys)

        #expect(component.hidings == 1)
        #expect(overlay.isVisible == !obeys)
    }

    @Test func componentThatWasShownBeforeIsAskedOnceToHide() {
        let component = Component()
        component.obeys = false
        let overlay = fixture.makeOverlay(component)
        for _ in 0..<3 {
            overlay.show(animated: false)
            overlay.hide(animated: false)
        }
        overlay.show(animated: false)

        #expect(!ModalPresentationViewController.hideAllVisibleIfAllowed())

        #expect(component.hidings == 1)
    }

    @Test func hideAllVisibleEndsARunningDismissal() {
        overlay.show(animated: false)
        overlay.hide()

        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed())

        #expect(!overlay.isVisible)
        #expect(recorder.calls == ["should", "will", "did code"])
    }

    /// Checklist 64: one at a time: the next overlay replaces the former one.
    @Test(arguments: ModalPresentationMode.allCases) func nextOverlayReplacesTheFormerOne(_ way: ModalPresentationMode)
        throws
    {
        let second = fixture.makeOverlay(ModalContentView(100, 100))
        way.show(overlay, over: page)
        try device.settle()

        second.show()
        try device.settle()

        #expect(recorder.calls == ["should", "will", "did replaced"])
        #expect(!overlay.isVisible)
        #expect(second.isVisible)
    }

    /// Checklist 64: if the former refuses, the next is not presented and its completion gets false.
    @Test func nextOverlayIsNotPresentedIfTheFormerRefuses() {
        let second = fixture.makeOverlay(ModalContentView(100, 100))
        var completions: [Bool] = []
        recorder.allowsHiding = false
        overlay.show(animated: false)

        let heard = faults { second.show(animated: false) { completions.append($0) } }

        #expect(heard.count == 1)
        #expect(completions == [false])
        #expect(!second.isVisible)
        #expect(overlay.isVisible)
        #expect(second.dismissReason == nil)
    }

    /// What UIKit presents cannot be refused.
    @Test func presentedOverlayCoversOneThatRefuses() throws {
        let second = fixture.makeOverlay(ModalContentView(100, 100))
        recorder.allowsHiding = false
        overlay.show(in: page.view, animated: false)

        let heard = try faults {
            page.present(second, animated: false)
            try device.settle()
        }

        #expect(heard.count == 1)
        #expect(second.isVisible && overlay.isVisible)
    }
}
