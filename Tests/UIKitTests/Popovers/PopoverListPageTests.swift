import CoreGraphics
import Gallery
import Testing
import UIKit
import VelariumTesting

/// The page of popovers at work: details of an object, a tool palette, actions on an object.
@MainActor @Suite struct PopoverListPageTests {
    private let device: TestDevice
    private let page: UIViewController

    init() throws {
        device = TestDevice(.iPhone14)
        page = try #require(GalleryPage.named("popover-list")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()
    }

    private func open(_ name: String) throws -> UIViewController {
        try device.tap(.text(name))
        try device.settle()
        return try #require(page.presentedViewController)
    }

    /// Checklist 33
    @Test(arguments: ["Oak on the plan", "Tools", "Actions for Pond"]) func eachUseOpensAPopoverOnAPhone(
        name: String
    ) throws {
        _ = try open(name)

        try device.perform(script: "expect style popover")
        #expect(device.misuses == [])
    }

    /// Checklist 46
    @Test func longDetailsScrollToTheEnd() throws {
        let details = try open("Oak on the plan")
        let scroll = try #require(details.view.first(UIScrollView.self))
        #expect(scroll.contentSize.height > scroll.bounds.height)
        let middle = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: nil)

        try device.perform(script: "scroll \(middle.x) \(middle.y) 0 -2000\nsettle")

        #expect(scroll.contentOffset.y >= scroll.contentSize.height - scroll.bounds.height - 0.5)
    }

    @Test func nameCanBeEditedWhileTheKeyboardRaisesThePopover() throws {
        let details = try open("Iris on the plan")
        try device.tap("Name")
        try device.perform(script: "keyboard 336\nsettle")
        #expect(details.view.convert(details.view.bounds, to: nil).maxY <= 844 - 336)

        try device.type(" sibirica")
        try device.key("return")
        try device.perform(script: "keyboard hide\nsettle")
        try device.tap(outside: details)
        try device.settle()

        try device.expectPresentations(0)
        try device.expect("Iris sibirica on the plan", is: .visible)
    }

    /// Checklist 48
    @Test func chosenActionDismissesThePopoverAndRuns() throws {
        _ = try open("Actions for Oak")

        try device.tap("Delete")
        try device.settle()

        try device.expectPresentations(0)
        try device.expect("Oak on the plan", is: .gone)
        #expect(device.trace.last { $0.callback == "end" }?.arguments.hasSuffix("code") == true)
    }

    @Test func toolsActWhileTheirPopoverIsOpen() throws {
        _ = try open("Tools")

        try device.tap("Names")
        try device.settle()

        try device.expectPresentations(1)
        let oak = try #require(find("Oak on the plan", in: page.view) as? UIButton)
        #expect(oak.currentTitle == nil)
    }

    private func find(_ label: String, in tree: UIView) -> UIView? {
        if tree.accessibilityLabel == label { return tree }
        return tree.subviews.lazy.compactMap { find(label, in: $0) }.first
    }
}
