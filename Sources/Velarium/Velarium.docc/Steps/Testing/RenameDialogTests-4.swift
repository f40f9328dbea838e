import Testing
import UIKit
import VelariumTesting

@testable import App

@MainActor @Suite struct RenameDialogTests {
    private let device = TestDevice(.iPhone14)
    private let page = AlbumPage()

    init() {
        device.show(UINavigationController(rootViewController: page))
    }

    @Test func tappingRenameShowsTheDialog() throws {
        try device.tap("Rename")
        try device.settle()

        try device.expect("Rename album", is: .visible)
        try device.expectPresentations(1)
    }

    @Test func theDialogHasTheWidthOfItsSizing() throws {
        try device.tap("Rename")
        try device.settle()

        let dialog = try #require(page.presentedViewController as? RenameDialog)
        #expect(dialog.view.bounds.width == 390 * 0.9)
        #expect(abs(dialog.view.center.x - device.window.bounds.midX) < 0.5)
    }

    @Test func savingRenamesTheAlbum() async throws {
        try await device.tap("Rename")
        try await device.settle()

        try await device.tap(.id("name"))
        try await device.type(" at sea")
        try await device.tap("Save")
        try await device.settle()

        #expect(page.title == "Summer at sea")
        try device.expectPresentations(0)
    }

    @Test func outsideTapAndEscapeKeepUnsavedChanges() async throws {
        try await device.tap("Rename")
        try await device.settle()
        try await device.tap(.id("name"))
        try await device.type("!")

        try await device.tap(x: 20, y: 780)
        try await device.key("escape")
        try await device.settle()

        try device.expect("Rename album", is: .visible)
    }
}
