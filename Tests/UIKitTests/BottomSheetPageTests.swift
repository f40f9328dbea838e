import CoreGraphics
import Gallery
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The page of the bottom sheet: what scrolls in it, what does not, and what is typed into.
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

    @Test(arguments: ["Places", "Route", "Note"]) func eachSheetComesAndIsFlungAway(_ name: String) throws {
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

    @Test func aSheetThatMayNotBeClosedBouncesBack() throws {
        try device.tap("Person may close")
        try device.tap("Route")
        try device.settle()

        try device.perform(script: "drag 195 440 195 800 0.1\nsettle\ntap 195 60\nsettle")

        #expect(try #require(sheet).view.window != nil)
    }

    @Test func theNotesFieldStaysInSightAboveTheKeyboard() throws {
        try device.tap("Note")
        try device.settle()

        try device.tap(.id("note"))
        try device.showKeyboard()
        try device.settle()

        let field = try device.view(.id("note"))
        #expect(field.convert(field.bounds, to: nil).maxY <= (try #require(device.keyboardFrame)).minY)
    }
}
