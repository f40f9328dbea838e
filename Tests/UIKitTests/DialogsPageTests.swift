import CoreGraphics
import Gallery
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The page of dialogs: eight sizes, each opened by its name.
@MainActor @Suite struct DialogsPageTests {
    private nonisolated static let sizes = [
        "fit/fit", "small/matched", "medium/fit", "medium/matched", "medium/fill", "large/matched", "fill/fill",
        "small/fit expandable",
    ]
    private let device = TestDevice(.iPhone14)
    private let page: UIViewController

    init() throws {
        page = try #require(GalleryPage.named("dialogs")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()
    }

    /// Checklist 88, 98: the page's dialogs have the sizes that they are named after.
    @Test(arguments: sizes) func eachDialogComesByItsNameAndGoesByItsButton(_ size: String) throws {
        try device.tap(.text(size))
        try device.settle()

        let dialog = try #require(page.presentedViewController as? DialogController)
        let frame = dialog.view.frame
        let width: CGFloat =
            switch size.prefix(while: { $0 != "/" }) {
            case "small": 0.6 * 390
            case "medium": 0.75 * 390
            case "large": 0.9 * 390
            case "fill": 374
            default: frame.width
            }
        #expect(abs(frame.width - width) <= 0.5)
        if size.hasSuffix("/fill") { #expect(abs(frame.height - 747) <= 0.5) }
        if size == "medium/matched" { #expect(abs(frame.height - 0.6 * 763) <= 0.5) }
        dialog.end(for: .action, animated: true)
        try device.settle()
        #expect(page.presentedViewController == nil)
        #expect(device.misuses == [])
    }

    /// Checklist 96: the expandable dialog grows with its details, and shrinks again.
    @Test func theExpandableDialogGrowsAndShrinks() throws {
        try device.tap("small/fit expandable")
        try device.settle()
        let dialog = try #require(page.presentedViewController as? DialogController)
        let before = dialog.view.frame

        try device.tap("Details")
        try device.settle()
        let opened = dialog.view.frame
        try device.tap("Hide details")
        try device.settle()

        #expect(opened.height > before.height + 30)
        #expect(abs(opened.midY - before.midY) < 0.5)
        #expect(abs(dialog.view.frame.height - before.height) < 0.5)
    }

    /// Checklist 88, 93, 96: size, corners and the tap beside it change while the dialog is shown.
    @Test func theLiveDialogTakesWhatItsControlsSay() throws {
        let device = TestDevice(.iPad)
        let page = try #require(GalleryPage.named("dialogs")).makeController()
        device.show(page)
        try device.settle()
        try device.tap("Change it live")
        try device.settle()
        let dialog = try #require(page.presentedViewController as? DialogController)
        #expect(abs(dialog.view.frame.width - 0.75 * device.window.bounds.width) <= 0.5)

        try device.tap("Large")
        try device.settle()
        #expect(abs(dialog.view.frame.width - 0.9 * device.window.bounds.width) <= 0.5)
        try device.tap(.id("Tap beside closes in the dialog"))
        try device.tap(x: 4, y: 500)
        try device.settle()

        #expect(page.presentedViewController === dialog)
        try device.tap("Done")
        try device.settle()
        #expect(page.presentedViewController == nil)
    }

    @Test func theFieldStaysInSightAboveTheKeyboard() throws {
        try device.tap("medium/fit")
        try device.settle()

        try device.tap(.id("name"))
        try device.showKeyboard()
        try device.settle()

        let dialog = try #require(page.presentedViewController)
        #expect(dialog.view.frame.maxY <= (try #require(device.keyboardFrame)).minY - 7.5)
        try device.expect(.id("name"), is: .visible)
    }
}
