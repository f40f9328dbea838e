import CoreGraphics
import Gallery
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The page of bottom sheets: with scrolling content, with fixed content, and with a text field.
@MainActor @Suite struct BottomSheetPageTests {
    private let device = TestDevice(.iPhone14)
    private let page: UIViewController

    init() throws {
        page = try #require(GalleryPage.named("bottom-sheet")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()
    }

    private var sheet: BottomSheetController? { page.presentedViewController as? BottomSheetController }

    @Test(arguments: ["Places", "Route", "Note"]) func eachSheetIsPresentedAndFlickedAway(_ name: String) throws {
        try device.tap(.text(name))
        try device.settle()
        #expect(try #require(sheet).view.frame.minY == 422)

        try device.perform(script: "drag 195 440 195 800 0.1\nsettle")

        #expect(page.presentedViewController == nil)
        #expect(device.misuses == [])
    }

    @Test func theButtonsForTheHeightsMoveTheSheet() throws {
        try device.tap("Route")
        try device.settle()

        for (title, height) in [("¾", CGFloat(633)), ("¼", 211), ("1", 844)] {
            try device.tap(.text(title))
            try device.settle()
            #expect(try #require(sheet).view.frame.height == height)
        }
    }

    @Test func grabberStaysBelowTheStatusBar() throws {
        try device.tap("Route")
        try device.settle()
        func place() throws -> CGRect {
            let grabber = try device.view(.id("grabber"))
            return grabber.convert(grabber.bounds, to: nil)
        }
        #expect(try place().minY == 427)

        try device.tap("1")
        try device.settle()

        #expect(try place().minY == 52)
        let heading = try device.view(.text("To the old bridge"))
        #expect(heading.convert(heading.bounds, to: nil).minY >= 57)
    }

    /// The sheet has what the page's controls select.
    @Test func sheetHasTheSelectedConfiguration() throws {
        try device.perform(script: "scroll 195 400 0 -2000\nsettle")
        try device.tap("Label")
        let start = try device.view(.id("start"))
        let place = start.convert(start.bounds, to: nil)
        try device.tap(x: place.maxX - 20, y: place.midY)
        try device.perform(script: "scroll 195 400 0 2000\nsettle")

        try device.tap("Route")
        try device.settle()

        #expect(try #require(sheet).detent == .full)
        #expect(try #require(sheet).configuration.dimming.color == .label)
    }

    @Test func modalSheetBouncesBack() throws {
        try device.tap("User may dismiss")
        try device.tap("Route")
        try device.settle()

        try device.perform(script: "drag 195 440 195 800 0.1\nsettle")
        try device.tap(outside: try #require(sheet))
        try device.settle()

        #expect(try #require(sheet).view.window != nil)
    }

    @Test func noteFieldStaysVisibleAboveTheKeyboard() throws {
        try device.tap("Note")
        try device.settle()

        try device.tap(.id("note"))
        try device.showKeyboard()
        try device.settle()

        let field = try device.view(.id("note"))
        #expect(field.convert(field.bounds, to: nil).maxY <= (try #require(device.keyboardFrame)).minY)
    }
}
