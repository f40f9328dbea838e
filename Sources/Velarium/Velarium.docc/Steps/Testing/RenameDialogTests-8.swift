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

    @Test func theDialogAvoidsTheKeyboard() throws {
        try device.tap("Rename")
        try device.settle()

        try device.showKeyboard()
        try device.settle()

        let dialog = try #require(page.presentedViewController as? RenameDialog)
        let keyboard = try #require(device.keyboardFrame)
        #expect(dialog.view.frame.maxY <= keyboard.minY)
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPhone16ProMax, .iPadMini], [false, true])
    func theDialogWithItsHintFitsOnEveryDevice(model: TestDevice.Model, isLandscape: Bool) throws {
        let device = TestDevice(model, isLandscape: isLandscape)
        let page = AlbumPage()
        device.show(UINavigationController(rootViewController: page))
        try device.tap("Rename")
        try device.settle()

        try device.tap("What is a good name")
        try device.settle()

        let dialog = try #require(page.presentedViewController as? RenameDialog)
        let room = device.window.bounds.inset(by: device.window.safeAreaInsets)
        #expect(room.contains(dialog.view.frame))
    }

    @Test func theDialogMatchesItsPicture() throws {
        try device.setStyle(.dark)
        try device.tap("Rename")
        try device.settle()

        try device.picture().check(against: "Pictures/rename-dark.png")
    }
}
