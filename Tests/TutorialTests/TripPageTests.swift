import Testing
@testable import TutorialApp
import UIKit
import Velarium
import VelariumTesting

/// The promises of the tutorial "A note that stays".
@MainActor @Suite struct TripPageTests {
    private let device = TestDevice(.iPhoneSE)
    private let page = TripPage()

    init() { device.show(UINavigationController(rootViewController: page)) }

    @Test func noteFollowsItsRowWhileTheTableScrolls() async throws {
        try await tap("Seville")
        let tip = try device.view("Two nights in Seville").convert(CGPoint.zero, to: nil)

        try await scroll(by: -90)

        let moved = try device.view("Two nights in Seville").convert(CGPoint.zero, to: nil)
        #expect(abs(tip.y - moved.y) > 40)
        try expectNote(at: "Seville")
    }

    @Test func noteGoesWithItsCityWhenTheTableIsSorted() async throws {
        try await tap("Lisbon")
        try expectNote(at: "Lisbon")

        try await tap("Sort")

        #expect(page.cities.first == "Barcelona")
        try expectNote(at: "Lisbon")
    }

    @Test func noteIsHiddenWhileItsCityIsOutOfSight() async throws {
        try await tap("Lisbon")

        try await scroll(by: -300)
        #expect(page.note?.isHidden == true)
        try await scroll(by: 240)
        try await scroll(by: 240)

        #expect(page.note?.isHidden == false)
        try expectNote(at: "Lisbon")
    }

    @Test func tapOnAnotherRowReplacesTheNote() async throws {
        try await tap("Lisbon")
        let first = page.note

        try await tap("Girona")

        #expect(first?.dismissReason == .replaced)
        try device.expect("Two nights in Lisbon", is: .gone)
        try expectNote(at: "Girona")
    }

    /// The note is directly below the row of `city`.
    private func expectNote(at city: String) throws {
        let row = try device.view(.text(city))
        let note = try device.view(.text("Two nights in \(city)"))
        let gap = note.convert(note.bounds, to: nil).minY - row.convert(row.bounds, to: nil).maxY

        #expect(gap > 0 && gap < 30, "\(gap)")
    }

    private func scroll(by distance: CGFloat) async throws {
        let x = device.window.bounds.midX
        try await device.drag(from: CGPoint(x: x, y: 420), to: CGPoint(x: x, y: 420 + distance), in: 0.5)
        try await device.settle()
    }

    private func tap(_ title: String) async throws {
        try await device.tap(.text(title))
        try await device.settle()
    }
}
