import Gallery
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The page of the popover view.
@MainActor @Suite struct PopoverViewPageTests {
    private let device = TestDevice(.iPhone14)

    private func open() throws {
        let page = try #require(GalleryPage.named("popover-view"))
        device.recordsMisuses = true
        device.show(page.makeController())
        try device.settle()
    }

    private var popover: PopoverView? { device.window.subviews.lazy.compactMap { $0 as? PopoverView }.first }

    @Test func theTitleOpensTheListAndClosesItAgain() throws {
        try open()
        try device.tap("Title")
        try device.settle()
        #expect(popover != nil)

        try device.tap("Title")
        try device.settle()

        #expect(popover == nil)
        #expect(device.misuses == [])
    }

    @Test func rowOfTheListDismissesWithTheReasonAction() throws {
        try open()
        try device.tap("Title")
        try device.settle()

        try device.tap("Nearby")
        let shown = popover
        try device.settle()

        #expect(shown?.dismissReason == .action)
    }

    @Test func bubbleHasTheSelectedColor() throws {
        try open()
        try device.tap("Mint")

        try device.tap("Title")
        try device.settle()

        #expect(popover?.bubbleColor == .systemMint)
    }

    @Test func theBubbleFollowsTheTitleThatMoves() throws {
        try open()
        try device.tap("Title")
        try device.settle()
        let shown = try #require(popover)
        let bubble = try #require(shown.subviews.first)
        let title = try #require(shown.passthroughViews?.first)

        title.superview?.frame.origin.y += 30
        device.advance(by: 0.1)

        let area = title.convert(title.bounds, to: nil)
        #expect(abs(bubble.frame.minY - area.maxY) < 0.01)
    }
}
