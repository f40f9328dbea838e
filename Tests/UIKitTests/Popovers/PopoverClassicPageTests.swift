import Gallery
import Testing
import UIKit
import VelariumTesting

/// The pages of `UIPopoverController`: what they open, and what their traces show.
@MainActor @Suite struct PopoverClassicPageTests {
    private func open(_ id: String, on model: TestDevice.Model) throws -> (device: TestDevice, page: UIViewController) {
        let device = TestDevice(model)
        device.recordsMisuses = true
        let page = try #require(GalleryPage.named(id)).makeController()
        device.show(page)
        try device.settle()
        return (device, page)
    }

    private func trace(of page: UIViewController) -> [String] {
        func find(_ view: UIView) -> UILabel? {
            if view.accessibilityIdentifier == "trace lines" { return view as? UILabel }
            return view.subviews.lazy.compactMap(find).first
        }
        return (find(page.view)?.text ?? "").split(separator: "\n").map(String.init)
    }

    @Test func actionsChangeTheirOwnPopover() throws {
        let (device, page) = try open("popover-classic", on: .iPadPro11)

        for step in ["Actions", "Make larger", "Resize without animation", "Show details", "Back to actions", "Done"] {
            try device.tap(.text(step))
            try device.settle()
        }

        try device.expectPresentations(0)
        #expect(trace(of: page).contains("Content: show details"))
        #expect(trace(of: page).last == "Actions: viewDidDisappear")
        #expect(device.misuses == [])
    }

    @Test func barReceivesTapsWhileThePopoverIsOpenAndItsItemDismissesIt() throws {
        let (device, page) = try open("popover-classic", on: .iPadPro11)
        try device.tap("Tools")
        try device.settle()

        try device.tap("Count")
        try device.settle()
        #expect(trace(of: page).last == "Count: tapped, 1")
        try device.expectPresentations(1)
        try device.tap("Tools")
        try device.settle()

        try device.expectPresentations(0)
    }

    @Test func delegateOnThePageCanRefuseDismissal() throws {
        let (device, page) = try open("popover-classic", on: .iPadPro11)
        try device.tap("Delegate refuses")
        try device.tap("Custom background")
        try device.settle()
        try device.tap("Show from here")
        try device.settle()

        // A UIPopoverController's content is not the `presentedViewController` of the page.
        try device.tap(outside: try #require(device.system.presentations.last).presented)
        try device.settle()
        #expect(trace(of: page).last == "Delegate: should dismiss, no")
        try device.tap("Done")
        try device.settle()

        try device.expectPresentations(0)
        #expect(device.misuses == [])
    }

    /// Checklist 53: the traced properties of the controller, and the margins that it respects.
    @Test func popoverRespectsTheSelectedMargins() throws {
        let (device, page) = try open("popover-classic", on: .iPadPro11)
        let dial = try #require(device.view(.id("Margins")) as? UISlider)
        dial.value = 120
        dial.sendActions(for: .valueChanged)

        try device.tap("Details")
        try device.settle()

        let heading = try device.view(.text("Letter"))
        #expect(heading.convert(CGPoint.zero, to: nil).x >= 120)
        #expect(trace(of: page).contains("Popover: visible: true, arrow up"))
        #expect(device.misuses == [])
    }

    @Test(arguments: ["popover-classic", "popover-split-pane"]) func phoneReportsThatItHasNoPopoverController(
        id: String
    ) throws {
        let (device, page) = try open(id, on: .iPhone14)

        try device.tap(id == "popover-classic" ? "Actions" : "Mailboxes")
        try device.settle()

        #expect(device.misuses == [] && trace(of: page).last?.hasPrefix("Phone: ") == true)
        try device.expectPresentations(0)
    }

    @Test func chosenMailboxDismissesThePrimaryPopover() throws {
        let (device, page) = try open("popover-split-pane", on: .iPadPro11)
        try device.tap("Mailboxes")
        try device.settle()
        try device.expectPresentations(1)

        try device.tap("Drafts")
        try device.settle()
        try device.expectPresentations(0)
        try device.expect(.text("Drafts"), is: .visible)
        try device.tap("Landscape")
        try device.settle()

        #expect(trace(of: page).last == "Split view: willShow, button is invalid")
        try device.expect(.text("Archive", ordinal: 1), is: .visible)
    }

    @Test func renameDialogIsModalAndReplacesThePopover() throws {
        let (device, page) = try open("popover-classic", on: .iPadPro11)
        try device.tap("Actions")
        try device.settle()

        try device.tap("Rename…")
        try device.settle()
        try device.expectStyle("formSheet")
        try device.tap(outside: try #require(page.presentedViewController))
        try device.settle()
        try device.expectPresentations(1)
        try device.tap("Cancel")
        try device.settle()

        try device.expectPresentations(0)
        #expect(trace(of: page).contains("Rename: canceled") && device.misuses == [])
    }

    @Test(arguments: ["popover-classic", "popover-split-pane"]) func pageIsReleasedWithAPopoverPresented(id: String)
        throws
    {
        weak var gone: UIViewController?
        try {
            let (device, page) = try open(id, on: .iPadPro11)
            gone = page
            try device.perform(script: GalleryPage.named(id)?.tour.joined(separator: "\n") ?? "")
            try device.expectPresentations(1)
        }()

        #expect(gone == nil)
    }

    @Test func replacingTheRootDismissesThePopover() throws {
        let (device, _) = try open("popover-classic", on: .iPadPro11)
        try device.tap("Details")
        try device.settle()

        device.window.rootViewController = UIViewController()
        try device.settle()

        try device.expectPresentations(0)
        #expect(device.misuses == [])
    }
}
