import Gallery
import Testing
import UIKit
import VelariumTesting

/// The page of segues: whether a segue may run, how it is prepared, and where it leads.
@MainActor @Suite struct SeguesPageTests {
    private let device = TestDevice(.iPhone14)
    private let page: UIViewController

    init() throws {
        page = try #require(GalleryPage.named("segues")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()
    }

    /// Checklist 54, 55: the delegate set in `prepare` keeps the popover on a phone.
    @Test func theSegueOfAPopoverIsPreparedAndStaysAPopover() throws {
        try device.perform(
            script: """
                tap "Popover"
                settle
                expect presentations 1
                expect "Segue: Popover" visible
                """)

        try device.expectStyle("popover")
        let trace = try #require(device.view(.id("trace lines")) as? UILabel)
        #expect(trace.text?.contains("prepare: Popover from UIButton") == true)
        #expect(device.misuses == [])
    }

    /// Checklist 54: without the delegate the popover becomes a sheet.
    @Test func withoutTheDelegateThePopoverBecomesASheet() throws {
        try device.perform(script: "tap \"Popover does not adapt\"\ntap \"Popover\"\nsettle")

        try device.expectStyle("formSheet")
    }

    @Test(arguments: ["Show", "Modal", "Popover", "Custom"]) func everySeguePresentsItsScreenAndReturns(kind: String)
        throws
    {
        try device.tap(.text(kind))
        try device.settle()
        try device.expect(.text("Segue: \(kind)"), is: .visible)

        try device.perform(script: "tap \"Go back\"\nsettle\nexpect presentations 0")

        #expect(device.misuses == [])
    }

    @Test func triggeredSegueIsAskedWhetherItMayRun() throws {
        try device.perform(script: "tap \"Allow trigger\"\ntap \"Triggered popover\"\nsettle")
        #expect(page.presentedViewController == nil)

        try device.perform(script: "tap \"Allow trigger\"\ntap \"Triggered popover\"\nsettle")

        #expect(page.presentedViewController != nil)
        #expect(device.misuses == [])
    }

    @Test func showSeguePushesInANavigationController() throws {
        let page = try #require(GalleryPage.named("segues")).makeController()
        let stack = UINavigationController(rootViewController: page)
        device.show(stack)
        try device.settle()

        try device.tap(.text("Show"))
        try device.settle()
        #expect(stack.viewControllers.count == 2)
        try device.perform(script: "tap \"Go back\"\nsettle")

        #expect(stack.topViewController === page)
    }
}
