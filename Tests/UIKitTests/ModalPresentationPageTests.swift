import Foundation
import Gallery
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The gallery's page of modal overlays in use.
@MainActor @Suite struct ModalPresentationPageTests {
    private func open(_ model: TestDevice.Model = .iPhone14) throws -> TestDevice {
        let device = TestDevice(model)
        device.show(try #require(GalleryPage.named("modal-presentation")).makeController())
        return device
    }

    /// Checklist 65: the three presentation modes, and the traced dismissal.
    @Test(arguments: ["window", "presented", "subview"]) func eachModePresentsACardThatEndsWithAReason(_ way: String)
        throws
    {
        let device = try open()
        try device.tap(.text(way))
        try device.settle()
        try device.expect(.text("Shown as \(way)"), is: .visible)

        try device.tap("Done")
        try device.settle()

        try device.expect(.text("Shown as \(way)"), is: .gone)
        let lines = try #require(device.view(.id("trace lines")) as? UILabel).text ?? ""
        #expect(lines.contains("reason action"))
    }

    /// Checklist 81: a link hides the presented overlay.
    @Test func aLinkHidesTheCard() throws {
        let device = try open(.iPad)

        try device.tap("Hide all (deep link)")
        try device.settle()

        try device.expect("Can be hidden", is: .gone)
        let lines = try #require(device.view(.id("trace lines")) as? UILabel).text ?? ""
        #expect(lines.contains("all hidden"))
    }

    /// Checklist 81, 82: a link does not hide an overlay whose delegate refuses, and reports that.
    @Test func linkLeavesTheCardWhoseDelegateRefuses() throws {
        let device = try open(.iPad)
        try device.tap("Delegate refuses")

        try device.tap("Hide all (deep link)")
        try device.settle()

        try device.expect("Can be hidden", is: .visible)
        let lines = try #require(device.view(.id("trace lines")) as? UILabel).text ?? ""
        #expect(lines.contains("an overlay refused"))
    }

    /// Checklist 77: content that is a controller requests another size while presented.
    @Test func contentControllerGrowsWithItsText() throws {
        let device = try open(.iPad)
        try device.tap("Controller")
        try device.settle()
        func frame() throws -> CGRect {
            let card = try device.view(.id("card"))
            return card.convert(card.bounds, to: nil)
        }
        let before = try frame()

        try device.tap("Show more")
        try device.settle()

        #expect(try frame().height > before.height + 30)
        #expect(abs(try frame().midY - before.midY) <= 0.5)
        try device.tap("Show more")
        try device.settle()
        try device.tap("Done")
        try device.settle()
        #expect(!ModalPresentationViewController.isAnyVisible)
    }

    /// Checklist 69, 70: the page's controls set margins and maximum width.
    @Test func contentHasTheSelectedMaximumWidth() throws {
        let device = try open(.iPad)
        try device.perform(script: "scroll 200 600 0 -2000\nsettle")
        let dial = try #require(device.view(.id("Maximum width")) as? UISlider)
        dial.value = 500
        dial.sendActions(for: .valueChanged)
        try device.perform(script: "scroll 200 600 0 2000\nsettle")

        try device.tap("window")
        try device.settle()

        let card = try device.view(.id("card"))
        #expect(card.bounds.width == 500)
        try device.tap("Done")
        try device.settle()
    }

    @Test func textScrollsAtLargeTextSizes() throws {
        let device = try open(.iPhoneSE)
        try device.perform(script: "text-size accessibilityExtraExtraExtraLarge\nsettle")

        try device.tap("window")
        try device.settle()

        let card = try device.view(.id("card"))
        let button = try device.view(.text("Done"))
        #expect(card.bounds.contains(button.convert(button.bounds, to: card)))
        try device.tap("Done")
        try device.settle()
    }

    @Test(arguments: ["Layout block", "Custom animation", "Keyboard", "Custom background", "Small box"])
    func everyExampleIsPresentedAndDismissed(_ sample: String) throws {
        let device = try open(.iPad)

        try device.tap(.text(sample))
        try device.settle()
        try device.tap("Done")
        try device.settle()

        try device.expect("Done", is: .gone)
        #expect(!ModalPresentationViewController.isAnyVisible)
    }
}
