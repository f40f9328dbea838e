import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs in which the user gives stars.
@MainActor @Suite struct RatingDialogTests {
    private let fixture = ReadyMadeFixture()

    /// The middle of a star by its place from the left, in the window.
    private func center(ofStarAt place: Int, in dialog: RatingDialog) throws -> CGPoint {
        let stars = try #require(self.stars(in: dialog.view))
        let cell = stars.bounds.width / CGFloat(dialog.maximum)
        return stars.convert(CGPoint(x: (CGFloat(place) + 0.5) * cell, y: stars.bounds.midY), to: nil)
    }

    private func stars(in view: UIView) -> UIView? {
        if view.accessibilityTraits.contains(.adjustable) { return view }
        return view.subviews.lazy.compactMap { stars(in: $0) }.first
    }

    @Test func tapOnAStarAndTheButtonGiveItsNumber() async throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?")
        let asking = fixture.ask(dialog)
        try await fixture.settle()

        let star = try center(ofStarAt: 3, in: dialog)
        try await fixture.device.tap(x: star.x, y: star.y)
        try await fixture.device.tap(.text("Submit"))
        try await fixture.settle()

        #expect(await asking.value == .value(4))
    }

    @Test func cancelingGivesNoRating() async throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?", rating: 3)
        let asking = fixture.ask(dialog)
        try await fixture.settle()

        try await fixture.device.tap(.text("Cancel"))
        try await fixture.settle()

        #expect(await asking.value == .dismissed(.action))
    }

    @Test func returnDoesNothingUntilThereIsARating() throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?")
        try fixture.show(dialog)
        try fixture.device.key("return")
        try fixture.device.settle()
        #expect(dialog.lifecycle.isPresented)

        try fixture.device.key("right")
        try fixture.device.key("right")
        try fixture.device.key("return")
        try fixture.device.settle()

        #expect(dialog.value == 2)
    }

    @Test func starsAreCountedFromTheLeadingEdge() throws {
        let fixture = ReadyMadeFixture(TestDevice(.iPhone14, language: .arabic))
        _ = fixture.device.window
        let dialog = RatingDialog(title: "1")
        try fixture.show(dialog)
        let leftmost = try center(ofStarAt: 0, in: dialog)

        try fixture.device.tap(x: leftmost.x, y: leftmost.y)

        #expect(dialog.rating == 5)
        #expect(stars(in: dialog.view)?.accessibilityValue == "5 من 5")
    }

    @Test func accessibilityAdjustsTheRatingWithinItsLimits() throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?", maximum: 2)
        try fixture.show(dialog)
        let stars = try #require(self.stars(in: dialog.view))

        let values = (0..<3).map { _ in
            stars.accessibilityIncrement()
            return stars.accessibilityValue
        }

        #expect(stars.accessibilityLabel == "How was it?")
        #expect(values == ["1 of 2", "2 of 2", "2 of 2"])
    }

    @Test func numbersOutOfRangeAreLimited() {
        _ = fixture.device.window
        #expect(RatingDialog(title: nil, maximum: -3).maximum == 1)
        #expect(RatingDialog(title: nil, maximum: .max).maximum == 10)
        #expect(RatingDialog(title: nil, rating: 99).rating == 5)
        #expect(RatingDialog(title: nil, rating: .min).rating == 0)
    }
}
