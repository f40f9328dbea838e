import CoreGraphics
import Gallery
import Testing
import UIKit
import VelariumTesting

/// The page of an app's own transitions: a panel is presented, can be dragged away, and returns when released early.
@MainActor @Suite struct ScreenTransitionsPageTests {
    private let device = TestDevice(.iPhone14)
    private let page: UIViewController

    init() throws {
        page = try #require(GalleryPage.named("transitions")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()
    }

    @Test(arguments: ["Grow", "Slide", "Fade"]) func panelIsPresentedAndDismissed(kind: String) throws {
        try device.tap(.text(kind))
        try device.settle()
        try device.expect("Dismiss", is: .visible)

        try device.tap("Dismiss")
        try device.settle()

        try device.expect("Dismiss", is: .gone)
        #expect(device.misuses == [])
    }

    @Test(arguments: ["Grow", "Slide", "Fade"]) func panelReleasedEarlyReturns(kind: String) throws {
        try device.tap(.text(kind))
        try device.settle()
        let frame = try #require(page.presentedViewController).view.frame

        try device.perform(script: "drag 195 380 195 440 1\nsettle")

        let panel = try #require(page.presentedViewController).view!
        #expect(panel.frame == frame && panel.alpha == 1)
        try device.expect("Dismiss", is: .visible)
    }

    @Test func panelDraggedFarIsDismissed() throws {
        try device.tap("Slide")
        try device.settle()

        try device.perform(script: "drag 195 380 195 640 1\nsettle")

        #expect(page.presentedViewController == nil)
        #expect(device.misuses == [])
    }

    @Test func tapOutsideDismissesThePanel() throws {
        try device.tap("Fade")
        try device.settle()

        try device.tap(outside: try #require(page.presentedViewController))
        try device.settle()

        #expect(page.presentedViewController == nil)
    }
}
