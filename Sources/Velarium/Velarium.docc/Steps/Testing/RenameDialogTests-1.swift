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
}
