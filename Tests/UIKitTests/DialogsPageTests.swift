import CoreGraphics
import Gallery
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The page of dialogs: eight sizes, each opened by its name.
@MainActor @Suite struct DialogsPageTests {
    /// The eight dialogs, with their sizes on a phone of 390 × 844 points, portrait (safe area 390 ×
    /// 763) and landscape (750 × 369). Nil: the content's own length.
    private nonisolated static let rows: [Row] = [
        Row("fit/fit", portrait: (nil, nil), landscape: (nil, nil)),
        Row("small/matched", portrait: (234, 187.2), landscape: (221.4, 177.12)),
        Row("medium/fit", portrait: (292.5, nil), landscape: (276.75, nil)),
        Row("medium/matched", portrait: (292.5, 234), landscape: (276.75, 221.4)),
        Row("medium/fill", portrait: (292.5, 747), landscape: (276.75, 353)),
        Row("large/matched", portrait: (351, 280.8), landscape: (332.1, 265.68)),
        Row("fill/fill", portrait: (374, 747), landscape: (734, 353)),
        Row("small/fit expandable", portrait: (234, nil), landscape: (221.4, nil)),
    ]

    struct Row: Sendable, CustomStringConvertible {
        typealias Size = (width: CGFloat?, height: CGFloat?)
        let name: String
        let portrait: Size
        let landscape: Size
        var description: String { name }

        init(_ name: String, portrait: Size, landscape: Size) {
            self.name = name
            self.portrait = portrait
            self.landscape = landscape
        }
    }

    private let device = TestDevice(.iPhone14)
    private let page: UIViewController

    init() throws {
        page = try #require(GalleryPage.named("dialogs")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()
    }

    /// Checklist 88, 98: the page's dialogs have the sizes that they are named after, centered in the safe area.
    @Test(arguments: rows, [false, true]) func eachDialogHasItsSize(_ row: Row, _ isLandscape: Bool) throws {
        try device.tap(.text(row.name))
        try device.settle()
        let dialog = try #require(page.presentedViewController as? DialogController)

        if isLandscape { try device.rotate(to: .landscapeLeft) }
        try device.settle()

        let frame = dialog.view.frame
        let size = isLandscape ? row.landscape : row.portrait
        let safe = device.window.bounds.inset(by: device.window.safeAreaInsets)
        let content = dialog.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(frame.width - (size.width ?? content.width)) <= 0.34, "\(frame)")
        if let height = size.height { #expect(abs(frame.height - height) <= 0.34, "\(frame)") }
        #expect(abs(frame.midX - safe.midX) <= 0.34 && abs(frame.midY - safe.midY) <= 0.34, "\(frame)")
        #expect(safe.insetBy(dx: 7.6, dy: 7.6).contains(frame), "\(frame)")
        dialog.dismiss(for: .action, animated: true)
        try device.settle()
        #expect(page.presentedViewController == nil)
        #expect(device.misuses == [])
    }

    /// The page is the root of all its dialogs (part E's sample): they are presented one after another.
    @Test func onePageShowsSeveralDialogsOneAfterAnother() throws {
        var shown: [UIViewController] = []

        for row in Self.rows {
            try device.tap(.text(row.name))
            try device.settle()
            let dialog = try #require(page.presentedViewController as? DialogController)
            shown.append(dialog)
            dialog.dismiss(for: .action, animated: true)
            try device.settle()
        }

        #expect(Set(shown.map(ObjectIdentifier.init)).count == 8)
        #expect(page.presentedViewController == nil)
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

    /// Checklist 88, 93, 96: size and dismissal by an outside tap change while the dialog is presented.
    @Test func liveDialogFollowsItsControls() throws {
        let device = TestDevice(.iPad)
        let page = try #require(GalleryPage.named("dialogs")).makeController()
        device.show(page)
        try device.settle()
        try device.tap("Change live")
        try device.settle()
        let dialog = try #require(page.presentedViewController as? DialogController)
        #expect(abs(dialog.view.frame.width - 0.75 * device.window.bounds.width) <= 0.5)

        try device.tap("Large")
        try device.settle()
        #expect(abs(dialog.view.frame.width - 0.9 * device.window.bounds.width) <= 0.5)
        try device.tap(.id("Tap outside dismisses in the dialog"))
        try device.tap(outside: dialog)
        try device.settle()

        #expect(page.presentedViewController === dialog)
        try device.tap("Done")
        try device.settle()
        #expect(page.presentedViewController == nil)
    }

    @Test func fieldStaysVisibleAboveTheKeyboard() throws {
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
