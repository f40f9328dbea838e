import CoreGraphics
import Gallery
import Testing
import UIKit
import VelariumTesting

/// The page of popover backgrounds: bubbles drawn by the app, and what colors the arrow.
@MainActor @Suite struct PopoverBackgroundPageTests {
    private func show(_ model: TestDevice.Model, era: TestDevice.Era = .iOS17) throws -> (TestDevice, UIViewController)
    {
        let device = TestDevice(model, era: era)
        let page = try #require(GalleryPage.named("popover-background")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()
        return (device, page)
    }

    /// The popovers, bottom first.
    private func popovers(over page: UIViewController) -> [UIPopoverPresentationController] {
        var (found, next): ([UIPopoverPresentationController], _) = ([], page.presentedViewController)
        while let controller = next {
            controller.popoverPresentationController.map { found.append($0) }
            next = controller.presentedViewController
        }
        return found
    }

    /// Checklist 12, 28
    @Test func allBackgroundsArePresentedSideBySide() throws {
        let (device, page) = try show(.iPhone14)

        try device.tap("All backgrounds")
        try device.settle()

        let all = popovers(over: page)
        #expect(all.map { $0.popoverBackgroundViewClass != nil } == [false, true, true, true])
        let frames = all.map(\.frameOfPresentedViewInContainerView)
        for (index, frame) in frames.enumerated() {
            #expect(device.window.bounds.contains(frame))
            #expect(frames.dropFirst(index + 1).allSatisfy { !$0.intersects(frame) }, "\(frames)")
        }
        #expect(device.misuses == [])
    }

    @Test func secondTapOnAllBackgroundsDismissesThem() throws {
        let (device, page) = try show(.iPhone14)
        try device.tap("All backgrounds")
        try device.settle()

        try device.tap("All backgrounds")
        try device.settle()

        #expect(page.presentedViewController == nil)
        #expect(device.misuses == [])
    }

    @Test func tapsOutsideDismissFromTheLastToTheFirst() throws {
        let (device, page) = try show(.iPhone14)
        try device.tap("All backgrounds")
        try device.settle()

        for left in [3, 2, 1, 0] {
            try device.tap(outside: try #require(popovers(over: page).last).presentedViewController)
            try device.settle()
            #expect(popovers(over: page).count == left)
        }
    }

    /// The color of the arrow of the example titled `name`, a few points above the body.
    private func arrow(of name: String, era: TestDevice.Era) throws -> Picture.Color {
        let (device, page) = try show(.iPadPro11, era: era)
        try device.tap(.text(name))
        try device.settle()
        let frame = try #require(popovers(over: page).first).frameOfPresentedViewInContainerView
        let isUp = popovers(over: page).first?.arrowDirection == .up
        return device.picture().color(atX: frame.midX, y: isUp ? frame.minY + 8 : frame.maxY - 8)
    }

    /// Checklist 9, 10, 11
    @Test func arrowHasTheBubblesColorUnlessContentExtendsUnderIt() throws {
        let teal = try arrow(of: "Bubble", era: .iOS17)
        let yellow = try arrow(of: "Content", era: .iOS17)
        #expect(!teal.isClose(to: yellow, within: 60))

        #expect(try arrow(of: "Both", era: .iOS17) == yellow)
        #expect(try arrow(of: "In safe area", era: .iOS17) == teal)
        #expect(try arrow(of: "Both", era: .iOS11) == arrow(of: "Bubble", era: .iOS11))
    }
}
