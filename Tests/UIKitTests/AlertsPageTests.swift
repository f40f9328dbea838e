import Foundation
import Gallery
import Testing
import UIKit
import VelariumTesting

/// The page of alerts, with a finger and with keys.
@MainActor @Suite struct AlertsPageTests {
    private func open(_ model: TestDevice.Model = .iPhone14) throws -> TestDevice {
        let device = TestDevice(model)
        device.show(try #require(GalleryPage.named("alerts")).makeController())
        try device.settle()
        return device
    }

    private func lines(_ device: TestDevice) -> String {
        ((try? device.view(.id("trace lines"))) as? UILabel)?.text ?? ""
    }

    @Test(arguments: [
        ("alert", "Delete"), ("three-buttons", "Do Not Save"), ("text-fields", "Sign In"), ("long", "Decline"),
        ("actionSheet", "Duplicate"),
    ])
    func everyAlertTracesItsChoice(name: String, choice: String) throws {
        let device = try open()

        try device.tap(.text(name))
        try device.settle()
        try device.tap(.text(choice == "Sign In" ? "Cancel" : choice))
        try device.settle()

        #expect(lines(device).hasSuffix("handler: \(choice == "Sign In" ? "Cancel" : choice)"))
        try device.expectPresentations(0)
    }

    @Test(arguments: ["alert", "three-buttons", "text-fields", "long", "actionSheet"])
    func escapeCancelsEveryAlert(name: String) throws {
        let device = try open()

        try device.tap(.text(name))
        try device.settle()
        try device.expectPresentations(1)
        try device.key("escape")
        try device.settle()

        try device.expectPresentations(0)
    }

    @Test func aValidNameEnablesTheButtonAndReturnSaves() throws {
        let device = try open()
        try device.tap("live changes")
        try device.settle()
        try device.expect("Save", is: .disabled)

        try device.type("Ann")
        try device.expect("Save", is: .enabled)
        try device.expect("Good.", is: .visible)
        try device.key("return")
        try device.settle()

        #expect(lines(device).hasSuffix("saved: Ann"))
    }

    @Test func onAPadTheActionSheetIsAPopoverAtItsButton() throws {
        let device = try open(.iPadPro11)

        try device.tap("actionSheet")
        try device.settle()

        try device.expectStyle("popover")
        try device.expectOrder(["dismiss popup", "Photo", "Choose what to do with it.", "Share", "Duplicate", "Delete"])
    }
}
