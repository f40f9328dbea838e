import CoreGraphics
import Gallery
import Testing
import UIKit
import VelariumTesting

/// The page of popovers from bar items in use.
@MainActor @Suite struct PopoverBarItemsPageTests {
    private let device: TestDevice
    private let page: UIViewController

    init() throws {
        device = TestDevice(.iPhone14)
        page = try #require(GalleryPage.named("popover-bar-items")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()
    }

    private var arrow: UIPopoverArrowDirection? {
        page.presentedViewController?.popoverPresentationController?.arrowDirection
    }

    private func open(_ item: String) throws {
        try device.tap(.text(item))
        try device.settle()
    }

    /// Checklist 19
    @Test(arguments: ["Edit", "Bar items", "Filter", "Add"]) func popoversOfTheUpperBarAreBelowTheirItems(
        item: String
    ) throws {
        try open(item)

        #expect(arrow == .up)
        #expect(device.misuses == [])
    }

    /// Checklist 19
    @Test(arguments: ["Proportional", "Today", "Sort"]) func popoversOfTheToolbarAreAboveTheirItems(item: String) throws
    {
        try open(item)

        #expect(arrow == .down)
        #expect(device.misuses == [])
    }

    /// Checklist 14
    @Test func siblingItemReceivesTapsWhileAPopoverIsOpen() throws {
        try open("Sort")

        try device.tap("Like")
        try device.settle()

        try device.expectPresentations(1)
        try device.expect("♥ 1", is: .visible)
    }

    @Test func withoutSiblingsATapOnAnotherItemDismisses() throws {
        try device.tap("Siblings receive taps")
        try open("Sort")
        let heart = try #require(page.children.first?.children.first?.toolbarItems?[4])

        let frame = try #require(heart.frame(in: device.window))
        try device.tap(x: frame.midX, y: frame.midY)
        try device.settle()

        try device.expectPresentations(0)
        #expect(heart.title == "♥ 0")
    }

    @Test func secondTapOnTheItemDismissesItsPopover() throws {
        try open("Today")
        let item = try #require(page.presentedViewController?.popoverPresentationController?.barButtonItem)

        let frame = try #require(item.frame(in: device.window))
        try device.tap(x: frame.midX, y: frame.midY)
        try device.settle()

        try device.expectPresentations(0)
        #expect(device.trace.last { $0.callback == "end" }?.arguments.hasSuffix("barItemTap") == true)
    }

    /// Checklist 31
    @Test func sourceItemGivesTheSamePositionAsBarButtonItem() throws {
        try open("Proportional")
        let before = page.presentedViewController?.popoverPresentationController?.frameOfPresentedViewInContainerView
        try device.tap(outside: try #require(page.presentedViewController))
        try device.settle()
        try device.tap("Use sourceItem")

        try open("Proportional")

        let popover = try #require(page.presentedViewController?.popoverPresentationController)
        #expect(popover.barButtonItem == nil && popover.sourceItem is UIBarButtonItem)
        #expect(popover.frameOfPresentedViewInContainerView == before)
    }

    @Test func popoverFollowsItsMovedItem() throws {
        try open("Proportional")
        let before = try #require(page.presentedViewController?.view.convert(CGPoint.zero, to: nil))

        try device.tap("Move the items")
        try device.settle()

        let after = try #require(page.presentedViewController?.view.convert(CGPoint.zero, to: nil))
        #expect(after.x > before.x + 50)
        try device.expectPresentations(1)
    }
}
