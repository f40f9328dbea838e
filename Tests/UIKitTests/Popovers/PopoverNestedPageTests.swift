import CoreGraphics
import Gallery
import Testing
import UIKit
import VelariumTesting

/// The page of nested popovers: choices, taps outside, sheets and navigation controllers.
@MainActor @Suite struct PopoverNestedPageTests {
    private let device: TestDevice
    private let page: UIViewController

    init() throws {
        device = TestDevice(.iPhone14)
        page = try #require(GalleryPage.named("popover-nested")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()
    }

    private func tap(_ names: String...) throws {
        for name in names {
            try device.tap(.text(name))
            try device.settle()
        }
    }

    @Test func tapsOutsideDismissTheUpperThenTheLowerPopover() throws {
        try tap("Format", "Color")
        try device.expectPresentations(2)

        try device.tap(x: 10, y: 10)
        try device.settle()
        try device.expectPresentations(1)
        try device.tap(x: 10, y: 10)
        try device.settle()

        try device.expectPresentations(0)
        #expect(device.misuses == [])
    }

    /// Checklist 48
    @Test func choiceDismissesItsOwnPopoverAndIsShownInTheList() throws {
        try tap("Format", "Color", "Teal")

        try device.expectPresentations(1)
        try device.expect("Teal", is: .visible)
        try tap("Weight", "Heavy")
        try device.expectPresentations(1)
        try device.expect("Heavy", is: .visible)
    }

    @Test func aSliderActsAtOnceAndItsPopoverStays() throws {
        try tap("Format", "Size")
        let upper = try #require(page.presentedViewController?.presentedViewController)
        let frame = upper.view.convert(upper.view.bounds, to: nil)

        try device.drag(
            from: CGPoint(x: frame.midX, y: frame.maxY - 31), to: CGPoint(x: frame.maxX - 20, y: frame.maxY - 31))
        try device.settle()

        try device.expectPresentations(2)
        try device.expect("32 points", is: .gone)
        #expect(device.misuses == [])
    }

    @Test func sheetPresentedFromAPopoverLeavesThePopoverInPlace() throws {
        try tap("Sheet inside")
        let popover = try #require(page.presentedViewController)
        let frame = popover.view.convert(popover.view.bounds, to: nil)

        try tap("Form sheet")
        try device.perform(script: "expect style formSheet")
        try tap("Done")

        #expect(page.presentedViewController === popover && popover.presentedViewController == nil)
        #expect(popover.view.convert(popover.view.bounds, to: nil) == frame)
        #expect(device.misuses == [])
    }

    @Test func theCurrentContextIsTheBubble() throws {
        try tap("Sheet inside", "Current context")
        let popover = try #require(page.presentedViewController)

        let contextPresented = try #require(popover.presentedViewController)

        #expect(contextPresented.view.frame.size == popover.popoverPresentationController?.presentedView?.bounds.size)
        try tap("Done")
        try device.expectPresentations(1)
    }

    @Test func popoverGrowsWithTheScreensOfItsStack() throws {
        try tap("Stack inside")
        let stack = try #require(page.presentedViewController)
        let first = stack.view.bounds.size

        try device.tap("Push larger screen")
        device.advance(by: 0.1)
        let bubble = try #require(stack.presentationController?.presentedView)
        let shown = try #require(bubble.layer.presentation()?.bounds.width)
        try device.settle()

        let second = stack.view.bounds.size
        #expect(second.width > first.width && second.height > first.height)
        #expect(shown > first.width && shown < second.width)
        #expect(device.misuses == [])
    }
}
