import Gallery
import Samples
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The samples of the five described systems do what their descriptions ask.
@MainActor @Suite struct SystemSampleTests {
    private func show(_ sample: SystemSample, on device: TestDevice) throws {
        let page = sample.makeController()
        device.recordsMisuses = true
        device.show(UINavigationController(rootViewController: page))
        try device.settle()
    }

    // MARK: Popover guide

    /// Checklist 5, 9, 30: a popover on a phone too, with the colors of the description.
    @Test func theGuidesPopoverHasItsColorsAndTellsTheDelegate() throws {
        let device = TestDevice(.iPhone14)
        try show(.guide, on: device)

        try device.tap("Popover")
        try device.tap("Show popover")
        try device.settle()
        let popover = try #require(
            device.window.rootViewController?.presentedViewController?.popoverPresentationController)
        #expect(popover.backgroundColor == .gray)
        #expect(popover.presentedViewController.view.backgroundColor == nil)
        #expect(popover.arrowDirection == .up)
        try device.tap(x: 20, y: 800)
        try device.settle()

        try device.expect("It was dismissed by a tap outside.", is: .visible)
        #expect(device.misuses == [])
    }

    // MARK: Classic popover

    /// Checklist 42, 48, 49: from a bar button item; a choice dismisses from code without the delegate.
    @Test func theClassicPopoverIsUsedAgainWithOtherContent() throws {
        let device = TestDevice(.iPadMini)
        try show(.classic, on: device)

        try device.tap("Colors")
        try device.settle()
        try device.tap("Green")
        try device.settle()
        try device.expect(
            "Green was chosen, and the popover dismissed from code: the delegate was not called.", is: .visible)
        try device.tap("Details of this place")
        try device.settle()
        try device.tap("Change the size")
        try device.settle()
        try device.expect("The old lighthouse", is: .visible)
        try device.tap(x: 20, y: 1000)
        try device.settle()

        try device.expect("A tap outside dismissed the popover.", is: .visible)
        #expect(device.misuses == [])
    }

    /// Checklist 50: a refusing delegate keeps the popover.
    @Test func theClassicPopoverStaysWhileTheDelegateRefuses() throws {
        let device = TestDevice(.iPadMini)
        try show(.classic, on: device)
        try device.tap(.id("A tap outside is refused"))
        try device.tap("Details of this place")
        try device.settle()

        try device.tap(x: 20, y: 1000)
        try device.settle()

        try device.expect("The delegate refused a tap outside.", is: .visible)
        try device.expect("The old lighthouse", is: .visible)
    }

    @Test func theClassicPopoverEndsWithItsPage() throws {
        let device = TestDevice(.iPadMini)
        try show(.classic, on: device)
        try device.tap("Details of this place")
        try device.settle()

        device.window.rootViewController = UIViewController()
        try device.settle()

        try device.expect("The old lighthouse", is: .gone)
        #expect(device.misuses == [])
    }

    // MARK: Popover view

    /// Checklist 59, 62: the title stays usable, everything else is blocked by the menu.
    @Test(arguments: [false, true]) func theTitleClosesItsMenuAndOtherViewsAreBlocked(hasPicture: Bool) throws {
        let device = TestDevice(.iPhone14)
        try show(.view, on: device)
        if hasPicture { try device.tap(.id("A picture of the app")) }

        try device.tap("All posts")
        try device.settle()
        try device.expect("Friends", is: .visible)
        try device.tap(x: 195, y: 70)
        try device.settle()
        try device.expect("Friends", is: .gone)
        try device.tap(x: 195, y: 70)
        try device.settle()
        try device.tap("Groups")
        try device.settle()
        try device.expect("Groups was chosen.", is: .visible)
        try device.tap(x: 195, y: 70)
        try device.settle()
        try device.tap(x: 350, y: 700)
        try device.settle()

        try device.expect("A touch outside dismissed the menu, on its way down.", is: .visible)
        #expect(device.misuses == [])
    }

    // MARK: Modal overlays

    /// Checklist 65, 74: the three ways to show, and a tap outside.
    @Test(arguments: ["Window", "View", "Presented"]) func aCardIsShownInThreeWaysAndHiddenByATap(_ way: String) throws
    {
        let device = TestDevice(.iPhone14)
        try show(.modal, on: device)

        try device.tap(.text(way))
        try device.tap("Show a card")
        try device.settle()
        try device.expect("A card over the screen. Tap outside to hide it.", is: .visible)
        try device.tap(x: 200, y: 700)
        try device.settle()

        try device.expect("Hidden: outsideTap.", is: .visible)
        #expect(device.misuses == [])
    }

    /// Checklist 76: the payment stays above the keyboard.
    @Test func thePaymentAsksForACodeAboveTheKeyboard() throws {
        let device = TestDevice(.iPhone14, keyboard: .software)
        try show(.modal, on: device)

        try device.tap("Pay")
        try device.settle()
        try device.type("123456")
        try device.settle()
        try device.tap("Pay")
        try device.settle()

        try device.expect("Paid.", is: .visible)
        #expect(device.misuses == [])
    }

    /// Checklist 81, 82: a link hides all overlays that allow it.
    @Test(arguments: [false, true]) func aLinkHidesAllThreeUnlessOneRefuses(refuses: Bool) throws {
        let device = TestDevice(.iPhone14)
        try show(.modal, on: device)
        if refuses { try device.tap(.id("Refuses to be hidden")) }

        try device.tap("Show three, then follow a link")
        try device.settle()

        try device.expect("Number 3 of 3", is: .visible)
        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed() == !refuses)
        #expect(device.misuses == [])
    }

    // MARK: Dialogs

    /// Checklist 88, 96, 98: eight dialogs, one of which expands.
    @Test(arguments: [
        "Message, fit and fit", "Message, small and matched", "Question, medium and fit",
        "Question, medium and matched", "Question, medium and fill", "Form, large and matched", "Form, fill and fill",
        "Details that expand, small and fit",
    ]) func everyDialogFitsTheScreenAndATapDismisses(_ title: String) throws {
        let device = TestDevice(.iPhone14)
        try show(.dialogs, on: device)

        try device.tap(.text(title))
        try device.settle()
        let dialog = try #require(device.window.rootViewController?.presentedViewController as? DialogController)
        let safe = device.window.bounds.inset(by: device.window.safeAreaInsets).insetBy(dx: 7.5, dy: 7.5)
        #expect(safe.contains(dialog.view.frame))
        if title.hasPrefix("Details") {
            let height = dialog.view.frame.height
            try device.tap("Details")
            try device.settle()
            #expect(dialog.view.frame.height > height + 20)
        }
        try device.tap(x: 3, y: 420)
        try device.settle()

        #expect(dialog.presentingViewController == nil)
        #expect(device.misuses == [])
    }

    // MARK: Tablets

    /// A page that needs a tablet is shown on one, and the next page on the phone again.
    @Test func thePageOfAClassicPopoverChangesTheDeviceAndGivesItBack() throws {
        let device = TestDevice(.iPhone14)
        GalleryAppDelegate.useTablet = { toTablet in
            try? device.perform(script: "device \(toTablet ? "iPad mini" : "iPhone 14")")
        }
        defer { GalleryAppDelegate.useTablet = nil }
        device.show(try #require(GalleryPage.named("index")).makeController())
        try device.settle()

        try device.tap("2. Classic popover")
        try device.settle()
        #expect(device.window.bounds.size == CGSize(width: 744, height: 1133))
        try device.tap("Colors")
        try device.settle()
        try device.expect("Red", is: .visible)
        try device.tap(x: 500, y: 1100)
        try device.settle()
        try device.tap("3. Popover view")
        try device.settle()

        #expect(device.window.bounds.size == CGSize(width: 390, height: 844))
        try device.expect("Tap the title.", is: .visible)
    }
}
