import Testing
import UIKit
import Velarium
import VelariumTesting

/// Overlays as a whole: one at a time, any, all.
@MainActor @Suite struct ModalManagementTests {
    private let bench = ModalBench(.iPhoneSE)
    private let witness = ModalWitness()
    private var device: TestDevice { bench.device }
    private var page: UIViewController { bench.page }
    private var plate: ModalPlate { bench.plate }
    private var overlay: ModalPresentationViewController { bench.overlay }

    init() { bench.overlay.delegate = witness }

    /// Content that hides in its own way.
    private final class Component: UIViewController, ModalPresentationComponent {
        var hidings = 0
        var obeys = true

        func hideModalPresentationComponent() {
            hidings += 1
            if obeys { enclosingModalPresentationViewController?.end(for: .action, animated: false) }
        }
    }

    /// Checklist 80: what exists but is hidden does not count.
    @Test(arguments: ModalWay.allCases) func anyVisibleMeansOnTheScreen(_ way: ModalWay) throws {
        _ = overlay.view
        #expect(!ModalPresentationViewController.isAnyVisible)

        way.show(overlay, over: page)
        try device.settle()
        #expect(ModalPresentationViewController.isAnyVisible)
        overlay.hide(animated: false)
        try device.settle()

        #expect(!ModalPresentationViewController.isAnyVisible)
    }

    /// Checklist 80: of the running app; here each device has one of its own.
    @Test func anotherAppsOverlaysDoNotCount() {
        overlay.show(animated: false)
        let other = ModalBench(.iPhoneSE)

        _ = other.device
        #expect(!ModalPresentationViewController.isAnyVisible)
        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed())
        _ = device

        #expect(ModalPresentationViewController.isAnyVisible)
    }

    /// Checklist 81: a link into the app hides what is unimportant, at once.
    @Test(arguments: ModalWay.allCases) func aLinkHidesWhatMayBeHidden(_ way: ModalWay) throws {
        way.show(overlay, over: page)
        try device.settle()

        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed())

        #expect(!ModalPresentationViewController.isAnyVisible)
        #expect(witness.calls == ["should", "will", "did code"])
        #expect(page.presentedViewController == nil)
    }

    /// Checklist 81, Checklist 82: what refuses stays, and the answer is no.
    @Test func whatRefusesStays() {
        witness.allowsHiding = false
        overlay.show(animated: false)

        #expect(!ModalPresentationViewController.hideAllVisibleIfAllowed())

        #expect(overlay.isVisible)
        #expect(witness.calls == ["should"])
    }

    /// Checklist 82: the app opens a page by its address while an unimportant overlay is up.
    @Test func openingAnAddressFindsTheWayFree() throws {
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
        let overlay = ModalPresentationViewController(contentView: ModalPlate(100, 100))
        overlay.show(animated: false)
        #expect(overlay.isVisible)

        try device.open(try #require(URL(string: "app:page")))

        #expect(delegate.opened == 1)
        #expect(!overlay.isVisible)
    }

    /// Checklist 86: a component hides in its own way; one that does not makes the answer no.
    @Test(arguments: [true, false]) func aComponentHidesInItsOwnWay(_ obeys: Bool) {
        let component = Component()
        component.obeys = obeys
        let overlay = bench.makeOverlay(component)
        overlay.show(animated: false)

        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed() == obeys)

        #expect(component.hidings == 1)
        #expect(overlay.isVisible == !obeys)
    }

    @Test func whatIsOnItsWayOutIsCutShort() {
        overlay.show(animated: false)
        overlay.hide()

        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed())

        #expect(!overlay.isVisible)
        #expect(witness.calls == ["should", "will", "did code"])
    }

    /// Checklist 64: one at a time; the next takes the place of the one before.
    @Test(arguments: ModalWay.allCases) func theNextTakesThePlaceOfTheOneBefore(_ way: ModalWay) throws {
        let second = bench.makeOverlay(ModalPlate(100, 100))
        way.show(overlay, over: page)
        try device.settle()

        second.show()
        try device.settle()

        #expect(witness.calls == ["should", "will", "did replaced"])
        #expect(!overlay.isVisible)
        #expect(second.isVisible)
    }

    /// Checklist 64: where it refuses, the newcomer is not shown, and hears of it.
    @Test func aNewcomerIsNotShownWhereTheOneBeforeRefuses() {
        let second = bench.makeOverlay(ModalPlate(100, 100))
        var completions: [Bool] = []
        witness.allowsHiding = false
        overlay.show(animated: false)

        let heard = faults { second.show(animated: false) { completions.append($0) } }

        #expect(heard.count == 1)
        #expect(completions == [false])
        #expect(!second.isVisible)
        #expect(overlay.isVisible)
        #expect(second.dismissReason == nil)
    }

    /// What UIKit presents cannot be kept away.
    @Test func aPresentedNewcomerComesOverOneThatRefuses() throws {
        let second = bench.makeOverlay(ModalPlate(100, 100))
        witness.allowsHiding = false
        overlay.show(in: page.view, animated: false)

        let heard = try faults {
            page.present(second, animated: false)
            try device.settle()
        }

        #expect(heard.count == 1)
        #expect(second.isVisible && overlay.isVisible)
    }
}
