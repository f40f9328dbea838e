import Testing
@testable import TutorialApp
import UIKit
import Velarium
import VelariumTesting

/// The promises of the tutorial "A dialog that grows".
@MainActor @Suite struct AlbumPageTests {
    private let device = TestDevice(.iPhone11)
    private let page = AlbumPage()

    init() {
        page.loadViewIfNeeded()
        device.show(UINavigationController(rootViewController: page))
    }

    @Test func theDialogGrowsWithItsHint() throws {
        try device.tap("Rename")
        try device.settle()
        let dialog = try dialog()
        let before = dialog.view.bounds.height

        try device.tap("What is a good name")
        device.advance(by: 0.15)
        let between = try #require(dialog.view.layer.presentation()).bounds.height
        try device.settle()

        #expect(before < between && between < dialog.view.bounds.height)
    }

    @Test func landscapeDialogWidthFollowsTheHeight() throws {
        let device = TestDevice(.iPhone11, isLandscape: true)
        let page = AlbumPage()
        device.show(UINavigationController(rootViewController: page))
        try device.tap("Rename")
        try device.settle()

        let dialog = try #require(page.presentedViewController as? RenameDialog)
        let room = device.window.bounds.inset(by: device.window.safeAreaInsets)

        #expect(abs(dialog.view.bounds.width - 0.9 * room.height) < 0.5)
    }

    @Test func savingRenamesTheAlbum() async throws {
        try await device.tap("Rename")
        try await device.settle()
        try await device.tap(.id("name"))
        try await device.type(" at sea")

        try await device.tap("Save")
        try await device.settle()

        #expect(page.title == "Summer at sea")
    }

    @Test func tapOutsideDismissesOnlyADialogWithoutChanges() throws {
        try device.tap("Rename")
        try device.settle()
        try device.tap(outside: dialog())
        try device.settle()
        try device.expectPresentations(0)

        try device.tap("Rename")
        try device.settle()
        try device.tap(.id("name"))
        try device.type("!")
        try device.tap(outside: dialog())
        try device.key("escape")
        try device.settle()

        try device.expectPresentations(1)
    }

    @Test func continuationRunsOnlyInTheNextTurn() async throws {
        try await device.tap("Rename")
        try await device.settle()

        try writeAndSave()
        #expect(page.title == "Summer")

        await device.advance(by: 0)
        #expect(page.title == "Summer!")
    }

    /// With synchronous calls, which advance the clock but run no tasks.
    private func writeAndSave() throws {
        try device.tap(.id("name"))
        try device.type("!")
        try device.tap("Save")
        try device.settle()
    }

    private func dialog() throws -> RenameDialog {
        try #require(page.presentedViewController as? RenameDialog)
    }
}
