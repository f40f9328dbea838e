import Foundation
import Gallery
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The page of ready-made dialogs.
@MainActor @Suite struct ReadyMadePageTests {
    private let device = TestDevice(.iPhone14)

    private func open() throws {
        device.show(try #require(GalleryPage.named("ready-made")).makeController())
        try device.settle()
    }

    private var lines: String { ((try? device.view(.id("trace lines"))) as? UILabel)?.text ?? "" }

    @Test func dialogWithADelayDismissesItself() async throws {
        try open()
        try await device.scroll(to: "Slides up, 5 seconds")
        try await device.tap("Slides up, 5 seconds")
        try await device.settle()
        try device.expect("Keep it?", is: .visible)

        await device.advance(by: 6)
        try await device.settle()

        try device.expect("Keep it?", is: .gone)
        #expect(lines.contains("own: timeOut"))
    }

    @Test func answerIsTraced() async throws {
        try open()
        try await device.scroll(to: "Slides up, 5 seconds")
        try await device.tap("Slides up, 5 seconds")
        try await device.settle()

        try await device.tap("Keep")
        try await device.settle()

        #expect(lines.contains("own: kept"))
    }
}
