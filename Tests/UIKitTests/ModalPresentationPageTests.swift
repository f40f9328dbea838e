import Foundation
import Gallery
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The gallery's page of modal overlays, as a person uses it.
@MainActor @Suite struct ModalPresentationPageTests {
    private func open(_ model: TestDevice.Model = .iPhone14) throws -> TestDevice {
        let device = TestDevice(model)
        device.show(try #require(GalleryPage.named("modal-presentation")).makeController())
        return device
    }

    /// Checklist 65: the three ways, and what the delegate hears of the end.
    @Test(arguments: ["window", "presented", "subview"]) func eachWayShowsACardThatEndsWithAReason(_ way: String) throws
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

    /// Checklist 81: the link finds the way free, unless the delegate says no.
    @Test func aLinkHidesTheCard() throws {
        let device = try open(.iPad)

        try device.tap("Hide all (deep link)")
        try device.settle()

        try device.expect("Not important", is: .gone)
        let lines = try #require(device.view(.id("trace lines")) as? UILabel).text ?? ""
        #expect(lines.contains("all hidden"))
    }

    @Test(arguments: ["Layout block", "Own animation", "Keyboard", "Own background", "Small box"])
    func everySampleComesAndGoes(_ sample: String) throws {
        let device = try open(.iPad)

        try device.tap(.text(sample))
        try device.settle()
        try device.tap("Done")
        try device.settle()

        try device.expect("Done", is: .gone)
        #expect(!ModalPresentationViewController.isAnyVisible)
    }
}
